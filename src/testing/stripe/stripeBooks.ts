/** What the stand-in of Stripe remembers, and the shapes in which it tells of it. */
import type Stripe from 'stripe';
import { id } from './stripeAnswers';
import type { Shown } from './stripeAnswers';

/** Why a bank says no. */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
}
/** What the bank does with a card. */
export type Behaviour = 'approve' | 'challenge' | Decline;

const declined = (why: string): Decline => ({ code: 'card_declined', decline_code: why });
const CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'approve',
  '4000056655665556': 'approve',
  '4000002500003155': 'challenge',
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000000069': { code: 'expired_card', decline_code: 'expired_card' },
  '4000000000000127': { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  '4000000000000119': { code: 'processing_error', decline_code: 'processing_error' },
  '4000002760003184': { code: 'authentication_required', decline_code: 'authentication_required' },
};
const DAY = 86_400;
/** Days for which cards hold an amount; the bank of this one says fewer. */
const HOLD_DAYS = 7;
export const SHORT_HOLD = { number: '4000056655665556', days: 2 } as const;

/** A card as its token remembers it. */
export interface Card {
  readonly brand: 'visa';
  readonly last4: string;
  readonly behaviour: Behaviour;
  readonly holdDays: number;
  /** Null where it was typed. */
  readonly wallet: StripeWallet | null;
}
/** The wallets of the stand-in: a card is behind each. */
export const STRIPE_WALLETS = ['apple_pay', 'google_pay', 'link'] as const;
export type StripeWallet = (typeof STRIPE_WALLETS)[number];
/** A payment. */
export interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly description: string | null;
  readonly statementSuffix: string | null;
  readonly metadata: Record<string, string>;
  readonly client_secret: string;
  readonly created: number;
  status: Stripe.PaymentIntent.Status;
  amount_received: number;
  card: Card | null;
  error: Decline | null;
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
  status: Stripe.Dispute.Status;
}

/** Everything by its id. */
export interface Books {
  readonly tokens: Map<string, { readonly card: Card; usedBy: string | null }>;
  readonly intents: Map<string, Intent>;
  readonly refunds: Refund[];
  readonly disputes: Dispute[];
  /** Cents that the account can give back; more is refused. */
  balance: number;
  /** What browsers have of them. */
  wallets: readonly StripeWallet[];
  /** Domains that the account registered for wallets, and those among them that are switched off. */
  domains: readonly PaymentDomain[];
}

/** A domain as the account registered it. */
export interface PaymentDomain {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly applePay: 'active' | 'inactive';
}

/** A token of a card; null for a number that is not one of the test cards. */
export function tokenOf({ tokens }: Books, number: string, wallet: StripeWallet | null = null): string | null {
  const digits = number.replace(/\D/g, '');
  const behaviour = CARDS[digits];
  if (behaviour === undefined) return null;
  const token = id('ctoken');
  const holdDays = digits === SHORT_HOLD.number ? SHORT_HOLD.days : HOLD_DAYS;
  tokens.set(token, { card: { brand: 'visa', last4: digits.slice(-4), behaviour, holdDays, wallet }, usedBy: null });
  return token;
}

const cardWire = ({ brand, last4, wallet }: Card) =>
  ({
    brand,
    last4,
    country: 'US',
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    // behind a wallet's card is another number; its own is the one that people know
    wallet: wallet === null ? null : { type: wallet, dynamic_last4: wallet === 'link' ? null : '9999', [wallet]: {} },
  }) satisfies Shown<Stripe.PaymentMethod.Card>;
const methodWire = (card: Card): Shown<Stripe.PaymentMethod> => ({
  id: 'pm_local',
  object: 'payment_method',
  type: 'card',
  card: cardWire(card),
});

/** Cents that went back of a payment. */
export const givenBack = ({ refunds }: Books, intentId: string): number =>
  refunds.filter((r) => r.intent === intentId && r.status === 'succeeded').reduce((sum, r) => sum + r.amount, 0);

