/**
 * The process ends before and after every call that a change of flights makes to gateway, supplier and rows, and starts over on the same
 * database: the booking has its old flights and nothing was taken or is held for the change, or it has the new ones, paid once (money.30).
 */
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { Killed } from '#testing/bookings/crashes';
import type { CrashPoint } from '#testing/bookings/crashes';
import { agreed, bookOnce, ledgerOf, NEW_DAY, standingOf } from '#testing/bookings/exchangeWorld';
import { firstRows, oneOf } from '#testing/testSize';

const PRICE = 50_000;

interface Run {
  readonly terms: { readonly difference: number; readonly penalty: number };
  readonly card?: string;
  /** What was taken in all, once the flights are changed. */
  readonly taken: number;
  readonly steps: readonly CrashPoint[];
}

const RUNS: Readonly<Record<string, Run>> = {
  paid: {
    terms: { difference: 4_000, penalty: 7_500 },
    taken: 61_500,
    steps: [
      ...['exchanges.insert', 'gateway.authorise', 'exchanges.move to authorised', 'exchanges.move to changing'],
      ...['supplier.exchanges.exchange', 'exchanges.move to changed', 'gateway.capture', 'exchanges.move to done'],
    ],
  },
  refunded: {
    terms: { difference: -20_000, penalty: 7_500 },
    taken: 37_500,
    steps: [
      ...['exchanges.insert', 'exchanges.move to changing', 'supplier.exchanges.exchange', 'exchanges.move to changed'],
      ...['gateway.refund', 'exchanges.move to done'],
    ],
  },
};

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

/** Changes the flights of a new booking in a process that ends at the point of a number; without one it goes through. */
async function change({ terms, card }: Run, killAt: number | null, key: string) {
  Object.assign(world.supplier.exchanges, terms);
  const points: CrashPoint[] = [];
  let isChanging = false;
  const doomed = world.start({
    watch: (point) => {
      if (!isChanging) return;
      points.push(point);
      if (points.length - 1 === killAt) throw new Killed(point);
    },
  });
  const booked = await bookOnce(world, doomed);
  const body = await agreed(world, doomed, booked, card);
  isChanging = true;
  const ended = await doomed.exchanging.make(body, key, SECRET).then(
    () => 'answered',
    (error: unknown) => {
      if (error instanceof Killed) return 'killed';
      throw error;
    },
  );
  return { booked, body, points, ended };
}

async function surviveKill(run: Run, name: string, number: number): Promise<void> {
  const key = `exchange-crash-${name}-${number}`;
  const { booked, body, ended } = await change(run, number, key);
  expect(ended).toBe('killed');

  const revived = world.start();
  for (let round = 0; round < 3; round += 1) {
    await revived.reconciler.runOnce();
    world.minutes(1);
  }
  expect(world.errors).toEqual([]);
  const after = await standingOf(world, booked);
  const isChanged = after.day === NEW_DAY;
  expect(after).toMatchObject({ state: 'ticketed', held: 0, taken: isChanged ? run.taken : PRICE });
  expect(after.taken).toBe(after.worth);
  expect([...world.supplier.exchanges.made.values()].filter(({ ourReference }) => ourReference === booked.attemptId)).toHaveLength(
    isChanged ? 1 : 0,
  );
  // the same request is answered by what became of it, and moves no money twice
  const wasBegun = after.exchanges.length > 0;
  const answer = await revived.exchanging.make(body, key, SECRET);
  if (wasBegun) expect(answer).toMatchObject(isChanged ? { exchange: { state: 'done' } } : { kind: 'refused' });
  if (wasBegun) expect(await standingOf(world, booked)).toEqual(after);
  expect((await ledgerOf(world, booked)).faults).toEqual([]);
}

it.each(firstRows(Object.entries(RUNS), 1))(
  'killed at any point of a change that is %s: the old flights or the new ones, and paid for what they are',
  async (name, run) => {
    const { points, ended, booked } = await change(run, null, `exchange-crash-${name}-none`);
    expect(ended).toBe('answered');
    expect(await standingOf(world, booked)).toMatchObject({ day: NEW_DAY, taken: run.taken });
    expect(points).toEqual(expect.arrayContaining(run.steps.flatMap((call) => [`before ${call}`, `after ${call}`])));
    for (const [number, point] of oneOf(3, [...points.entries()]))
      await surviveKill(run, name, number).catch((error: unknown) => {
        throw new Error(`killed ${point} (${String(number)} of ${String(points.length)})`, { cause: error });
      });
  },
);
