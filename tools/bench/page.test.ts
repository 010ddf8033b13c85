/** How figures are written into docs/benchmarks.md. */
import { keptSectionOf, pageWith, sectionOf } from './page';
import { atLeast, most, row } from './report';

const WHERE = { day: '2026-11-26', machine: '2 × a processor' };

it('writes the figures of one subject on one line, with their goals', () => {
  const rows = [
    most('home: blocking time', 70.512, 'ms', 120),
    row('knee', 7669, 'calls/s'),
    atLeast('home: performance', 97, 'points', 98),
  ];
  expect(sectionOf({ title: 'Pages', method: 'Medians.', rows }, WHERE).split('\n')).toEqual([
    '## Pages',
    '',
    'Medians.',
    '',
    'On 2026-11-26, 2 × a processor.',
    '',
    '- home: blocking time 70.51 ms (≤120); performance 97 points (≥98, **missed**)',
    '- knee: 7669 calls/s',
    '',
  ]);
});

it('keeps figures with a goal, those of many subjects as a range, and why one is missed', () => {
  const rows = [
    ...[44, 70, 93, 153].flatMap((value, i) => [
      most(`page ${String(i)}: blocking time`, value, 'ms', 120),
      row(`page ${String(i)}: paint`, value, 'ms'),
    ]),
    ...['search', 'build'].map((name) => most(`${name}: p50`, 9, 'ms', 60)),
  ];
  const report = { title: 'Pages', method: 'Medians.', missed: 'The map is drawn.', rows };
  expect(keptSectionOf(report, WHERE).split('\n').slice(6)).toEqual([
    '- search: p50 9 ms (≤60)',
    '- build: p50 9 ms (≤60)',
    '- blocking time, 4 cases: 44 to 153 ms (≤120, **missed** by page 3)',
    '',
    'Missed: The map is drawn.',
    '',
  ]);
  expect(keptSectionOf({ ...report, rows: rows.slice(0, 2) }, WHERE)).not.toContain('Missed');
});

it('counts the many that miss one goal', () => {
  const rows = Array.from({ length: 5 }, (_, i) => most(`page ${String(i)}: blocking time`, 119 + i, 'ms', 120));
  const section = keptSectionOf(
    { title: 'Pages', method: 'Medians.', rows: [...rows, most('page 5: blocking time', 130, 'ms', 120)] },
    WHERE,
  );
  expect(section).toContain('- blocking time, 6 cases: 119 to 130 ms (≤120, **missed** by 4)');
});

it('breaks long lines within their list item', () => {
  const rows = Array.from({ length: 20 }, (_, i) => row(`pages: number ${String(i)}`, i, 'ms'));
  const lines = sectionOf({ title: 'Many', method: 'Counted.', rows }, WHERE).split('\n').slice(6, -1);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.every((line, i) => line.length <= 120 && line.startsWith(i === 0 ? '- ' : '  '))).toBe(true);
});

it('replaces the sections that were measured again and keeps the others', () => {
  const section = (title: string, figure: number): string =>
    sectionOf({ title, method: 'Counted.', rows: [row('figure', figure, 's')] }, WHERE);
  const page = pageWith('', [section('Search', 1), section('Build', 2)]);
  const again = pageWith(page, [section('Search', 3)]);
  expect(again).toContain('- figure: 2 s');
  expect(again).toContain('- figure: 3 s');
  expect(again).not.toContain('- figure: 1 s');
  expect(again.indexOf('## Build')).toBeLessThan(again.indexOf('## Search'));
  expect(pageWith(again, [section('Search', 3)])).toBe(again);
});
