/** Seats and bags at Duffel, in front of a server that sells them as Duffel does. */
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { openDuffel } from '#testing/duffel/duffelTrial';
import { describeExtras } from '#testing/contracts/supplierExtrasContract';
import { valueOf } from '#testing/contracts/supplierAnswers';
import { CONTACT, partyOf } from '#testing/contracts/supplierParty';
import { priceWith, readChoices } from '#core/domain/extras/chooseExtras';
import { searchFor } from '#core/domain/search/trip';
import { required } from '#core/domain/values/checkedReads';
import type { IsoDate } from '#core/domain/values/dates';

const NOW = new Date('2027-01-04T12:00:00Z');
const QUERY = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-02-09' as IsoDate, returns: '2027-02-16' as IsoDate },
  'Economy',
  { adults: 2, children: 1, infants: 1 },
);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describeExtras('Duffel', async () => {
  const opened = await openDuffel(database, NOW);
  return {
    supplier: opened.supplier,
    get now() {
      return opened.now;
    },
    query: QUERY,
    passMinutes: opened.passMinutes,
    changeOrder: (_ourReference, change) => opened.server.changeOrder(change),
    breakDown: opened.breakDown,
    close: opened.close,
  };
});

it('sends services by the names of the offer that is ordered, and pays flights and services together', async () => {
  const { supplier, server, close } = await openDuffel(database, NOW);
  const [flight] = valueOf(await supplier.search(QUERY, { now: NOW, limit: 1 })).flights;
  const offer = valueOf(await supplier.reprice(QUERY, required(flight, 'flight').id, NOW));
  const onSale = valueOf(await required(supplier.extras, 'extras')(offer, NOW));
  const read = readChoices(onSale, [
    { id: 'seat-0-0-10A-1', quantity: 1 },
    { id: 'bag-checked-1-0-23', quantity: 2 },
  ]);
  if (!read.ok) throw new Error(read.error);
  const { chosen } = read.value;
  expect(chosen.map(({ id, price }) => [id, price])).toEqual([
    ['bag-checked-1-0-23', 7000],
    ['seat-0-0-10A-1', 1500],
  ]);
  // the offers end: those that are found again have other names for everything
  server.endOffers();
  valueOf(await supplier.book({ ...offer, extras: chosen, price: priceWith(offer.price, chosen) }, partyOf(QUERY), 'ours', NOW, CONTACT));
  const [order] = server.orders();
  const bought = order?.services.map(({ type, quantity, total_amount }) => [type, quantity, total_amount]);
  expect(bought).toEqual([
    ['baggage', 2, '35.00'],
    ['seat', 1, '15.00'],
  ]);
  expect(order?.total_amount).toBe(((offer.price.base + offer.price.taxes + 8500) / 100).toFixed(2));
  await close();
});

it('sells nothing in another currency than that of our prices', async () => {
  const { supplier, server, close } = await openDuffel(database, NOW);
  const [flight] = valueOf(await supplier.search(QUERY, { now: NOW, limit: 1 })).flights;
  const offer = valueOf(await supplier.reprice(QUERY, required(flight, 'flight').id, NOW));
  server.change({ serviceCurrency: 'GBP' });
  const { seatMaps, bags } = valueOf(await required(supplier.extras, 'extras')(offer, NOW));
  const seats = seatMaps.flatMap(({ cabins }) => cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat())));
  expect([bags, seats.filter((seat) => seat.kind === 'seat' && seat.services.length > 0)]).toEqual([[], []]);
  await close();
});
