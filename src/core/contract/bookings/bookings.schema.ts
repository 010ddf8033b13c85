/** A booking that was made, on the wire: reading it, opening it by mail, and what is done with it afterwards. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CANCEL_BASES, CREDIT_KINDS } from '../../domain/booking/cancelRules';
import { PRICE_REASONS, PRICE_SOURCES } from '../../domain/payment/priceLedger';
import { PriceSchema, SearchBodySchema } from './drafts.schema';
import { ExchangeWireSchema, exchangeTermsFields } from './exchange.schema';
import { ChosenExtraSchema } from './extras.schema';
import { Cents, Closed, EmailText, ReferenceText, Typed, Uuid } from './fields.schema';
import { FrequentFlyerBodySchema, Name, PassportBodySchema } from './payments.schema';

/** `GET /api/booking`, `GET /api/booking/calendar`: the newest booking this browser may read, or that of one draft. */
export const ReadBookingQuerySchema = Type.Object({ draftId: Type.Optional(Uuid) }, Closed);

/** `GET /api/booking/receipt`: the same, in a language (that of the booking by default); `save=1` for a file instead of a page. */
export const ReceiptQuerySchema = Type.Object(
  {
    draftId: Type.Optional(Uuid),
    lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('es')])),
    save: Type.Optional(Type.Literal('1')),
  },
  Closed,
);

/** `GET /api/booking/apple-pass`, `google-pass`: the same, and which of its slices, counted from 0. */
export const PassQuerySchema = Type.Object({ draftId: Type.Optional(Uuid), slice: Type.String({ pattern: '^[0-5]$' }) }, Closed);

/** `POST /api/booking/lookup`: our reference or the airline's, and the email; wrong guesses all get the same 404 `booking_unknown`. */
export const LookupBookingSchema = Type.Object({ reference: ReferenceText, email: EmailText }, Closed);
export type LookupBooking = Static<typeof LookupBookingSchema>;

const MailToken = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' });

/**
 * `POST /api/booking/open`: what is behind `#open=` in the link of a mail → 200 {@link BookingWire} without anything of the payment;
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
  { reference: ReferenceText, traveler: Type.Integer({ minimum: 0, maximum: 8 }), passport: PassportBodySchema },
  Closed,
);
export type AddPassport = Static<typeof AddPassportSchema>;

/**
 * `POST /api/booking/traveler`: numbers of one traveler, by position, are added or changed, or the name is corrected (booking.67,
 * booking.68), in a booking that this browser may read → 200 {@link BookingWire}; what is left out stays; the same again changes nothing.
 * 400 `invalid_request` with the field; 404 `booking_unknown`; 409 `traveler_closed`.
 */
export const ChangeTravelerSchema = Type.Object(
  {
    reference: ReferenceText,
    traveler: Type.Integer({ minimum: 0, maximum: 8 }),
    firstName: Type.Optional(Name(1)),
    middleName: Type.Optional(Name(0)),
    lastName: Type.Optional(Name(1)),
    knownTravelerNumber: Type.Optional(Typed(60)),
    redressNumber: Type.Optional(Typed(60)),
    /** Takes the place of another number of the same airline. */
    frequentFlyer: Type.Optional(FrequentFlyerBodySchema),
  },
  Closed,
);
export type ChangeTraveler = Static<typeof ChangeTravelerSchema>;

const LocalTimeOrOver = Type.Union([Type.String(), Type.Null()], {
  description: '`YYYY-MM-DDTHH:MM` at the clock of the first airport; null: not any more',
});
const Ending = Type.Union([Type.String(), Type.Null()], { description: 'its last three signs; null where there is none' });
const named = { firstName: Type.String(), middleName: Type.String(), lastName: Type.String() };

/** What of a traveler may be changed after booking, and until when. */
const TravelerChangesSchema = Type.Object({
  ...named,
  /** Null for a visitor who came by the link of a mail alone. */
  numbers: Type.Union([
    Type.Object({
      knownTravelerNumber: Ending,
      redressNumber: Ending,
      frequentFlyer: Type.Array(Type.Object({ airline: Type.String(), number: Type.String({ description: 'its last three signs' }) })),
    }),
    Type.Null(),
  ]),
  /** Airlines whose frequent-flyer numbers can be added, IATA codes. */
  programs: Type.Array(Type.String()),
  numbersUntil: LocalTimeOrOver,
  nameUntil: LocalTimeOrOver,
  /** The one correction of the name; null while there is none. */
  nameCorrection: Type.Union([
    Type.Object({ state: Type.Union([Type.Literal('asked'), Type.Literal('corrected'), Type.Literal('refused')]), ...named }),
    Type.Null(),
  ]),
});
export type TravelerChanges = Static<typeof TravelerChangesSchema>;

