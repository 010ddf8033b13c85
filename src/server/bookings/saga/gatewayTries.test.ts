/** A gateway that fails is called less and less often, a person is notified, and nothing waits for a hold that has ended (decision 133). */
import { err } from '#core/domain/values/result';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { itInCi } from '#testing/jest/smallerRuns';
import { attentionEntries } from '../../attention/attention.tables';
import { attempts, bookings } from '../bookings.tables';

const FAILS = err({ code: 'gateway_unavailable' as const });
const HOUR = 60;
const DAY = 24 * HOUR;

let world: World;
let server: Process;
beforeEach(async () => {
  world = await World.open();
  server = world.start();
});
afterEach(async () => {
  expect(world.errors).toEqual([]);
  await world.database.close();
});

const entries = () => world.database.db.select().from(attentionEntries);
const stateOf = async (): Promise<string | undefined> => (await world.database.db.select().from(attempts))[0]?.state;

async function pay(): Promise<{ draftId: string; reference: string }> {
  const draftId = await world.draft(server);
  await server.checkout.book(await world.body(server, draftId), 'tries-key-1', SECRET);
  const read = await server.manage.read(SECRET, draftId);
  return { draftId, reference: read.ok ? read.value.reference : '' };
}

/** Rounds every five seconds, as after an outcome that stayed unknown; seconds at which the calls of a spy came. */
async function watch(seconds: number, calls: { readonly mock: { readonly calls: readonly unknown[] } }): Promise<readonly number[]> {
  const at: number[] = [];
  for (let second = 5; second <= seconds; second += 5) {
    world.now = new Date(world.now.getTime() + 5_000);
    const before = calls.mock.calls.length;
    await server.reconciler.runOnce();
    if (calls.mock.calls.length > before) at.push(second);
  }
  return at;
}

itInCi('a capture that fails is tried six times in 23 minutes, and after the fourth a person is notified, until it is made', async () => {
  const capture = jest.spyOn(server.gateway, 'capture').mockResolvedValue(FAILS);
  const { draftId } = await pay();
  expect(await watch(60, capture)).toEqual([5, 35]);
  expect(await entries()).toEqual([]);
  expect(await watch(22 * 60, capture)).toEqual([155 - 60, 455 - 60, 1355 - 60]);
  const [attempt] = await world.database.db.select().from(attempts);
  expect(await entries()).toMatchObject([
    {
      kind: 'payment_stuck',
      subject: attempt?.id,
      attemptId: attempt?.id,
      providerId: attempt?.paymentId,
      amount: 50_000,
      reason: 'capture',
    },
  ]);
  capture.mockRestore();
  world.minutes(15);
  expect(await server.reconciler.runOnce()).toBe(0);
  expect(await world.standing(draftId)).toMatchObject({ bookings: 1, taken: 50_000, charges: 1 });
  expect(await entries()).toMatchObject([{ closedBy: 'settled' }]);
});

it('a ticket whose capture failed is not given up because the gateway cannot be read for a while', async () => {
  const capture = jest.spyOn(server.gateway, 'capture').mockResolvedValue(FAILS);
  const { draftId } = await pay();
  await server.reconciler.runOnce();
  world.minutes(20);
  const lookup = jest.spyOn(server.gateway, 'lookup').mockResolvedValue(FAILS);
  await server.reconciler.runOnce();
  expect(await stateOf()).toBe('booked');
  capture.mockRestore();
  lookup.mockRestore();
  world.minutes(15);
  await server.reconciler.runOnce();
  expect(await world.standing(draftId)).toMatchObject({ bookings: 1, taken: 50_000 });
});

it('the desk does not wait', async () => {
  const capture = jest.spyOn(server.gateway, 'capture').mockResolvedValue(FAILS);
  await pay();
  await watch(200, capture);
  capture.mockRestore();
  await server.reconciler.runOnce();
  expect(await stateOf()).toBe('booked');
  const [booking] = await world.database.db.select().from(bookings);
  await server.desk.retry(booking?.reference ?? '');
  expect(await stateOf()).toBe('done');
});

it('a wait that was dated by a clock a day ahead holds nobody back', async () => {
  const capture = jest.spyOn(server.gateway, 'capture').mockResolvedValue(FAILS);
  world.jump(DAY);
  await pay();
  world.jump(-DAY);
  capture.mockRestore();
  await server.reconciler.runOnce();
  expect(await stateOf()).toBe('done');
});

