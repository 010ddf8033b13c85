import { distanceKm } from '../../../../geography/distance';
import { required } from '#core/domain/values/checkedReads';
import type { Airport } from '../../../../airports/airportTable';
import { loadAirports } from '../../../../airports/airportTable';
import { isClosed } from './departures';
import { buildNetwork, carrierOf, departuresOf, inOrder, routesBetween, routesFrom } from './network';
import type { Market } from './plannedRoutes';
import { flagOf } from '../fares/regions';
import { EUROPEAN_LOW_COST } from '../itineraries/rights';

const net = buildNetwork(loadAirports());
const airport = (code: string): Airport => required(net.airports.get(code), code);
const routesOut = (code: string): number[] => {
  const { first, end } = routesFrom(net, airport(code));
  return Array.from({ length: end - first }, (_, i) => first + i);
};
const carriersOn = (from: string, to: string): string[] => {
  const { first, end } = routesBetween(net, airport(from), airport(to));
  const out: string[] = [];
  for (let r = first; r < end; r++) out.push(carrierOf(net, r).code);
  return out;
};

test.each(['LHR', 'ORY', 'FRA', 'ZRH', 'SYD', 'ITM', 'NRT', 'SNA', 'LGB', 'BUR', 'SAN', 'LGA'])(
  '%s sends nothing off in its curfew',
  (code) => {
    const routes = routesOut(code);
    expect(routes.length).toBeGreaterThan(5);
    for (const r of routes) expect([...departuresOf(net, r)].filter((m) => isClosed(code, m, 'take-off'))).toEqual([]);
  },
);

test.each([
  ['JFK', 'LHR', ['AA', 'BA', 'DL', 'VS'], ['LH', 'F9', 'WN']],
  ['LAX', 'SYD', ['AA', 'QF', 'UA'], ['VA', 'NH']],
  ['LHR', 'CDG', ['AF', 'BA'], ['AA', 'VS', 'EK']],
  ['DEL', 'BOM', ['6E', 'AI'], ['SQ', 'EK']],
  ['LGA', 'LAX', [], ['AA', 'DL']],
])('%s-%s is flown by %j and not by %j', (from, to, yes, no) => {
  const flying = carriersOn(from, to);
  expect(flying).toEqual(expect.arrayContaining(yes));
  expect(flying.filter((c) => no.includes(c))).toEqual([]);
});

/** Rights between two foreign countries, or of a subsidiary abroad: granted one by one (fare-model.2). */
const FIFTH_FREEDOM = [
  'AF LAX-PPT',
  'AV GPS-GYE',
  'AV GPS-UIO',
  'AV GYE-SCY',
  'AV SCY-UIO',
  'BA SIN-SYD',
  'BF PPT-SFO',
  'BW GEO-JFK',
  'BW GEO-YYZ',
  'EK ATH-EWR',
  'EK JFK-MXP',
  'FJ CXI-HNL',
  'LA GPS-GYE',
  'LA GPS-UIO',
  'N0 ATH-JFK',
  'N0 FCO-JFK',
  'QF LHR-SIN',
  'SQ FRA-JFK',
  'SQ LAX-NRT',
  'TJ ANU-SBH',
  'TN CDG-LAX',
  'UA CEB-NRT',
  'UA KHH-NRT',
  'UA KSA-KWA',
  'UA KSA-PNI',
  'UA KWA-MAJ',
  'UA NRT-ROR',
  'UA NRT-UBN',
  'UA PNI-TKK',
];

it('flies inside a country with airlines at home there only, and abroad from or to home, but by listed rights', () => {
  const strangers = new Set<string>();
  for (let r = 0; r < net.routes; r++) {
    const c = net.carriers.list[net.carrier[r] ?? 0];
    const [a, b] = [net.airports.airports[net.from[r] ?? 0], net.airports.airports[net.to[r] ?? 0]];
    if (!c || !a || !b) continue;
    const isEuropean = EUROPEAN_LOW_COST.has(c.code);
    const isHome = flagOf(a) === flagOf(b) ? c.homes.has(flagOf(a)) : c.homes.has(flagOf(a)) || c.homes.has(flagOf(b));
    if (!isHome && !isEuropean) strangers.add(`${c.code} ${[a.code, b.code].sort().join('-')}`);
    if ((net.km[r] ?? 0) > c.reachKm) strangers.add(`${c.code} ${a.code}-${b.code} too far`);
  }
  expect([...strangers].sort()).toEqual(FIFTH_FREEDOM);
});

it('flies every published route whose ends are known and open, and feeds no airport that only others fly to', () => {
  const tooFar = net.carriers.list.flatMap((c) =>
    c.listed.flatMap(({ from, to }) => {
      const [a, b] = [net.airports.get(from), net.airports.get(to)];
      return a && b && distanceKm(a, b) > c.reachKm ? [`${c.code} ${from}-${to}`] : [];
    }),
  );
  expect(tooFar).toEqual([]);
  expect(['CIW', 'DCF', 'SIG'].flatMap((code) => routesOut(code).map((r) => `${carrierOf(net, r).code} ${code}`))).toEqual([]);
  // a low-cost airline flies where it says, also where nobody else does
  expect(routesOut('HHH').map((r) => carrierOf(net, r).code)).not.toContain('WN');
});

it('is in order of origin, destination and airline, however many there are, and refuses more than its arrays can number', () => {
  const [first, last] = [required(net.airports.airports[0], 0), required(net.airports.airports.at(-1), -1)];
  const airlines = [net.carriers.list[0], net.carriers.list.at(-1)].flatMap((c) => c ?? []);
  const order = [
    [first, last],
    [last, first],
  ].flatMap(([a, b]) => airlines.flatMap((c) => (a && b ? [{ a, b, c, km: 1, daily: 1, mask: 127 }] : [])));
  const [airports, carriers] = [net.airports.airports.length, net.carriers.list.length];
  expect(order).toHaveLength(4);
  expect(inOrder([...order].reverse(), airports, carriers)).toEqual(order);
  expect(inOrder([...order].reverse(), airports, 256)).toEqual(order);
  expect(() => inOrder(order, airports, 257)).toThrow('257 airlines');
  expect(() => inOrder(order, 65_537, carriers)).toThrow('65537 airports');
  expect(() => inOrder(new Array<Market>(2 ** 24), airports, carriers)).toThrow('16777216 routes');
});

it('has the same routes both ways', () => {
  const key = (x: number, y: number, c: number): string => [x, y, c].join();
  const all = new Set(Array.from({ length: net.routes }, (_, r) => key(net.from[r] ?? 0, net.to[r] ?? 0, net.carrier[r] ?? 0)));
  const oneWay = Array.from({ length: net.routes }, (_, r) => r).filter(
    (r) => !all.has(key(net.to[r] ?? 0, net.from[r] ?? 0, net.carrier[r] ?? 0)),
  );
  expect([all.size, oneWay]).toEqual([net.routes, []]);
});
