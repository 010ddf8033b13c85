import { mapNonEmpty } from '../values/nonEmpty';
import type { LocalDateTime } from '../values/dates';
import { buildFlight, engineOver } from '#testing/flights/buildFlights';
import { isRedEye, leadOf, minorAirports, PLAINNESS, plainnessOf, troublesOf } from './bestRanking';
import { bestTerms } from './bestTerms';
import type { Plainness } from './bestRanking';
import { NO_CRITERIA } from '../filters/filters';
import type { LayoverNote, Slice } from './flights';

const nonstop = { via: [], departMinutes: 600, minutes: 450 };

it('best is price plus hours plus troubles, and the terms add up', () => {
  const flight = buildFlight({
    id: 'x',
    carrier: 'AF',
    perAdult: 448_20,
    out: { via: [], departMinutes: 1125, minutes: 455 },
    back: { via: ['LIS'], departMinutes: 800, minutes: 515 },
  });
  expect(bestTerms(flight)).toEqual({
    price: 448_20,
    minutes: 970,
    time: 323_33,
    troubles: [{ trouble: 'stop', times: 1, worth: 30_00 }],
    score: 801_53,
  });
});

it('counts two tickets as a trouble of the whole trip', () => {
  const flight = buildFlight({ id: 'x', carrier: 'VB', perAdult: 200_00, out: { via: [], departMinutes: 600, minutes: 60 } });
  const apart = { ...flight, conditions: { ...flight.conditions, separateTickets: true } as const };
  expect(bestTerms(apart).troubles).toEqual([{ trouble: 'separateTickets', times: 1, worth: 60_00 }]);
  expect(bestTerms(apart).score - bestTerms(flight).score).toBe(60_00);
});

it.each([
  ['22:15', '06:30', 315, true],
  ['01:10', '07:00', 350, true],
  ['20:35', '05:05', 330, true], // nobody sleeps at home before or after it
  ['20:35', '06:10', 395, false],
  ['23:30', '05:45', 500, false], // long enough to sleep
  ['18:30', '06:30', 420, false], // over an ocean in the evening
  ['22:15', '23:55', 100, false],
  ['06:00', '08:30', 150, false],
])('a flight from %s to %s that takes %d minutes is a red-eye: %s', (departs, arrives, minutes, wanted) => {
  const at = (time: string): LocalDateTime => `2027-01-14T${time}` as LocalDateTime;
  expect(isRedEye({ departs: at(departs), arrives: at(arrives), minutes })).toBe(wanted);
});

it('counts short connections and changes of airport from what the supplier notes', () => {
  const [slice] = buildFlight({
    id: 'x',
    carrier: 'AF',
    perAdult: 1,
    out: { via: ['LIS', 'MAD'], departMinutes: 600, minutes: 900 },
  }).slices;
  const noted = (notes: readonly LayoverNote[]): Slice['layovers'] => slice.layovers.map((l) => ({ ...l, notes }));
  expect(troublesOf({ ...slice, layovers: noted(['short', 'airportChange']) })).toEqual({
    stop: 2,
    shortConnection: 2,
    redEye: 0,
    airportChange: 2,
  });
});

const leadBy = (trips: readonly (readonly [Plainness, number])[]): number =>
  leadOf(trips, { plain: ([plain]) => PLAINNESS.indexOf(plain), rank: ([, cents]) => cents, cents: ([, cents]) => cents });

it.each<[string, readonly (readonly [Plainness, number])[], number]>([
  [
    'a nonstop at a quarter more leads',
    [
      ['connecting', 400_00],
      ['nonstop', 500_00],
    ],
    1,
  ],
  [
    'a nonstop at more than that does not',
    [
      ['connecting', 400_00],
      ['nonstop', 500_01],
    ],
    0,
  ],
  [
    'a nonstop with a minor airport leads a connection',
    [
      ['connecting', 400_00],
      ['nonstopMinor', 450_00],
    ],
    1,
  ],
  [
    'a nonstop between main airports leads one with a minor airport',
    [
      ['nonstopMinor', 400_00],
      ['nonstop', 480_00],
    ],
    1,
  ],
  [
    'the better of two nonstops leads',
    [
      ['connecting', 400_00],
      ['nonstop', 490_00],
      ['nonstop', 450_00],
    ],
    1,
  ],
  [
    'step by step: what leads is led itself',
    [
      ['connecting', 400_00],
      ['nonstop', 560_00],
      ['nonstopMinor', 480_00],
    ],
    1,
  ],
  [
    'nothing plainer: the first',
    [
      ['nonstop', 400_00],
      ['nonstop', 300_00],
    ],
    0,
  ],
  ['no flights: none', [], -1],
])('%s (results.20)', (_, trips, wanted) => {
  expect(leadBy(trips)).toBe(wanted);
});

it('an airport is minor next to one with five times its passengers at the same end; one that is not known is none', () => {
  const outbound = (from: string): Slice => {
    const [slice] = buildFlight({ id: from, carrier: 'AF', perAdult: 1, out: nonstop }).slices;
    return { ...slice, legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, from })) };
  };
  const outbounds = ['JFK', 'EWR', 'ISP', 'XXX'].map(outbound);
  const minor = minorAirports(outbounds, {
    JFK: { passengers: 62 },
    EWR: { passengers: 49 },
    ISP: { passengers: 1.3 },
    CDG: { passengers: 67 },
  });
  expect([...minor]).toEqual(['ISP']);
  expect(outbounds.map((slice) => plainnessOf(slice, minor))).toEqual(['nonstop', 'nonstop', 'nonstopMinor', 'nonstop']);
});

it('leads the list that the filters leave, and the order of Best alone', () => {
  const flights = [
    buildFlight({ id: 'cheap', carrier: 'TP', perAdult: 300_00, out: { via: ['LIS'], departMinutes: 600, minutes: 480 } }),
    buildFlight({ id: 'plain', carrier: 'AF', perAdult: 375_00, out: { ...nonstop, minutes: 470 } }),
  ];
  const engine = engineOver(flights);
  const ids = (c: Partial<typeof NO_CRITERIA>) => engine.run({ ...NO_CRITERIA, ...c }).visible.map((i) => flights[i]?.id);
  expect(ids({})).toEqual(['plain', 'cheap']);
  expect(engine.run(NO_CRITERIA).leaders).toMatchObject({ best: 1, cheapest: 0 });
  expect(ids({ sort: 'cheapest' })).toEqual(['cheap', 'plain']);
  expect(ids({ filters: { stops: [1] } })).toEqual(['cheap']);
});
