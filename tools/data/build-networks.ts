/**
 * Writes what airlines' pages say out of the timetable and the fares, and their maps:
 * `node -r ts-node/register/transpile-only tools/data/build-networks.ts`, some minutes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { airlineMap } from '../art/airlineMap';
import { AIRLINE_CODES } from '#core/content/airlines/airlineSlugs';
import { utcDateOf } from '#core/domain/values/dates';
import { loadAirports } from '#server/airports/airportTable';
import { buildNetwork } from '#server/flights/suppliers/sandbox/timetable/network';
import { networkOf, routesOf } from './airlineNetwork';
import { citiesOfPairs } from './pairs';

const CONTENT = path.join(__dirname, '../../src/core/content/airlines');
const MAPS = path.join(__dirname, '../../public/maps/airlines');
const HEAD = '/** Written by tools/data/build-networks.ts; run it again when the timetable changes. */';

const now = new Date();
const asOf = utcDateOf(now);
const airports = loadAirports();
const net = buildNetwork(airports);
const text = (value: unknown): string => JSON.stringify(value).replace(/"([A-Za-z]\w*)":/g, '$1:');
const key = (name: string): string => (/^[A-Z]\w*$/.test(name) ? name : `'${name}'`);

mkdirSync(MAPS, { recursive: true });
const rows: string[] = [];
const busiest: string[] = [];
const views: string[] = [];
const named = new Set<string>();
for (const code of AIRLINE_CODES) {
  const carrier = net.carriers.byCode.get(code);
  if (!carrier) throw new Error(`the timetable knows no ${code}`);
  const network = networkOf(net, carrier, asOf, now);
  for (const [, codes] of network.countries) for (const place of codes) named.add(place);
  const hubs = network.stations.map((station) => {
    const airport = airports.get(station.code);
    if (!airport) throw new Error(`${station.code} is no airport`);
    return airport;
  });
  const { svg, view } = airlineMap(hubs, routesOf(net, carrier));
  writeFileSync(path.join(MAPS, `${code.toLowerCase()}.svg`), svg);
  rows.push(`  ${key(code)}: ${text(network)},`);
  busiest.push(`  ${key(code)}: ${text(network.busiest)},`);
  views.push(`  ${key(code)}: ${text(view)},`);
  console.log(code, network.countries.length, network.fares.length, `${(svg.length / 1024).toFixed(1)} KB`);
}
const places = [...named].sort().flatMap((code) => {
  const place = airports.get(code);
  return place ? [`  ${code}: ${text([place.city, place.cityEs ?? place.city])},`] : [];
});

writeFileSync(
  path.join(CONTENT, 'networks.generated.ts'),
  `${HEAD}
import type { AirlineNetwork } from './airlineNetwork';
import type { AirlineCode } from './airlineSlugs';

/** The day of the fares. */
export const NETWORKS_AS_OF = '${asOf}';

export const NETWORKS: Readonly<Record<AirlineCode, AirlineNetwork>> = {
${rows.join('\n')}
};

/** The part of the world map with all of an airline's routes: left, top, width, height. */
export const MAP_VIEWS: Readonly<Record<AirlineCode, readonly [number, number, number, number]>> = {
${views.join('\n')}
};

/** Cities of airports, in English and in Spanish. */
export const PLACE_NAMES: Readonly<Record<string, readonly [en: string, es: string]>> = {
${places.join('\n')}
};
`,
);

const cities = citiesOfPairs(net, airports);
writeFileSync(
  path.join(CONTENT, 'pairs.generated.ts'),
  `${HEAD}
import type { PairCity } from './pairCity';

/** Cities with pages of airlines that fly there, by slug. */
export const PAIR_CITIES: Readonly<Record<string, PairCity>> = {
${cities.map(({ slug, ...city }) => `  '${slug}': ${text(city)},`).join('\n')}
};
`,
);
