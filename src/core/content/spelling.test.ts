/** Every word of both languages, by the dictionaries of wooorm/dictionaries (content.56); rendered pages are read in e2e/finding. */
import { LOCALES } from '../domain/site/routes';
import { siteSpeller, wordSources } from '#testing/spelling/siteSpelling';

describe.each(LOCALES)('the words of %s', (locale) => {
  const speller = siteSpeller(locale);

  it('are spelled right', () => {
    const sources = wordSources(locale);
    expect(sources.length).toBeGreaterThan(50);
    const errors = sources.flatMap(({ file, text }) => speller.errorsIn(text).map((word) => `${file}: ${word}`));
    expect(errors).toEqual([]);
  });
});

it('email is written as one word, as in the United States', () => {
  expect(wordSources('en').flatMap(({ file, text }) => (/\be-mail/i.test(text) ? [file] : []))).toEqual([]);
});

it.each([
  ['es', 'Su avion sale a las 5', ['avion']],
  ['es', 'Vuelos a Nueva York, Múnich y Los Ángeles desde $89', []],
  ['es', 'Elija asiento; escríbanos a info@wingfare.example', []],
  ['es', 'Reservasiones y equipage', ['Reservasiones', 'equipage']],
  ['en', 'Your baggage allowence from JFK', ['allowence']],
] as const)('finds what is wrong in %s: %s', (locale, text, errors) => {
  expect(siteSpeller(locale).errorsIn(text)).toEqual(errors);
});
