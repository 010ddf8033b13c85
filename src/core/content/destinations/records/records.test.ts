import { existsSync } from 'node:fs';
import path from 'node:path';
import { AIRLINES } from '../../airlines/airlines';
import { PLACES } from '../../pictures/places';
import { posterOf } from '../../pictures/posters';

import { CITIES, CITY_SLUGS } from '../cities';
import type { CitySlug } from '../cities';
import { CITY_AIRPORTS } from '../cityAirports';
import { TILES } from '../cityLists';
import type { DestinationRecord } from './record';
import { records as en } from './records.en';
import { records as es } from './records.es';

const all: readonly (readonly [string, DestinationRecord])[] = [
  ...CITY_SLUGS.map((city) => [`${city} en`, en[city]] as const),
  ...CITY_SLUGS.map((city) => [`${city} es`, es[city]] as const),
];

describe('Los Angeles, to the letter (content.15)', () => {
  const record = en['los-angeles'];

  it('links five airlines by slug', () => {
    expect(record.popularArlns.arlnLinks.map((l) => l.url)).toEqual([
      'american-airlines-aa',
      'delta-airlines-dl',
      'united-airlines-ua',
      'air-canada-ac',
      'alaska-airlines-as',
    ]);
  });

  it('has five routes, each to LAX', () => {
    expect(record.popularRoutes.routes.map((r) => r.frmTo)).toEqual(['JFK', 'ORD', 'NRT', 'LHR', 'SFO'].map((from) => [from, 'LAX']));
  });

  it('names seven airports', () => {
    expect(record.topAirports.airportsList.map((a) => a.code)).toEqual(['HHR', 'BUR', 'LAX', 'LGB', 'VNY', 'SNA', 'ONT']);
  });

  it('has the ten tiles', () => {
    expect(record.topDestinations.topDestinationsItem.map((t) => t.url)).toEqual(
      'las-vegas new-york phoenix hawaii seattle tokyo san-francisco houston chicago london'.split(' '),
    );
  });

  it('gives the example figures', () => {
    const shown = Object.fromEntries(record.FlightInfo.tableData.map(({ hd, value, basis }) => [hd, `${value} ${basis}`]));
    expect(shown).toMatchObject({
      'Lowest Price': '$138 example',
      'Cheapest Month': 'January example',
      'Average Flight Time': '5 hrs 55 mins example',
    });
  });
});

it('starts Paris at $89', () => {
  expect(en.paris.FlightInfo.tableData[0]).toEqual({ hd: 'Lowest Price', value: '$89', basis: 'example' });
});

it.each(CITY_SLUGS)('%s has the six labels in order', (city) => {
  expect(en[city].FlightInfo.tableData.map((row) => row.hd)).toEqual([
    'Lowest Price',
    'Cheapest Month',
    'Airlines Serving',
    'Destination Airport',
    'Average Flight Time',
    'Average Flights per Week',
  ]);
});

