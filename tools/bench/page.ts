/** `docs/benchmarks.md`: a section for each benchmark, its figures as lines that read as text. */
import type { BenchReport, BenchRow } from './report';

const LINE_LENGTH = 120;
const HEAD = [
  '# Benchmarks',
  '',
  '`npm run bench` measures everything, `npm run bench search` one part, and prints more. Goals are in parentheses.',
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

const rounded = (value: number): string => String(Number(value.toPrecision(4)));

/** `≤ 120 ms` of a figure in ms is `≤120`. */
function limitOf(goal: string, unit: string): string {
  const limit = goal.replace(/^([≤≥]) /, '$1');
  return limit.endsWith(` ${unit}`) ? limit.slice(0, -unit.length - 1) : limit;
}

function figureOf(name: string, { value, unit, goal, met }: BenchRow): string {
  const figure = `${name} ${rounded(value)} ${unit}`.trimEnd();
  return goal === undefined ? figure : `${figure} (${limitOf(goal, unit)}${met === false ? ', **missed**' : ''})`;
}

/** Breaks between words; `indent` precedes every line but the first. */
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

/** So many subjects with one figure and one goal are written as the range of that figure. */
const MANY = 4;

interface Figure {
  readonly subject: string;
  readonly name: string;
  readonly row: BenchRow;
}
type Group = readonly [Figure, ...Figure[]];

/** One list item for each subject, in the order of its first figure; figures that many subjects share come last, as ranges. */
function itemsOf(rows: readonly BenchRow[]): readonly string[] {
  const figures = rows.map((each): Figure => {
    const [subject, name] = splitName(each.name);
    return { subject, name, row: each };
  });
  const shared = groupsOf(
    figures.filter(({ subject, row: { goal } }) => subject !== '' && goal !== undefined),
    ({ name, row: { unit, goal } }) => [name, unit, goal].join(),
  ).filter(({ length }) => length >= MANY);
  const others = figures.filter((figure) => !shared.some((group) => group.includes(figure)));
  const bySubject = groupsOf(others, ({ subject, name }) => (subject === '' ? name : subject));
  return [...bySubject.map(itemOf), ...shared.map(rangeOf)].map((item) => wrapped(`- ${item}`, '  '));
}

function groupsOf(figures: readonly Figure[], keyOf: (figure: Figure) => string): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const figure of figures) {
    const group = groups.get(keyOf(figure));
    groups.set(keyOf(figure), group ? [...group, figure] : [figure]);
  }
  return [...groups.values()];
}

function itemOf(figures: Group): string {
  const [first] = figures;
  if (first.subject === '') return `${first.name}: ${figures.map(({ row: each }) => figureOf('', each).trimStart()).join('; ')}`;
  return `${first.subject}: ${figures.map(({ name, row: each }) => figureOf(name, each)).join('; ')}`;
}

/** `blocking time, 8 cases: 44 to 153 ms (≤120, **missed** by explore)` */
function rangeOf(figures: Group): string {
  const {
    name,
    row: { unit, goal = '' },
  } = figures[0];
  const values = figures.map(({ row: { value } }) => value);
  const [least, greatest] = [rounded(Math.min(...values)), rounded(Math.max(...values))];
  const range = `${least === greatest ? least : `${least} to ${greatest}`} ${unit}`.trimEnd();
  const missed = figures.filter(({ row: { met } }) => met === false).map(({ subject }) => subject);
  const verdict = missed.length > 0 ? `, **missed** by ${missed.length < MANY ? missed.join(', ') : String(missed.length)}` : '';
  return `${name}, ${String(figures.length)} cases: ${range} (${limitOf(goal, unit)}${verdict})`;
}

/** What a benchmark prints: every figure. */
export function sectionOf(report: BenchReport, where: Circumstances): string {
  return sectionWith(report, report.rows, where);
}

/** What the page keeps: figures with a goal, or all where none has one. */
export function keptSectionOf(report: BenchReport, where: Circumstances): string {
  const held = report.rows.filter(({ goal }) => goal !== undefined);
  return sectionWith(report, held.length > 0 ? held : report.rows, where);
}

function sectionWith({ title, method, missed }: BenchReport, rows: readonly BenchRow[], { day, machine }: Circumstances): string {
  const reason = missed !== undefined && rows.some(({ met }) => met === false) ? [wrapped(`Missed: ${missed}`), ''] : [];
  return [`## ${title}`, '', wrapped(method), '', `On ${day}, ${machine}.`, '', ...itemsOf(rows), '', ...reason].join('\n');
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
