/** What travelers name though it has no airport, or not one alone, with the airports that serve it (search.40). */
import { NEAR_KINDS } from '#core/domain/places/airports';
import type { NearPlace } from '#core/domain/places/airports';
import { distanceKm } from '../geography/distance';
import { milesOf } from '../geography/nearby';
import type { Airport, AirportTable } from './airportTable';
import lines from './data/places-without-airport.json';

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

/** All of them, as the table of airports knows their airports. */
export const servedPlaces = (table: AirportTable): readonly ServedPlace[] => lines.map((line) => read(line, table));
