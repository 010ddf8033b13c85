/** Places as people type them (search.34 to search.37), over the whole table. */
import fc from 'fast-check';
import { codeOfLabel } from '#core/domain/places/airports';
import { labelOf } from '#core/domain/places/airportLabel';
import type { Place } from '#core/domain/places/airports';
import { foldText } from '#core/domain/values/foldText';

import { placeRows, suggestionRows } from '#core/domain/places/suggestionRows';
import { cases } from '#testing/testSize';
import type { Airport } from './airportTable';
import { loadAirports } from './airportTable';
import { servedPlaces } from './nearPlaces';
import { createPlaceSuggest } from './suggestPlaces';
import given from './data/other-names.json';
import spanish from './data/spanish-names.json';

const table = loadAirports();
const suggestPlaces = createPlaceSuggest(table);
const suggest = (text: string, limit: number): Airport[] => suggestPlaces(text, limit).map(({ airport }) => airport);
const asPlace = (a: Airport): Place => ({
  code: a.code,
  label: labelOf(a),
  city: a.city,
  country: a.country,
  region: a.regionName,
  metro: a.metro,
  isMetro: false,
});
const find = (text: string): Promise<readonly Place[]> => Promise.resolve(suggest(text, 10).map(asPlace));
const rows = (text: string): Place[] => placeRows(suggest(text, 10).map(asPlace), text);
const codes = (text: string): string[] => rows(text).map((row) => row.code);

test.each([
  // what else a city is called, in English and Spanish, of old and among friends
  ['new york city', 'NYC'],
  ['Nueva York', 'NYC'],
  ['big apple', 'NYC'],
  ['Londres', 'LON'],
  ['Filadelfia', 'PHL'],
  ['philly', 'PHL'],
  ['Roma', 'ROM'],
  ['Lisboa', 'LIS'],
  ['Bombay', 'BOM'],
  ['Saigon', 'SGN'],
  ['Ciudad de México', 'MEX'],
  ['ciudad de mexico', 'MEX'],
  ['Pekín', 'BJS'],
  ['Washington D.C.', 'WAS'],
  ['vegas', 'LAS'],
  // with an error
  ['Pheonix', 'PHX'],
  ['pheo', 'PHX'],
  ['Los Angelas', 'LAX'],
  ['San Fransisco', 'SFO'],
  ['Seatle', 'SEA'],
  ['chigaco', 'CHI'],
  ['heatrow', 'LHR'],
  ['nueba york', 'NYC'],
  ['portlnd mane', 'PWM'],
  // saints
  ['saint louis', 'STL'],
  ['st louis', 'STL'],
  ['St. Louis', 'STL'],
  ['san luis', 'STL'],
  ['saint petersburg', 'LED'],
  ['San Petersburgo', 'LED'],
  ['saint jose california', 'SJC'],
  // states and countries, by name, Spanish name and postal code
  ['portland maine', 'PWM'],
  ['portland, ME', 'PWM'],
  ['portland oregon', 'PDX'],
  ['birmingham alabama', 'BHM'],
  ['birmingham inglaterra', 'BHX'],
  ['paris francia', 'PAR'],
  ['san jose costa rica', 'SJO'],
  ['san jose ca', 'SJC'],
  ['valencia españa', 'VLC'],
  ['nueva jersey', 'EWR'],
  ['london uk', 'LON'],
  ['aeropuerto de madrid', 'MAD'],
  ['madrid airport', 'MAD'],
])('%s is %s', (text, code) => {
  expect(codes(text)[0]).toBe(code);
});

