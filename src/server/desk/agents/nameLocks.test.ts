/** Five wrong ones lock a name for a minute, growing, over all processes; the database agrees with a model at every step. */
import fc from 'fast-check';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import type { Database } from '../../platform/db/connection';
import { deskGuesses } from '../desk.tables';
import { createNameLocks, FORGOTTEN_AFTER_MS, lockMs } from './nameLocks.service';
import type { NameLocks } from './nameLocks.service';

const NOW = new Date('2027-01-31T12:00:00Z');
let now = NOW;
let database: TestDatabase;
let other: Database;
let processes: readonly [NameLocks, NameLocks];
beforeAll(async () => {
  database = await openTestDatabase();
  other = database.again();
  const clock = () => now;
  processes = [createNameLocks({ db: database.db, clock }), createNameLocks({ db: other.db, clock })];
});
beforeEach(async () => {
  now = NOW;
  await database.db.delete(deskGuesses);
});
afterAll(async () => {
  await other.close();
  await database.close();
});

it.each([
  [1, 0],
  [4, 0],
  [5, 60],
  [6, 120],
  [7, 240],
  [10, 1920],
  [11, 3600],
  [12, 3600],
  [1_000, 3600],
])('after %d wrong ones a name is locked for %d s', (wrong, seconds) => {
  expect(lockMs(wrong)).toBe(seconds * 1000);
});

it('of twenty at once to two processes five are looked at', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, async (_, i) => (i % 2 ? processes[0] : processes[1]).take('ana')));
  expect(taken.filter((ms) => ms === 0)).toHaveLength(5);
  expect(new Set(taken.filter((ms) => ms > 0))).toEqual(new Set([60_000]));
  expect(await processes[0].take('ben')).toBe(0);
});

const STEPS = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ what: fc.constant('wrong' as const), at: fc.integer({ min: 0, max: 1 }) }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('right' as const), at: fc.integer({ min: 0, max: 1 }) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constant('wait' as const),
        ms: fc.constantFrom(1, 30_000, 59_999, 60_000, 120_000, 3_600_000, FORGOTTEN_AFTER_MS, FORGOTTEN_AFTER_MS + 1),
      }),
    },
  ),
  { maxLength: 25 },
);

it('two processes lock as a model of one does, whatever comes in which order', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      await database.db.delete(deskGuesses);
      now = NOW;
      let [wrong, since] = [0, 0];
      for (const step of steps) {
        if (step.what === 'wait') {
          now = new Date(now.getTime() + step.ms);
          continue;
        }
        const locks = processes[step.at === 0 ? 0 : 1];
        if (now.getTime() - since > FORGOTTEN_AFTER_MS) wrong = 0;
        const left = Math.max(0, since + lockMs(wrong) - now.getTime());
        expect(await locks.take('ana')).toBe(left);
        if (left > 0) continue;
        [wrong, since] = [wrong + 1, now.getTime()];
        if (step.what === 'right') {
          await locks.clear('ana');
          wrong = 0;
        }
      }
    }),
    { numRuns: 40 },
  );
});
