/**
 * The process ends before and after every call that a booking makes to gateway, supplier and attempts, and starts over on the same
 * database: at most one charge, nothing held without a booking, and the traveler learns the outcome. The calls are taken from a run
 * that is not disturbed, so that a new one is covered.
 */
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { Killed } from '#testing/bookings/crashes';
import type { CrashPoint } from '#testing/bookings/crashes';
import { isRelease, oneOf } from '#testing/testSize';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

/** What the traveler agrees to, cents. */
const PRICE = 50_000;
const CARD = {
  plain: '4242424242424242',
  challenge: '4000002500003155',
  dearer: '4242424242424242',
  declined: '4000000000000002',
} as const;
type Run = keyof typeof CARD;

/** Points without which a run would not be the one that is meant. */
const STEPS: Readonly<Record<Run, readonly CrashPoint[]>> = {
  plain: [
    ...[
      'attempts.insert',
      'gateway.authorise',
      'attempts.move to authorised',
      'supplier.reprice',
      'attempts.move to booking',
      'supplier.book',
    ],
    ...['attempts.move to booked', 'gateway.capture', 'attempts.move to done', 'attempts.keepAnswer'],
  ],
  challenge: ['attempts.insert', 'gateway.authorise', 'attempts.move to challenge'],
  dearer: [
    'gateway.authorise',
    'supplier.reprice',
    'attempts.move to undoing',
    'gateway.release',
    'attempts.move to failed',
    'attempts.keepAnswer',
  ],
  declined: ['gateway.authorise', 'attempts.move to failed', 'attempts.keepAnswer'],
};

/** Books in a process that ends at the point of a number; without one it goes through. Answers the points it came to. */
async function book(run: Run, killAt: number | null, key: string) {
  world.supplier.total = PRICE;
  const points: CrashPoint[] = [];
  let isBooking = false;
  const doomed = world.start({
    watch: (point) => {
      if (!isBooking) return;
      points.push(point);
      if (run === 'dearer' && point === 'after attempts.move to authorised') world.supplier.total = 60_000;
      if (points.length - 1 === killAt) throw new Killed(point);
    },
  });
  const draftId = await world.draft(doomed);
  const body = await world.body(doomed, draftId, CARD[run]);
  isBooking = true;
  const ended = await doomed.checkout.book(body, key, SECRET).then(
    () => 'answered',
    (error: unknown) => {
      if (error instanceof Killed) return 'killed';
      throw error;
    },
  );
  return { draftId, body, points, ended };
}

/** The traveler comes back to a bank that still asks. */
async function passChallenge(server: Process, draftId: string): Promise<void> {
  const status = await server.checkout.status({ draftId }, SECRET);
  if (!status.ok || status.value.state !== 'challenge') return;
  expect(await world.answerBank(server, status.value.challengeUrl)).toBe(true);
  expect(await server.checkout.verify(status.value.attemptId, false, SECRET)).toMatchObject({ value: { state: 'done' } });
}

async function surviveKill(run: Run, number: number): Promise<void> {
  const key = `crash-${run}-${number}`;
  const { draftId, body, ended } = await book(run, number, key);
  expect(ended).toBe('killed');
  const wasBegun = (await world.attemptStates(draftId)).length > 0;

  const revived = world.start();
  await revived.reconciler.runOnce();
  world.minutes(1);
  await revived.reconciler.runOnce();
  await passChallenge(revived, draftId);
  expect(world.errors).toEqual([]);

  const settled = await world.standing(draftId);
  let answer = await revived.checkout.book(body, key, SECRET);
  if (!wasBegun && run === 'challenge') {
    await passChallenge(revived, draftId);
    answer = await revived.checkout.book(body, key, SECRET);
  }
  const after = await world.standing(draftId);
  // one key, at most one booking and one charge; nothing taken or held without a booking
  expect(after.charges).toBeLessThanOrEqual(1);
  expect(after.held).toBe(0);
  expect(after.taken).toBe(after.bookings === 1 ? PRICE : 0);
  expect(world.supplier.standing()).toBe(after.bookings);
  if (wasBegun) expect(after).toEqual(settled);
  // the traveler learns the outcome, and what was acknowledged can be read
  if (after.bookings === 1) {
    expect(answer).toMatchObject({ kind: 'attempt', attempt: { state: 'done', charged: PRICE } });
    expect(await revived.manage.read(SECRET, draftId)).toMatchObject({ ok: true, value: { state: 'ticketed' } });
  } else {
    expect(answer).toMatchObject({ kind: 'refused' });
    expect(await revived.manage.read(SECRET, draftId)).toMatchObject({ ok: false });
    // and the draft can be paid again
    const { total } = world.supplier;
    await revived.checkout.reprice({ draftId, seenTotal: total }, SECRET);
    const again = await world.body(revived, draftId, undefined, total);
    expect(await revived.checkout.book(again, `${key}-again`, SECRET)).toMatchObject({ kind: 'attempt', attempt: { state: 'done' } });
  }
  world.supplier.orders.clear();
}

it.each(Object.keys(CARD) as Run[])(
  'killed at any point of a %s booking: one booking paid once, or nothing taken, and the traveler is notified',
  async (run) => {
    const { points, ended } = await book(run, null, `crash-${run}-none`);
    world.supplier.orders.clear();
    expect(ended).toBe('answered');
    expect(points).toEqual(expect.arrayContaining(STEPS[run].flatMap((call) => [`before ${call}`, `after ${call}`])));
    for (const [number, point] of oneOf(1, [...points.entries()])) {
      // the state after a call is also the state before the next one
      if (!isRelease && run !== 'plain' && point.startsWith('before ')) continue;
      await surviveKill(run, number).catch((error: unknown) => {
        throw new Error(`killed ${point} (${number} of ${points.length})`, { cause: error });
      });
    }
  },
);
