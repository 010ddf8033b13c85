import * as fc from 'fast-check';
import { EXPLORE_CODES } from '#core/content/explore/places';
import { addDays, daysBetween } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { fittingTrips, parseMonth, STAYS } from '#core/domain/places/explore';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { Cabin } from '#core/domain/search/trip';
import { cases } from '#testing/testSize';
import { loadAirports } from '../../../../airports/airportTable';
import { distanceKm } from '../../../../geography/distance';
import type { ExploredTrip } from '../../../supplier';
import { createMemoryOrders } from '../orders/orders';
import { createSandboxSupplier } from '../sandboxSupplier';
import { timetableInThread } from '../timetable/threads/timetableService';

const airports = loadAirports();
const supplier = createSandboxSupplier(timetableInThread(airports), createMemoryOrders());
const NOW = new Date('2027-04-10T12:00:00Z');
const FIRST = '2027-04-10' as IsoDate;
const LAST = addDays(FIRST, 330);
const origins = [...airports.airports].sort((a, b) => b.weight - a.weight).slice(0, 300);

it('knows every place that it explores, each once', () => {
  expect(EXPLORE_CODES.filter((code) => airports.resolve(code).length === 0)).toEqual([]);
  expect(new Set(EXPLORE_CODES).size).toBe(EXPLORE_CODES.length);
});

/** Between the two airports of Shanghai nothing flies. */
function isOneCity(origin: string, destination: string): boolean {
  const [from, to] = [origin, destination].map((code) => airports.resolve(code)[0]);
  if (!from || !to) throw new Error('a place without an airport');
  return distanceKm(from, to) < 100;
}

it('a price is the lowest that the search of its days shows, from any of 300 origins (explore.4)', async () => {
  const months = ['2027-04', '2027-05', '2027-07', '2027-12', '2028-02'].map((text) => parseMonth(text)).flatMap((month) => month ?? []);
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...origins.flatMap(({ code, metro }) => [code, metro])),
      fc.constantFrom(...EXPLORE_CODES),
      fc.constantFrom(...months),
      fc.constantFrom(...STAYS),
      fc.boolean(),
      fc.constantFrom<Cabin>('Economy', 'Economy', 'Economy', 'Business'),
      async (origin, destination, month, stay, isNonstopOnly, cabin) => {
        const starts = new Set(airports.resolve(origin));
        fc.pre(airports.resolve(destination).every((a) => !starts.has(a)));
        const trips = fittingTrips({ when: { kind: 'month', month }, stay }, FIRST, LAST);
        const found = await supplier.explore({ origin, destinations: [destination], trips, cabin, isNonstopOnly }, { now: NOW });
        const [trip]: readonly ExploredTrip[] = found.ok ? found.value : [];
        if (!trip) {
          expect(isNonstopOnly || cabin !== 'Economy' || isOneCity(origin, destination)).toBe(true);
          return;
        }
        const { departs, returns } = trip;
        expect(trips.find((fitting) => fitting.departs === departs)?.nights.map((n) => addDays(departs, n))).toContain(returns);
        const query = searchFor({ origin, destination, departs, returns }, cabin, DEFAULT_TRAVELERS);
        const searched = await supplier.search(query, { now: NOW, limit: 2000 });
        if (!searched.ok) throw new Error(searched.error.code);
        const shown = searched.value.flights.filter(({ slices }) => !isNonstopOnly || slices.every(({ stops }) => stops === 0));
        const lowest = shown.reduce((low, flight) => (flight.perAdult < low.perAdult ? flight : low));
        expect(trip.perAdult).toBe(lowest.perAdult);
        const same = shown.filter(({ perAdult }) => perAdult === lowest.perAdult);
        expect(same.map(({ slices }) => Math.max(...slices.map(({ stops }) => stops)))).toContain(trip.stops);
        expect(same.map(({ slices }) => slices[0].minutes)).toContain(trip.minutes);
        compared += 1;
      },
    ),
    { numRuns: cases(20, 120) },
  );
  // most lead somewhere
  expect(compared).toBeGreaterThan(cases(20, 120) / 4);
});

it('a place too far for two nights is priced with three (explore.4)', async () => {
  const month = parseMonth('2027-07');
  if (!month) throw new Error('no month');
  const trips = fittingTrips({ when: { kind: 'month', month }, stay: 'weekend' }, FIRST, LAST);
  const found = await supplier.explore(
    { origin: 'POA', destinations: ['SIN'], trips, cabin: 'Economy', isNonstopOnly: false },
    { now: NOW },
  );
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value.map(({ departs, returns }) => daysBetween(departs, returns))).toEqual([3]);
});

it('only nonstops both ways are priced where nothing else is wanted', async () => {
  const trips = fittingTrips({ when: { kind: 'any' }, stay: 'weekend' }, FIRST, LAST);
  const request = { origin: 'JFK', destinations: EXPLORE_CODES.slice(0, 40), trips, cabin: 'Economy', isNonstopOnly: true } as const;
  const found = await supplier.explore(request, { now: NOW });
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value.length).toBeGreaterThan(15);
  expect(found.value.filter(({ stops }) => stops !== 0)).toEqual([]);
});
