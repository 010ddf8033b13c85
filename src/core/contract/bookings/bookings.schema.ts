/** Drafts, re-pricing, booking and payment on the wire. Names of ours; money is integer US cents. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { IsoDateText, IsoInstantText } from './fields.schema';
import { SEX_MARKERS } from '../../domain/booking/booking';
import { CANCEL_BASES, CREDIT_KINDS } from '../../domain/booking/cancelRules';
import { PRICE_REASONS, PRICE_SOURCES } from '../../domain/booking/priceLedger';
import { ConditionsSchema } from '../flights/flights.schema';
import { BotTokenSchema } from '../tracking.schema';
import { ASSISTANCE } from '../../domain/travelers/assistance';

const Cents = Type.Integer({ minimum: 0 });
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' });
const Name = (min: number) => Type.String({ minLength: min, maxLength: 60 });
const Closed = { additionalProperties: false } as const;

/** A search as JSON, for calls with a body. */
export const SearchBodySchema = Type.Object(
  {
    origin: Type.String({ pattern: '^[A-Z]{3}$' }),
    destination: Type.String({ pattern: '^[A-Z]{3}$' }),
    departDate: IsoDateText,
    returnDate: Type.Union([IsoDateText, Type.Null()]),
    tripType: Type.Union([Type.Literal('R'), Type.Literal('O')]),
    cabin: Type.Union([Type.Literal('Economy'), Type.Literal('PremiumEconomy'), Type.Literal('Business'), Type.Literal('First')]),
    travelers: Type.Object(
      {
        adults: Type.Integer({ minimum: 1, maximum: 9 }),
        children: Type.Integer({ minimum: 0, maximum: 8 }),
        infants: Type.Integer({ minimum: 0, maximum: 4 }),
      },
      Closed,
    ),
  },
  Closed,
);

export type SearchBody = Static<typeof SearchBodySchema>;

/** `POST /api/drafts`: a flight was chosen, `flightId` being that of the fare. Answers 201 {@link DraftWire}; 410 `offer_gone`. Sets the trip cookie. */
export const CreateDraftSchema = Type.Object(
  { search: SearchBodySchema, flightId: Type.String({ maxLength: 200 }), seenTotal: Cents },
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
  /** What the airline asks of travelers, and takes; left out where it asks nothing beyond our own rules. */
  demands: Type.Optional(
    Type.Object({
      isPassportRequired: Type.Boolean({ description: 'with the order: none may follow later' }),
      sexes: Type.Array(Type.Enum(SEX_MARKERS), { description: 'markers that the airline can be told' }),
      takesKnownTravelerNumber: Type.Boolean(),
      takesRedressNumber: Type.Boolean(),
    }),
  ),
});
export type DraftWire = Static<typeof DraftWireSchema>;

/** `POST /api/reprice` → 200 {@link DraftWire}; 410 `offer_gone`; 404 `draft_unknown`; 409 `already_booked`. */
export const RepriceSchema = Type.Object({ draftId: Uuid, seenTotal: Cents }, Closed);
export type Reprice = Static<typeof RepriceSchema>;

const PassportBodySchema = Type.Object(
  { number: Type.String({ pattern: '^[A-Za-z0-9]{5,20}$' }), expires: IsoDateText, country: Type.String({ pattern: '^[A-Z]{2}$' }) },
  Closed,
);

export const TravelerBodySchema = Type.Object(
  {
    kind: Type.Union([Type.Literal('adult'), Type.Literal('child'), Type.Literal('infant')]),
    firstName: Name(1),
    middleName: Name(0),
    lastName: Name(1),
    dateOfBirth: IsoDateText,
    sex: Type.Union([Type.Literal('F'), Type.Literal('M'), Type.Literal('X'), Type.Literal('U')]),
    knownTravelerNumber: Type.String({ maxLength: 25, pattern: '^[A-Za-z0-9]*$' }),
    redressNumber: Type.Optional(Type.String({ maxLength: 13, pattern: '^[A-Za-z0-9]*$' })),
    /** Asked of the airline; left out where nothing is. */
    assistance: Type.Optional(
      Type.Array(Type.Union([Type.Literal('wheelchair'), Type.Literal('service_animal'), Type.Literal('deaf'), Type.Literal('blind')]), {
        minItems: 1,
        maxItems: ASSISTANCE.length,
        uniqueItems: true,
      }),
    ),
    /** Null where the trip stays in the country, or where the passport is added later (`AddPassport`). */
    passport: Type.Union([PassportBodySchema, Type.Null()]),
  },
  Closed,
);

