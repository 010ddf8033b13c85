/**
 * The talk between our payment page and the gateway's hosted fields (money.13): an iframe of the gateway takes the
 * card, the page only ever gets a one-time token. Every message carries `source`; both ends check the origin of the
 * other window as well, and drop what does not fit.
 */
import type { CardBrand, CardField } from '../../domain/payment/cardRules';
import { CARD_BRANDS, CARD_FIELDS } from '../../domain/payment/cardRules';
import type { BillingForm } from '../../domain/travelers/contactRules';

/** What the gateway in use serves itself is under this path; never under `/api`. */
export const GATEWAY_PATH = '/gateway';
/** Its document that takes the card, `?lang=en` or `es`. */
export const HOSTED_FIELDS_PATH = `${GATEWAY_PATH}/fields`;

export const FIELDS_SOURCE = 'wingfare-fields';
export const PAGE_SOURCE = 'wingfare-page';

export type { CardBrand, CardField };

/** What is wrong with a field of the frame, in the words and the language of the gateway. */
export interface CardFieldFault {
  readonly field: CardField;
  readonly text: string;
}

/** Frame → page. */
export type FieldsMessage = { readonly source: typeof FIELDS_SOURCE } & (
  | { readonly type: 'ready' }
  /** Enter was pressed in a field: the page sends its form, as if the field were its own. */
  | { readonly type: 'submit' }
  /** Height of the frame's content in CSS pixels; the page sizes the iframe with it. */
  | { readonly type: 'height'; readonly height: number }
  /** What keeps the fields from being sent, at the start and after every change; `brand` as far as the digits tell. */
  | { readonly type: 'validity'; readonly faults: readonly CardFieldFault[]; readonly brand: CardBrand }
  /** A wallet was tapped: the page answers with `open_wallet` within a second, or with `close_wallet`. */
  | { readonly type: 'wallet_tapped' }
  /** Answer to `tokenise` or `open_wallet` with the same nonce: the token is good for one payment within 15 minutes. */
  | { readonly type: 'token'; readonly nonce: string; readonly token: string; readonly brand: CardBrand; readonly last4: string }
  /**
   * Answer to `tokenise` or `open_wallet` with the same nonce: `invalid_fields` (the frame shows what is wrong and has focused the
   * first bad field), `dismissed` (the traveler closed the wallet), `unavailable` (the gateway did not answer; may be tried again).
   */
  | { readonly type: 'error'; readonly nonce: string; readonly code: FieldsErrorCode }
);

const FIELDS_ERROR_CODES = ['invalid_fields', 'dismissed', 'unavailable'] as const;
export type FieldsErrorCode = (typeof FIELDS_ERROR_CODES)[number];

/** Who pays how much: what a bank compares with what it knows of the card. */
export interface Payer {
  /** Cents. */
  readonly amount: number;
  readonly billing: BillingForm;
}

/** Page → frame. */
export type PageMessage = { readonly source: typeof PAGE_SOURCE } &
  /** Hand over a one-time token, or show what is wrong and focus it. `nonce` is echoed, so that a late answer is not taken for another. */
  (
    | { readonly type: 'tokenise'; readonly nonce: string; readonly payer: Payer }
    /** Show what is wrong next to the fields; the page lists it with its own and keeps the focus. */
    | { readonly type: 'show_faults' }
    /** The traveler follows the page's link to a field. */
    | { readonly type: 'focus'; readonly field: CardField }
    /** What will be paid, in cents: before any wallet is tapped, and whenever it changes. */
    | { readonly type: 'total'; readonly amount: number }
    /** Show the wallet that was tapped, with this total in cents. */
    | { readonly type: 'open_wallet'; readonly nonce: string; readonly amount: number }
    /** What the wallet that was tapped last says is not wanted any more. */
    | { readonly type: 'close_wallet' }
  );

/** Challenge document → page: the bank's step is over; the page then calls `POST /api/payment-verify`, which asks the gateway itself. */
export interface ChallengeMessage {
  readonly source: typeof FIELDS_SOURCE;
  readonly type: 'challenge_finished';
  readonly challengeId: string;
}

/** Reads what a frame posted; null for anything that is not one of its messages. Check `event.origin` and `event.source` first. */
export function readFieldsMessage(data: unknown): FieldsMessage | ChallengeMessage | null {
  if (!isRecord(data) || data['source'] !== FIELDS_SOURCE) return null;
  const { type, nonce, token, last4, height, faults, code, challengeId } = data;
  const source = FIELDS_SOURCE;
  const brand = brandOf(data['brand']);
  if (type === 'ready' || type === 'submit' || type === 'wallet_tapped') return { source, type };
  if (type === 'height' && typeof height === 'number' && height >= 0 && height <= 2000) return { source, type, height };
  if (type === 'validity' && Array.isArray(faults)) return { source, type, faults: faults.flatMap(faultOf), brand };
  if (type === 'token' && typeof nonce === 'string' && typeof token === 'string' && typeof last4 === 'string')
    return { source, type, nonce, token, brand, last4 };
  const errorCode = FIELDS_ERROR_CODES.find((known) => known === code);
  if (type === 'error' && typeof nonce === 'string' && errorCode !== undefined) return { source, type, nonce, code: errorCode };
  if (type === 'challenge_finished' && typeof challengeId === 'string') return { source, type, challengeId };
  return null;
}

/** Reads what the page posted to the frame; null for anything else. */
export function readPageMessage(data: unknown): PageMessage | null {
  if (!isRecord(data) || data['source'] !== PAGE_SOURCE) return null;
  const { type, nonce } = data;
  const source = PAGE_SOURCE;
  const field = fieldOf(data['field']);
  const payer = payerOf(data['payer']);
  const amount = amountOf(data['amount']);
  const isNamed = typeof nonce === 'string' && nonce.length <= 64;
  if (type === 'tokenise' && isNamed && payer !== null) return { source, type, nonce, payer };
  if (type === 'open_wallet' && isNamed && amount !== null) return { source, type, nonce, amount };
  if (type === 'total' && amount !== null) return { source, type, amount };
  if (type === 'show_faults' || type === 'close_wallet') return { source, type };
  if (type === 'focus' && field !== undefined) return { source, type, field };
  return null;
}

const fieldOf = (name: unknown): CardField | undefined => CARD_FIELDS.find((field) => field === name);

const amountOf = (value: unknown): number | null => (typeof value === 'number' && Number.isSafeInteger(value) ? value : null);

function payerOf(data: unknown): Payer | null {
  if (!isRecord(data) || !isRecord(data['billing'])) return null;
  const amount = amountOf(data['amount']);
  if (amount === null) return null;
  const { nameOnCard, country, state, address, city, zip } = data['billing'];
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  return {
    amount,
    billing: {
      nameOnCard: text(nameOnCard),
      country: text(country),
      state: text(state),
      address: text(address),
      city: text(city),
      zip: text(zip),
    },
  };
}

/** A sentence, not a page of text. */
const MAX_FAULT_LETTERS = 300;

function faultOf(data: unknown): readonly CardFieldFault[] {
  if (!isRecord(data) || typeof data['text'] !== 'string') return [];
  const field = fieldOf(data['field']);
  return field === undefined ? [] : [{ field, text: data['text'].slice(0, MAX_FAULT_LETTERS) }];
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

function brandOf(value: unknown): CardBrand {
  return CARD_BRANDS.find((b) => b === value) ?? 'unknown';
}
