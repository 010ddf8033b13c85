/** Days that are over are counted once over all processes, one after the other with pauses, and what was cut off goes on (tracking.15). */
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { jobs } from '../platform/jobs/jobs.tables';
import { createDayKeeper } from './dayKeeper.service';
import { createReportService } from './reports.service';
import { reportDays } from './reports.tables';

const DAYS = 89;
const COUNTED_ANEW = 2;

let database: TestDatabase;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date('2026-11-23T15:00:00Z');
  await database.db.delete(reportDays);
  await database.db.delete(jobs);
});

const minutes = (n: number): void => {
  now = new Date(now.getTime() + n * 60_000);
};

/** A process, the zone of its agency, and what it does between two days. */
function processOf(instanceId: string, pause: (ms: number) => Promise<unknown> = () => Promise.resolve(), timeZone = 'UTC') {
  const { db } = database;
  const reports = createReportService({ db, numbers: {}, timeZone });
  return createDayKeeper({
    db,
    clock: () => now,
    instanceId,
    isSoleInstance: false,
    reports,
    pause,
    log: { error: () => undefined },
  });
}

it('counts them once an hour, whichever process does, and leaves the database as long as it took', async () => {
  const rests: number[] = [];
  const [one, two] = [processOf('one', async (ms) => rests.push(ms)), processOf('two')];
  expect(await one.runOnce()).toBe(DAYS);
  expect(rests).toHaveLength(DAYS);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(100);
  expect(await two.runOnce()).toBe(0);
  minutes(60);
  expect(await two.runOnce()).toBe(COUNTED_ANEW);
  expect(await one.runOnce()).toBe(0);
});

it('never two at a time', async () => {
  const other = processOf('two');
  let besides: number | null = null;
  await processOf('one', async () => void (besides ??= await other.runOnce())).runOnce();
  expect(besides).toBe(0);
});

it('those of another zone are others', async () => {
  await processOf('one').runOnce();
  expect(await processOf('two', undefined, 'America/New_York').runOnce()).toBe(DAYS);
});

it('goes on in another process with the days that are missing', async () => {
  let days = 0;
  const dies = async (): Promise<void> => {
    if ((days += 1) === 10) throw new Error('power cut');
  };
  await expect(processOf('one', dies).runOnce()).rejects.toThrow('power cut');
  expect(await processOf('two').runOnce()).toBe(DAYS - 10 + COUNTED_ANEW);
  expect(await database.db.$count(reportDays)).toBe(DAYS);
});

it('ends after the day that is being counted, and is not done', async () => {
  const one = processOf('one', () => Promise.resolve(void one.stop()));
  expect(await one.runOnce()).toBe(1);
  expect(await processOf('two').runOnce()).toBe(DAYS - 1 + 1);
});
