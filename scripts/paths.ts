/**
 * `npm run paths [-- MACHINE]`: every state and transition of the machines with the walks and recordings that exercise it, and both
 * outcomes of every guard; the same as lit charts in .cache/paths.html. Fails where something is not exercised.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walked } from '../src/testing/paths/exercised';
import type { Exercised, WalkedMachine } from '../src/testing/paths/exercised';
import { MACHINES } from '../src/testing/machines';
import { chartOf } from '../src/web/devtools/chart/definition';
import { layOut } from '../src/web/devtools/chart/layout';
import { drawn, themeStyle } from '../src/web/devtools/chart/svg';

const ROOT = path.resolve(__dirname, '..');
const PAGE = path.join(ROOT, '.cache', 'paths.html');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const isLit = ({ takenBy, isGuarded, refusedBy }: Exercised): boolean => takenBy.length > 0 && (!isGuarded || refusedBy.length > 0);
const brief = (names: readonly string[]): string =>
  names.length === 0
    ? 'NONE'
    : names.length < 3
      ? names.join(', ')
      : `${names.slice(0, 2).join(', ')} and ${String(names.length - 2)} more`;

function tell({ known, moves, states, transitions }: WalkedMachine): void {
  const gaps = transitions.filter((one) => !isLit(one)).length;
  console.log(
    `\n# ${known.machine.id}: ${String(states.length)} states, ${String(transitions.length)} transitions, ${String(moves.length)} moves, ${String(gaps)} gaps\n`,
  );
  for (const state of states) console.log(`  state ${state}`);
  console.log('\n| transition | taken by | guard said no by |\n| --- | --- | --- |');
  for (const one of transitions) console.log(`| ${one.id} | ${brief(one.takenBy)} | ${one.isGuarded ? brief(one.refusedBy) : '–'} |`);
}

async function main(): Promise<void> {
  const wanted = process.argv[2];
  const all = MACHINES.filter(({ machine }) => wanted === undefined || machine.id === wanted).map((known) => walked(known, ROOT));
  for (const one of all) tell(one);
  const parts = await Promise.all(
    all.map(async ({ known, transitions }) => {
      const lit = new Set(transitions.filter(isLit).map(({ id }) => id));
      const rows = transitions.map(
        (one) =>
          `<tr class="${isLit(one) ? 'lit' : 'dark'}"><td>${escaped(one.id)}</td><td>${escaped(one.takenBy.join(', '))}</td><td>${one.isGuarded ? escaped(one.refusedBy.join(', ')) : ''}</td></tr>`,
      );
      return `<h1>${known.machine.id}</h1>${drawn(layOut(chartOf(known.machine)), { theme: 'light', lit })}<table><tr><th>transition</th><th>taken by</th><th>guard said no by</th></tr>${rows.join('')}</table>`;
    }),
  );
  mkdirSync(path.dirname(PAGE), { recursive: true });
  writeFileSync(
    PAGE,
    `<!doctype html><meta charset="utf-8"><title>Paths</title><style>body{font:14px system-ui;margin:2rem;color:${themeStyle('light').text}}svg{max-width:100%;height:auto}td,th{text-align:left;vertical-align:top;padding:.25rem .75rem;border-bottom:1px solid #ddd}.dark td{background:#ffe3e0}</style>${parts.join('')}`,
  );
  const gaps = all.flatMap(({ transitions }) => transitions.filter((one) => !isLit(one)));
  console.log(
    `\n${gaps.length === 0 ? 'Everything is exercised' : `${String(gaps.length)} not exercised`}; lit charts in ${path.relative(process.cwd(), PAGE)}`,
  );
  process.exitCode = gaps.length === 0 ? 0 : 1;
}
void main();
