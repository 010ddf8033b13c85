/** Changes of flights along with cancellations, the airline's own changes and the books (money.30, money.31). */
import { randomUUID } from 'node:crypto';
import { SECRET } from '#testing/bookings/bookingWorld';
import type { Process, World } from '#testing/bookings/bookingWorld';
import { agreed, bookOnce, eachWithBooking, mailsOf, NEW_DAY, standingOf } from '#testing/bookings/exchangeWorld';
import type { BookedOnce } from '#testing/bookings/exchangeWorld';
import { openRepositories } from '../../repositories';

const PRICE = 50_000;

let world: World;
let server: Process;
let booked: BookedOnce;
const { standing, make, read } = eachWithBooking((scene) => ({ world, server, booked } = scene));

it('a booking that is being changed is not cancelled, and one that is cancelled is not changed', async () => {
  const body = await agreed(world, server, booked);
  Object.assign(world.supplier.exchanges, { fault: { code: 'supplier_unavailable' }, isPending: true });
  await server.exchanging.make(body, randomUUID(), SECRET);
  expect(await server.manage.cancel({ reference: booked.reference, refund: PRICE }, SECRET)).toMatchObject({
    error: { code: 'cancel_closed' },
  });
  Object.assign(world.supplier.exchanges, { isPending: false });
  world.minutes(1);
  await server.reconciler.runOnce();
  await server.manage.cancel({ reference: booked.reference, refund: PRICE }, SECRET);
  expect(await server.exchanging.make({ ...body, paymentToken: await world.token(server) }, randomUUID(), SECRET)).toMatchObject({
    kind: 'refused',
  });
  expect(await standing()).toMatchObject({ state: 'cancelled', taken: 0, held: 0 });
});

it('a cancellation that was agreed to before a change is not made at the terms of before', async () => {
  const { supplier } = world;
  const quote = supplier.cancelQuote.bind(supplier);
  // the change comes through while the airline is queried for a cancellation quote
  jest.spyOn(supplier, 'cancelQuote').mockImplementationOnce(async (...args) => {
    await make();
    return quote(...args);
  });
  expect(await server.manage.cancel({ reference: booked.reference, refund: PRICE }, SECRET)).toMatchObject({
    error: { code: 'cancel_closed' },
  });
  expect(await standing()).toMatchObject({ state: 'ticketed', day: NEW_DAY, taken: 61_500 });
});

it('a cancellation after it gives back what both payments brought', async () => {
  await make();
  const quote = await server.manage.cancelQuote({ reference: booked.reference }, SECRET);
  expect(quote).toMatchObject({ value: { basis: 'free', paid: 61_500, refund: 61_500 } });
  await server.manage.cancel({ reference: booked.reference, refund: 61_500 }, SECRET);
  expect(await standing()).toMatchObject({ state: 'cancelled', taken: 0 });
  const range = { since: new Date(world.now.getTime() - 3_600_000), until: new Date(world.now.getTime() + 3_600_000) };
  const books = await server.desk.reconcile(range);
  const ofBooking = books.lines.filter(({ reference }) => reference === booked.reference);
  expect(ofBooking.map(({ kind, differences }) => [kind, differences])).toEqual([
    ['payment', []],
    ['payment', []],
    ['refund', []],
    ['refund', []],
    ['order', []],
  ]);
});

it('news of the airline waits until it is done, and is none of its own doing', async () => {
  Object.assign(world.supplier.exchanges, { isAnswerLost: true, isPending: false });
  const body = await agreed(world, server, booked);
  world.supplier.fresh.set(booked.attemptId, world.now);
  await server.exchanging.make(body, randomUUID(), SECRET);
  await server.reconciler.runOnce();
  expect(await read()).toMatchObject({ change: null, exchange: { state: 'done' } });
  expect((await mailsOf(world, booked)).map(({ kind }) => kind)).not.toContain('schedule_change');
});

it('flights that the airline changed are answered first', async () => {
  const { slices } = (await read()) as unknown as { readonly slices: NonNullable<Parameters<typeof world.supplier.change>[1]> };
  const later = JSON.parse(JSON.stringify(slices).replace('2027-03-14T09:15', '2027-03-14T16:15')) as typeof slices;
  world.supplier.change(booked.attemptId, later, world.now);
  await server.reconciler.runOnce();
  expect(await read()).toMatchObject({ change: { isSignificant: true }, exchangeable: [] });
  const answer = await server.exchanging.offers({ reference: booked.reference, slices: [{ place: 0, date: NEW_DAY }] }, SECRET);
  expect(answer).toMatchObject({ error: { code: 'exchange_closed' } });
});

it('one that waits for its money is gone on with before those that wait for an airline', async () => {
  Object.assign(world.supplier.exchanges, { fault: { code: 'supplier_unavailable' }, isPending: true });
  await make();
  const second = await bookOnce(world, server);
  jest.spyOn(server.gateway, 'capture').mockResolvedValueOnce({ ok: false, error: { code: 'gateway_unavailable' } });
  await server.exchanging.make(await agreed(world, server, second), randomUUID(), SECRET);
  world.minutes(1);
  const { exchanges } = openRepositories({
    ...world.database,
    clock: world.clock,
    instanceId: 'x',
    isSoleInstance: true,
    timeZoneOf: () => 'UTC',
  });
  const never = new Date(0);
  const due = await exchanges.due({ limit: 2, challengesBegunBefore: never, challengesAnsweredBefore: never });
  expect(due.map(({ state }) => state)).toEqual(['changed', 'changing']);
  Object.assign(world.supplier.exchanges, { isPending: false });
  await server.reconciler.runOnce();
  expect([(await standingOf(world, second)).exchanges, (await standing()).exchanges]).toEqual([['done'], ['failed']]);
});

it('the flights that are booked are no change, however their offer is named', async () => {
  const body = await agreed(world, server, booked);
  await server.exchanging.make(body, randomUUID(), SECRET);
  const mails = await mailsOf(world, booked);
  Object.assign(world.supplier.exchanges, { difference: 0, penalty: 0 });
  for (let time = 0; time < 3; time += 1) {
    const again = { ...body, due: 0, refund: 0, paymentToken: null };
    expect(await server.exchanging.make(again, randomUUID(), SECRET)).toMatchObject({ kind: 'refused', code: 'invalid_request' });
  }
  expect(await mailsOf(world, booked)).toHaveLength(mails.length);
  expect(await standing()).toMatchObject({ exchanges: ['done'], taken: 61_500 });
});
