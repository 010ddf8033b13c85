/** Every airport with scheduled flights, as built by scripts/build-airports.mjs. */
import { metroByAirport } from '#core/domain/places/metroByAirport';
import { spanishOf } from '#core/domain/places/spanishNames';
import type { SpanishNames, SpanishPlace } from '#core/domain/places/spanishNames';
import type { OtherNames } from '#core/domain/places/suggestTable';
import table from './airports.generated.json';
import metroCodes from './data/metro-codes.json';
import { FORMER_AIRPORTS } from './formerAirports';
import { findIn } from '#core/domain/values/checkedReads';

export interface Airport extends SpanishPlace {
  /** Position in the table: a stable small number within one build. */
  readonly index: number;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** ISO 3166 country, `US`. */
  readonly country: string;
  /** Subdivision code and name, `NY` and `New York`; the name is empty where unknown. */
  readonly region: string;
  readonly regionName: string;
  readonly lat: number;
  readonly lon: number;
  /** IANA time zone. */
  readonly tz: string;
  /** Million travelers a year; 0.5 and 0.1 where only the size class is known. */
  readonly weight: number;
  /** Size class for taxi times (fare-model.7): 1 large, 2 medium, 3 small. */
  readonly tier: 1 | 2 | 3;
  /** Metropolitan code that stands for several airports, `NYC`; the own code where there is none or where it is itself an airport. */
  readonly metro: string;
  readonly continent: string;
  /** The town the airport is in where travelers know it under another city: `Newark`, `Narita`. */
  readonly municipality: string;
}

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly continent: string;
}

export interface Metro {
  readonly code: string;
  readonly name: string;
  /** Airports in the order of the city's importance. */
  readonly airports: readonly string[];
}

export interface AirportTable {
  readonly airports: readonly Airport[];
  readonly countries: readonly Country[];
  /** City groups, those whose code is also an airport's included. */
  readonly groups: readonly Metro[];
  readonly otherNames: OtherNames;
  readonly spanish: SpanishNames;
  /** The airport of a code, or of a code of former days: its successor (search.48). */
  get(code: string): Airport | undefined;
  /** What a code of a search stands for: the airport of that code, else the airports of that city, else its successor, else nothing (search.9). */
  resolve(code: string): readonly Airport[];
  /** The code by which suppliers sell what a code of a search stands for: a former one's successor, any other unchanged (search.48). */
  codeOfToday(code: string): string;
}

type AirportRow = [string, string, string, string, string, string, number, number, string, number, string];

const GREAT = 25;
const MIDDLE = 5;

function build(): AirportTable {
  const rows = table.airports as unknown as AirportRow[]; // written by our own build script
  const countries = (table.countries as unknown as [string, string, string][]).map(([code, name, continent]) => ({
    code,
    name,
    continent,
  }));
  const continents = new Map(countries.map((c) => [c.code, c.continent]));
  const known = new Set(rows.map((r) => r[0]));
  const groups = Object.entries(metroCodes).map(([code, m]) => ({ code, name: m.name, airports: m.airports.filter((a) => known.has(a)) }));
  const metroOf = metroByAirport(groups, (code) => known.has(code));
  const groupOf = new Map(groups.flatMap((g) => g.airports.map((code) => [code, g] as const)));
  const airports = rows.map(([code, name, city, country, region, regionName, lat, lon, tz, weight, municipality], index): Airport => {
    const tier = weight >= GREAT ? 1 : weight >= MIDDLE ? 2 : 3;
    const metro = metroOf.get(code) ?? code;
    return {
      index,
      code,
      name,
      city,
      country,
      region,
      regionName,
      lat,
      lon,
      tz,
      weight,
      tier,
      metro,
      continent: continents.get(country) ?? '',
      municipality,
      ...spanishOf(table.spanish, { code, city, regionName }, groupOf.get(code)),
    };
  });
  const byCode = new Map(airports.map((a) => [a.code, a]));
  const byMetro = new Map(groups.filter((g) => !known.has(g.code)).map((g) => [g.code, g.airports.flatMap((a) => byCode.get(a) ?? [])]));
  const today = new Map(FORMER_AIRPORTS.flatMap((former) => (former.code === '' ? [] : [[former.code, former.today[0]]])));
  const get = (code: string): Airport | undefined => byCode.get(code) ?? findIn(byCode, today.get(code));
  return {
    airports,
    countries,
    groups,
    otherNames: table.otherNames,
    spanish: table.spanish,
    get,
    resolve: (code) => byMetro.get(code) ?? [get(code) ?? []].flat(),
    codeOfToday: (code) => (byMetro.has(code) ? code : (get(code)?.code ?? code)),
  };
}

let loaded: AirportTable | undefined;

/** The airport table; built from the generated file on first use (about 20 ms), then shared. */
export function loadAirports(): AirportTable {
  loaded ??= build();
  return loaded;
}

/** The city of an airport or city code in a language; the code where nobody knows it. */
export const cityIn =
  (airports: AirportTable) =>
  (code: string, locale: 'en' | 'es'): string => {
    const airport = airports.resolve(code)[0];
    return (locale === 'es' ? airport?.cityEs : undefined) ?? airport?.city ?? code;
  };
