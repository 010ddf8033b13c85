/** Offers that airlines give and nobody could mean: what is sold of them, and what of their rules is told. */
import { nonEmpty } from '#core/domain/values/nonEmpty';
import { at } from '#core/domain/values/checkedReads';
import type { IsoDate } from '#core/domain/values/dates';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { openDuffel } from '#testing/duffel/duffelTrial';
import type { DuffelOffer } from '../api/duffelTypes';
import { readOffer } from './offers';

const NOW = new Date('2027-04-10T12:00:00Z');
const searched = (origin: string, destination: string): SearchQuery =>
  searchFor({ origin, destination, departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate }, 'Economy', {
    adults: 1,
    children: 0,
    infants: 0,
  });
const QUERY = searched('JFK', 'LAX');

let database: TestDatabase;
let offer: DuffelOffer;
beforeAll(async () => {
  database = await openTestDatabase();
  const { server, supplier, close } = await openDuffel(database, NOW);
  server.alter((call, body) => {
    if (call.endsWith('/offer_requests')) offer = at((body as { readonly data: { readonly offers: DuffelOffer[] } }).data.offers, 0);
    return body;
  });
  await supplier.search(QUERY, { now: NOW, limit: 1 });
  await close();
});
afterAll(() => database.close());

const read = (more: Partial<DuffelOffer>, query = QUERY) => readOffer({ ...offer, ...more }, query);
type Slices = DuffelOffer['slices'];
type Place = Slices[number]['segments'][number]['origin'];
/** The way out leaves from another airport. */
const leavingFrom = ([out, ...others]: Slices, changed: Partial<Place>): Slices => {
  const [first, ...rest] = out?.segments ?? [];
  return out && first ? [{ ...out, segments: [{ ...first, origin: { ...first.origin, ...changed } }, ...rest] }, ...others] : [];
};

test.each<[string, (whole: DuffelOffer) => Partial<DuffelOffer>]>([
  ['one direction of two', ({ slices }) => ({ slices: slices.slice(0, 1) })],
  ['a direction too many', ({ slices }) => ({ slices: [...slices, ...slices.slice(1)] })],
  ['its directions the other way round', ({ slices }) => ({ slices: slices.toReversed() })],
  ['another city to leave from', ({ slices }) => ({ slices: leavingFrom(slices, { iata_code: 'BOS', iata_city_code: 'BOS' }) })],
  ['a price of nothing', () => ({ total_amount: '0.00' })],
  ['a negative price', () => ({ total_amount: '-120.00' })],
  ['taxes in another currency', () => ({ tax_amount: '12.00', tax_currency: 'EUR' })],
  ['taxes that are no number', () => ({ tax_amount: 'about 12' })],
])('an offer with %s is not sold', (_, changed) => {
  expect(read(changed(offer))).toEqual({ ok: false, error: 'unreadable' });
});

it('an offer whose taxes are not parted from the fare is all fare', () => {
  const [parted, whole] = [read({}), read({ tax_amount: null })];
  if (!parted.ok || !whole.ok) throw new Error('not sold');
  expect(parted.value.price.taxes).toBeGreaterThan(0);
  expect(whole.value.price).toEqual({ ...parted.value.price, base: whole.value.paid, taxes: 0 });
});

test.each<[string, Partial<Place>, SearchQuery]>([
  ['as it was asked', {}, QUERY],
  ['from another airport of the city', { iata_code: 'EWR', iata_city_code: 'NYC' }, QUERY],
  ['from another airport of the city, though Duffel has no city of it', { iata_code: 'LGA', iata_city_code: null }, QUERY],
  ['from an airport of a city that was asked for', {}, searched('NYC', 'LAX')],
])('an offer that leaves %s is sold', (_, changed, query) => {
  const back = { origin: query.slices[0].destination, destination: query.slices[0].origin };
  const asked = { ...query, slices: nonEmpty([query.slices[0], { ...at(QUERY.slices, 1), ...back }]) };
  expect(read({ slices: leavingFrom(offer.slices, changed) }, asked)).toMatchObject({ ok: true });
});

test.each<[string, number | null]>([
  ['50.00', 50_00],
  ['0.00', 0],
  ['-50.00', null],
])('a penalty of %s is %j', (amount, cents) => {
  const rule = { allowed: true, penalty_amount: amount, penalty_currency: 'USD' };
  const conditions = { change_before_departure: rule, refund_before_departure: rule } as DuffelOffer['conditions'];
  expect(read({ conditions })).toMatchObject({ value: { conditions: { changeable: cents, refundPenalty: cents } } });
});
