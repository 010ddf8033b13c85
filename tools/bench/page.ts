/** `docs/benchmarks.md`: a section for each benchmark, its figures as lines that read as text. */
import type { BenchReport, BenchRow } from './report';

const LINE_LENGTH = 120;
const HEAD = [
  '# Benchmarks',
  '',
  '`npm run bench` measures everything, `npm run bench search` one part. Goals are in parentheses; what misses one says so.',
  'Each section names its day and machine. Bookings under faults: [testing](testing.md#bookings-under-faults).',
].join('\n');

/** When and where a benchmark ran. */
export interface Circumstances {
  /** ISO day. */
  readonly day: string;
  readonly machine: string;
}

/** `home: layout shift` and `home: blocking time` share the line of `home`. */
function splitName(name: string): readonly [subject: string, figure: string] {
  const [subject = '', ...figure] = name.split(': ');
  return figure.length === 0 ? ['', name] : [subject, figure.join(': ')];
}

function figureOf(name: string, { value, unit, goal, met }: BenchRow): string {
  const figure = `${name} ${String(Number(value.toPrecision(4)))} ${unit}`.trimEnd();
  if (goal === undefined) return figure;
  const limit = goal.replace(/^([≤≥]) /, '$1');
  return `${figure} (${limit.endsWith(` ${unit}`) ? limit.slice(0, -unit.length - 1) : limit}${met === false ? ', **missed**' : ''})`;
}

/** Breaks between words; `indent` stands before every line but the first. */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (last.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indent + word);
  }
  return lines.join('\n');
}

/** One list item for each subject, in the order of its first figure. */
function itemsOf(rows: readonly BenchRow[]): readonly string[] {
  const items = new Map<string, string[]>();
  for (const row of rows) {
    const [subject, name] = splitName(row.name);
    const key = subject === '' ? name : subject;
    items.set(key, [...(items.get(key) ?? []), subject === '' ? figureOf('', row).trimStart() : figureOf(name, row)]);
  }
  return [...items].map(([subject, figures]) => wrapped(`- ${subject}: ${figures.join('; ')}`, '  '));
}

export function sectionOf({ title, method, rows }: BenchReport, { day, machine }: Circumstances): string {
  return [`## ${title}`, '', wrapped(method), '', `On ${day}, ${machine}.`, '', ...itemsOf(rows), ''].join('\n');
}

const titleOf = (section: string): string => /^## (.*)/.exec(section)?.[1] ?? '';

/** The page with new sections in the place of those of the same titles, all in alphabetical order. */
export function pageWith(old: string, sections: readonly string[]): string {
  const made = new Set(sections.map(titleOf));
  const kept = old
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !made.has(titleOf(section)))
    .map((section) => `${section.trim()}\n`);
  const all = [...kept, ...sections].sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1));
  return `${HEAD}\n\n${all.join('\n')}`;
}
