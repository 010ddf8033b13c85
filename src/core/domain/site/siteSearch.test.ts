import fc from 'fast-check';
import { forgivenIn, SEARCH_TRIES, searchWords, wordsOfAddress } from './siteSearch';

it.each([
  ['Nueva York, JFK', ['nueva', 'york', 'jfk']],
  ['¿Cuánto equipaje puedo llevar?', ['cuanto', 'equipaje', 'puedo', 'llevar']],
  ['how do I cancel a flight', ['cancel', 'flight']],
  ['São  Paulo–Zürich', ['sao', 'paulo', 'zurich']],
  ['the of and', []],
  ['', []],
])('reads the words of %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it.each([
  ['/flights-to-pariss', 'flights pariss'],
  ['/us-es/airlines/delta.html', 'airlines delta'],
  ['/blog/C%C3%B3mo-leer-tarifas', 'blog leer tarifas'],
  ['/index.php', ''],
  ['/%E0%A4%A', 'e0 a4'],
  ['/', ''],
  ['/us-es', ''],
])('reads what %s requested', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});

it('reads every address, and its words once more as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const words = wordsOfAddress(`/${text}`);
      expect(words).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
      expect(searchWords(words).join(' ')).toBe(words);
    }),
  );
});

it('forgives no error in a code, one in a short word, two in a longer one, and never more than the try does', () => {
  for (const how of SEARCH_TRIES)
    expect(['jfk', 'rome', 'delta', 'baggage'].map((word) => forgivenIn(word, how))).toEqual(
      [0, 1, 2, 2].map((most) => Math.min(most, how.errors)),
    );
});