/** One line of the price ledger (money.18). */
export const PriceEntrySchema = Type.Object({
  at: Type.String({ description: 'ISO instant' }),
  reason: Type.Enum(PRICE_REASONS),
  source: Type.Enum(PRICE_SOURCES),
  amount: Cents,
});

/** `POST /api/booking/cancel-quote` → 200 {@link CancelQuoteSchema}; 404 `booking_unknown`; 409 `cancel_closed`. */
export const OfBookingSchema = Type.Object({ reference: ReferenceText }, Closed);
export type OfBooking = Static<typeof OfBookingSchema>;

/**
 * `POST /api/booking/mail`: the mail of a booking is sent once more → 204. With `email`, where `mail` of the booking is `undelivered`: that
 * becomes its address, and what did not arrive is sent there. 400 `invalid_request`; 404 `booking_unknown`; 409 `email_closed`.
 */
export const MailAgainSchema = Type.Object({ reference: ReferenceText, email: Type.Optional(EmailText) }, Closed);
export type MailAgain = Static<typeof MailAgainSchema>;

/** What an airline gives instead of money; `amount` is null where it is not known in dollars. */
const CreditSchema = Type.Object({ kind: Type.Enum(CREDIT_KINDS), amount: Type.Union([Cents, Type.Null()]) });
const quoted = {
  basis: Type.Enum(CANCEL_BASES),
  paid: Cents,
  airlineKeeps: Cents,
  feeKept: Cents,
  refund: Cents,
  credit: Type.Optional(CreditSchema),
  /** What came back to the card before, and is no part of `paid`. */
  returned: Type.Optional(Cents),
  isDisputed: Type.Optional(
    Type.Literal(true, { description: 'the cardholder disputes the payment: nothing is refunded until the bank has decided' }),
  ),
};
/** What cancelling brings; `paid` is `airlineKeeps`, `feeKept` and `refund` together. */
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
export const CancelBookingSchema = Type.Object({ reference: ReferenceText, refund: Cents }, Closed);
export type CancelBooking = Static<typeof CancelBookingSchema>;

/**
 * `POST /api/booking/accept-change`: takes the flights as the airline changed them → 200 {@link BookingWire}; again: the same.
 * 404 `booking_unknown`; 409 `schedule_changed`: `change` is not the newest, or the booking does not stand.
 */
export const AcceptChangeSchema = Type.Object({ reference: ReferenceText, change: Uuid }, Closed);
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
      heldBy: Type.Optional(Type.Integer({ minimum: 0, description: 'whose lap an infant is on, as a place in this list' })),
      tickets: Type.Array(Type.String(), { description: 'numbers of electronic tickets; empty where the airline has issued none' }),
      /** Left out where the booking does not stand. */
      changes: Type.Optional(TravelerChangesSchema),
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
  /** Wallets that a pass can be added to; left out where there are none. */
  wallets: Type.Optional(Type.Array(Type.Union([Type.Literal('apple'), Type.Literal('google')]))),
  email: Type.String({ description: 'masked: m•••@example.com' }),
  /** `sending`: one is on its way; `undelivered`: mail does not arrive there, and `POST /api/booking/mail` takes another address. */
  mail: Type.Optional(Type.Union([Type.Literal('sending'), Type.Literal('undelivered')])),
  price: PriceSchema,
  /** Seats and bags that were bought with the flight; left out where none were. */
  extras: Type.Optional(Type.Array(ChosenExtraSchema)),
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
  /** Places of the slices whose flights can be changed on the page (`POST /api/booking/exchange-offers`); none where it is closed. */
  exchangeable: Type.Array(Type.Integer()),
  /** The newest change of flights that the traveler made, or is making; null where there is none, or it came to nothing. */
  exchange: Type.Union([
    Type.Object({
      ...ExchangeWireSchema.properties,
      at: Type.String({ description: 'ISO instant' }),
      /** The flights before it. */
      before: Type.Array(Type.Unknown()),
      ...exchangeTermsFields,
    }),
    Type.Null(),
  ]),
});
export type BookingWire = Static<typeof BookingWireSchema>;
