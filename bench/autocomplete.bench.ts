/** Suggestions without the server: time of a key over what travelers type, and what the table weighs on the wire. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync, constants } from 'node:zlib';
import { MIN_SUGGEST_LETTERS, suggestionRows } from '#core/domain/airports';
import { suggestGreat } from '#web/api/greatAirports';
import { loadAirports } from '#server/airports/airportTable';
import type { BenchReport } from './report';

const ROUNDS = 5;
const MOST_LETTERS = 14;
const ROOT = path.resolve(__dirname, '..');
const KIB = 1024;

/** Every text on the way to a name: of the city, the airport, the code, of all airports and not the great ones alone. */
function typedTexts(): string[] {
  const names = loadAirports().airports.flatMap((a) => [a.code.toLowerCase(), a.city, a.name]);
  return [...new Set(names)].flatMap((name) =>
    Array.from({ length: Math.max(0, Math.min(name.length, MOST_LETTERS) - MIN_SUGGEST_LETTERS + 1) }, (_, i) =>
      name.slice(0, MIN_SUGGEST_LETTERS + i),
    ),
  );
}

export async function run(): Promise<BenchReport> {
  const texts = typedTexts();
  const row = (text: string): unknown => suggestionRows(suggestGreat(text, 10), text);
  texts.forEach(row);
  // the best of some rounds for each text: a key's own time, not that of a neighbor on the machine
  const times = texts.map((text) =>
    Math.min(
      ...Array.from({ length: ROUNDS }, () => {
        const start = performance.now();
        row(text);
        return performance.now() - start;
      }),
    ),
  );
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  const table = readFileSync(path.join(ROOT, 'src/web/api/greatAirports.generated.json'));
  const tableKib = brotliCompressSync(table, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / KIB;
  const assets = path.join(ROOT, 'dist/web/assets');
  const chunk = readdirSync(assets).find((name) => /^airports\..*\.js\.br$/.test(name));
  if (chunk === undefined) throw new Error('the build has no chunk of airports');
  const chunkKib = statSync(path.join(assets, chunk)).size / KIB;
  return {
    title: 'Suggestions without the server',
    method: `${texts.length.toLocaleString('en-US')} texts: every beginning, from ${MIN_SUGGEST_LETTERS} to ${MOST_LETTERS} letters, of the codes, cities and names of all airports; best of ${ROUNDS} rounds each. The chunk is the table with the rule that reads it, as it is sent.`,
    rows: [
      { name: 'a key, median', value: at(0.5) * 1000, unit: 'µs' },
      { name: 'a key, p99', value: at(0.99) * 1000, unit: 'µs' },
      { name: 'a key, slowest', value: at(1), unit: 'ms', goal: '≤ 1 ms', met: at(1) <= 1 },
      { name: 'table of great airports, brotli', value: tableKib, unit: 'KiB', goal: '≤ 12 KiB', met: tableKib <= 12 },
      { name: 'chunk on the wire, brotli', value: chunkKib, unit: 'KiB', goal: '≤ 12 KiB', met: chunkKib <= 12 },
    ],
  };
}
