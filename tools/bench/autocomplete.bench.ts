/** Suggestions: time of a key over what travelers type, without the server and on it, and what the table weighs on the wire. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync, constants } from 'node:zlib';
import { MIN_SUGGEST_LETTERS } from '#core/domain/places/airports';
import { createSuggest } from '#core/domain/places/suggest';
import { placeRows } from '#core/domain/places/suggestionRows';
import { suggestGreat } from '#web/api/majorAirports';
import { loadAirports } from '#server/airports/airportTable';
import type { BenchReport } from './report';

const ROUNDS = 5;
const MOST_LETTERS = 14;
const ROOT = path.resolve(__dirname, '../..');
const KIB = 1024;

/** The name with two neighbors exchanged, as fast fingers do; where, differs from name to name. */
function mistyped(name: string): string {
  const at = 1 + (name.length % Math.max(1, name.length - 2));
  return name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2);
}

/** Every text on the way to a name: of the city, the airport, the code, of all airports and not the major ones alone. */
function typedTexts(): string[] {
  const { airports, otherNames } = loadAirports();
  const known = airports.flatMap((a) => [a.code.toLowerCase(), a.city, a.name]);
  const others = Object.values(otherNames.cities).flat();
  const names = [...known, ...others, ...airports.map((a) => mistyped(a.city)), ...others.map(mistyped)];
  return [...new Set(names)].flatMap((name) =>
    Array.from({ length: Math.max(0, Math.min(name.length, MOST_LETTERS) - MIN_SUGGEST_LETTERS + 1) }, (_, i) =>
      name.slice(0, MIN_SUGGEST_LETTERS + i),
    ),
  );
}

/** The best of some rounds for each text: a key's own time, not that of a neighbor on the machine. */
function quantiles(texts: readonly string[], ask: (text: string) => unknown): (share: number) => number {
  texts.forEach(ask);
  const times = texts.map((text) =>
    Math.min(
      ...Array.from({ length: ROUNDS }, () => {
        const start = performance.now();
        ask(text);
        return performance.now() - start;
      }),
    ),
  );
  times.sort((a, b) => a - b);
  return (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
}

export async function run(): Promise<BenchReport> {
  const texts = typedTexts();
  const at = quantiles(texts, (text) => placeRows(suggestGreat(text, 10), text));
  const suggestAll = createSuggest(loadAirports());
  const served = quantiles(texts, (text) => suggestAll(text, 10));
  const table = readFileSync(path.join(ROOT, 'src/web/api/majorAirports.generated.json'));
  const tableKib = brotliCompressSync(table, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / KIB;
  const assets = path.join(ROOT, 'dist/web/assets');
  const chunk = readdirSync(assets).find((name) => /^airports\..*\.js\.br$/.test(name));
  if (chunk === undefined) throw new Error('the build has no chunk of airports');
  const chunkKib = statSync(path.join(assets, chunk)).size / KIB;
  return {
    title: 'Suggestions without the server',
    method: `${texts.length.toLocaleString('en-US')} beginnings (${MIN_SUGGEST_LETTERS} to ${MOST_LETTERS} letters) of codes and names of airports, also with two letters exchanged; best of ${ROUNDS} rounds.`,
    rows: [
      { name: 'a key: median', value: at(0.5) * 1000, unit: 'µs' },
      { name: 'a key: p99', value: at(0.99) * 1000, unit: 'µs' },
      { name: 'a key: slowest', value: at(1), unit: 'ms', goal: '≤ 1 ms', met: at(1) <= 1 },
      { name: 'a key on the server: median', value: served(0.5), unit: 'ms', goal: '≤ 1 ms', met: served(0.5) <= 1 },
      { name: 'a key on the server: p99', value: served(0.99), unit: 'ms' },
      { name: 'table of major airports, brotli', value: tableKib, unit: 'KiB', goal: '≤ 16 KiB', met: tableKib <= 16 },
      { name: 'chunk on the wire, brotli', value: chunkKib, unit: 'KiB', goal: '≤ 16 KiB', met: chunkKib <= 16 },
    ],
  };
}
