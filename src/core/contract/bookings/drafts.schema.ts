/** Drafts on the wire: a chosen flight, its price, and how far the traveler came. Names are the site's own; money is integer US cents. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { SEX_MARKERS } from '../../domain/booking/booking';
import { MOST_SLICES } from '../../domain/search/trip';
import { ConditionsSchema } from '../flights/flights.schema';
import { ChosenExtraSchema, SoldExtraSchema } from './extras.schema';
import { Cents, Closed, IsoDateText, IsoInstantText, Uuid } from './fields.schema';

const PlaceCode = Type.String({ pattern: '^[A-Z]{3}$' });

/** A search as JSON, for calls with a body. */
export const SearchBodySchema = Type.Object(
  {
    origin: PlaceCode,
    destination: PlaceCode,
    departDate: IsoDateText,
    returnDate: Type.Union([IsoDateText, Type.Null()]),
    tripType: Type.Union([Type.Literal('R'), Type.Literal('O'), Type.Literal('M')]),
    further: Type.Optional(
      Type.Array(Type.Object({ origin: PlaceCode, destination: PlaceCode, date: IsoDateText }, Closed), {
        minItems: 1,
        maxItems: MOST_SLICES - 1,
        description: 'slices after the first of a multi-city trip',
      }),
    ),
    cabin: Type.Union([Type.Literal('Economy'), Type.Literal('PremiumEconomy'), Type.Literal('Business'), Type.Literal('First')]),
    travelers: Type.Object(
      {
        adults: Type.Integer({ minimum: 1, maximum: 9 }),
        children: Type.Integer({ minimum: 0, maximum: 8 }),
        infants: Type.Integer({ minimum: 0, maximum: 4 }),
        ages: Type.Optional(
          Type.Array(Type.Union([Type.Integer({ minimum: 0, maximum: 17 }), Type.Null()]), {
            maxItems: 9,
            description:
              'whole years on the day of the last slice of adults, children and infants in this order; null for 18 and older, or where not known',
          }),
        ),
      },
      Closed,
    ),
  },
  Closed,
);

export type SearchBody = Static<typeof SearchBodySchema>;

/** Letters of a flight's name at the supplier, which names all its slices. */
const MOST_FLIGHT_ID = 600;

/** `POST /api/drafts`: a flight was chosen, `flightId` being that of the fare. Answers 201 {@link DraftWire}; 410 `offer_gone`. Sets the trip cookie. */
export const CreateDraftSchema = Type.Object(
  { search: SearchBodySchema, flightId: Type.String({ maxLength: MOST_FLIGHT_ID }), seenTotal: Cents },
  Closed,
);
export type CreateDraft = Static<typeof CreateDraftSchema>;

const TravelerPriceSchema = Type.Object({
  kind: Type.Union([Type.Literal('adult'), Type.Literal('child'), Type.Literal('infant')]),
  count: Type.Integer(),
  each: Cents,
});
export const PriceSchema = Type.Object({
  base: Cents,
  taxes: Cents,
  serviceFee: Cents,
  /** Of chosen seats and bags; left out where none are chosen. Part of the total, and of no traveler's price. */
  extras: Type.Optional(Cents),
  total: Cents,
  perTraveler: Type.Array(TravelerPriceSchema),
});
export const QuoteSchema = Type.Object({ id: Type.String(), price: PriceSchema, expiresAt: Type.String({ description: 'ISO instant' }) });

/** One of the fares that a chosen flight is sold at, at its present price for the party. */
export const FareSchema = Type.Object({ id: Type.String(), conditions: ConditionsSchema, perAdult: Cents, total: Cents });

export const DraftWireSchema = Type.Object({
  draftId: Type.String(),
  /** All fares of the flight, the lowest first: another one is another draft. Empty where there is no other. */
  fares: Type.Array(FareSchema),
  quote: QuoteSchema,
  /** The price last shown to the traveler differs from the quote: consent is needed before paying. */
  previousTotal: Type.Union([Cents, Type.Null()]),
  status: Type.Union([Type.Literal('open'), Type.Literal('paying'), Type.Literal('booked')]),
  passportNeeded: Type.Boolean(),
  /** Seats and bags can be chosen: `GET /api/extras`. Left out where none are sold. */
  sellsExtras: Type.Optional(Type.Literal(true)),
  /** Seats and bags that are bought with the flight; their price is part of the total. Left out where none are. */
  extras: Type.Optional(Type.Array(ChosenExtraSchema)),
  /** What was chosen and has been sold to others since: the total is without it. Left out where all is as chosen. */
  soldMeanwhile: Type.Optional(Type.Array(SoldExtraSchema)),
  /** What the airline asks of travelers, and takes; left out where it asks nothing beyond our own rules. */
  demands: Type.Optional(
    Type.Object({
      isPassportRequired: Type.Boolean({ description: 'with the order: none may follow later' }),
      sexes: Type.Array(Type.Enum(SEX_MARKERS), { description: 'markers that can be passed on to the airline' }),
      takesKnownTravelerNumber: Type.Boolean(),
      takesRedressNumber: Type.Boolean(),
      frequentFlyerAirlines: Type.Optional(
        Type.Array(Type.String(), {
          description: 'whose frequent-flyer numbers it takes; left out: those of the airlines that sell the flights',
        }),
      ),
    }),
  ),
});
export type DraftWire = Static<typeof DraftWireSchema>;

/** `POST /api/reprice` → 200 {@link DraftWire}; 410 `offer_gone`; 404 `draft_unknown`; 409 `already_booked`. */
export const RepriceSchema = Type.Object({ draftId: Uuid, seenTotal: Cents }, Closed);
export type Reprice = Static<typeof RepriceSchema>;

/** `POST /api/bkstgupdt` → 204 (booking.11). */
export const StageUpdateSchema = Type.Object({ draftId: Uuid, stage: Type.String({ maxLength: 40 }), at: IsoInstantText }, Closed);
export type StageUpdate = Static<typeof StageUpdateSchema>;
