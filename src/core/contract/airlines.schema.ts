/** `GET /api/airlines`: the carriers that the site has pages for. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

export const AirlineWireSchema = Type.Object({
  code: Type.String({ description: 'IATA code' }),
  name: Type.String(),
  url: Type.String({ description: 'last part of the address of its page, /airlines/{url}' }),
  hubs: Type.Array(Type.String(), { description: 'cities, largest hub first' }),
});
export type AirlineWire = Static<typeof AirlineWireSchema>;