it('nothing waits for a hold that ends: a person is notified a day before, and then the order goes back', async () => {
  const capture = jest.spyOn(server.gateway, 'capture').mockResolvedValue(FAILS);
  const { draftId } = await pay();
  const holdEnds = new Date(world.now.getTime() + 7 * 86_400_000);
  world.minutes(6 * DAY - 1);
  await server.reconciler.runOnce();
  expect(await entries()).toEqual([]);
  world.minutes(16);
  await server.reconciler.runOnce();
  expect(await entries()).toMatchObject([{ kind: 'authorization_ends', dueAt: holdEnds, closedAt: null }]);
  world.minutes(DAY - 21);
  await server.reconciler.runOnce();
  expect(await stateOf()).toBe('booked');
  world.minutes(2);
  await server.reconciler.runOnce();
  expect(world.now < holdEnds).toBe(true);
  expect(capture.mock.calls.length).toBeGreaterThan(3);
  expect(await stateOf()).toBe('failed');
  expect(await world.standing(draftId)).toMatchObject({ bookings: 0, held: 0, taken: 0 });
  expect(world.supplier.standing()).toBe(0);
  expect((await entries()).map(({ kind, reason, closedBy }) => [kind, reason, closedBy])).toEqual(
    expect.arrayContaining([
      ['authorization_ends', null, 'settled'],
      ['capture_refused', 'hold_ended', null],
    ]),
  );
});

it('a capture that is refused gives the order back, and a person sees to it', async () => {
  jest.spyOn(server.gateway, 'capture').mockResolvedValue(err({ code: 'not_capturable' }));
  const { draftId } = await pay();
  expect(await world.standing(draftId)).toMatchObject({ bookings: 0, held: 0, taken: 0 });
  expect(await entries()).toMatchObject([{ kind: 'capture_refused', amount: 50_000, reason: 'not_capturable', closedAt: null }]);
});

itInCi('a release that fails is tried less and less often too', async () => {
  const release = jest.spyOn(server.gateway, 'release').mockResolvedValue(FAILS);
  world.supplier.bookFault = { code: 'offer_gone' };
  const { draftId } = await pay();
  expect(await watch(460, release)).toEqual([5, 35, 155, 455]);
  expect(await entries()).toMatchObject([{ kind: 'payment_stuck', reason: 'release' }]);
  release.mockRestore();
  world.minutes(15);
  await server.reconciler.runOnce();
  expect(await world.standing(draftId)).toMatchObject({ held: 0 });
  expect(await entries()).toMatchObject([{ closedBy: 'settled' }]);
});

itInCi('a refund that fails is tried less and less often, and a person is notified', async () => {
  const { draftId, reference } = await pay();
  const refund = jest.spyOn(server.gateway, 'refund').mockResolvedValue(FAILS);
  const cancelled = await server.manage.cancel({ reference, refund: 50_000 }, SECRET);
  expect(cancelled).toMatchObject({ value: { cancellation: { state: 'refunding' } } });
  expect(await watch(460, refund)).toEqual([5, 35, 155, 455]);
  expect(await entries()).toMatchObject([{ kind: 'payment_stuck', amount: 50_000, reason: 'refund', providerId: expect.any(String) }]);
  refund.mockRestore();
  await server.reconciler.runOnce();
  expect(await world.standing(draftId)).toMatchObject({ taken: 50_000 });
  await server.desk.retry(reference);
  expect(await world.standing(draftId)).toMatchObject({ taken: 0 });
  expect(await entries()).toMatchObject([{ closedBy: 'settled' }]);
});

it('a payment that was turned away is over at once, and another one can be made', async () => {
  const turnedAway = jest.spyOn(server.gateway, 'authorise').mockResolvedValueOnce(err({ code: 'not_taken' }));
  const draftId = await world.draft(server);
  const answer = await server.checkout.book(await world.body(server, draftId), 'tries-key-2', SECRET);
  expect(answer).toEqual({ kind: 'refused', code: 'payment_not_taken' });
  expect(await stateOf()).toBe('failed');
  turnedAway.mockRestore();
  expect(await server.checkout.book(await world.body(server, draftId), 'tries-key-3', SECRET)).toMatchObject({
    attempt: { state: 'done' },
  });
});