describe.each(all)('%s', (_, record) => {
  it('links only what exists', () => {
    const slugs = Object.values(AIRLINES).map((a) => a.slug as string);
    for (const { url } of record.popularArlns.arlnLinks) expect(slugs).toContain(url);
    expect(record.topDestinations.topDestinationsItem.map((t) => t.url)).toEqual(TILES[record.id]);
  });

  it('has ten tiles, each of another city with a page of every block (content.35)', () => {
    const tiles = record.topDestinations.topDestinationsItem;
    expect(new Set(tiles.map((t) => t.url)).size).toBe(10);
    expect(tiles.map((t) => t.url)).not.toContain(record.id);
    for (const { url, title } of tiles) expect([en[url].destName, es[url].destName]).toContain(title);
  });

  it('has something in every block (content.15, content.34)', () => {
    expect(record.popularArlns.arlnLinks).toHaveLength(5);
    expect(record.popularRoutes.routes).toHaveLength(5);
    expect(record.FlightInfo.tableData).toHaveLength(6);
    expect(record.topAirports.airportsList.map((a) => a.code)).toEqual(CITY_AIRPORTS[record.id]);
    expect(record.cityParts.parts).toHaveLength(4);
    expect(record.nonstops.airlines.length).toBeGreaterThan(0);
    expect(record.whyChooseUs.points).toHaveLength(3);
    const said = [
      ...[record.mainhd, record.subhd, record.par1, record.para2, record.topAirports.subhd, record.nonstops.subhd, record.topPlaces.mainhd],
      ...record.topAirports.airportsList.map((a) => a.name),
      ...[...record.cityParts.parts, ...record.topPlaces.topPlacesList, ...record.whyChooseUs.points].flatMap(({ hd, des }) => [hd, des]),
    ];
    expect(said.filter((text) => text.length < 3 || /undefined|NaN|\$\{/.test(text))).toEqual([]);
  });

  it('says of the months from where they are computed', () => {
    const [from = ''] = record.popularRoutes.routes[0].label.split(/ (?:to|a) /);
    expect(record.cityParts.parts[1]?.des).toContain(from);
    expect(record.FlightInfo.subhd).toContain(from);
  });

  it('begins every sentence with a capital, a figure or a name', () => {
    const said = [record.par1, record.para2, ...record.cityParts.parts.map(({ des }) => des), record.nonstops.subhd];
    expect(said.filter((text) => /^\p{Ll}|(?<!St)[.!?] \p{Ll}/u.test(text))).toEqual([]);
  });

  it('names an airport of its own as the end of every route, and the city where it starts', () => {
    for (const { frmTo, label } of record.popularRoutes.routes) {
      expect(record.arptCode).toContain(frmTo[1]);
      expect(label).not.toMatch(/\b[A-Z]{3}\b/);
    }
  });

  it('shows five places, each with a picture of its own', () => {
    const pictures = record.topPlaces.topPlacesList.map((p) => p.img);
    expect(new Set(pictures).size).toBe(5);
    for (const id of pictures) expect(existsSync(path.join(process.cwd(), 'public', posterOf(id).file))).toBe(true);
  });
});

it.each(CITY_SLUGS)('%s says the same in both languages', (city) => {
  const facts = (r: DestinationRecord) => ({
    codes: r.arptCode,
    airlines: r.popularArlns.arlnLinks.map((l) => l.url),
    routes: r.popularRoutes.routes.map((x) => x.frmTo),
    bases: r.FlightInfo.tableData.map((row) => row.basis),
    airports: r.topAirports.airportsList.map((a) => a.code),
    pictures: r.topPlaces.topPlacesList.map((p) => p.img),
    points: r.whyChooseUs.points.length,
  });
  expect(facts(es[city])).toEqual(facts(en[city]));
});

it('calls airports of Spanish pages by Spanish names (content.27)', () => {
  const named = (city: (typeof CITY_SLUGS)[number]) => es[city].topAirports.airportsList.map(({ name }) => name);
  expect(named('miami')).toEqual(['Aeropuerto Internacional de Miami', 'Fort Lauderdale']);
  expect(named('new-york')).toEqual([
    'Aeropuerto Internacional John F. Kennedy',
    'Aeropuerto Internacional de Newark Liberty',
    'LaGuardia',
  ]);
  expect(named('cancun')).toEqual(['Aeropuerto Internacional de Cancún']);
  expect(CITY_SLUGS.flatMap(named).filter((name) => /\b(?:International|National)\b/.test(name))).toEqual([]);
});

it('measures abroad in meters and kilometers on Spanish pages, as signs there do', () => {
  const abroad: readonly CitySlug[] = [
    ...(['paris', 'rome', 'tokyo', 'london', 'barcelona', 'madrid', 'amsterdam', 'lisbon', 'cancun', 'toronto', 'athens'] as const),
    ...(['dublin', 'istanbul', 'dubai'] as const),
  ];
  for (const city of abroad) expect(JSON.stringify(es[city])).not.toMatch(/\b(?:millas?|pies)\b/);
});

it('has a picture of its own for each place of every city', () => {
  const pictures = CITY_SLUGS.flatMap((city) => en[city].topPlaces.topPlacesList.map((p) => p.img as string));
  expect(pictures.slice().sort()).toEqual(PLACES.slice().sort());
});

it('has thirty cities', () => {
  expect(CITY_SLUGS).toHaveLength(30);
  for (const city of CITY_SLUGS) expect(CITIES[city].carriers).toHaveLength(5);
});
