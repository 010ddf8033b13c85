/** Small airports have the flights that airlines list, and no others; nothing abroad is made up (fare-model.4). */
import { required } from '#core/domain/values/checkedReads';
import { loadAirports } from '../../../airports/airportTable';
import table from './data/small-airports.json';
import { smallAirports } from './smallAirports';
import { buildNetwork, carrierOf, destinationOf, originOf, routesFrom } from './timetable/network';

const net = buildNetwork(loadAirports());
const flown = (code: string): string[] => {
  const { first, end } = routesFrom(net, required(net.airports.get(code), code));
  return Array.from({ length: end - first }, (_, i) => `${carrierOf(net, first + i).code}-${destinationOf(net, first + i).code}`);
};
const listed: readonly (readonly [string, readonly string[]])[] = Object.entries(table).map(([code, routes]) => [
  code,
  routes
    .split(' ')
    .filter(Boolean)
    .map((route) => route.slice(0, -1)),
]);

it('flies what the list has: its airlines, airports, aircraft and rights are known', () => {
  expect(listed.flatMap(([code, routes]) => routes.filter((r) => !flown(code).includes(r)).map((r) => `${code} ${r}`))).toEqual([]);
});

it('flies nothing else there, but what an airline publishes', () => {
  const published = (code: string, route: string): boolean => {
    const [airline = '', hub] = route.split('-');
    const carrier = required(net.carriers.byCode.get(airline), airline);
    return carrier.listed.some(({ from, to }) => (from === hub && to === code) || (from === code && to === hub));
  };
  const others = listed.flatMap(([code, routes]) =>
    net.airports.get(code) ? flown(code).flatMap((r) => (routes.includes(r) || published(code, r) ? [] : [`${code} ${r}`])) : [],
  );
  expect(others).toEqual([]);
});

it.each([
  ['PUW', ['AS-SEA']],
  ['ALW', ['AS-SEA']],
  ['BHB', ['9K-BOS']],
  ['PQI', ['B6-BOS']],
  ['CRP', ['AA-DFW', 'WN-HOU', 'UA-IAH']],
  ['SIT', ['AS-JNU', 'AS-KTN', 'AS-SEA']],
  ['TTN', ['F9-MCO', 'F9-TPA']],
  // seaplanes, commuters and charters that the timetable does not have
  ['ANN', []],
  ['LNY', []],
  ['HNS', []],
  ['AOO', []],
  ['DUT', []],
])('%s is flown to by %j', (code, routes) => {
  expect(flown(code)).toEqual(routes);
});

it('leads to a small airport abroad by listed routes alone', () => {
  const SMALL = 0.45;
  const made: string[] = [];
  for (let r = 0; r < net.routes; r++) {
    const [from, to, c] = [originOf(net, r), destinationOf(net, r), carrierOf(net, r)];
    if (from.country === to.country || Math.min(from.weight, to.weight) >= SMALL) continue;
    const isListed = [...c.listed, ...smallAirports.routesOf(c.code)].some(
      (l) => (l.from === from.code && l.to === to.code) || (l.from === to.code && l.to === from.code),
    );
    if (!isListed) made.push(`${c.code} ${from.code}-${to.code}`);
  }
  expect(made).toEqual([]);
});
