/** Every requirement that a comment, test or document names is in docs/requirements. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');
const REQUIREMENTS = path.join(ROOT, 'docs', 'requirements');
/** Where requirements are named. */
const PLACES = ['src', 'tools', 'e2e', 'scripts', 'docs'];
const TEXT = /\.(?:[cm]?[jt]sx?|css|md)$/;

const topics = readdirSync(REQUIREMENTS)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => path.basename(name, '.md'));
const RULE = /^- \*\*([^*]+)\*\* \S/gm;
const NAMED = new RegExp(`(?<![\\w./-])(?:${topics.join('|')})\\.\\d+\\b(?!\\.\\w)`, 'g');

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const rules = new Map(topics.map((topic) => [topic, [...read(`docs/requirements/${topic}.md`).matchAll(RULE)].map(([, name]) => name)]));
const known = new Set([...rules.values()].flat());

/** Citations of texts that are not in the repository. */
const FOREIGN = /\b(?:spec|specification|product)(?:,| \(?§)|\breliability,? [A-Z]\d|\bcomplaints? \d|\bconventions?,? \d/i;

/** Requirement → the files that name it. */
const named = new Map<string, Set<string>>();
for (const file of filesOf(PLACES))
  for (const [name] of read(file).matchAll(NAMED)) named.set(name, (named.get(name) ?? new Set()).add(file));

function filesOf(places: readonly string[]): readonly string[] {
  const files = places.flatMap((place) =>
    readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name)),
  );
  const ownFiles = readdirSync(ROOT);
  return [...files, ...ownFiles].filter((file) => TEXT.test(file));
}

it.each([...rules])('%s: rules are numbered from 1 without a gap', (topic, found) => {
  expect(found).toEqual(found.map((_, i) => `${topic}.${i + 1}`));
  expect(found.length).toBeGreaterThan(0);
});

it('every requirement that is named exists', () => {
  const unknown = [...named].filter(([name]) => !known.has(name)).map(([name, files]) => `${name}: ${[...files].join(', ')}`);
  expect(unknown).toEqual([]);
  expect(named.size).toBeGreaterThan(100);
});

it('requirements are named by their number alone', () => {
  const cites = (file: string): boolean => FOREIGN.test(read(file)) && !file.startsWith(path.join('docs', 'requirements'));
  expect(filesOf(PLACES).filter(cites)).toEqual([]);
});

/** Becomes smaller alone: a new requirement is named where it is tested. */
const MOST_UNNAMED = 98;

it('most requirements are named outside of their own documents', () => {
  const inRules = (file: string): boolean => file.startsWith(path.join('docs', 'requirements'));
  const unnamed = [...known].filter((name) => name && ![...(named.get(name) ?? [])].some((file) => !inRules(file)));
  expect(unnamed.slice(MOST_UNNAMED)).toEqual([]);
});
