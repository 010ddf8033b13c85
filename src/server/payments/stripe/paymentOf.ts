/** A PaymentIntent in the words of the port. */
import type Stripe from 'stripe';
import type { CardBrand } from '#core/domain/payment/cardRules';
import { CARD_BRANDS } from '#core/domain/payment/cardRules';
import { walletOf } from '#core/domain/payment/wallets';
import { DAY_MS } from '#core/domain/values/keptFor';
import type { DeclineCode, Payment, PaymentState } from '../gateway';
import { entryOf } from '#core/domain/values/checkedReads';

/** What must be included in an intent to be read here. */
export const EXPANDED = ['latest_charge', 'payment_method'];

/** How long cards hold an amount, unless the charge says otherwise. */
const HOLD_MS = 7 * DAY_MS;

/** Answers lack fields, or have null in them, whatever the SDK's types say. */
type Sparse<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: T[P] | null };
type Charge = Sparse<Stripe.Charge, 'amount_refunded' | 'created' | 'payment_method_details'>;
type ReadIntent = Sparse<Omit<Stripe.PaymentIntent, 'latest_charge'>, 'amount_received' | 'last_payment_error' | 'payment_method'> & {
  readonly latest_charge?: string | Charge | null;
};

/** `unsubmitted`: the bank has not been contacted yet. `unknown`: it has, and Stripe waits for the answer itself. */
export function paymentOf(intent: ReadIntent, challengeUrl: string): Payment | 'unsubmitted' | 'unknown' {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  // what succeeded was received, all of it unless it says otherwise
  const capturedAmount = intent.status === 'succeeded' ? (intent.amount_received ?? intent.amount) : 0;
  // What a smaller capture let go is among a charge's refunds too.
  const refundedAmount =
    capturedAmount === 0 || charge === null ? 0 : Math.max(0, (charge.amount_refunded ?? 0) - (charge.amount - capturedAmount));
  const state = stateOf(intent, refundedAmount >= capturedAmount);
  if (state === 'unsubmitted' || state === 'unknown') return state;
  return {
    paymentId: intent.id,
    state,
    amount: intent.amount,
    capturedAmount,
    refundedAmount,
    card: cardOf(intent, charge),
    challengeUrl: state === 'challenge' ? challengeUrl : null,
    holdEndsAt: state === 'authorised' ? holdEndOf(intent, charge) : null,
    declineCode: state === 'declined' ? declineOf(intent.last_payment_error) : null,
  };
}

function stateOf({ status, last_payment_error: error }: ReadIntent, isGivenBack: boolean): PaymentState | 'unsubmitted' | 'unknown' {
  switch (status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      return error ? 'declined' : 'unsubmitted';
    case 'requires_action':
      return 'challenge';
    case 'requires_capture':
      return 'authorised';
    case 'succeeded':
      return isGivenBack ? 'refunded' : 'captured';
    case 'canceled':
      return 'voided';
    default:
      return 'unknown';
  }
}

function holdEndOf({ created }: ReadIntent, charge: Charge | null): Date {
  const { capture_before: captureBefore }: { readonly capture_before?: number | null } = charge?.payment_method_details?.card ?? {};
  return captureBefore ? new Date(captureBefore * 1000) : new Date((charge?.created ?? created) * 1000 + HOLD_MS);
}

function cardOf(intent: ReadIntent, charge: Charge | null): Payment['card'] {
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
  const card = method?.card ?? charge?.payment_method_details?.card ?? intent.last_payment_error?.payment_method?.card;
  return { brand: brandOf(card?.brand), last4: card?.last4 ?? '', wallet: walletOf(card?.wallet?.type) };
}

export function brandOf(name: string | null | undefined): CardBrand {
  return CARD_BRANDS.find((brand) => brand === name) ?? 'unknown';
}

/** Our few words for Stripe's many; what a traveler can do is the same for the rest. */
const DECLINES: Readonly<Record<string, DeclineCode>> = {
  payment_intent_authentication_failure: 'challenge_failed',
  expired_card: 'card_expired',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  processing_error: 'processing_error',
  authentication_required: 'authentication_required',
  insufficient_funds: 'insufficient_funds',
};

/** The bank's own reason says more than the kind of error. */
function declineOf(error: ReadIntent['last_payment_error']): DeclineCode {
  return entryOf(DECLINES, error?.decline_code) ?? entryOf(DECLINES, error?.code) ?? 'card_declined';
}
