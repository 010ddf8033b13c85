/** A gateway under test, and what every part of its contract does with it. */
import { randomUUID } from 'node:crypto';
import type { Wallet } from '#core/domain/payment/wallets';
import type { Result } from '#core/domain/values/result';
import type { DeclineCode, Payment, PaymentGateway } from '#server/payments/gateway';

/** What the bank does with a card. */
export type BankAnswer = 'approved' | 'challenged' | Exclude<DeclineCode, 'challenge_failed'>;

/**
 * `unreachable`: nothing arrives at the gateway. `answer lost`: it does what was requested, and its answer is lost. `server error`: it answers
 * with an error of its own and has done nothing; `server error after`: it has. The others turn calls away before anything is begun.
 */
export type GatewayFault =
  | 'unreachable'
  | 'answer lost'
  | 'server error'
  | 'server error after'
  | 'rate limited'
  | 'locked'
  | 'key revoked';

/** How a gateway turns calls away; one that never does has none. */
export type TurnedAway = Extract<GatewayFault, 'rate limited' | 'locked' | 'key revoked'>;

/** What happens at a provider without us. */
export interface ProviderDashboard {
  /** Somebody gives money of a payment back. */
  refund(paymentId: string, amount: number): void;
  /** The cardholder's bank disputes all of a payment, or moves its dispute on. */
  dispute(paymentId: string, status: 'inquiry' | 'open' | 'under review' | 'won' | 'lost'): void;
  /** The account has so many cents to give back; null: enough. */
  hasBalance(cents: number | null): void;
}

/** An adapter, and what a test needs to play traveler, bank and network. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  /** A fresh one-time token of a card that gets this answer, as the card fields would have made it. */
  token(answer: BankAnswer): Promise<string>;
  /** Likewise of a card in a wallet. */
  walletToken(answer: BankAnswer): Promise<string>;
  /** The wallet that it lies in. */
  readonly wallet: Wallet;
  /** Answers on the bank's page at this address; resolves once the gateway has reported it. */
  answerChallenge(challengeUrl: string, answer: 'complete' | 'fail'): Promise<void>;
  /** What people and banks do at the provider; null where it has no dashboard. */
  readonly dashboard: ProviderDashboard | null;
  /** Breaks the way to the gateway from now on; null restores it. */
  fail(fault: GatewayFault | null): void;
  close(): Promise<void>;
}

export const AMOUNT = 1_000;
export const UNAVAILABLE = { ok: false, error: { code: 'gateway_unavailable' } };
export const NOT_TAKEN = { ok: false, error: { code: 'not_taken' } };

/** Pays at the gateway that `subject` answers. */
export function playAt(subject: () => GatewayUnderTest) {
  const authorise = (attemptId: string, token: string, amount = AMOUNT) =>
    subject().gateway.authorise({ attemptId, booking: { reference: 'K7MPX2', draftId: randomUUID() }, token, amount, currency: 'USD' });
  return {
    authorise,

    /** A payment of an attempt of its own. */
    async pay(answer: BankAnswer = 'approved'): Promise<{ attemptId: string; token: string; payment: Payment }> {
      const attemptId = randomUUID();
      const token = await subject().token(answer);
      return { attemptId, token, payment: valueOf(await authorise(attemptId, token)) };
    },

    found: async (attemptId: string): Promise<Payment | null> => valueOf(await subject().gateway.lookup(attemptId)),
  };
}

/** The value of an answer that must be one. */
export function valueOf<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
