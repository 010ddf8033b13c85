/**
 * `npm run paths [-- MACHINE]`: every state and transition of the machines and both outcomes of every guard with what exercises them:
 * walks and recordings of the machine alone, routes on its page in jsdom, and the sample in a browser; the same as lit charts in
 * .cache/paths.html. Fails where the machine alone leaves something out, or a page does and nobody says why.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walked } from './paths/exercised';
import type { Exercised, WalkedMachine } from './paths/exercised';
import { MACHINES } from './machines';
import { chartOf } from '#web/devtools/chart/definition';
import { layOut } from '#web/devtools/chart/layout';
import { drawn, STYLE } from './charts/svg';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = path.join(ROOT, '.cache', 'paths.html');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const isLit = ({ takenBy, isGuarded, refusedBy }: Exercised): boolean => takenBy.length > 0 && (!isGuarded || refusedBy.length > 0);
/** Taken on a page, or known to be none's. */
const isOnPages = ({ isGuarded, onPages, notOnPages }: Exercised): boolean =>
  (onPages.takenBy.length > 0 || notOnPages.taken !== null) && (!isGuarded || onPages.refusedBy.length > 0 || notOnPages.refused !== null);

const COLUMNS = ['transition', 'machine', 'guard said no', 'page in jsdom', 'guard said no', 'browser', 'guard said no'];
/** What exercises a transition, in the order of the columns. */
function cellsOf(one: Exercised, list: (names: readonly string[]) => string): readonly string[] {
  const { id, isGuarded, takenBy, refusedBy, onPages, inBrowser, notOnPages } = one;
  const unless = (names: readonly string[], why: string | null): string =>
    names.length === 0 && why !== null ? `none: ${why}` : list(names);
  const count = (names: readonly string[]): string => (names.length === 0 ? '–' : `${String(names.length)} paths`);
  return [
    id,
    list(takenBy),
    isGuarded ? list(refusedBy) : '–',
    unless(onPages.takenBy, notOnPages.taken),
    isGuarded ? unless(onPages.refusedBy, notOnPages.refused) : '–',
    count(inBrowser.takenBy),
    isGuarded ? count(inBrowser.refusedBy) : '–',
  ];
}
const brief = (names: readonly string[]): string =>
  names.length === 0
    ? 'NONE'
    : names.length < 3
      ? names.join(', ')
      : `${names.slice(0, 2).join(', ')} and ${String(names.length - 2)} more`;

/** How many of the transitions each level takes: `the machine alone 9 of 9 (100 %), …`. */
function sharesOf(transitions: readonly Exercised[]): string {
  const share = (isTaken: (one: Exercised) => boolean): string => {
    const taken = transitions.filter(isTaken).length;
    return `${String(taken)} of ${String(transitions.length)} (${String(Math.floor((100 * taken) / transitions.length))} %)`;
  };
  return [
    `the machine alone ${share(({ takenBy }) => takenBy.length > 0)}`,
    `on pages ${share(({ onPages }) => onPages.takenBy.length > 0)}`,
    `in the browser's sample ${share(({ inBrowser }) => inBrowser.takenBy.length > 0)}`,
  ].join(', ');
}

function tell({ known, moves, states, transitions }: WalkedMachine): void {
  const gaps = transitions.filter((one) => !isLit(one) || !isOnPages(one)).length;
  console.log(
    `\n# ${known.machine.id}: ${String(states.length)} states, ${String(transitions.length)} transitions, ${String(moves.length)} moves, ${String(gaps)} gaps\n`,
  );
  for (const state of states) console.log(`  state ${state}`);
  console.log(`\ntransitions taken by ${sharesOf(transitions)}`);
  console.log(`\n| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`);
  for (const one of transitions) console.log(`| ${cellsOf(one, brief).join(' | ')} |`);
}

async function main(): Promise<void> {
  const wanted = process.argv[2];
  const all = MACHINES.filter(({ machine }) => wanted === undefined || machine.id === wanted).map((known) => walked(known, ROOT));
  for (const one of all) tell(one);
  const parts = await Promise.all(
    all.map(async ({ known, transitions }) => {
      const lit = new Set(transitions.filter(isLit).map(({ id }) => id));
      const rows = transitions.map((one) => {
        const cells = cellsOf(one, (names) => names.join(', ')).map((cell) => `<td>${escaped(cell)}</td>`);
        return `<tr class="${isLit(one) && isOnPages(one) ? 'lit' : 'dark'}">${cells.join('')}</tr>`;
      });
      const chart = layOut(chartOf(known.machine));
      const charts = [
        ['The machine alone', lit],
        ['On its page', new Set(transitions.filter(({ onPages }) => onPages.takenBy.length > 0).map(({ id }) => id))],
        ['In the browser', new Set(transitions.filter(({ inBrowser }) => inBrowser.takenBy.length > 0).map(({ id }) => id))],
      ] as const;
      const drawings = charts.map(([title, of]) => `<h2>${title}</h2>${drawn(chart, of)}`);
      const head = COLUMNS.map((column) => `<th>${column}</th>`).join('');
      return `<h1>${known.machine.id}</h1>${drawings.join('')}<table><tr>${head}</tr>${rows.join('')}</table>`;
    }),
  );
  mkdirSync(path.dirname(PAGE), { recursive: true });
  writeFileSync(
    PAGE,
    `<!doctype html><meta charset="utf-8"><title>Paths</title><style>body{font:14px system-ui;margin:2rem;color:${STYLE.text}}svg{max-width:100%;height:auto}td,th{text-align:left;vertical-align:top;padding:.25rem .75rem;border-bottom:1px solid #ddd}.dark td{background:#ffe3e0}</style>${parts.join('')}`,
  );
  const transitions = all.flatMap((machine) => machine.transitions);
  const gaps = transitions.filter((one) => !isLit(one) || !isOnPages(one));
  console.log(
    `\nAll machines: ${sharesOf(transitions)}; ${String(gaps.length)} neither walked nor reached on a page where they can be; lit charts in ${path.relative(process.cwd(), PAGE)}`,
  );
  process.exitCode = gaps.length === 0 ? 0 : 1;
}
void main();
