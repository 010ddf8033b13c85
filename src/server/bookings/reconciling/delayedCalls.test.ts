/** Calls that come through after their attempt was given up, from a process that is gone: the reconciler takes back what they did (reliability.35). */
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { TICKETS } from '#testing/bookings/fakeSupplier';
import { Killed } from '#testing/bookings/crashes';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

it.each([
  ['a hold', 'before gateway.authorise'],
  ['an order', 'before supplier.book'],
])('%s that is made minutes after the attempt has failed goes back', async (what, point) => {
  const doomed = world.start({
    watch: (reached) => {
      if (reached === point) throw new Killed(point);
    },
  });
  const draftId = await world.draft(doomed);
  const body = await world.body(doomed, draftId);
  await expect(doomed.checkout.book(body, `late-${what.replace(' ', '-')}`, SECRET)).rejects.toThrow(Killed);
  const revived = world.start();
  for (let i = 0; i < 2; i += 1) {
    world.minutes(1);
    await revived.reconciler.runOnce();
  }
  expect(await world.attemptStates(draftId)).toEqual(['failed']);

  // what the dead process had sent arrives now
  world.minutes(2);
  const status = await revived.checkout.status({ draftId }, SECRET);
  if (!status.ok) throw new Error(status.error.code);
  const { attemptId } = status.value;
  if (what === 'a hold') {
    await revived.gateway.authorise({
      attemptId,
      booking: { reference: 'K7MPX2', draftId },
      token: body.paymentToken,
      amount: body.acceptedTotal,
      currency: 'USD',
    });
    expect(await world.standing(draftId)).toMatchObject({ held: 1 });
  } else {
    world.supplier.orders.set(attemptId, { supplierReference: 'LATE', status: 'ticketed', tickets: TICKETS });
  }
  world.minutes(1);
  await revived.reconciler.runOnce();
  expect(await world.standing(draftId)).toMatchObject({ held: 0, taken: 0, bookings: 0 });
  expect(world.supplier.standing()).toBe(0);
  expect(world.errors).toEqual([]);
});
