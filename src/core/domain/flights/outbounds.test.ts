import fc from 'fast-check';
import { buildFlights } from '#testing/flights/buildFlights';
import type { Flight } from './flights';
import { outboundsOf } from './outbounds';

/** Flights of which several share an outbound, as on the wire. */
const lists = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 6 }), fc.integer())
  .map(([n, outbounds, seed]): Flight[] => {
    const flights = buildFlights(n, seed);
    return flights.map((f, i) => {
      const [, ...back] = f.slices;
      return { ...f, slices: [(flights[i % outbounds] ?? f).slices[0], ...back] };
    });
  });

it('holds every flight once, each outbound once, both in the order of the list (results.19)', () => {
  fc.assert(
    fc.property(lists, (flights) => {
      const outbounds = outboundsOf(flights);
      const places = (some: readonly Flight[]): number[] => some.map((f) => flights.indexOf(f));
      expect(places(outbounds.flatMap(({ lead, others }) => [lead, ...others])).sort((a, b) => a - b)).toEqual([...flights.keys()]);
      expect(new Set(outbounds.map(({ lead }) => lead.slices[0])).size).toBe(outbounds.length);
      const leads = places(outbounds.map(({ lead }) => lead));
      expect(leads).toEqual([...leads].sort((a, b) => a - b));
      for (const { lead, others } of outbounds) {
        expect(others.every((f) => f.slices[0] === lead.slices[0])).toBe(true);
        expect(places([lead, ...others])).toEqual(places([lead, ...others]).sort((a, b) => a - b));
      }
    }),
  );
});
