/** The sandbox's exchanges with its orders in the database, where two processes may be at one order. */
import { priceWith, readChoices } from '#core/domain/extras/chooseExtras';
import { seatsOf } from '#core/domain/extras/extras';
import { searchFor } from '#core/domain/search/trip';
import { at, required } from '#core/domain/values/checkedReads';
import type { IsoDate } from '#core/domain/values/dates';
import { valueOf } from '#testing/contracts/supplierAnswers';
import type { SupplierOnTrial } from '#testing/contracts/supplierTrial';
import { describeExchanges } from '#testing/contracts/supplierExchangeContract';
import { CONTACT, partyOf } from '#testing/contracts/supplierParty';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { loadAirports } from '../../../../airports/airportTable';
import { createDatabaseOrders } from '../orders/databaseOrders';
import { sandboxOrders, sandboxSeats } from '../orders/orders.tables';
import { createSandboxSupplier } from '../sandboxSupplier';
import { timetableInThread } from '../timetable/threads/timetableService';

const timetable = timetableInThread(loadAirports());
const QUERY = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate },
  'Economy',
  { adults: 1, children: 0, infants: 0 },
);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function openTrial() {
  await database.db.delete(sandboxOrders);
  let isDown = false;
  const orders = createDatabaseOrders(() => {
    if (isDown) throw new Error('the connection is lost');
    return database.db;
  });
  const supplier = createSandboxSupplier(timetable, orders);
  let now = new Date('2027-04-10T12:00:00Z');
  return {
    supplier,
    get now() {
      return now;
    },
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    changeOrder: async (ourReference, change) => {
      valueOf(await supplier.changes.pretend(ourReference, change, now));
    },
    query: QUERY,
    breakDown: () => {
      isDown = true;
    },
  } satisfies SupplierOnTrial;
}

describeExchanges('the sandbox with a database', openTrial);

it('frees the seats of the replaced slice alone, with the exchange', async () => {
  const { supplier, now } = await openTrial();
  const { flights } = valueOf(await supplier.search(QUERY, { now, limit: 1 }));
  const main = required(flights[0]?.fares.find(({ conditions }) => conditions.changeable === 0)?.key, 'fare');
  const plain = valueOf(await supplier.reprice(QUERY, at(flights, 0).id + main, now));
  const onSale = valueOf(await supplier.extras(plain, now));
  const wanted = onSale.seatMaps.map((map) => {
    const [service] = seatsOf(map).flatMap(({ services }) => services);
    return { id: required(service, 'seat').id, quantity: 1 };
  });
  const chosen = readChoices(onSale, wanted);
  if (!chosen.ok) throw new Error(chosen.error);
  const trip = { ...plain, extras: chosen.value.chosen, price: priceWith(plain.price, chosen.value.chosen) };
  valueOf(await supplier.book(trip, partyOf(QUERY), 'ours', now, CONTACT));
  const legs = async (): Promise<readonly string[]> =>
    (await database.db.select().from(sandboxSeats)).map(({ departure }) => departure).sort();
  const keyed = (place: number): readonly string[] =>
    at(trip.slices, place).legs.map(({ carrier, flightNumber, from, departs }) => `${carrier}${String(flightNumber)} ${from} ${departs}`);
  expect(await legs()).toEqual([...keyed(0), ...keyed(1)].sort());
  const booked = { ourReference: 'ours', trip, bookedAt: now };
  const [offer] = valueOf(await supplier.exchanges.offers(booked, [{ place: 1, date: '2027-05-20' as IsoDate }], { now, limit: 1 }));
  valueOf(await supplier.exchanges.exchange(booked, '0b3f6d1c-0000-4000-8000-000000000001', required(offer, 'offer'), now));
  expect(await legs()).toEqual([...keyed(0)].sort());
});
