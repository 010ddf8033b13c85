/** Real partitions on a real server (reliability.38): whichever the run has, TEST_DATABASE_URL or the embedded one. */
import * as fc from 'fast-check';
import type { IsoDate } from '#core/domain/values/dates';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { cases } from '#testing/testSize';
import type { Database } from '../connection';
import { findMonthlyTables, keepMonths, makeMonths } from './months';

const EVENTS = { table: 'funnel_events', moment: 'received_at' } as const;
const FARES = { table: 'fare_observations', moment: 'seen_at' } as const;
const DAY = 86_400_000;
const NOW = new Date('2027-03-15T12:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const months = await partsOf('funnel_events_2%');
  for (const name of months) await database.pool.query(`drop table ${name}`);
  await database.pool.query('truncate funnel_events');
});

const partsOf = async (like: string): Promise<string[]> => {
  const found = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relname like $1 order by 1`,
    [like],
  );
  return found.rows.map(({ name }) => name);
};
const insert = (pool: Database['pool'], ...moments: readonly string[]) =>
  pool.query(
    `insert into funnel_events (name, params, campaign, page_url, fingerprint_id, referrer, received_at)
     select 'search', '{}', '{}', '/', 'f', '', at::timestamptz from unnest($1::text[]) at`,
    [moments],
  );
/** Each row's place and moment, the oldest first. */
async function places(): Promise<string[]> {
  const { rows } = await database.pool.query<{ part: string; at: Date }>(
    'select tableoid::regclass::text as part, received_at as at from funnel_events order by received_at, id',
  );
  return rows.map(({ part, at }) => `${part} ${at.toISOString()}`);
}

it('finds the tables that are kept by month', async () => {
  expect(await findMonthlyTables(database.db)).toEqual([FARES, EVENTS]);
});

it('a row without a month goes to the rest, and to its month when that is made', async () => {
  await insert(database.pool, '2027-02-28T23:59:59.999Z', '2027-03-01T00:00:00Z');
  const rest = ['2027-02-28T23:59:59.999Z', '2027-03-01T00:00:00.000Z'];
  expect(await places()).toEqual(rest.map((at) => `funnel_events_rest ${at}`));
  await keepMonths(database.db, EVENTS, NOW, 90 * DAY);
  await insert(database.pool, '2027-05-31T23:59:59.999Z', '2027-06-01T00:00:00Z');
  expect(await places()).toEqual([
    'funnel_events_2027_02 2027-02-28T23:59:59.999Z',
    'funnel_events_2027_03 2027-03-01T00:00:00.000Z',
    'funnel_events_2027_05 2027-05-31T23:59:59.999Z',
    'funnel_events_rest 2027-06-01T00:00:00.000Z',
  ]);
});

it('every moment finds the month that UTC calls it', async () => {
  const moment = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T23:59:59.999Z'), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 8 }), async (moments) => {
      await database.pool.query('truncate funnel_events');
      await insert(database.pool, ...moments.map((at) => at.toISOString()));
      await makeMonths(database.db, EVENTS);
      for (const place of await places()) expect(place.slice(14, 21).replace('_', '-')).toBe(place.slice(22, 29));
    }),
    { numRuns: cases(10, 100) },
  );
});

it('drops months that are over for good, and deletes the rest of the one that is not', async () => {
  const oldest = new Date(NOW.getTime() - 90 * DAY).toISOString(); // in the middle of December
  await makeMonths(database.db, EVENTS, ['2026-11-01', '2026-12-01'] as IsoDate[]);
  const before = ['2026-09-05T00:00:00Z', '2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00Z', '2026-12-15T11:59:59.999Z'];
  await insert(database.pool, ...before, oldest, '2027-03-15T11:00:00Z');
  await keepMonths(database.db, EVENTS, NOW, 90 * DAY);
  expect(await places()).toEqual([`funnel_events_2026_12 ${oldest}`, 'funnel_events_2027_03 2027-03-15T11:00:00.000Z']);
  expect(await partsOf('funnel_events_2%')).toEqual(['2026_12', '2027_03', '2027_04', '2027_05'].map((m) => `funnel_events_${m}`));
});

it('deletes what a site left that stood still, an hour of rows in a statement', async () => {
  const old = Array.from({ length: 30 }, (_, i) => new Date(NOW.getTime() - 90 * DAY - i * 3_500_000 - 1).toISOString());
  const kept = new Date(NOW.getTime() - 90 * DAY).toISOString();
  await insert(database.pool, ...old, kept);
  const execute = jest.spyOn(database.db, 'execute');
  await keepMonths(database.db, EVENTS, NOW, 90 * DAY);
  expect((await places()).map((place) => place.split(' ')[1])).toEqual([kept]);
  expect(execute.mock.calls.length).toBeGreaterThan(old.length);
  execute.mockRestore();
});

it('a second round changes nothing, and two at once make each month once', async () => {
  const others = database.again();
  await Promise.all([database, others, database].map(({ db }) => keepMonths(db, EVENTS, NOW, 90 * DAY)));
  await others.close();
  expect(await partsOf('funnel_events_2%')).toEqual(['2027_03', '2027_04', '2027_05'].map((m) => `funnel_events_${m}`));
});

it('loses no event that comes while its month is made', async () => {
  const writers = database.again();
  let isMade = false;
  let written = 0;
  const write = async (): Promise<void> => {
    while (!isMade || written < 50) {
      await insert(writers.pool, NOW.toISOString());
      written += 1;
    }
  };
  const all = Promise.all([write(), write(), write()]);
  while (written < 20) await new Promise(setImmediate);
  await keepMonths(database.db, EVENTS, NOW, 90 * DAY);
  isMade = true;
  await all;
  await writers.close();
  expect(await places()).toEqual(Array.from({ length: written }, () => `funnel_events_2027_03 ${NOW.toISOString()}`));
});
