import path from 'node:path';
import { emptyDatabaseNextTo } from '#testing/database/emptyDatabase';
import { withLaterMigrations } from '#testing/database/laterMigrations';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import type { Database } from './connection';
import { StartRefused } from './startRefused';
import { compareHistory, runMigrations } from './migrate';
import type { HistoryFault } from './migrate';

const MIGRATIONS = path.join(__dirname, 'migrations');
let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.close());
beforeEach(async () => {
  database = await emptyDatabaseNextTo(server);
  await runMigrations(database.target, MIGRATIONS);
});
afterEach(() => database.close());

const applied = async (): Promise<unknown> => (await database.pool.query('select * from drizzle.__drizzle_migrations order by id')).rows;
/** Writes into the journal that so many migrations came before the baseline. */
const pretendBefore = (count: number) =>
  database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'before ' || n, baseline - n
     from (select min(created_at) as baseline from drizzle.__drizzle_migrations) as first, generate_series(1, $1::int) n`,
    [count],
  );

it('does nothing where nothing is missing', async () => {
  const before = await applied();
  await runMigrations(database.target, MIGRATIONS);
  expect(await applied()).toEqual(before);
});

it('refuses a database that a newer program has changed', async () => {
  await withLaterMigrations(MIGRATIONS, 2, (newer) => runMigrations(database.target, newer));
  const before = await applied();
  const run = runMigrations(database.target, MIGRATIONS);
  await expect(run).rejects.toThrow(StartRefused);
  await expect(run).rejects.toThrow('The database is newer than this program: 2 of its migrations are unknown here.');
  expect(await applied()).toEqual(before);
});

it('goes on where all migrations had run that the baseline replaced', async () => {
  await pretendBefore(42);
  const before = await applied();
  await runMigrations(database.target, MIGRATIONS);
  expect(await applied()).toEqual(before);
  await withLaterMigrations(MIGRATIONS, 1, (newer) => runMigrations(database.target, newer));
  expect((await database.pool.query('select 1 from later_1')).rowCount).toBe(0);
});

it('refuses a database that lacks one of them', async () => {
  await pretendBefore(41);
  const run = runMigrations(database.target, MIGRATIONS);
  await expect(run).rejects.toThrow(StartRefused);
  await expect(run).rejects.toThrow('The database lacks some of the 43 migrations');
});

const BASELINE = 100;
const KNOWN = [BASELINE, 110, 120];
/** The times of so many migrations from before the baseline, the last of which has its time. */
const replaced = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => BASELINE - i);

it.each<[string, readonly number[], HistoryFault | null]>([
  ['of an empty database', [], null],
  ['of the baseline alone', [BASELINE], null],
  ['of every migration', KNOWN, null],
  ['of all 43 that the baseline replaced', replaced(43), null],
  ['of these and one since', [...replaced(43), 110], null],
  ['of a newer program', [...KNOWN, 130, 140], { kind: 'newer', unknown: 2 }],
  ['of a newer program that has one in between', [BASELINE, 105, 110], { kind: 'newer', unknown: 1 }],
  ['that ended before the baseline', replaced(43).slice(1), { kind: 'beforeBaseline' }],
  ['of the first that the baseline replaced', [BASELINE - 42], { kind: 'beforeBaseline' }],
  ['that misses one in between', replaced(43).toSpliced(20, 1), { kind: 'beforeBaseline' }],
])('a history %s', (_, applied, fault) => {
  expect(compareHistory(applied, KNOWN)).toEqual(fault);
});
