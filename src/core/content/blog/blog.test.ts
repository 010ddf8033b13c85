/** What every article must have (content.25, content.42), in both languages. */
import { parseIsoDate } from '../../domain/values/dates';
import type { Locale } from '../../domain/site/routes';
import { ARTICLES } from './articleSlugs';
import { ARTICLE_FACTS } from './articleFacts';
import { ARTICLE_TEXTS, AUTHOR_TEXTS, BLOG_WORDS, minutesOf, textsOf } from './articles';
import { AUTHOR_TYPES, authorName } from './authors';
import type { Author } from './authors';
import { AUTHOR_SLUGS } from './authorSlugs';
import { minutesToRead } from './readingTime';

const LOCALES: readonly Locale[] = ['en', 'es'];
const wordsIn = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;

it('has at least ten articles, newest first, by authors who wrote something', () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(10);
  const days = ARTICLES.map((slug) => ARTICLE_FACTS[slug].published);
  expect(days).toEqual([...days].sort().reverse());
  expect(new Set(days).size).toBe(days.length);
  expect(new Set(ARTICLES.map((slug) => ARTICLE_FACTS[slug].author))).toEqual(new Set(AUTHOR_SLUGS));
});

it.each(ARTICLES)('%s has days that were, and leads to three others', (slug) => {
  const { published, updated, related } = ARTICLE_FACTS[slug];
  for (const day of [published, updated]) expect(parseIsoDate(day)).toBe(day);
  expect(updated >= published).toBe(true);
  expect(updated <= '2026-11-22').toBe(true);
  expect(new Set([slug, ...related]).size).toBe(4);
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(ARTICLES)('%s has 600 to 1000 words in parts with headings of their own', (slug) => {
    const text = ARTICLE_TEXTS[locale][slug];
    const words = wordsIn(textsOf(text));
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1000);
    expect(minutesOf(slug, locale)).toBeGreaterThanOrEqual(3);
    const headings = text.parts.map(({ heading }) => heading);
    expect(headings.length).toBeGreaterThanOrEqual(4);
    expect(new Set(headings).size).toBe(headings.length);
    const other = ARTICLE_TEXTS[locale === 'en' ? 'es' : 'en'][slug];
    const shape = (of: typeof text) => of.parts.map(({ paragraphs, list = [] }) => [paragraphs.length, list.length]);
    expect(shape(text)).toEqual(shape(other));
    expect(text.description.length).toBeLessThanOrEqual(160);
  });

  it('says nothing twice', () => {
    const sentences = ARTICLES.flatMap((slug) => textsOf(ARTICLE_TEXTS[locale][slug]).flatMap((text) => text.split(/(?<=[.!?])\s+/)));
    expect(sentences.filter((sentence, i) => sentence.length > 40 && sentences.indexOf(sentence) !== i)).toEqual([]);
  });

  it('says something of its authors', () => {
    for (const slug of AUTHOR_SLUGS) for (const text of Object.values(AUTHOR_TEXTS[locale][slug])) expect(text.length).toBeGreaterThan(20);
  });
});

it.each<[Author, Locale, string, string]>([
  [{ kind: 'desk' }, 'en', 'Skyfarer travel desk', 'Organization'],
  [{ kind: 'desk' }, 'es', 'Redacción Skyfarer', 'Organization'],
  [{ kind: 'person', name: 'Ana Ruiz' }, 'en', 'Ana Ruiz', 'Person'],
  [{ kind: 'person', name: 'Ana Ruiz' }, 'es', 'Ana Ruiz', 'Person'],
])('%j is called by name in %s (content.42, content.43)', (author, locale, name, type) => {
  expect(authorName(author, BLOG_WORDS[locale], { brandName: 'Skyfarer' })).toBe(name);
  expect(AUTHOR_TYPES[author.kind]).toBe(type);
});

it.each<[number, number]>([
  [0, 1],
  [90, 1],
  [310, 2],
  [900, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesToRead([Array<string>(words).fill('word').join(' ')])).toBe(minutes);
});