/**
 * `POST /api/booking` with header `Idempotency-Key` (8-64 of [A-Za-z0-9_-]); one key is one payment attempt.
 * The amount is not in the body's power: `acceptedTotal` is only compared with the server's own figure.
 */
export const CreateBookingSchema = Type.Object(
  {
    draftId: Uuid,
    acceptedTotal: Cents,
    travelers: Type.Array(TravelerBodySchema, { minItems: 1, maxItems: 9 }),
    contact: Type.Object(
      { email: Type.String({ maxLength: 254 }), phone: Type.String({ maxLength: 20, pattern: '^\\+[0-9]{7,15}$' }) },
      Closed,
    ),
    /** Null where a wallet pays: it tells name and address to the payment provider alone. */
    billing: Type.Union([
      Type.Object(
        {
          nameOnCard: Name(1),
          country: Type.String({ pattern: '^[A-Z]{2}$' }),
          state: Type.String({ maxLength: 60 }),
          address: Name(1),
          city: Name(1),
          zip: Type.String({ maxLength: 12 }),
        },
        Closed,
      ),
      Type.Null(),
    ]),
    /** One-time token of the gateway's hosted fields; never a card number. */
    paymentToken: Type.String({ minLength: 8, maxLength: 200 }),
    locale: Type.Union([Type.Literal('en'), Type.Literal('es')]),
    /** Airports where the traveler has confirmed to change between separate tickets; 409 `self_transfer_open` while one of the trip's is missing. */
    selfTransfers: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{3}$' }), { maxItems: 8 })),
    /** Bot check, action `payment`: only after 403 `bot_check_needed`, which several declines bring. No part of what the key names. */
    botToken: Type.Optional(BotTokenSchema),
  },
  Closed,
);
export type CreateBooking = Static<typeof CreateBookingSchema>;

/**
 * The state of one payment attempt. `challenge`: show `challengeUrl` (same origin or the gateway's) in a frame, then
 * `POST /api/payment-verify`. `processing`: ask `GET /api/payment-status` again. `done`: read `GET /api/booking`.
 * A refused attempt is a problem: 402 card_declined insufficient_funds card_expired incorrect_cvc processing_error authentication_required
 * challenge_failed, 503 payment_not_taken, 409 price_changed (with `draft` in the body), 410 offer_gone.
 * 409 draft_busy carries the live `attempt` (this wire), so that a reloaded page can go on with its challenge.
 */
export const AttemptWireSchema = Type.Object({
  attemptId: Type.String(),
  state: Type.Union([Type.Literal('challenge'), Type.Literal('processing'), Type.Literal('done'), Type.Literal('failed')]),
  challengeUrl: Type.Union([Type.String(), Type.Null()]),
  /** For `failed`: the problem code, e.g. `card_declined`. */
  failure: Type.Union([Type.String(), Type.Null()]),
  reference: Type.Union([Type.String(), Type.Null()]),
  /** For `done`: cents really charged; less than the accepted total when the fare fell on the way. */
  charged: Type.Union([Cents, Type.Null()]),
  /** For `traveler_refused`: what the airline did not take, as places in the body: `/travelers/0/lastName`. */
  refused: Type.Optional(Type.Array(Type.String())),
});
export type AttemptWire = Static<typeof AttemptWireSchema>;

/**
 * `POST /api/payment-verify` → 200 {@link AttemptWire}, lost attempts too (`failed` with its code; after `price_changed` ask
 * `POST /api/reprice`). `abandon` gives the challenge up, so that another card can be tried at once.
 */
export const VerifyPaymentSchema = Type.Object({ attemptId: Uuid, abandon: Type.Optional(Type.Boolean()) }, Closed);
export type VerifyPayment = Static<typeof VerifyPaymentSchema>;

/**
 * `GET /api/payment-status` and `GET /api/payment-verify` → 200 {@link AttemptWire}: by attempt, or the newest attempt of a draft;
 * 404 `draft_unknown`. Give exactly one of the two.
 */
