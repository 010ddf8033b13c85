import fc from 'fast-check';
import { buildFlight, buildFlights } from '#testing/flights/buildFlights';
import type { Flight } from './flights';
import { outboundsOf, varied } from './outbounds';
import type { Outbound } from './outbounds';

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
      const all = outbounds.flatMap((outbound) => [outbound, ...outbound.ways]);
      expect(places(all.flatMap(({ lead, others }) => [lead, ...others])).sort((a, b) => a - b)).toEqual([...flights.keys()]);
      expect(new Set(all.map(({ lead }) => lead.slices[0])).size).toBe(all.length);
      const leads = places(outbounds.map(({ lead }) => lead));
      expect(leads).toEqual([...leads].sort((a, b) => a - b));
      for (const { lead, others } of all) {
        expect(others.every((f) => f.slices[0] === lead.slices[0])).toBe(true);
        expect(places([lead, ...others])).toEqual(places([lead, ...others]).sort((a, b) => a - b));
      }
    }),
  );
});

/** Flights of an outbound at one minute and price each; the second of a pair differs by what is said. */
function pair(change: {
  carrier?: string;
  number?: number;
  soldAs?: string;
  operatedBy?: string;
  perAdult?: number;
  via?: string[];
}): Flight[] {
  const out = { via: change.via ?? [], departMinutes: 600, minutes: 480 };
  const one = buildFlight({ id: 'one', carrier: 'AF', perAdult: 400_00, out });
  const other = buildFlight({ id: 'other', carrier: change.carrier ?? 'AF', perAdult: change.perAdult ?? 400_00, out });
  const [first, ...rest] = other.slices[0].legs;
  const leg = {
    ...first,
    flightNumber: change.number ?? first.flightNumber,
    alsoSoldAs: change.soldAs === undefined ? [] : [change.soldAs],
    operatedBy: change.operatedBy ?? null,
  };
  return [one, { ...other, slices: [{ ...other.slices[0], legs: [leg, ...rest] }] }];
}

it.each([
  ['the same plane sold by another airline', { carrier: 'DL', number: 8512, soldAs: 'AF 700' }, 1],
  ['a flight that another airline operates', { carrier: 'DL', number: 8512, operatedBy: 'Airline AF' }, 1],
  ['the same first flight with another second one', { via: ['LIS'] }, 1],
  ['two airlines that leave at the same minute', { carrier: 'DL' }, 2],
  ['another price', { carrier: 'DL', number: 8512, soldAs: 'AF 700', perAdult: 401_00 }, 2],
])('%s: places of the list (results.33)', (_, change, places) => {
  const outbounds = outboundsOf(pair(change));
  expect(outbounds.map(({ ways }) => ways.map(({ lead }) => lead.id))).toEqual(places === 1 ? [['other']] : [[], []]);
});

const flownBy = (carriers: string): Outbound[] =>
  [...carriers].map((carrier, i) => ({
    lead: buildFlight({ id: String(i), carrier, perAdult: 1, out: { via: [], departMinutes: i, minutes: 60 } }),
    others: [],
    ways: [],
  }));

it.each([
  ['AAAABBCD', 'AABBCAAD'],
  ['AAAAAA', 'AAAAAA'],
  ['AAAABBBB', 'AABBAABB'],
  ['ABCDE', 'ABCDE'],
  ['AAB', 'AAB'],
  ['', ''],
])('of the first five of Best no more than two are of one carrier, while another one flies: %s → %s (results.32)', (given, shown) => {
  expect(
    varied(flownBy(given))
      .map(({ lead }) => lead.carrier)
      .join(''),
  ).toBe(shown);
});

it('counts for variety the airline of the first flight like the one that issues the ticket (results.32)', () => {
  const [first, second, third, ...rest] = flownBy('AABCD');
  const begunByA = (outbound: Outbound): Outbound => {
    const [{ legs, ...slice }, ...others] = outbound.lead.slices;
    const begun = [{ ...legs[0], carrier: 'A' }, ...legs.slice(1)] as const;
    return { ...outbound, lead: { ...outbound.lead, slices: [{ ...slice, legs: begun }, ...others] } };
  };
  if (!first || !second || !third) throw new Error('flights are missing');
  expect(
    varied([first, second, begunByA(third), ...rest])
      .map(({ lead }) => lead.carrier)
      .join(''),
  ).toBe('AACDB');
});
