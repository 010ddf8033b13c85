/** Idempotency keys of the stand-in of Stripe, and how its calls fail: what has begun is repeated for its key, errors of Stripe's own too. */
import { error } from './stripeAnswers';
import type { Answer } from './stripeAnswers';

/**
 * `unreachable`: connections break before anything happens. `answer lost`: they break after it has. `slow`: it has, and is answered once
 * all is well again. `server error`: a call that changes something answers 500, and does so again for its key; nothing has happened.
 * `server error after`: the same, and it has. `rate limited`, `locked`, `key revoked`: turned away with 429, 409, 401 before it begins.
 */
export const STRIPE_FAULTS = [
  'unreachable',
  'answer lost',
  'slow',
  'server error',
  'server error after',
  'rate limited',
  'locked',
  'key revoked',
] as const;
export type StripeFault = (typeof STRIPE_FAULTS)[number];

/** A call as it came. */
export interface KeyedCall {
  readonly key: string | undefined;
  /** Path and body: what a key stands for. */
  readonly request: string;
  /** It may change something. */
  readonly isWrite: boolean;
}

/** An answer, and whether it was given before. */
export interface KeyedAnswer {
  readonly answer: Answer;
  readonly isReplayed: boolean;
}

const SERVER_ERROR = error(500, { type: 'api_error', message: 'An unknown error occurred' });
const RATE_LIMITED = error(429, { type: 'invalid_request_error', code: 'rate_limit' });
const LOCKED = error(409, { type: 'invalid_request_error', code: 'lock_timeout' });
/** To whoever has no key of the account. */
export const KEY_REVOKED = error(401, { type: 'invalid_request_error', code: 'api_key_invalid' });

/** The memory of one account. */
export function createStripeKeys() {
  const known = new Map<string, { readonly request: string; readonly answer: Answer }>();

  /** Turned away before anything is begun, and forgotten. */
  const turnedAway = ({ isWrite }: KeyedCall, fault: StripeFault | null): Answer | null => {
    if (fault === 'rate limited') return RATE_LIMITED;
    if (fault === 'key revoked') return KEY_REVOKED;
    return fault === 'locked' && isWrite ? LOCKED : null;
  };

  return {
    /** What a call is answered; `make` does what it asks for. */
    answer(call: KeyedCall, fault: StripeFault | null, make: () => Answer): KeyedAnswer {
      const away = turnedAway(call, fault);
      if (away) return { answer: away, isReplayed: false };
      const { key, request, isWrite } = call;
      const before = key === undefined ? undefined : known.get(key);
      if (before) {
        const isSame = before.request === request;
        return { answer: isSame ? before.answer : error(400, { type: 'idempotency_error' }), isReplayed: isSame };
      }
      const fails = isWrite && (fault === 'server error' || fault === 'server error after');
      const made = fails && fault === 'server error' ? SERVER_ERROR : make();
      const answer = fails ? SERVER_ERROR : made;
      if (key !== undefined && answer.isUnbegun !== true) known.set(key, { request, answer });
      return { answer, isReplayed: false };
    },
  };
}