export const PaymentStatusQuerySchema = Type.Object({ attemptId: Type.Optional(Uuid), draftId: Type.Optional(Uuid) }, Closed);
export type PaymentStatusQuery = Static<typeof PaymentStatusQuerySchema>;

/** `GET /api/booking`, `GET /api/booking/calendar`: the newest booking this browser may read, or that of one draft. */
export const ReadBookingQuerySchema = Type.Object({ draftId: Type.Optional(Uuid) }, Closed);

/** `GET /api/booking/receipt`: the same, in a language (that of the booking unless told); `save=1` for a file instead of a page. */
export const ReceiptQuerySchema = Type.Object(
  {
    draftId: Type.Optional(Uuid),
    lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('es')])),
    save: Type.Optional(Type.Literal('1')),
  },
  Closed,
);

/** `POST /api/booking/lookup`: reference + email; wrong guesses all get the same 404 `booking_unknown`. */
export const LookupBookingSchema = Type.Object(
  { reference: Type.String({ maxLength: 12 }), email: Type.String({ maxLength: 254 }) },
  Closed,
);
export type LookupBooking = Static<typeof LookupBookingSchema>;

const MailToken = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' });

/**
 * `POST /api/booking/open`: what stands behind `#open=` in the link of a mail → 200 {@link BookingWire} without anything of the payment;
 * 404 `booking_unknown` where it has expired or was used by another browser.
 */
export const OpenBookingSchema = Type.Object({ token: MailToken }, Closed);
/** `GET /api/booking/calendar/:token`: the calendar file of a booking by the link of a mail; 404 `booking_unknown`. */
export const CalendarLinkSchema = Type.Object({ token: MailToken }, Closed);

export type OpenBooking = Static<typeof OpenBookingSchema>;

/**
 * `POST /api/booking/passport`: adds the passport of one traveler, by position, to a booking that this browser may read → 200
 * {@link BookingWire}; the same passport again changes nothing. 400 `invalid_request`; 404 `booking_unknown`; 409 `passport_closed`.
 */
export const AddPassportSchema = Type.Object(
  { reference: Type.String({ maxLength: 12 }), traveler: Type.Integer({ minimum: 0, maximum: 8 }), passport: PassportBodySchema },
  Closed,
);
export type AddPassport = Static<typeof AddPassportSchema>;

/** One line of the price ledger (money.18). */
export const PriceEntrySchema = Type.Object({
  at: Type.String({ description: 'ISO instant' }),
  reason: Type.Enum(PRICE_REASONS),
  source: Type.Enum(PRICE_SOURCES),
  amount: Cents,
});

/** `POST /api/booking/cancel-quote` → 200 {@link CancelQuoteSchema}; 404 `booking_unknown`; 409 `cancel_closed`. */
export const OfBookingSchema = Type.Object({ reference: Type.String({ maxLength: 12 }) }, Closed);
export type OfBooking = Static<typeof OfBookingSchema>;

/** What an airline gives instead of money; `amount` is null where it is not known in dollars. */
const CreditSchema = Type.Object({ kind: Type.Enum(CREDIT_KINDS), amount: Type.Union([Cents, Type.Null()]) });
const quoted = {
  basis: Type.Enum(CANCEL_BASES),
  paid: Cents,
  airlineKeeps: Cents,
  feeKept: Cents,
  refund: Cents,
  credit: Type.Optional(CreditSchema),
};
/** What cancelling brings; `paid` is the other three together. */
export const CancelQuoteSchema = Type.Object({
  ...quoted,
  until: Type.Union([Type.String(), Type.Null()], {
    description: 'ISO instant until which the airline holds to it; null: no end is named',
  }),
});
export type CancelQuoteWire = Static<typeof CancelQuoteSchema>;

/**
 * `POST /api/booking/cancel` at the refund that was agreed to, in cents → 200 {@link BookingWire}; asking again answers how far it is.
 * 404 `booking_unknown`; 409 `cancel_closed`; 409 `cancel_changed` with the `quote` of now in the body.
 */
export const CancelBookingSchema = Type.Object({ reference: Type.String({ maxLength: 12 }), refund: Cents }, Closed);
export type CancelBooking = Static<typeof CancelBookingSchema>;

