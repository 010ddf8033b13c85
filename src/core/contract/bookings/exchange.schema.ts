/** Changing the flights of a booking on the wire (booking.63): what it can be exchanged for, the exchange itself, and how it stands. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CREDIT_KINDS } from '../../domain/booking/cancelRules';
import { MOST_SLICES } from '../../domain/search/trip';
import { BotTokenSchema } from '../tracking.schema';
import { PriceSchema } from './drafts.schema';
import { ChosenExtraSchema } from './extras.schema';
import { Cents, Closed, IsoDateText, ReferenceText, Uuid } from './fields.schema';

/**
 * `POST /api/booking/exchange-offers`: flights of the same airline on other days, for the slices that are named by their place in the trip →
 * 200 {@link ExchangeOffersSchema}; 400 `invalid_request`; 404 `booking_unknown`; 409 `exchange_closed`, `exchange_ages`; 503 `supplier_unavailable`.
 */
export const AskExchangeSchema = Type.Object(
  {
    reference: ReferenceText,
    slices: Type.Array(Type.Object({ place: Type.Integer({ minimum: 0, maximum: MOST_SLICES - 1 }), date: IsoDateText }, Closed), {
      minItems: 1,
      maxItems: MOST_SLICES,
    }),
  },
  Closed,
);
export type AskExchange = Static<typeof AskExchangeSchema>;

/** What an exchange costs or brings: `due` or `refund` is 0. */
export const exchangeTermsFields = {
  difference: Type.Integer({ description: 'cents: the new flights less the old ones; negative where they are cheaper' }),
  penalty: Type.Integer({ minimum: 0, description: 'cents: the airline’s change fee' }),
  due: Cents,
  refund: Cents,
  /** What the airline gives where the new flights are cheaper and nothing reaches a card; left out where it gives none. */
  credit: Type.Optional(Type.Object({ kind: Type.Enum(CREDIT_KINDS), amount: Type.Union([Cents, Type.Null()]) })),
};

/** Slices, conditions, carriers and airports as in the domain. */
export const ExchangeOfferSchema = Type.Object({
  id: Type.String(),
  /** All slices of the trip as it would be. */
  slices: Type.Array(Type.Unknown()),
  conditions: Type.Unknown(),
  carriers: Type.Unknown(),
  airports: Type.Unknown(),
  /** Of the booking as it would be, without the change fee. */
  price: PriceSchema,
  ...exchangeTermsFields,
  /** Seats and bags of the booking that do not stay with it. */
  givenUp: Type.Array(ChosenExtraSchema),
  until: Type.Union([Type.String(), Type.Null()], { description: 'ISO instant until which it holds; null: no end is named' }),
});
export type ExchangeOfferWire = Static<typeof ExchangeOfferSchema>;

/** The cheapest first; none where nothing flies. */
export const ExchangeOffersSchema = Type.Object({ offers: Type.Array(ExchangeOfferSchema) });
export type ExchangeOffersWire = Static<typeof ExchangeOffersSchema>;

/**
 * `POST /api/booking/exchange` with header `Idempotency-Key`, as for a booking; `due` and `refund` are what the traveler agreed to →
 * 201 or 202 {@link ExchangeWireSchema}. 402 declines as of a booking; 404 `booking_unknown`; 409 `exchange_closed`, `exchange_ages`, `idempotency_conflict`;
 * 409 `exchange_changed` with the `offer` of now in the body, and without one where its end came: ask for offers again; 410 `offer_gone`;
 * 503 `supplier_unavailable`, `payment_not_taken`.
 */
export const MakeExchangeSchema = Type.Object(
  {
    reference: ReferenceText,
    offerId: Type.String({ minLength: 1, maxLength: 900 }),
    due: Cents,
    refund: Cents,
    /** One-time token of the gateway's hosted fields; null where nothing is due. */
    paymentToken: Type.Union([Type.String({ minLength: 8, maxLength: 200 }), Type.Null()]),
    /** Bot check, action `payment`: only after 403 `bot_check_needed`. No part of what the key names. */
    botToken: Type.Optional(BotTokenSchema),
  },
  Closed,
);
export type MakeExchange = Static<typeof MakeExchangeSchema>;

/**
 * How an exchange stands. `challenge`: show `challengeUrl` in a frame, then `POST /api/booking/exchange-verify`. `processing`: ask
 * `GET /api/booking/exchange-status` again. `done`: the booking has the new flights. `failed`: it has the old ones, and nothing was charged.
 */
export const ExchangeWireSchema = Type.Object({
  exchangeId: Type.String(),
  state: Type.Union([Type.Literal('challenge'), Type.Literal('processing'), Type.Literal('done'), Type.Literal('failed')]),
  challengeUrl: Type.Union([Type.String(), Type.Null()]),
  /** For `failed`: the problem code. */
  failure: Type.Union([Type.String(), Type.Null()]),
});
export type ExchangeWire = Static<typeof ExchangeWireSchema>;

/** `GET /api/booking/exchange-status` → 200 {@link ExchangeWireSchema}; 404 `exchange_unknown`. */
export const ExchangeStatusQuerySchema = Type.Object({ exchangeId: Uuid }, Closed);

/** `POST /api/booking/exchange-verify` → 200 {@link ExchangeWireSchema}, lost ones too. `abandon` gives the challenge up. 404 `exchange_unknown`. */
export const VerifyExchangeSchema = Type.Object({ exchangeId: Uuid, abandon: Type.Optional(Type.Boolean()) }, Closed);
export type VerifyExchange = Static<typeof VerifyExchangeSchema>;
