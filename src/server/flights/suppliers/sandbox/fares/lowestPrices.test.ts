import * as fc from 'fast-check';
import type { IsoDate } from '#core/domain/values/dates';
import { addDays } from '#core/domain/values/dates';
import { searchFor } from '#core/domain/search/trip';
import type { Cabin, SearchQuery } from '#core/domain/search/trip';
import { cases } from '#testing/testSize';
import { loadAirports } from '../../../../airports/airportTable';
import { createMemoryOrders } from '../orders/orders';
import { createSandboxSupplier } from '../sandboxSupplier';
import { timetableInThread } from '../timetable/threads/timetableService';

const airports = loadAirports();
const supplier = createSandboxSupplier(timetableInThread(airports), createMemoryOrders());
const NOW = new Date('2027-04-10T12:00:00Z');
const DAY = '2027-05-11' as IsoDate;
const largest = [...airports.airports].sort((a, b) => b.weight - a.weight).slice(0, 300);

it('the lowest price of a day is the one its search then shows, for any pair, day, party and cabin', async () => {
  const places = [...new Set(largest.flatMap((a) => [a.code, a.metro]))];
  const party = fc.record({ adults: fc.integer({ min: 1, max: 4 }), children: fc.nat(2), infants: fc.nat(1) });
  const cabin = fc.constantFrom<Cabin>('Economy', 'Economy', 'PremiumEconomy', 'Business', 'First');
  const stay = fc.option(fc.integer({ min: 0, max: 21 }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.constantFrom(...places),
      fc.integer({ min: -31, max: 290 }),
      stay,
      party,
      cabin,
      async (origin, destination, days, nights, travelers, requested) => {
        const starts = airports.resolve(origin);
        fc.pre(airports.resolve(destination).every((a) => !starts.includes(a)));
        const departDate = addDays(DAY, days);
        const query: SearchQuery = searchFor(
          { origin, destination, departs: departDate, returns: nights === null ? null : addDays(departDate, nights) },
          requested,
          travelers,
        );
        const found = await supplier.search(query, { now: NOW, limit: 600 });
        if (!found.ok) throw new Error(found.error.code);
        const shown = found.value.flights.map((f) => f.perAdult);
        const lowest = await supplier.lowestPrices(query, [departDate], { now: NOW });
        expect(lowest.ok && lowest.value.get(departDate)).toBe(shown.length === 0 ? null : Math.min(...shown));
      },
    ),
    { numRuns: cases(20, 120) },
  );
});