/** Airports by the city that travelers type and read, where the town they are in or the local name is different. */
const AS_TRAVELERS_SAY = {
  ...{ ASU: 'Asunción', MVD: 'Montevideo', FLR: 'Florence', GOA: 'Genoa', VRN: 'Verona', KBP: 'Kyiv', LDE: 'Lourdes', GNB: 'Grenoble' },
  ...{
    GSP: 'Greenville',
    TYS: 'Knoxville',
    BTV: 'Burlington',
    VPS: 'Destin',
    ISP: 'Long Island',
    RDM: 'Bend',
    EGE: 'Vail',
    SUN: 'Sun Valley',
  },
  ...{ JAC: 'Jackson Hole', MLI: 'Quad Cities', AVP: 'Wilkes-Barre', CAK: 'Akron-Canton', GPT: 'Gulfport-Biloxi', YQB: 'Quebec City' },
  ...{
    AUA: 'Aruba',
    CUR: 'Curaçao',
    BON: 'Bonaire',
    STT: 'St. Thomas',
    STX: 'St. Croix',
    ANU: 'Antigua',
    UVF: 'St. Lucia',
    SXM: 'St. Maarten',
  },
  ...{ GCM: 'Grand Cayman', BDA: 'Bermuda', VRA: 'Varadero', RTB: 'Roatán', BOC: 'Bocas del Toro', FRS: 'Flores', AZS: 'Samaná' },
  ...{ ACA: 'Acapulco', CZM: 'Cozumel', DGO: 'Durango', MZT: 'Mazatlán', TLC: 'Toluca', BJX: 'León', ZIH: 'Ixtapa-Zihuatanejo' },
  ...{ CAY: 'Cayenne', PBM: 'Paramaribo', BRC: 'Bariloche', PPT: 'Tahiti', RAR: 'Rarotonga', GUM: 'Guam', ROR: 'Palau', BOB: 'Bora Bora' },
  ...{ JTR: 'Santorini', JMK: 'Mykonos', KGS: 'Kos', ZTH: 'Zakynthos', EFL: 'Kefalonia', SMI: 'Samos', HAJ: 'Hanover', ADB: 'Izmir' },
  ...{ LCG: 'A Coruña', OVD: 'Asturias', MAH: 'Menorca', FUE: 'Fuerteventura', SPC: 'La Palma', SID: 'Sal', BRN: 'Bern', SZZ: 'Szczecin' },
  ...{ JER: 'Jersey', GCI: 'Guernsey', IOM: 'Isle of Man', FEZ: 'Fez', DJE: 'Djerba', EBB: 'Entebbe', JRO: 'Kilimanjaro', RUN: 'Réunion' },
  ...{ CXR: 'Nha Trang', USM: 'Koh Samui', UTP: 'Pattaya', MPH: 'Boracay', TAG: 'Bohol', ILO: 'Iloilo', LOP: 'Lombok', DJJ: 'Jayapura' },
  ...{
    CJU: 'Jeju',
    VVO: 'Vladivostok',
    AYQ: 'Uluru',
    MCY: 'Sunshine Coast',
    SSH: 'Sharm el-Sheikh',
    EBL: 'Erbil',
    DWC: 'Dubai',
    AVV: 'Melbourne',
  },
} as const;

it.each(Object.entries(AS_TRAVELERS_SAY))('%s is in %s', (code, city) => {
  expect(table.get(code)?.city).toMatch(new RegExp(`^${city}(?:$|[ -])`));
  expect(codes(city)).toContain(code);
});

it('calls the row of a metropolitan code as the city is called', () => {
  const named = table.groups
    .filter((group) => !table.get(group.code) && group.airports.length > 1)
    .map((group) => [group.name, rows(group.code)[0]] as const);
  expect(named.length).toBeGreaterThan(15);
  for (const [name, row] of named) {
    expect(row?.isMetro).toBe(true);
    expect(row?.city.normalize('NFD').replace(/\p{M}/gu, '')).toBe(name.normalize('NFD').replace(/\p{M}/gu, ''));
  }
});

/** A city, its airports together, and how much traffic it has. */
interface City {
  readonly names: readonly string[];
  readonly airports: ReadonlySet<string>;
  readonly weight: number;
}

