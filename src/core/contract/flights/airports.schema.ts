/** Data API: airports, countries, states (api.8). */
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** What was typed, where an airport near it is suggested (search.40); `miles` as the crow flies. */
const NearPlaceWireSchema = Type.Object({
  name: Type.String(),
  nameEs: Type.Optional(Type.String({ description: 'Spanish name, where it has one of its own' })),
  country: Type.String({ description: 'ISO 3166 country of the place' }),
  region: Type.Optional(Type.String({ description: 'Name of its state or province, where people tell places apart by it' })),
  regionEs: Type.Optional(Type.String({ description: 'Spanish name of the state, where it has one of its own' })),
  kind: Type.Union([Type.Literal('town'), Type.Literal('sight'), Type.Literal('area'), Type.Literal('closed'), Type.Literal('renamed')], {
    description:
      'A town or an airport without flights on sale, a sight, an area of several airports, a closed airport, one with a new code',
  }),
  code: Type.Optional(Type.String({ description: 'Code of the airport without flights, or of former days' })),
  miles: Type.Optional(Type.Integer({ minimum: 1, description: 'Not of an airport of former days' })),
});

/** `D` label, `A` airport code, `C` city, `P` parent (metropolitan) code; `N` country code, `R` state and the Spanish names `CE` and `RE`, ours. */
export const AirportWireSchema = Type.Object({
  D: Type.String(),
  A: Type.String(),
  C: Type.String(),
  P: Type.String(),
  N: Type.String({ description: 'ISO 3166 country of the airport' }),
  R: Type.Optional(Type.String({ description: 'Name of its state or province, where people tell places apart by it' })),
  CE: Type.Optional(Type.String({ description: 'Spanish name of the city, where it has one of its own' })),
  RE: Type.Optional(Type.String({ description: 'Spanish name of the state, where it has one of its own' })),
  near: Type.Optional(NearPlaceWireSchema),
  unserved: Type.Optional(Type.Literal(true, { description: 'No flights are sold from or to it' })),
});
export type AirportWire = Static<typeof AirportWireSchema>;

/** An airport around another place: `miles` on the ground, as the crow flies. */
export const NearAirportWireSchema = Type.Object({
  code: Type.String(),
  city: Type.String(),
  cityEs: Type.Optional(Type.String({ description: 'Spanish name of the city, where it has one of its own' })),
  metro: Type.String({ description: 'Code of the city that it belongs to, its own where it is the only one' }),
  miles: Type.Integer({ minimum: 1 }),
});
export type NearAirportWire = Static<typeof NearAirportWireSchema>;

/** `id` ISO 3166 (country) or subdivision code (state), `name` in English. */
export const RegionWireSchema = Type.Object({ id: Type.String(), name: Type.String() });
export type RegionWire = Static<typeof RegionWireSchema>;
