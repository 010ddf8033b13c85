/**
 * Lists, for a person to read, which airlines fly between which countries at the 300 largest airports:
 * `node -r ts-node/register/transpile-only tools/data/list-sectors.ts`. What is wrong goes into
 * `sandbox/timetable/closures.ts` or the airlines' own lists.
 */
import { loadAirports } from '#server/airports/airportTable';
import { buildNetwork, carrierOf, destinationOf, originOf } from '#server/flights/suppliers/sandbox/timetable/network';

const LARGEST = 300;

const net = buildNetwork(loadAirports());
const largest = new Set([...net.airports.airports].sort((a, b) => b.weight - a.weight).slice(0, LARGEST));
const airlines = new Map<string, Set<string>>();
for (let r = 0; r < net.routes; r++) {
  const [from, to] = [originOf(net, r), destinationOf(net, r)];
  if (!largest.has(from) || from.country === to.country) continue;
  const country = to.country;
  airlines.set(country, (airlines.get(country) ?? new Set()).add(`${carrierOf(net, r).code}:${from.country}`));
}
for (const [country, pairs] of [...airlines].sort()) console.log(country, [...pairs].sort().join(' '));
