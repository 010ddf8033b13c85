/** Data API: airports, countries, states (spec §3, §7). */
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** `D` label, `A` airport code, `C` city, `P` parent (metropolitan) code; `N` country code, ours. */
export const AirportWireSchema = Type.Object({
  D: Type.String(),
  A: Type.String(),
  C: Type.String(),
  P: Type.String(),
  N: Type.String({ description: 'ISO 3166 country of the airport' }),
});
export type AirportWire = Static<typeof AirportWireSchema>;

/** `id` ISO 3166 (country) or subdivision code (state), `name` in English. */
export const RegionWireSchema = Type.Object({ id: Type.String(), name: Type.String() });
export type RegionWire = Static<typeof RegionWireSchema>;