/**
 * `POST /api/booking/accept-change`: takes the flights as the airline changed them → 200 {@link BookingWire}; again: the same.
 * 404 `booking_unknown`; 409 `schedule_changed`: `change` is not the newest, or the booking does not stand.
 */
export const AcceptChangeSchema = Type.Object({ reference: Type.String({ maxLength: 12 }), change: Uuid }, Closed);
export type AcceptChange = Static<typeof AcceptChangeSchema>;

/** `GET /api/booking` (trip cookie; `?draftId=` picks one of several) and the answer of the look-up. Slices and airports as in the domain. */
export const BookingWireSchema = Type.Object({
  reference: Type.String({ description: 'booking reference, six characters' }),
  supplierReference: Type.Union([Type.String(), Type.Null()], { description: "the airline's own reference" }),
  state: Type.Union([
    Type.Literal('received'),
    Type.Literal('paid'),
    Type.Literal('ticketed'),
    Type.Literal('failed'),
    Type.Literal('cancelled'),
  ]),
  bookedAt: Type.String(),
  freeCancelUntil: Type.Union([Type.String(), Type.Null()]),
  query: SearchBodySchema,
  carrier: Type.String(),
  slices: Type.Array(Type.Unknown()),
  conditions: Type.Unknown(),
  carriers: Type.Unknown(),
  airports: Type.Unknown(),
  travelers: Type.Array(
    Type.Object({
      kind: Type.String(),
      name: Type.String(),
      tickets: Type.Array(Type.String(), { description: 'numbers of electronic tickets; empty where the airline has issued none' }),
    }),
  ),
  /** Where travelers check in, in the order of the flights; airlines whose pages are not known are left out. */
  checkIn: Type.Array(
    Type.Object({
      airline: Type.String(),
      url: Type.String(),
      isCheckIn: Type.Boolean({ description: 'the page for checking in; else the airline’s own site' }),
      opensDayBefore: Type.Boolean({ description: 'checking in opens 24 hours before departure' }),
    }),
  ),
  email: Type.String({ description: 'masked: m•••@example.com' }),
  price: PriceSchema,
  /** What the traveler agreed to, cents; `price.total` is what was charged: never more, less when the fare fell on the way. */
  acceptedTotal: Cents,
  /** `wallet`: `apple_pay`, `google_pay`, `link`, `test_wallet`; null where the card was typed. */
  card: Type.Object({ brand: Type.String(), last4: Type.String(), wallet: Type.Union([Type.String(), Type.Null()]) }),
  /** Null where no passport is needed, or where the booking does not stand. */
  passports: Type.Union([
    Type.Object({
      /** Positions of travelers whose passport is not there yet. */
      missing: Type.Array(Type.Integer()),
      dueBy: Type.String({ description: '`YYYY-MM-DDTHH:MM` at the clock of the first airport' }),
      /** Whether one can still be added. */
      isOpen: Type.Boolean(),
    }),
    Type.Null(),
  ]),
  /** Every price of the booking, the first one first. */
  ledger: Type.Array(PriceEntrySchema),
  /** The cancellation that was agreed to, and how far it is; null where there is none. */
  cancellation: Type.Union([
    Type.Object({
      state: Type.Union([Type.Literal('cancelling'), Type.Literal('refunding'), Type.Literal('done'), Type.Literal('failed')]),
      ...quoted,
      at: Type.String({ description: 'ISO instant' }),
    }),
    Type.Null(),
  ]),
  /** What the airline changed last; `slices` are the flights of now. Null where it flies as booked. */
  change: Type.Union([
    Type.Object({
      id: Type.String(),
      at: Type.String({ description: 'ISO instant' }),
      /** The flights that were booked, or accepted last. */
      before: Type.Array(Type.Unknown()),
      /** The airline flies none of it any more. */
      isCancelled: Type.Boolean(),
      /** Everything comes back if it is not accepted. */
      isSignificant: Type.Boolean(),
      acceptedAt: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type BookingWire = Static<typeof BookingWireSchema>;

/** `POST /api/bkstgupdt` → 204 (booking.11). */
export const StageUpdateSchema = Type.Object({ draftId: Uuid, stage: Type.String({ maxLength: 40 }), at: IsoInstantText }, Closed);
export type StageUpdate = Static<typeof StageUpdateSchema>;
