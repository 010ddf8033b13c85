/**
 * The talk between our payment page and the gateway's hosted fields (product §5): an iframe of the gateway takes the
 * card, the page only ever gets a one-time token. Every message carries `source`; both ends check the origin of the
 * other window as well, and drop what does not fit.
 */
import type { CardBrand } from '../domain/cardRules';
import { CARD_BRANDS } from '../domain/cardRules';

/** Where the sandbox gateway serves its documents and takes cards; never under `/api`. */
export const HOSTED_FIELDS_PATH = '/sandbox-gateway/fields';
export const SANDBOX_TOKENS_PATH = '/sandbox-gateway/tokens';
export const SANDBOX_CHALLENGE_PATH = '/sandbox-gateway/challenge';

export const FIELDS_SOURCE = 'wingfare-fields';
export const PAGE_SOURCE = 'wingfare-page';

export type { CardBrand };

/** Frame → page. */
export type FieldsMessage = { readonly source: typeof FIELDS_SOURCE } & (
  | { readonly type: 'ready' }
  /** Height of the frame's content in CSS pixels; the page sizes the iframe with it. */
  | { readonly type: 'height'; readonly height: number }
  /** Whether all three fields can be sent; `brand` as far as the digits tell. */
  | { readonly type: 'validity'; readonly complete: boolean; readonly brand: CardBrand }
  /** Answer to `tokenise` with the same nonce: the token is good for one payment within 15 minutes. */
  | { readonly type: 'token'; readonly nonce: string; readonly token: string; readonly brand: CardBrand; readonly last4: string }
  /**
   * Answer to `tokenise` with the same nonce: `invalid_fields` (the frame shows what is wrong and has focused the first bad
   * field), `unavailable` (the gateway did not answer; may be tried again).
   */
  | { readonly type: 'error'; readonly nonce: string; readonly code: 'invalid_fields' | 'unavailable' }
);

/** Page → frame: hand over a one-time token, or show what is wrong and focus it. */
export interface PageMessage {
  readonly source: typeof PAGE_SOURCE;
  readonly type: 'tokenise';
  /** Echoed in the answer, so that a late answer is not taken for another. */
  readonly nonce: string;
}

/** Challenge document → page: the bank's step is over; the page then calls `POST /api/payment-verify`, which asks the gateway itself. */
export interface ChallengeMessage {
  readonly source: typeof FIELDS_SOURCE;
  readonly type: 'challenge_finished';
  readonly challengeId: string;
}

/** Reads what a frame posted; null for anything that is not one of its messages. Check `event.origin` and `event.source` first. */
export function readFieldsMessage(data: unknown): FieldsMessage | ChallengeMessage | null {
  if (!isRecord(data) || data['source'] !== FIELDS_SOURCE) return null;
  const { type, nonce, token, last4, height, complete, code, challengeId } = data;
  const source = FIELDS_SOURCE;
  const brand = brandOf(data['brand']);
  if (type === 'ready') return { source, type };
  if (type === 'height' && typeof height === 'number' && height >= 0 && height <= 2000) return { source, type, height };
  if (type === 'validity' && typeof complete === 'boolean') return { source, type, complete, brand };
  if (type === 'token' && typeof nonce === 'string' && typeof token === 'string' && typeof last4 === 'string')
    return { source, type, nonce, token, brand, last4 };
  if (type === 'error' && typeof nonce === 'string' && (code === 'invalid_fields' || code === 'unavailable'))
    return { source, type, nonce, code };
  if (type === 'challenge_finished' && typeof challengeId === 'string') return { source, type, challengeId };
  return null;
}

/** Reads what the page posted to the frame; null for anything else. */
export function readPageMessage(data: unknown): PageMessage | null {
  if (!isRecord(data) || data['source'] !== PAGE_SOURCE) return null;
  const { type, nonce } = data;
  return type === 'tokenise' && typeof nonce === 'string' && nonce.length <= 64 ? { source: PAGE_SOURCE, type, nonce } : null;
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

function brandOf(value: unknown): CardBrand {
  return CARD_BRANDS.find((b) => b === value) ?? 'unknown';
}
