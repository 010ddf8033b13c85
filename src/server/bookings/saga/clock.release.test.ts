/** A server's clock that was wrong by a day leaves nothing behind once it is right again (money.9). */
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { TICKETS } from '#testing/bookings/fakeSupplier';
import { Killed } from '#testing/bookings/crashes';
import type { CrashPoint } from '#testing/bookings/crashes';

const DAY = 24 * 60;
let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(() => world.database.close());

/** Pays in a process that ends at a point, one of several on the database. */
async function dieAt(point: CrashPoint): Promise<string> {
  const doomed = world.start({
    isSoleInstance: false,
    watch: (reached) => {
      if (reached === point) throw new Killed(point);
    },
  });
  const draftId = await world.draft(doomed);
  await expect(doomed.checkout.book(await world.body(doomed, draftId), `clock-${draftId}`, SECRET)).rejects.toThrow(Killed);
  return draftId;
}

async function reconcileFor(minutes: number): Promise<void> {
  const other = world.start({ isSoleInstance: false });
  for (let i = 0; i < minutes; i += 1) {
    world.minutes(1);
    await other.reconciler.runOnce();
  }
}

it.each([DAY, -DAY, 60, -60])('an attempt whose server died while its clock was %d minutes wrong is finished by another', async (wrong) => {
  world.jump(wrong);
  const draftId = await dieAt('before gateway.capture');
  world.jump(-wrong);
  await reconcileFor(15);
  // too old by its date, it is given back; else it is finished: in no case does it stay
  const [state] = await world.attemptStates(draftId);
  const { bookings, held, taken } = await world.standing(draftId);
  expect([state, held, taken > 0, world.supplier.standing()]).toEqual(state === 'done' ? ['done', 0, true, 1] : ['failed', 0, false, 0]);
  expect(bookings).toBe(state === 'done' ? 1 : 0);
});

it.each([DAY, -DAY])('a bank’s question that was left while the clock was %d minutes wrong is given up in time', async (wrong) => {
  const server = world.start();
  world.jump(wrong);
  const draftId = await world.draft(server);
  await server.checkout.book(await world.body(server, draftId, '4000002500003155'), `asked-${draftId}`, SECRET);
  world.jump(-wrong);
  await reconcileFor(15);
  expect([await world.attemptStates(draftId), (await world.standing(draftId)).held]).toEqual([['failed'], 0]);
});

it.each([DAY, -DAY, 0])('an order that arrives late for an attempt that failed %d minutes off goes back', async (wrong) => {
  world.jump(wrong);
  const draftId = await dieAt('before supplier.book');
  await reconcileFor(3);
  const status = await world.start().checkout.status({ draftId }, SECRET);
  if (!status.ok) throw new Error(status.error.code);
  expect(await world.attemptStates(draftId)).toEqual(['failed']);
  world.jump(-wrong);
  world.supplier.orders.set(status.value.attemptId, { supplierReference: 'LATE', status: 'ticketed', tickets: TICKETS });
  await reconcileFor(2);
  expect(world.supplier.standing()).toBe(0);
});

it('what was paid is shown, though an earlier try bears a later date', async () => {
  const server = world.start();
  const draftId = await world.draft(server);
  world.jump(DAY);
  await server.checkout.book(await world.body(server, draftId, '4000000000000002'), 'clock-declined', SECRET);
  world.jump(-DAY);
  await server.checkout.book(await world.body(server, draftId), 'clock-paid', SECRET);
  expect(await server.checkout.status({ draftId }, SECRET)).toMatchObject({ ok: true, value: { state: 'done' } });
});