/** As Stripe counts: what a smaller capture let go is among the refunds of the charge. */
const chargeWire = (books: Books, intent: Intent): Shown<Stripe.Charge> => {
  const captured = intent.status === 'succeeded';
  const letGo = intent.status === 'canceled' || captured ? intent.amount - intent.amount_received : 0;
  const { card, created } = intent;
  return {
    id: intent.charge ?? '',
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount_received,
    amount_refunded: letGo + givenBack(books, intent.id),
    captured,
    created,
    currency: 'usd',
    disputed: false,
    paid: true,
    payment_intent: intent.id,
    payment_method_details:
      card === null ? null : { type: 'card', card: { ...cardWire(card), capture_before: created + card.holdDays * DAY } },
    status: 'succeeded',
  };
};

const errorWire = ({ code, decline_code }: Decline, card: Card | null): Shown<Stripe.PaymentIntent.LastPaymentError> => ({
  type: 'card_error',
  message: 'refused',
  code,
  ...(decline_code === undefined ? {} : { decline_code }),
  ...(card === null ? {} : { payment_method: methodWire(card) }),
});

/** A payment as Stripe shows it. */
export function intentWire(books: Books, intent: Intent, expand: readonly string[]): Shown<Stripe.PaymentIntent> {
  const { card, charge, error } = intent;
  const method = card === null ? null : expand.includes('payment_method') ? methodWire(card) : 'pm_local';
  return {
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
    description: intent.description,
    last_payment_error: error === null ? null : errorWire(error, card),
    latest_charge: charge !== null && expand.includes('latest_charge') ? chargeWire(books, intent) : charge,
    livemode: false,
    metadata: intent.metadata,
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    payment_method: error === null ? method : null,
    payment_method_types: ['card'],
    processing: null,
    statement_descriptor_suffix: intent.statementSuffix,
    status: intent.status,
  };
}

/** A refund as Stripe shows it. */
export const refundWire = (
  { intents }: Books,
  { id: refundId, amount, intent, metadata, created, status }: Refund,
): Shown<Stripe.Refund> => ({
  id: refundId,
  object: 'refund',
  amount,
  balance_transaction: refundId.replace('re_', 'txn_'),
  currency: 'usd',
  payment_intent: intent,
  charge: intents.get(intent)?.charge ?? null,
  metadata,
  status,
  created,
  reason: null,
  destination_details: { type: 'card', card: { type: 'refund' } },
});

/** A dispute of a payment as Stripe shows it. */
export const disputeWire = ({ intents }: Books, intentId: string, status: Stripe.Dispute.Status): Shown<Stripe.Dispute> => ({
  id: `dp_${intentId}`,
  object: 'dispute',
  amount: intents.get(intentId)?.amount_received ?? 0,
  charge: intents.get(intentId)?.charge ?? '',
  created: 1_790_000_000,
  currency: 'usd',
  evidence_details: { due_by: 1_790_600_000, has_evidence: false, past_due: false, submission_count: 0 },
  payment_intent: intentId,
  reason: 'fraudulent',
  status,
});

/** An issuer's warning as Stripe shows it. */
export const fraudWarningWire = (intentId: string, actionable: boolean): Shown<Stripe.Radar.EarlyFraudWarning> => ({
  id: `issfr_${intentId}`,
  object: 'radar.early_fraud_warning',
  actionable,
  charge: 'ch_local',
  created: 1_790_000_000,
  fraud_type: 'made_with_stolen_card',
  livemode: false,
  payment_intent: intentId,
});

/** A registered domain as Stripe shows it. */
export const domainWire = ({ name, isEnabled, applePay }: PaymentDomain): Shown<Stripe.PaymentMethodDomain> => ({
  id: `pmd_${name.replace(/\W/g, '')}`,
  object: 'payment_method_domain',
  created: 1_790_000_000,
  domain_name: name,
  enabled: isEnabled,
  livemode: false,
  apple_pay: { status: applePay },
  google_pay: { status: 'active' },
  link: { status: 'active' },
});
