/** What the stand-in of Stripe remembers, and the shapes in which it tells of it. */
import { id } from './stripeAnswers';

/** What the bank does with a card. */
export type Behaviour = 'approve' | 'challenge' | { readonly code: string; readonly decline_code?: string };

const CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'approve',
  '4000002500003155': 'challenge',
  '4000000000000002': { code: 'card_declined', decline_code: 'generic_decline' },
  '4000000000009995': { code: 'card_declined', decline_code: 'insufficient_funds' },
  '4000000000000069': { code: 'expired_card' },
};

/** A card as its token remembers it. */
export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly behaviour: Behaviour;
}
/** A payment. */
export interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  readonly client_secret: string;
  readonly created: number;
  status: string;
  amount_received: number;
  card: Card | null;
  error: { readonly code: string; readonly decline_code?: string } | null;
  charge: string | null;
}
/** Money given back of a payment. */
export interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly intent: string;
  readonly metadata: Record<string, string>;
  readonly created: number;
  status: string;
}
/** A cardholder's bank wants money of a payment back. */
export interface Dispute {
  readonly id: string;
  readonly intent: string;
  readonly created: number;
}

/** Everything by its id. */
export interface Books {
  readonly tokens: Map<string, { readonly card: Card; usedBy: string | null }>;
  readonly intents: Map<string, Intent>;
  readonly refunds: Refund[];
  readonly disputes: Dispute[];
}

/** A token of a card; null for a number that is none of the test cards. */
export function tokenOf({ tokens }: Books, number: string): string | null {
  const digits = number.replace(/\D/g, '');
  const behaviour = CARDS[digits];
  if (behaviour === undefined) return null;
  const token = id('ctoken');
  tokens.set(token, { card: { brand: 'visa', last4: digits.slice(-4), behaviour }, usedBy: null });
  return token;
}

const cardWire = ({ brand, last4 }: Card): object => ({ brand, last4, country: 'US', exp_month: 12, exp_year: 2034, funding: 'credit' });
const methodWire = (card: Card): object => ({ id: 'pm_local', object: 'payment_method', type: 'card', card: cardWire(card) });

/** Cents that went back of a payment. */
export const givenBack = ({ refunds }: Books, intentId: string): number =>
  refunds.filter((r) => r.intent === intentId && r.status === 'succeeded').reduce((sum, r) => sum + r.amount, 0);

/** As Stripe counts: what a smaller capture let go is among the refunds of the charge. */
const chargeWire = (books: Books, intent: Intent): object => {
  const captured = intent.status === 'succeeded';
  const letGo = intent.status === 'canceled' || captured ? intent.amount - intent.amount_received : 0;
  return {
    id: intent.charge,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount_received,
    amount_refunded: letGo + givenBack(books, intent.id),
    captured,
    currency: 'usd',
    disputed: false,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: intent.card === null ? null : { type: 'card', card: cardWire(intent.card) },
    status: 'succeeded',
  };
};

/** A payment as Stripe shows it. */
export const intentWire = (books: Books, intent: Intent, expand: readonly string[]): object => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
  amount_received: intent.amount_received,
  allowed_payment_method_types: ['card'],
  canceled_at: null,
  capture_method: 'manual',
  client_secret: intent.client_secret,
  confirmation_method: 'automatic',
  created: intent.created,
  currency: 'usd',
  last_payment_error:
    intent.error === null
      ? null
      : {
          type: 'card_error',
          message: 'refused',
          ...intent.error,
          ...(intent.card === null ? {} : { payment_method: methodWire(intent.card) }),
        },
  latest_charge: intent.charge === null ? null : expand.includes('latest_charge') ? chargeWire(books, intent) : intent.charge,
  livemode: false,
  metadata: intent.metadata,
  next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } } : null,
  payment_method:
    intent.card === null || intent.error !== null ? null : expand.includes('payment_method') ? methodWire(intent.card) : 'pm_local',
  payment_method_types: ['card'],
  processing: null,
  status: intent.status,
});

/** A refund as Stripe shows it. */
export const refundWire = ({ intents }: Books, { id: refundId, amount, intent, metadata, created, status }: Refund): object => ({
  id: refundId,
  object: 'refund',
  amount,
  currency: 'usd',
  payment_intent: intent,
  charge: intents.get(intent)?.charge ?? null,
  metadata,
  status,
  created,
  reason: null,
  destination_details: { type: 'card', card: { type: 'refund' } },
});

/** A dispute as Stripe shows it. */
export const disputeWire = ({ intents }: Books, { id: disputeId, intent, created }: Dispute, status = 'needs_response'): object => ({
  id: disputeId,
  object: 'dispute',
  amount: intents.get(intent)?.amount_received ?? 0,
  charge: intents.get(intent)?.charge ?? null,
  created,
  currency: 'usd',
  evidence_details: { due_by: created + 600_000, has_evidence: false, past_due: false, submission_count: 0 },
  payment_intent: intent,
  reason: 'fraudulent',
  status,
});
