import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Flexibility } from '#core/domain/search/flexible';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import { stayNights } from '#core/domain/search/otherTrips';
import type { IsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import { buildFlight } from '#testing/flights/buildFlights';
import { loadAirports } from '../../airports/airportTable';
import { createLowestFare } from './lowestFare.service';
import type { FlightSupplier } from '../supplier';

const NOW = new Date('2027-01-10T12:00:00Z');
const tripOn = (departs: string, returns: string | null) =>
  searchFor(
    { origin: 'JFK', destination: 'LAX', departs: departs as IsoDate, returns: returns as IsoDate | null },
    'Economy',
    DEFAULT_TRAVELERS,
  );
const TRIP = tripOn('2027-03-10', '2027-03-17');

/** Prices by departure and nights; the trip itself costs 300 dollars. */
function supplierOf(prices: Readonly<Record<string, number | null>>, change: Partial<FlightSupplier> = {}) {
  const calls = { days: 0, searches: 0, from: '' };
  const supplier = {
    name: 'test',
    search: async ({ slices: [{ origin }] }) => {
      calls.searches += 1;
      calls.from = origin;
      return ok({
        flights: [buildFlight({ id: 'a', carrier: 'DL', perAdult: 300_00, out: { via: [], departMinutes: 600, minutes: 360 } })],
      });
    },
    lowestPrices: async (query, dates) => {
      calls.days += dates.length;
      return ok(new Map(dates.map((date) => [date, prices[`${date} ${String(stayNights(query))}`] ?? null])));
    },
    ...change,
  } as Partial<FlightSupplier> as FlightSupplier;
  // nothing was seen in a database
  const lowest = createLowestFare({ db: {} as NodePgDatabase, clock: () => NOW, supplier, airports: loadAirports() });
  return { calls, lowest };
}

it('of a trip from an airport whose code has changed is that of its code of today (search.48)', async () => {
  const { calls, lowest } = supplierOf({});
  const [slice] = TRIP.slices;
  await lowest({ ...TRIP, slices: [{ ...slice, origin: 'KIV' }] });
  expect(calls.from).toBe('RMO');
});

it('of exact dates is that of a search, and no other day is requested', async () => {
  const { calls, lowest } = supplierOf({ '2027-03-10 6': 100_00 });
  expect(await lowest(TRIP)).toEqual(ok(300_00));
  expect(calls).toMatchObject({ days: 0, searches: 1 });
});

it.each<[Flexibility, Record<string, number>, number, number]>([
  ['1', { '2027-03-11 5': 250_00, '2027-03-12 5': 10_00 }, 250_00, 9],
  ['3', { '2027-03-13 7': 270_00 }, 270_00, 49],
  ['1', {}, 300_00, 9],
  ['2027-04:weekend', { '2027-04-16 2': 199_00, '2027-04-16 4': 10_00 }, 199_00, 19],
])('of dates that move by %s is the lowest of them and of the search itself', async (flex, prices, cents, days) => {
  const { calls, lowest } = supplierOf(prices);
  expect(await lowest(TRIP, flex)).toEqual(ok(cents));
  expect(calls).toMatchObject({ days, searches: 1 });
});

it('asks for no day that is over, nor for a search of one', async () => {
  const { calls, lowest } = supplierOf({ '2027-01-11 5': 250_00 });
  expect(await lowest(tripOn('2027-01-08', '2027-01-15'), '3')).toEqual(ok(250_00));
  expect(calls.searches).toBe(0);
  // from the 10th, where it still is somewhere, to the 11th
  expect(calls.days).toBe(2 * 7);
});

it('is not known where the supplier does not answer, and that of the search where it tells no other days', async () => {
  const away = supplierOf({}, { lowestPrices: async () => err({ code: 'supplier_unavailable' }) });
  expect(await away.lowest(TRIP, '1')).toEqual(err({ code: 'supplier_unavailable' }));
  const silent = supplierOf({}, { lowestPrices: undefined } as Partial<FlightSupplier>);
  expect(await silent.lowest(TRIP, '1')).toEqual(ok(300_00));
});
