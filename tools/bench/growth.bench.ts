/** A site after years (reliability.38, decision 167): how long its questions take, and that none reads a large table from one end to the other. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { addMonths } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { openDatabase, AGENCY } from '#server/platform/db/connection';
import type { Database, DatabaseTarget } from '#server/platform/db/connection';
import { runMigrations } from '#server/platform/db/migrate';
import { findMonthlyTables, makeMonths } from '#server/platform/db/months/months';
import { openTestDatabase } from '#testing/database/testDatabase';
import { fill } from './growth/fill';
import { questionsOf } from './growth/questions';
import { scannedWhole, watchStatements } from './growth/watch';
import { quantile } from './quantiles';
import { most, row } from './report';
import type { BenchReport, BenchRow } from './report';

/** Hundred thousands of bookings, ten times as many events and as many fares: GROWTH=10 is the size that docs/scale.md has. */
const SIZE = Number(process.env['GROWTH'] ?? '1');
const SIZES = { bookings: SIZE * 100_000, events: SIZE * 1_000_000, fares: SIZE * 1_000_000 };
const MIGRATIONS = path.join(__dirname, '../../src/server/platform/db/migrations');
const NOW = new Date('2027-06-15T12:00:00Z');
const FIRST_MONTH = '2027-03-01' as IsoDate;
/** How long each waits for an answer: p95. */
const LIMIT_MS = { site: 100, job: 1_000, desk: 2_000, month: 1_000 } as const;
/** Of one question, however slow it is. */
const LONGEST_MS = 20_000;
/** Smaller tables are read whole with good reason. */
const BIG_ROWS = 20_000;

export async function run(): Promise<BenchReport> {
  const { target, isFilled, close } = await openFor();
  const database = openDatabase(target, () => undefined, AGENCY);
  try {
    if (!isFilled) await fillAll(target, database);
    const big = await database.pool.query<{ name: string }>(`select relname as name from pg_class where relkind = 'r' and reltuples > $1`, [
      BIG_ROWS,
    ]);
    const names = new Set(big.rows.map(({ name }) => name));
    const watch = watchStatements(database.pool);
    const rows: BenchRow[] = [];
    for (const { name, by, times, ask } of await questionsOf(database, SIZES.bookings, NOW)) {
      await ask(0);
      watch.take();
      const took: number[] = [];
      await ask(1);
      const scanned = await scannedWhole(database.pool, watch.take(), (table) => names.has(table));
      const until = performance.now() + LONGEST_MS;
      for (let i = 0; i < times && performance.now() < until; i += 1) {
        const start = performance.now();
        await ask(i);
        took.push(performance.now() - start);
      }
      took.sort((a, b) => a - b);
      rows.push(
        row(`${by}, ${name}: p50`, quantile(took, 0.5), 'ms'),
        most(`${by}, ${name}: p95`, quantile(took, 0.95), 'ms', LIMIT_MS[by]),
        // a month is what it reads
        ...(by === 'month'
          ? []
          : [most(`${by}, ${name}: tables read whole${scanned.map((table) => ` ${table}`).join('')}`, scanned.length, '', 0)]),
      );
      console.error(name, took.length, quantile(took, 0.5).toFixed(1), quantile(took, 0.95).toFixed(1), scanned.join(' '));
    }
    return {
      title: 'Growth',
      method: `${SIZES.bookings.toLocaleString('en-US')} bookings of 400 days, ${SIZES.events.toLocaleString('en-US')} events and ${SIZES.fares.toLocaleString('en-US')} seen fares of 90 days in PostgreSQL, asked by the functions of site and desk; how by EXPLAIN.`,
      rows,
    };
  } finally {
    await database.close();
    await close();
  }
}

interface Filled {
  readonly target: DatabaseTarget;
  readonly isFilled: boolean;
  readonly close: () => Promise<void>;
}

/** A database of its own that goes afterwards, or the one of GROWTH_URL, which is filled where it is empty and stays. */
async function openFor(): Promise<Filled> {
  const url = process.env['GROWTH_URL'];
  if (url === undefined) {
    const empty = await openTestDatabase();
    return { target: empty.target, isFilled: false, close: () => empty.close() };
  }
  const target = { connectionString: url };
  await runMigrations(target, MIGRATIONS);
  const database = openDatabase(target, () => undefined, AGENCY);
  const isFilled = (await database.pool.query('select 1 from bookings limit 1')).rowCount === 1;
  await database.close();
  return { target, isFilled, close: () => Promise.resolve() };
}

async function fillAll(target: DatabaseTarget, { db }: Database): Promise<void> {
  const months = Array.from({ length: 6 }, (_, i) => addMonths(FIRST_MONTH, i));
  for (const table of await findMonthlyTables(db)) await makeMonths(db, table, months);
  await fill(target, SIZES, NOW, (line) => console.error(line));
}
