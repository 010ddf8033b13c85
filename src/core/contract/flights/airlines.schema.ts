/** `GET /api/airlines` and `airlineclasses`: the carriers that the site has pages for. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CABINS } from '../../domain/search/trip';

export const AirlineWireSchema = Type.Object({
  code: Type.String({ description: 'IATA code' }),
  name: Type.String(),
  url: Type.String({ description: 'last part of the address of its page, /airlines/{url}' }),
  path: Type.String({ description: 'of its page, in the language that was asked for' }),
  country: Type.String({ description: 'ISO 3166 code of its home' }),
  countryName: Type.String(),
  alliance: Type.Union([Type.String(), Type.Null()]),
  hubs: Type.Array(Type.String(), { description: 'cities, largest hub first' }),
  words: Type.String({ description: 'everything that it is found by, in both languages, lower case and without accents' }),
});
export type AirlineWire = Static<typeof AirlineWireSchema>;

export const AirlineClassesSchema = Type.Object({
  code: Type.String({ description: 'IATA code' }),
  name: Type.String(),
  url: Type.String({ description: 'last part of the address of its page, /airlines/{url}' }),
  cabins: Type.Array(Type.Enum(CABINS), { description: 'that it sells on some of its flights' }),
});
export type AirlineClassesWire = Static<typeof AirlineClassesSchema>;
