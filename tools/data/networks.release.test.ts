/** The tables of airlines hold together: every airline of the timetable, with what its page shows (content.48). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadAirports } from '#server/airports/airportTable';
import { buildNetwork } from '#server/flights/suppliers/sandbox/timetable/network';
import { loadCarriers } from '#server/flights/suppliers/sandbox/fares/carriers';
import { MAP_HEIGHT, onMap } from '#core/domain/places/worldMap';
import { airlinesTo, citiesOf, pairCity, PAIR_CITY_SLUGS } from '#core/content/airlines/airlineFacts';
import { hubsOf } from '#core/content/airlines/airlineHubs';
import { AIRLINES } from '#core/content/airlines/airlines';
import { AIRLINE_CODES } from '#core/content/airlines/airlineSlugs';
import { CITIES, CITY_SLUGS } from '#core/content/destinations/cities';
import { MAP_VIEWS, NETWORKS, PLACE_NAMES } from '#core/content/airlines/networks.generated';

const MAPS = path.join(__dirname, '../../public/maps/airlines');
const airports = loadAirports();
const carriers = loadCarriers(airports);

it('has a page for every airline that flies from the United States in the timetable, and for no other, under its code', () => {
  const net = buildNetwork(airports);
  const fromUs = net.carriers.list.filter(({ index }) =>
    net.from.some((from, r) => net.carrier[r] === index && net.airports.airports[from]?.country === 'US'),
  );
  expect([...AIRLINE_CODES].sort()).toEqual(fromUs.map(({ code }) => code).sort());
  for (const code of AIRLINE_CODES) expect(AIRLINES[code].slug.endsWith(`-${code.toLowerCase()}`)).toBe(true);
});

it.each(AIRLINE_CODES)('%s has its facts, those of the timetable', (code) => {
  const carrier = carriers.byCode.get(code);
  const network = NETWORKS[code];
  expect(network.country).toBe(carrier?.country);
  expect(network.stations.length).toBeGreaterThan(0);
  for (const { code: station } of network.stations) expect(carrier?.stations.has(station)).toBe(true);
  expect(airports.get(network.busiest[0])?.country).toBe('US');
  const places = network.countries.flatMap(([, codes]) => codes);
  expect(new Set(places).size).toBe(places.length);
  for (const place of places) {
    expect(airports.get(place)).toBeDefined();
    expect(PLACE_NAMES[place]).toHaveLength(2);
  }
  expect(network.fares.length).toBeGreaterThan(0);
  for (const { lowest, usual } of network.fares) expect(usual).toBeGreaterThanOrEqual(lowest);
  for (const { fares } of network.rules) expect(fares.length).toBeGreaterThan(0);
  for (const locale of ['en', 'es'] as const) expect(hubsOf(code, locale).length).toBeGreaterThan(0);
});

it.each(AIRLINE_CODES)('%s has a map with all of its airports in view and codes that do not touch', (code) => {
  const svg = readFileSync(path.join(MAPS, `${code.toLowerCase()}.svg`), 'utf8');
  const [x, y, width, height] = MAP_VIEWS[code];
  for (const id of ['routes', 'dots', 'hubs', 'small', 'middle', 'large']) expect(svg).toContain(`id="${id}"`);
  const [, dots = ''] = /id="dots"[^>]* d="([^"]*)"/.exec(svg) ?? [];
  const [, hubs = ''] = /id="hubs"[^>]* d="([^"]*)"/.exec(svg) ?? [];
  const points = [...(dots + hubs).matchAll(/M(-?\d+) (-?\d+)h0/g)].map(([, px, py]) => [Number(px), Number(py)] as const);
  const places = new Set([...NETWORKS[code].countries.flatMap(([, codes]) => codes)]);
  const stations = new Set(NETWORKS[code].stations.map((station) => station.code));
  expect(points.length).toBeGreaterThanOrEqual([...stations].length);
  for (const [px, py] of points) {
    expect([px > x && px < x + width, py > y && py < y + height]).toEqual([true, true]);
    expect(py).toBeLessThan(MAP_HEIGHT);
  }
  const main = airports.get(NETWORKS[code].stations[0]?.code ?? '');
  expect(main && points.some(([px, py]) => Math.abs(px - onMap(main).x) < 1 && Math.abs(py - onMap(main).y) < 1)).toBe(true);
  for (const [, size = '', words = ''] of svg.matchAll(/<g id="\w+"[^>]*font-size="([\d.]+)"[^>]*>(.*?)<\/g>/g)) {
    const labels = [...words.matchAll(/x="(-?\d+)" y="(-?\d+)">([A-Z]{3})</g)].map(([, lx, ly, name = '']) => ({
      lx: Number(lx),
      ly: Number(ly),
      name,
    }));
    expect(labels.length).toBeGreaterThan(0);
    for (const { name } of labels) expect(places.has(name) || stations.has(name)).toBe(true);
    for (const [i, a] of labels.entries())
      for (const b of labels.slice(i + 1))
        expect([a.name, b.name, Math.abs(a.lx - b.lx) < Number(size) * 1.9 && Math.abs(a.ly - b.ly) < Number(size)]).toEqual([
          a.name,
          b.name,
          false,
        ]);
  }
});

it('has twenty airlines to forty cities where they fly, and every carrier that a city names (content.50)', () => {
  const more = PAIR_CITY_SLUGS.filter((city) => pairCity(city)?.isMore);
  expect([...PAIR_CITY_SLUGS].sort()).toEqual([...CITY_SLUGS, ...more].sort());
  for (const city of CITY_SLUGS) expect(airlinesTo(city)).toEqual(expect.arrayContaining([...CITIES[city].carriers]));
  const busy = PAIR_CITY_SLUGS.filter((city) => airlinesTo(city).length > 5);
  expect(busy.length).toBeGreaterThanOrEqual(38);
  expect(citiesOf('DL').length).toBeGreaterThanOrEqual(40);
  for (const city of more) expect(airports.resolve(pairCity(city)?.code ?? '').length).toBeGreaterThan(0);
});
