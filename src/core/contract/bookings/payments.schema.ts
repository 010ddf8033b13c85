/** An order and its payment on the wire: who travels, who pays, and how a payment attempt stands. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ASSISTANCE } from '../../domain/travelers/assistance';
import { BotTokenSchema } from '../tracking.schema';
import { Cents, Closed, DateText, EmailText, Typed, Uuid } from './fields.schema';

/** A name as it is typed. */
export const Name = (min: number) => Type.String({ minLength: min, maxLength: 60 });

/** A passport as it is typed. */
export const PassportBodySchema = Type.Object(
  { number: Typed(60), expires: DateText, country: Type.String({ pattern: '^[A-Z]{2}$' }) },
  Closed,
);

/** A frequent-flyer number as it is typed, with the airline of the program. */
export const FrequentFlyerBodySchema = Type.Object({ airline: Type.String({ pattern: '^[A-Z0-9]{2}$' }), number: Typed(60) }, Closed);

export const TravelerBodySchema = Type.Object(
  {
    kind: Type.Union([Type.Literal('adult'), Type.Literal('child'), Type.Literal('infant')]),
    firstName: Name(1),
    middleName: Name(0),
    lastName: Name(1),
    dateOfBirth: DateText,
    sex: Type.Union([Type.Literal('F'), Type.Literal('M'), Type.Literal('X'), Type.Literal('U')]),
    knownTravelerNumber: Typed(60),
    redressNumber: Type.Optional(Typed(60)),
    /** Left out where none, and of infants. */
    frequentFlyer: Type.Optional(FrequentFlyerBodySchema),
    /** Requested of the airline; left out where nothing is. */
    assistance: Type.Optional(
      Type.Array(Type.Union([Type.Literal('wheelchair'), Type.Literal('service_animal'), Type.Literal('deaf'), Type.Literal('blind')]), {
        minItems: 1,
        maxItems: ASSISTANCE.length,
        uniqueItems: true,
      }),
    ),
    /** Of an infant: the position in `travelers` of who holds it; needed where more than one can. */
    heldBy: Type.Optional(Type.Integer({ minimum: 0, maximum: 8 })),
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
      {
        email: EmailText,
        phone: Typed(60, 'with its country code, and an extension as `;ext=12`; without one, as typed on a page in `locale`'),
      },
      Closed,
    ),
    /** Null where a wallet pays: it tells name and address to the payment provider alone. */
    billing: Type.Union([
      Type.Object(
        {
          nameOnCard: Name(1),
          country: Type.String({ pattern: '^[A-Z]{2}$' }),
          state: Typed(60),
          address: Typed(300, 'the street, or a whole address, as typed'),
          city: Name(1),
          zip: Typed(60),
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
    /** Somebody has a seat on these flights already, and the traveler pays for another; 409 `booked_before` without it. */
    bookAgain: Type.Optional(Type.Literal(true)),
    /** This browser may fill in the travelers again, once they are ticketed; left out where the box was not checked. */
    rememberTravelers: Type.Optional(Type.Boolean()),
    /** Bot check, action `payment`: only after 403 `bot_check_needed`, which several declines bring. No part of what the key names. */
    botToken: Type.Optional(BotTokenSchema),
  },
  Closed,
);
/** With `booked_before`, as `booked`: what this browser may read of it; an empty list where all of it is others'. */
export interface BookedBefore {
  readonly reference: string;
  /** Names of those who would fly twice. */
  readonly travelers: readonly string[];
}
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
