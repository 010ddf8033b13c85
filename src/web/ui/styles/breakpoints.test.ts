/** Where layouts change (content.12, content.30): the same sizes in every stylesheet and in the questions of scripts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOBILE_QUERY, PHONE_QUERY } from '#web/platform/useMedia';

const src = path.join(__dirname, '../..');
const queries = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => [...readFileSync(path.join(src, name), 'utf8').matchAll(/@media [^{]*/g)].map(([query]) => `${name} ${query}`));
const sizes = (query: string): readonly string[] => query.match(/\((?:min|max)-(?:width|height): [^)]*\)/g) ?? [];

it('every breakpoint is in em, so that large text has the layout of a small window', () => {
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter((query) => sizes(query).some((size) => !/: [\d.]+em\)$/.test(size)))).toEqual([]);
});

it('no window lies between two layouts, or in both', () => {
  const all = new Set(queries.flatMap(sizes));
  for (const least of [...all].flatMap((size) => /^\(min-width: ([\d.]+)em\)$/.exec(size)?.[1] ?? []))
    expect([...all].some((size) => Math.abs(Number(/^\(max-width: ([\d.]+)em\)$/.exec(size)?.[1]) - Number(least)) < 0.02)).toBe(true);
});

it('scripts ask for breakpoints of the stylesheets', () => {
  const all = queries.flatMap(sizes);
  expect(all).toContain(MOBILE_QUERY);
  expect(all).toContain(PHONE_QUERY);
});
