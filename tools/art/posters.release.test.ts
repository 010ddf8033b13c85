import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLES } from '#core/content/blog/articleSlugs';
import { CITY_SLUGS } from '#core/content/destinations/cities';
import { posterAlt } from '#core/content/pictures/posterAlts';
import { PLACES } from '#core/content/pictures/places';
import { CITY_POSTERS, posterOf } from '#core/content/pictures/posters';
import { artVersionFile } from './artVersion';
import { POSTERS as DRAWINGS } from './catalog';

const folder = join(__dirname, '../../public/posters');
const file = (id: string) => readFileSync(join(folder, `${id}.svg`), 'utf8');
const ids = [...CITY_POSTERS, ...PLACES, ...ARTICLES];

const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['gradients', /gradient/i],
  ['text', /<(?:text|tspan|title|desc)\b/i],
  ['scripts and handlers', /<script|\son\w+\s*=/i],
  ['style', /<style|\sstyle\s*=|\sclass\s*=/i],
  ['foreign content', /<foreignObject|<image|<use\b|<!DOCTYPE|<!ENTITY/i],
  ['filters, masks and clips', /<(?:filter|mask|clipPath|pattern)\b/i],
  ['references', /href|url\(|@import|https?:(?!\/\/www\.w3\.org\/2000\/svg")/i],
  ['numbers that came out wrong', /NaN|undefined|Infinity/],
];

/** The test's own list of what may be in a picture: anything else was not thought about. */
const ELEMENTS = new Set(['svg', 'path', 'circle', 'g']);

test('records and files are the same set', () => {
  expect(readdirSync(folder).sort()).toEqual(ids.map((id) => `${id}.svg`).sort());
});

test.each(ids)('%s: record and file agree', (id) => {
  const record = posterOf(id);
  const picture = file(id);
  expect(record.file).toBe(`/posters/${id}.svg`);
  expect(picture).toContain(`viewBox="0 0 ${record.width} ${record.height}" width="${record.width}" height="${record.height}"`);
  expect(posterAlt(id, 'en') === '').toBe(posterAlt(id, 'es') === '');
  if (!id.startsWith('hero')) expect([record.width, record.height]).toEqual([1200, 800]);
});

test.each(ids)('%s: flat, small and self-contained', (id) => {
  const picture = file(id);
  expect(Buffer.byteLength(picture)).toBeLessThan(30_000);
  expect(FORBIDDEN.filter(([, pattern]) => pattern.test(picture)).map(([what]) => what)).toEqual([]);
  expect([...picture.matchAll(/<([A-Za-z]+)/g)].map((m) => m[1] ?? '').filter((tag) => !ELEMENTS.has(tag))).toEqual([]);
});

test.each(Object.entries(DRAWINGS))('%s: drawn again, the same bytes', (id, draw) => {
  expect(draw()).toBe(file(id));
});

test('the version of the art is that of these files', () => {
  const written = readFileSync(join(__dirname, '../../src/core/content/pictures/artVersion.ts'), 'utf8');
  expect(written).toBe(artVersionFile(folder));
});

test.each(CITY_SLUGS)('%s has a page and therefore a poster', (city) => {
  expect(ids).toContain(city);
});

test('the manifest names icons that exist, in flat drawing', () => {
  const root = join(folder, '..');
  const manifest = JSON.parse(readFileSync(join(root, 'site.webmanifest'), 'utf8')) as { icons: { src: string }[] };
  // the others are made of these (platform/offline/manifest.test.ts looks at them)
  const drawn = manifest.icons.map((icon) => icon.src).filter((src) => src.endsWith('.svg'));
  expect(drawn).toHaveLength(2);
  for (const src of ['/favicon.svg', ...drawn]) {
    const picture = readFileSync(join(root, src), 'utf8');
    expect(FORBIDDEN.filter(([, pattern]) => pattern.test(picture)).map(([what]) => what)).toEqual([]);
  }
});
