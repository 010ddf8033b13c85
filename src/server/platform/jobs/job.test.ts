/** Turns at a queue, on a real database. */
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { createJob, JOB_LEASE_MS } from './job';
import { jobs } from './jobs.tables';

let database: TestDatabase;
let now = new Date('2026-12-01T12:00:00Z');
const { signal } = new AbortController();

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(jobs));

const jobOf = (instanceId: string) =>
  createJob({ db: database.db, clock: () => now, instanceId, isSoleInstance: false }, { name: 'queue', everyMs: null });

test('what is requested while the last turn is given back is done by the process that had it', async () => {
  const queue = ['first'];
  const done: string[] = [];
  let looks = 0;
  const next = async () => {
    looks += 1;
    const row = queue[0] ?? null;
    // the queue was empty when it was looked at in the turn; a request of another process comes now
    if (looks === 3) {
      queue.push('second');
      expect(await jobOf('other').workOff({ next: async () => queue[0] ?? null, work: async () => true, signal })).toBe(0);
    }
    return row;
  };
  const work = async (row: string) => {
    done.push(row);
    queue.shift();
    return true;
  };
  expect(await jobOf('one').workOff({ next, work, signal })).toBe(2);
  expect(done).toEqual(['first', 'second']);
});

test('a process that stood still for too long stops once another has taken its turn', async () => {
  const done: string[] = [];
  const slow = async (row: string) => {
    done.push(row);
    now = new Date(now.getTime() + JOB_LEASE_MS);
    await jobOf('other')
      .inTurn(null, async () => new Promise<never>((_, reject) => reject(new Error('dies'))))
      .catch(() => undefined);
    return true;
  };
  await expect(jobOf('one').workOff({ next: async () => 'row', work: slow, signal })).rejects.toThrow('another process has taken the turn');
  expect(done).toEqual(['row']);
});

test('gives the turn back, and is not done, where the work fails', async () => {
  const fails = jobOf('one').inTurn(null, async () => {
    throw new Error('no database');
  });
  await expect(fails).rejects.toThrow('no database');
  expect(await jobOf('other').finishedAt()).toBeNull();
  expect(await jobOf('other').inTurn('', async () => ({ value: 'done', isDone: true }))).toBe('done');
  expect(await jobOf('other').finishedAt()).toEqual(now);
});
