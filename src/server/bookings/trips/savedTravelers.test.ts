/** A browser fills in again whom it booked, where the box was checked, and no other browser does (booking.69). */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { orderOf } from '#testing/bookings/orderOf';
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import { createErasureService } from '../../visitors/privacy/erasure.service';
import { createRetentionService } from '../../visitors/privacy/retention.service';
import { bookings } from '../bookings.tables';
import { savedTravelers } from './savedTravelers.tables';

const PHONE = 'c'.repeat(64);

let world: World;
let server: Process;
let keys = 0;
beforeEach(async () => {
  world = await World.open();
  server = world.start();
});
afterEach(() => world.database.close());

type Traveler = CreateBooking['travelers'][number];

/** Books with the box checked by default; answers the reference. */
async function book(changes: Partial<Traveler> = {}, rememberTravelers = true, card?: string): Promise<string> {
  const draftId = await world.draft(server);
  const order = orderOf({ draftId, acceptedTotal: world.supplier.total, paymentToken: await world.token(server, card) });
  const travelers = order.travelers.map((traveler) => ({ ...traveler, ...changes }));
  await server.checkout.book({ ...order, travelers, rememberTravelers }, `saved-key-${String((keys += 1))}`, SECRET);
  const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  world.minutes(1);
  return booking?.reference ?? '';
}

const saved = async (secretHash = SECRET) => (await server.trips.savedTravelers(secretHash)).travelers;

it('tells its own browser what was booked, and neither passport nor assistance', async () => {
  await book({
    ...{ knownTravelerNumber: 'TT12345678', frequentFlyer: { airline: 'BA', number: '55556666' }, assistance: ['deaf'] },
  });
  expect(await saved()).toEqual([
    {
      ...{ id: expect.any(String), firstName: 'Maria', middleName: '', lastName: 'Quiñones', dateOfBirth: '1985-04-18', sex: 'F' },
      ...{ knownTravelerNumber: 'TT12345678', redressNumber: '', frequentFlyer: [{ airline: 'BA', number: '55556666' }] },
    },
  ]);
});

it('keeps nobody without the box, and nobody of a booking that came to nothing', async () => {
  await book({}, false);
  await book({}, true, '4000000000000002');
  expect(await saved()).toEqual([]);
  expect(await world.database.db.$count(savedTravelers)).toBe(0);
});

it('keeps each person once, as last booked; the last first', async () => {
  await book();
  await book({ firstName: 'Ben', dateOfBirth: '1984-02-03' });
  await book({ firstName: 'MARIA', middleName: 'Luz', lastName: 'Quinones' });
  expect((await saved()).map(({ firstName, middleName }) => [firstName, middleName])).toEqual([
    ['MARIA', 'Luz'],
    ['Ben', ''],
  ]);
});

it('follows what is corrected on the booking', async () => {
  const reference = await book();
  await server.manage.changeTraveler({ reference, traveler: 0, knownTravelerNumber: 'TT12345678' }, SECRET);
  expect(await saved()).toMatchObject([{ knownTravelerNumber: 'TT12345678' }]);
});

it('shows nothing to a browser that reads the booking by reference and email or by the link of a mail', async () => {
  const reference = await book();
  expect(await server.manage.lookup({ reference, email: 'maria@example.com' }, () => PHONE)).toMatchObject({ ok: true });
  expect(await saved(PHONE)).toEqual([]);
  const [mine] = await saved();
  await server.trips.forgetTravelers({ id: mine?.id ?? '' }, PHONE);
  await server.trips.forgetTravelers({ id: null }, PHONE);
  expect(await saved()).toEqual([mine]);
});

it('takes one from the browser, all, or all with its trips; one trip leaves them', async () => {
  const reference = await book();
  await book({ firstName: 'Ben' });
  const [ben] = await saved();
  await server.trips.forgetTravelers({ id: ben?.id ?? '' }, SECRET);
  expect(await saved()).toMatchObject([{ firstName: 'Maria' }]);
  await server.trips.forgetTravelers({ id: null }, SECRET);
  expect(await saved()).toEqual([]);
  await book();
  await server.trips.forget({ reference }, SECRET);
  expect(await saved()).toHaveLength(1);
  await server.trips.forget({ reference: null }, SECRET);
  expect(await saved()).toEqual([]);
});

it('goes with the person who is erased, and by age', async () => {
  const { db } = world.database;
  await book();
  await createErasureService({ db, clock: world.clock, mailFolder: '/nowhere' }).erase({ email: 'maria@example.com' });
  expect(await db.$count(savedTravelers)).toBe(0);
  await book();
  const retention = createRetentionService({ db, clock: world.clock });
  world.minutes(400 * 24 * 60 - 1);
  expect((await retention.forgetOld()).savedTravelers).toBe(0);
  world.minutes(1);
  expect((await retention.forgetOld()).savedTravelers).toBe(1);
  expect(await saved()).toEqual([]);
});
