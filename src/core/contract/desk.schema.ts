/** Calls of the desk's own program. All need an agent's session: 401 without one. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { ChosenExtra } from '../domain/extras/extras';
import type { AirportRef, Carrier, FareConditions, PriceBreakdown, Slice } from '../domain/flights/flights';
import type { Cabin } from '../domain/search/trip';
import type { TravelerCounts } from '../domain/travelers/travelers';
import type { Cents } from '../domain/values/money';
import type { NonEmpty } from '../domain/values/nonEmpty';
import { Closed } from './bookings/fields.schema';

/** `POST /desk/trip`: the code that a caller reads out → 200 {@link CallersTrip}; 404 `not_found`; 429 `rate_limited`. */
export const OpenTripSchema = Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }, Closed);
export type OpenTrip = Static<typeof OpenTripSchema>;

/** What a caller looks at: flights and price of a draft, nothing personal. JSON carries the domain's types unchanged. */
export interface CallersTrip {
  readonly cabin: Cabin;
  readonly travelers: Pick<TravelerCounts, 'adults' | 'children' | 'infants'>;
  readonly slices: NonEmpty<Slice>;
  readonly conditions: FareConditions;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly airports: Readonly<Record<string, AirportRef>>;
  readonly price: PriceBreakdown;
  readonly extras: readonly ChosenExtra[];
  /** Cents that the traveler last agreed to; null while a changed price waits for consent. */
  readonly acceptedTotal: Cents | null;
  /** ISO instants. */
  readonly priceUntil: string;
  readonly codeUntil: string;
}

/** What the server writes into each page of the desk for its program. */
export interface DeskPage {
  readonly lang: 'en' | 'es';
  /** IANA zone of the agency's clock. */
  readonly timeZone: string;
}