/** The cities with the most travelers, with all they are called. */
function mostServed(count: number): City[] {
  const groupOf = new Map(table.groups.flatMap((g) => g.airports.map((code) => [code, g] as const)));
  const byCity = new Map<string, Airport[]>();
  for (const a of table.airports) {
    const key = groupOf.get(a.code)?.code ?? `${a.city} ${a.country} ${a.region}`;
    byCity.set(key, [...(byCity.get(key) ?? []), a]);
  }
  const others: Readonly<Record<string, readonly string[]>> = given.cities;
  const inSpanish: Readonly<Record<string, string>> = spanish.cities;
  return [...byCity.values()]
    .map((airports) => {
      const greatest = [...airports].sort((a, b) => b.weight - a.weight)[0];
      const group = groupOf.get(greatest?.code ?? '');
      const names = [
        greatest?.city ?? '',
        ...[group?.code ?? '', ...airports.map((a) => a.code)].flatMap((code) => [inSpanish[code] ?? [], others[code] ?? []].flat()),
      ];
      return {
        names: [...new Set(names)].filter((name) => name.length > 2),
        airports: new Set([...airports.map((a) => a.code), group?.code ?? '']),
        weight: airports.reduce((sum, a) => sum + a.weight, 0),
      };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count);
}

const CITIES = mostServed(500);
const finds = (city: City, text: string, within: number): boolean =>
  codes(text)
    .slice(0, within)
    .some((code) => city.airports.has(code));

it('finds each of the 500 most served cities by each of its names, among the first three', () => {
  const names = CITIES.flatMap((city) => city.names.map((name) => [name, city] as const));
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter(([name, city]) => !finds(city, name, 3)).map(([name]) => name)).toEqual([]);
});

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const letter = fc.constantFrom(...ALPHABET);
/** One typing error in a text. */
type Edit = (text: string) => string;
const edit: fc.Arbitrary<Edit> = fc
  .tuple(fc.constantFrom('leftOut', 'added', 'mistaken', 'exchanged'), fc.nat(1000), letter)
  .map(([kind, where, other]) => (text) => {
    const at = where % Math.max(1, text.length);
    const [before, own, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
    switch (kind) {
      case 'leftOut':
        return before + after;
      case 'added':
        return before + other + own + after;
      case 'mistaken':
        return before + other + after;
      default:
        return before + after.slice(0, 1) + own + after.slice(1);
    }
  });
const NAMES = CITIES.flatMap((city) => city.names.map((name) => ({ city, name: foldText(name) })));
const nameOf = (least: number) => fc.constantFrom(...NAMES.filter(({ name }) => name.replaceAll(' ', '').length >= least));

/** Whatever begins some name, or a word in it: such a text means that name and is no error. */
const BEGINNINGS = new Set(
  [
    ...table.airports.flatMap((a) => [a.code, a.city, a.name, a.municipality, a.regionName]),
    ...table.countries.map((c) => c.name),
    ...[table.spanish.cities, table.spanish.regions].flatMap((names) => Object.values(names)),
    ...servedPlaces(table).flatMap(({ names, country, regionName }) => [...names, country, regionName]),
    ...Object.values(table.otherNames).flatMap((names: Readonly<Record<string, readonly string[]>>) => Object.values(names).flat()),
  ].flatMap((name) => {
    const words = foldText(name).split(' ');
    return words.flatMap((_, i) => {
      const rest = words.slice(i).join('');
      return Array.from(rest, (_letter, n) => rest.slice(0, n + 1));
    });
  }),
);
const isError = (text: string): boolean => !BEGINNINGS.has(foldText(text).replaceAll(' ', ''));
/** A name with two errors in it is that of the state before a city of the same name: Ontario is Canada's first. */
const REGIONS = new Set(table.airports.map(({ regionName }) => foldText(regionName)));
/** Of a hundred mistyped names this many may have eight other names as near: "mda city" is MD Anderson's city before Mad City. */
const MOST_MISSED_PERCENT = 1;
/** The same texts each time, so that a red run can be repeated. */
const SEED = 2;

interface Mistyped {
  readonly city: City;
  readonly name: string;
  readonly typed: string;
}

function expectFound(mistyped: fc.Arbitrary<Mistyped>, count: number): void {
  const texts = fc.sample(mistyped, { numRuns: count, seed: SEED });
  const missed = texts.filter(({ city, typed }) => !finds(city, typed, 8)).map(({ name, typed }) => `${typed} (${name})`);
  expect((missed.length / texts.length) * 100 > MOST_MISSED_PERCENT ? missed : []).toEqual([]);
}

it('finds a city among the first eight with one error in a name of four letters or more', () => {
  const mistyped = fc
    .tuple(nameOf(4), edit)
    .map(([{ city, name }, mistype]) => ({ city, name, typed: mistype(name) }))
    .filter(({ typed }) => isError(typed));
  expectFound(mistyped, cases(100, 2000));
});

it('finds a city among the first eight with an error in each half of a name of seven letters or more', () => {
  const mistyped = fc
    .tuple(nameOf(7), edit, edit)
    .map(([{ city, name }, first, second]) => {
      const half = Math.floor(name.length / 2);
      return { city, name, typed: first(name.slice(0, half)) + second(name.slice(half)) };
    })
    .filter(({ name, typed }) => isError(typed) && typed.replaceAll(' ', '').length >= 7 && !REGIONS.has(name));
  expectFound(mistyped, cases(100, 1000));
});

it('puts a name that the text begins before every guess', () => {
  expect(codes('bari')[0]).toBe('BRI');
  expect(codes('bari')).toContain('DPS');
  expect(codes('lima')[0]).toBe('LIM');
  expect(codes('mil').slice(0, 2)).toEqual(['MIL', 'MXP']);
});

describe('routes in one field', () => {
  const routesOf = async (text: string) =>
    (await suggestionRows(text, find)).map((row) => (row.ends ? [row.ends.origin.code, row.ends.destination.code].join('-') : row.code));

  it.each([
    ['jfk to lax', 'JFK-LAX'],
    ['JFK-LAX', 'JFK-LAX'],
    ['jfk → lax', 'JFK-LAX'],
    ['new york - london', 'NYC-LON'],
    ['new york to lon', 'NYC-LON'],
    ['from boston to san fransisco', 'BOS-SFO'],
    ['de Madrid a Roma', 'MAD-ROM'],
    ['desde Bogotá hasta Nueva York', 'BOG-NYC'],
    ['Raleigh-Durham to Portland, Maine', 'RDU-PWM'],
    ['london-paris', 'LON-PAR'],
  ])('%s is %s', async (text, route) => {
    expect((await routesOf(text))[0]).toBe(route);
  });

  it.each(['new york to', 'to london', 'jfk to jfk', 'new york - jfk', 'jfk to xjxjxj'])('%s is no route', async (text) => {
    expect((await suggestionRows(text, find)).filter((row) => row.ends)).toEqual([]);
  });

  it('offers the airports of the second city too, from the same origin', async () => {
    expect((await routesOf('jfk to london')).slice(0, 3)).toEqual(['JFK-LON', 'JFK-LHR', 'JFK-LGW']);
  });

  it('takes no label for a route', async () => {
    const labels = table.airports.filter((a) => a.weight >= 5).map(labelOf);
    const read = await Promise.all(labels.map((label) => suggestionRows(label, find)));
    expect(labels.filter((label, i) => read[i]?.[0]?.ends || !read[i]?.some((row) => row.code === codeOfLabel(label)))).toEqual([]);
  });
});
