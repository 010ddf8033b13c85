/** Calls of the desk's own program. All need an agent's session: 401 without one. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { ChosenExtra } from '../domain/extras/extras';
import type { AirportRef, Carrier, FareConditions, PriceBreakdown, Slice } from '../domain/flights/flights';
import type { Cabin } from '../domain/search/trip';
import type { TravelerCounts } from '../domain/travelers/travelers';
import type { Cents } from '../domain/values/money';
import type { NonEmpty } from '../domain/values/nonEmpty';
import { CALL_OUTCOMES, CALL_REASONS } from '../domain/calls';
import { Closed, Uuid } from './bookings/fields.schema';

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

/** `POST /desk/calls/begin` → 200 {@link CallsAnswer}: the call that is open then; one that lasts already goes on. */
export const BeginCallSchema = Type.Object({ id: Uuid }, Closed);
export type BeginCall = Static<typeof BeginCallSchema>;

const Short = Type.String({ maxLength: 60 });
/**
 * `POST /desk/calls/save`: what an agent knows of their open call so far; `isOver` ends it → 200 {@link CallsAnswer}; 404 `not_found` where
 * that call is not open. `clickId`: one of the offered clicks, whose number, page and code the call then has.
 */
export const SaveCallSchema = Type.Object(
  {
    id: Uuid,
    dialed: Short,
    clickId: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    callCode: Short,
    reference: Short,
    reason: Type.Union([Type.Enum(CALL_REASONS), Type.Null()]),
    outcome: Type.Union([Type.Enum(CALL_OUTCOMES), Type.Null()]),
    callerNumber: Short,
    note: Type.String({ maxLength: 2000 }),
    isOver: Type.Boolean(),
  },
  Closed,
);
export type SaveCall = Static<typeof SaveCallSchema>;

/** A call as its agent sees it. */
export interface DeskCall extends Pick<SaveCall, 'id' | 'dialed' | 'clickId' | 'reason' | 'outcome' | 'callerNumber' | 'note'> {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly code: string | null;
  readonly page: string | null;
  readonly reference: string | null;
}

/** Somebody pressed a number of the site in the last ten minutes. */
export interface OfferedClick {
  readonly id: number;
  readonly at: string;
  readonly page: string;
  readonly device: string;
  readonly dialed: string;
  readonly code: string | null;
}

/** `GET /desk/calls`. */
export interface CallsAnswer {
  readonly open: DeskCall | null;
  /** The newest first. */
  readonly clicks: readonly OfferedClick[];
  /** The agent's calls that ended today, the newest first. */
  readonly ended: readonly DeskCall[];
  /** Numbers of the agency that can have been dialed. */
  readonly numbers: readonly string[];
}

/** What the server writes into each page of the desk for its program. */
export interface DeskPage {
  readonly lang: 'en' | 'es';
  /** IANA zone of the agency's clock. */
  readonly timeZone: string;
  /** The booking that the page is about; empty on others. */
  readonly reference: string;
}
