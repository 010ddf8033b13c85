/** What the parts of the local Duffel server share: names, money, answers. */
import { randomBytes } from 'node:crypto';
import type { Duffel } from '@duffel/api';

export type Json = Record<string, unknown>;
export interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

type AnswerOf<T extends (...given: never[]) => Promise<{ readonly data: unknown }>> = Awaited<ReturnType<T>>['data'];
/** The shapes that the SDK publishes: what this server answers is held against them by the compiler. */
export type Offer = Omit<AnswerOf<Duffel['offers']['get']>, 'available_services'>;
export type Order = AnswerOf<Duffel['orders']['get']>;
export type Cancellation = AnswerOf<Duffel['orderCancellations']['get']>;
export type Change = Order['airline_initiated_changes'][number];
type OfferOfSdk = AnswerOf<Duffel['orderChangeOffers']['get']>;
/** The penalty as Duffel documents it; its SDK names it otherwise, and has one type for an offer and for the change made of it. */
export type ChangeOffer = Omit<OfferOfSdk, 'penalty_amount' | 'penalty_currency' | 'refund_to' | 'order_change_id'> & {
  readonly penalty_total_amount: string | null;
  readonly penalty_total_currency: string | null;
  readonly refund_to: OfferOfSdk['refund_to'] | null;
  order_change_id: string | null;
};
export type OrderChange = Omit<ChangeOffer, 'order_change_id' | 'updated_at'> & {
  readonly live_mode: boolean;
  readonly order_id: string;
  confirmed_at: string | null;
};
export type DocumentType = Offer['supported_passenger_identity_document_types'][number];

export const id = (prefix: string): string => `${prefix}_${randomBytes(11).toString('hex')}`;
export const money = (cents: number): string => (cents / 100).toFixed(2);

const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  403: 'authentication_error',
  422: 'validation_error',
  429: 'rate_limit_error',
  502: 'airline_error',
};

/** `place` is a JSON pointer to the field that is wrong: `/passengers/0/given_name`. */
export const refuse = (status: number, code: string, place?: string): Answer => ({
  status,
  body: {
    errors: [
      {
        type: TYPES[status] ?? 'invalid_state_error',
        code,
        title: code,
        message: code,
        documentation_url: '',
        ...(place === undefined ? {} : { source: { pointer: place, field: place.split('/').at(-1) } }),
      },
    ],
    meta: { request_id: id('req'), status },
  },
});
export const data = (body: object, status = 200): Answer => ({ status, body: { data: body } });
/** The first unknown field; undefined where all are. */
export const unknownField = (of: Json, known: readonly string[]): string | undefined =>
  Object.keys(of).find((name) => !known.includes(name));

/** What airlines and account do, until it is changed. */
export interface DuffelRules {
  /** Every traveler needs a document with the order. */
  readonly documentsRequired: boolean;
  readonly documentTypes: readonly DocumentType[];
  /** Codes of airlines whose frequent-flyer numbers offers take. */
  readonly loyaltyProgrammes: readonly string[];
  readonly currency: string;
  /** What seats and bags are sold in. */
  readonly serviceCurrency: string;
  readonly penaltyCurrency: string;
  /** Orders are confirmed, and no ticket is issued for them. */
  readonly isTicketless: boolean;
  /** What cancelling gives back, `100.00`; null: Duffel does not know. */
  readonly refund: string | null;
  readonly refundCurrency: string;
  readonly refundTo: Cancellation['refund_to'];
  /**
   * How an order that could be made is answered; `accepted` waits for `finishOrder` or `failOrder`, `held` for
   * `releaseOrders`; after `refused connection` none was made.
   */
  readonly orders:
    | 'created'
    | 'accepted'
    | 'held'
    | 'not_created'
    | 'conflict'
    | 'duplicate'
    | 'no_balance'
    | 'answer lost'
    | 'refused connection';
  /** What an airline takes for changing an order, `75.00`; null where it says nothing of it. */
  readonly changePenalty: string | null;
  readonly changeRefundTo: OfferOfSdk['refund_to'];
  /** How a change is confirmed: `refused connection` confirms nothing; or that none is offered. */
  readonly changes: 'confirmed' | 'accepted' | 'answer lost' | 'refused connection' | 'no_balance' | 'conflict' | 'not offered';
  /** A field that the airline does not take: `/passengers/0/family_name`. */
  readonly refusedPlace: string | null;
  /** What is added to a seat of somebody of this age, cents. */
  readonly seatAged: (age: number) => number;
  /** How many airlines do not answer a batch search yet. */
  readonly slowAirlines: number;
  readonly token: 'good' | 'revoked' | 'may not search';
}

export const USUAL: DuffelRules = {
  documentsRequired: false,
  documentTypes: ['passport'],
  loyaltyProgrammes: [],
  currency: 'USD',
  serviceCurrency: 'USD',
  penaltyCurrency: 'USD',
  isTicketless: false,
  refund: '100.00',
  refundCurrency: 'USD',
  refundTo: 'balance',
  orders: 'created',
  changePenalty: '75.00',
  changeRefundTo: 'balance',
  changes: 'confirmed',
  refusedPlace: null,
  seatAged: () => 0,
  slowAirlines: 0,
  token: 'good',
};
