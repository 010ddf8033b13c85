/** Twenty tabs at once begin changes and cancellations of one booking while one of them moves on: nobody waits for anybody in a circle. */
import { randomUUID } from 'node:crypto';
import { SECRET } from '#testing/bookings/bookingWorld';
import type { Process, World } from '#testing/bookings/bookingWorld';
import { cases } from '#testing/testSize';
import { agreed, bookOnce, eachWithBooking, standingOf } from '#testing/bookings/exchangeWorld';

const PRICE = 50_000;
const TABS = 20;
const ROUNDS = Array.from({ length: cases(1, 5) }, (_, round) => round);

let world: World;
let server: Process;
eachWithBooking((scene) => ({ world, server } = scene));

/** What twenty clients are answered that do one thing at the same time; a deadlock would be an error of one of them. */
const atOnce = <T>(act: (tab: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: TABS }, async (_, tab) => act(tab)));

it.each(ROUNDS)('one of twenty tabs changes the flights, the others are refused (%#)', async () => {
  const booked = await bookOnce(world, server);
  const body = await agreed(world, server, booked);
  const tokens = await atOnce(() => world.token(server));
  const answers = await atOnce((tab) => server.exchanging.make({ ...body, paymentToken: tokens[tab] ?? null }, randomUUID(), SECRET));
  expect(answers.filter(({ kind }) => kind === 'exchange')).toHaveLength(1);
  expect(await standingOf(world, booked)).toMatchObject({ state: 'ticketed', exchanges: ['done'], taken: 61_500, held: 0 });
});

it.each(ROUNDS)('all of twenty tabs see the one cancellation (%#)', async () => {
  const booked = await bookOnce(world, server);
  const answers = await atOnce(() => server.manage.cancel({ reference: booked.reference, refund: PRICE }, SECRET));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect(await standingOf(world, booked)).toMatchObject({ state: 'cancelled', taken: 0 });
});

it.each(ROUNDS)('changes and cancellations at once: one of them stands (%#)', async () => {
  const booked = await bookOnce(world, server);
  const body = await agreed(world, server, booked);
  const tokens = await atOnce(() => world.token(server));
  await atOnce<unknown>((tab) =>
    tab % 2 === 0
      ? server.exchanging.make({ ...body, paymentToken: tokens[tab] ?? null }, randomUUID(), SECRET)
      : server.manage.cancel({ reference: booked.reference, refund: PRICE }, SECRET),
  );
  const { state, exchanges, taken, held } = await standingOf(world, booked);
  expect([state, exchanges, taken, held]).toEqual(state === 'ticketed' ? ['ticketed', ['done'], 61_500, 0] : ['cancelled', [], 0, 0]);
});
