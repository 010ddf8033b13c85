/** Both schemes, read out of the stylesheet: what is written and drawn on each ground can be made out (content.31). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '#testing/contracts/contrast';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const dark = /prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? '';

const declared = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/--([\w-]+): (#\w+|var\(--[\w-]+\));/g)].map(([, name = '', value = '']) => [name, value]));

function schemeOf(tokens: ReadonlyMap<string, string>) {
  return (name: string): string => {
    const value = tokens.get(name) ?? '';
    const other = /var\(--([\w-]+)\)/.exec(value)?.[1];
    return other === undefined ? value : schemeOf(tokens)(other);
  };
}

const light = declared(css.replace(dark, ''));
const SCHEMES = { light: schemeOf(light), dark: schemeOf(new Map([...light, ...declared(dark)])) };

const GROUNDS = ['bg', 'surface', 'surface-sunk', 'surface-tint'];
const on = (grounds: readonly string[], inks: readonly string[]) => grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const));
/** Text at 4.5:1. */
const READ = [
  ...on(GROUNDS, ['text', 'text-2', 'bad']),
  ...on(['bg', 'surface'], ['text-3', 'accent-text', 'good']),
  ...on(['brand', 'brand-deep'], ['on-brand', 'on-brand-2']),
  ...on(['brand-hover'], ['on-brand']),
  ...on(['accent', 'accent-hover', 'highlight'], ['on-accent']),
  ...on(['highlight-soft'], ['text', 'text-2']),
  ...on(['good-bg'], ['good']),
  ...on(['bad-bg'], ['bad', 'text']),
];
/** What is drawn at 3:1. */
const SEEN = [
  ...on(['bg', 'surface', 'surface-sunk'], ['focus', 'control', 'flight', 'edge']),
  ...on(['bg', 'surface'], ['line-strong']),
  ...on(['brand', 'brand-deep'], ['focus-on-brand', 'highlight']),
];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const of = SCHEMES[scheme];
  const below = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter(([ink, ground]) => !(contrast(of(ink), of(ground)) >= least)).map(([ink, ground]) => `${ink} on ${ground}`);

  it('every text reads at 4.5:1', () => {
    expect(below(READ, 4.5)).toEqual([]);
  });

  it('every border, mark and ring of focus is seen at 3:1', () => {
    expect(below(SEEN, 3)).toEqual([]);
  });
});

it('grounds and inks of the page differ in the two schemes', () => {
  const same = ['bg', 'surface', 'surface-sunk', 'surface-tint', 'text', 'text-2', 'text-3', 'line', 'accent-text', 'good', 'bad'];
  expect(same.filter((name) => SCHEMES.light(name) === SCHEMES.dark(name))).toEqual([]);
});
