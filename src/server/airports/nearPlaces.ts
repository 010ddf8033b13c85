/** What travelers name though it has no airport, or not one alone, with the airports that serve it (search.40). */
import { NEAR_KINDS } from '#core/domain/places/airports';
import type { NearPlace } from '#core/domain/places/airports';
import { at } from '#core/domain/values/checkedReads';
import { distanceKm } from '../geography/distance';
import { milesOf } from '../geography/nearby';
import type { Airport, AirportTable } from './airportTable';
import namesakes from './data/namesakes.json';
import lines from './data/places-without-airport.json';
import { FORMER_AIRPORTS } from './formerAirports';
import type { FormerAirport } from './formerAirports';

/** A place with the airports for it, the one to offer first in front. */
export interface ServedPlace {
  /** Its name, then what it is called besides, in English and Spanish. */
  readonly names: readonly string[];
  /** ISO 3166. */
  readonly country: string;
  readonly regionName: string;
  readonly airports: readonly { readonly airport: Airport; readonly near: NearPlace }[];
}

/** `name; other names | Spanish name | country | state | latitude longitude | kind | airports`; what is not known is empty. */
const LINE =
  /^(?<names>[^|]+) \| (?<spanish>[^|]*) \| (?<country>[A-Z]{2}) \| (?<region>[^|]*) \| (?<lat>-?[\d.]+) (?<lon>-?[\d.]+) \| (?<kind>\w+) \| (?<codes>[A-Z ]+)$/;

function read(line: string, table: AirportTable): ServedPlace {
  const { names = '', spanish = '', country = '', region = '', lat, lon, kind: kindName, codes = '' } = LINE.exec(line)?.groups ?? {};
  const kind = NEAR_KINDS.find((one) => one === kindName);
  if (!kind) throw new Error(`not a place: ${line}`);
  const [name = '', ...others] = names.split('; ');
  const place = {
    name,
    ...(spanish !== '' && { nameEs: spanish }),
    country,
    ...(region !== '' && { region, regionEs: table.spanish.regions[region] }),
    kind,
  };
  const center = { lat: Number(lat), lon: Number(lon) };
  return {
    names: [name, ...(spanish === '' ? [] : [spanish]), ...others],
    country,
    regionName: region,
    airports: codes.split(' ').map((code) => {
      const airport = table.get(code);
      if (!airport) throw new Error(`${code} is no airport for ${name}`);
      return { airport, near: { ...place, miles: milesOf(distanceKm(center, airport)) } };
    }),
  };
}

/** An airport of former days is named with its code: what is offered are the airports of today. */
function readFormer({ code, names, nameEs, kind, today }: FormerAirport, table: AirportTable): ServedPlace {
  const withCode = (name: string): string => (code === '' ? name : `${name} (${code})`);
  const airports = today.map((one) => {
    const airport = table.get(one);
    if (!airport) throw new Error(`${one} is no airport for ${names[0]}`);
    const near = { name: withCode(names[0]), nameEs: withCode(nameEs), country: airport.country, kind, ...(code !== '' && { code }) };
    return { airport, near };
  });
  // its city goes by its name as before
  const asked = kind === 'renamed' ? [code] : [...names, code];
  return { names: asked.filter((name) => name !== ''), country: at(airports, 0).airport.country, regionName: '', airports };
}

/** All airports of former days that people may still name. */
export const formerPlaces = (table: AirportTable): readonly ServedPlace[] => FORMER_AIRPORTS.map((former) => readFormer(former, table));

/** Towns called like a great city elsewhere, which are meant along with their state alone: `Paris, TX`. */
export const namesakePlaces = (table: AirportTable): readonly ServedPlace[] => namesakes.map((line) => read(line, table));

/** All of them but namesakes, as the table of airports knows their airports. */
export const servedPlaces = (table: AirportTable): readonly ServedPlace[] => lines.map((line) => read(line, table));
