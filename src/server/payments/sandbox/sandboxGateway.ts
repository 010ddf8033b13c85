/** The embedded gateway: holds, takes and gives back pretended money, with a ledger of its own in the database. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lte, notInArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { CardBrand, CardFaults, TypedCard } from '#core/domain/payment/cardRules';
import { readCard } from '#core/domain/payment/cardRules';
import { DAY_MS } from '#core/domain/values/keptFor';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { sandboxLedger, sandboxPayments, sandboxRefunds, sandboxTokens } from './sandbox.tables';
import { violatedIndex } from '../../platform/db/faults';
import { RELEASED } from '../gateway';
import type { DeclineCode, GatewayUnavailable, Payment, PaymentGateway, PaymentState } from '../gateway';
import { CHALLENGE_PATH } from './paths';
import { createSandboxBooks } from './sandboxBooks';
import type { CardBehaviour, WalletCard } from './testCards';
import { behaviourOf, WALLET_CARDS } from './testCards';

/** A token is good for one payment within this time. */
export const TOKEN_MINUTES = 15;
/** A hold can be taken for so long, as with most cards. */
const HOLD_MS = 7 * DAY_MS;
/** How long the time-out card keeps the gateway silent, in milliseconds. */
export const SILENCE_MS = 8_000;

export interface SandboxGateway extends PaymentGateway {
  /** Takes a card and keeps brand, last four digits and expiry; `not_a_test_card`: real cards are refused. */
  tokenise(card: TypedCard): Promise<Result<CardToken, { readonly faults: CardFaults } | { readonly code: 'not_a_test_card' }>>;
  /** Takes a card of the test wallet, which is as good as one typed. */
  tokeniseWallet(card: WalletCard): Promise<CardToken>;
  /** What the bank's page shows; null when there is no such open challenge. */
  findChallenge(challengeId: string): Promise<Pick<Payment, 'amount' | 'card'> | null>;
  /** The traveler's answer at the bank's page: the attempt that it is about; null when there is no such open challenge. */
  answerChallenge(challengeId: string, answer: 'complete' | 'fail'): Promise<string | null>;
}

export interface CardToken {
  readonly token: string;
  readonly brand: CardBrand;
  readonly last4: string;
}

/** The way to the pretended bank and back; null where no answer arrives. */
export type BankLine = <R>(ask: () => Promise<R>) => Promise<R | null>;

export interface SandboxGatewayDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  /** Every answer arrives unless a test loses it. */
  readonly line?: BankLine;
}

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>;
type PaymentRow = typeof sandboxPayments.$inferSelect;
type TokenRow = typeof sandboxTokens.$inferSelect;

/** Cards in the test wallet never end. */
const WALLET_EXPIRES = { expMonth: 12, expYear: 2099 } as const;
const UNAVAILABLE: GatewayUnavailable = { code: 'gateway_unavailable' };

export function createSandboxGateway({ db, clock, line = (ask) => ask() }: SandboxGatewayDeps): SandboxGateway {
  const answered = async <R>(ask: () => Promise<R>): Promise<R | Result<never, GatewayUnavailable>> =>
    (await line(ask)) ?? err(UNAVAILABLE);

  const paymentBy = async (
    at: Db,
    where: ReturnType<typeof eq>,
    lock = false,
  ): Promise<{ payment: PaymentRow; token: TokenRow } | null> => {
    const query = at
      .select({ payment: sandboxPayments, token: sandboxTokens })
      .from(sandboxPayments)
      .innerJoin(sandboxTokens, eq(sandboxTokens.hash, sandboxPayments.tokenHash))
      .where(where);
    const [row] = await (lock ? query.for('update', { of: sandboxPayments }) : query);
    return row ?? null;
  };

  /** Moves a payment under a row lock and writes the ledger line with it. */
  const move = (
    where: ReturnType<typeof eq>,
    decide: (row: PaymentRow) => (Partial<PaymentRow> & { readonly state: PaymentState }) | null,
    /** Checked under the lock, before anything is decided: false where the movement was made before. */
    isNew: (tx: Db) => Promise<boolean> = async () => true,
    /** Written with the movement. */
    note: (tx: Db) => Promise<void> = async () => undefined,
  ) =>
    db.transaction(async (tx) => {
      const found = await paymentBy(tx, where, true);
      if (!found) return null;
      const attemptId = found.payment.reference;
      const change = (await isNew(tx)) ? decide(found.payment) : null;
      if (!change) return { moved: false, attemptId, payment: paymentOf(found.payment, found.token) };
      const next = { ...found.payment, ...change };
      await tx.update(sandboxPayments).set(change).where(eq(sandboxPayments.id, next.id));
      await tx.insert(sandboxLedger).values({
        paymentId: next.id,
        movement: change.refundedAmount === undefined ? next.state : 'refunded',
        amount: moved(found.payment, next),
        at: clock(),
      });
      await note(tx);
      return { moved: true, attemptId, payment: paymentOf(next, found.token) };
    });

  const keepToken = async (card: Omit<TokenRow, 'hash' | 'expiresAt'>): Promise<CardToken> => {
    const token = `tok_${randomBytes(24).toString('base64url')}`;
    const expiresAt = new Date(clock().getTime() + TOKEN_MINUTES * 60_000);
    await db.insert(sandboxTokens).values({ ...card, hash: hashOf(token), expiresAt });
    return { token, brand: card.brand, last4: card.last4 };
  };

  return {
    name: 'sandbox',
    isSandbox: true,
    books: createSandboxBooks(db, answered),

    async tokenise(typed) {
      const { card, faults } = readCard(typed, clock());
      const { brand, expiration } = card;
      if (Object.keys(faults).length > 0 || expiration === null) return err({ faults });
      const behaviour = behaviourOf(card.digits);
      if (behaviour === null) return err({ code: 'not_a_test_card' });
      const { month: expMonth, year: expYear } = expiration;
      return ok(await keepToken({ brand, last4: card.digits.slice(-4), expMonth, expYear, behaviour, wallet: null }));
    },

    tokeniseWallet: (behaviour) =>
      keepToken({ brand: 'visa', last4: WALLET_CARDS[behaviour].slice(-4), ...WALLET_EXPIRES, behaviour, wallet: 'test_wallet' }),

    authorise: ({ attemptId, token, amount, currency }) =>
      answered(async () => {
        const now = clock();
        const known = await paymentBy(db, eq(sandboxPayments.reference, attemptId));
        if (known) return isSilent(known.payment, now) ? err(UNAVAILABLE) : ok(paymentOf(known.payment, known.token));
        const [held] = await db
          .select()
          .from(sandboxTokens)
          .where(eq(sandboxTokens.hash, hashOf(token)));
        if (!held || held.expiresAt <= now) return err({ code: 'token_unusable' });
        const row: PaymentRow = {
          id: `pay_${randomBytes(12).toString('base64url')}`,
          reference: attemptId,
          tokenHash: held.hash,
          amount,
          currency,
          capturedAmount: 0,
          refundedAmount: 0,
          challengeId: held.behaviour === 'challenge' ? randomBytes(24).toString('base64url') : null,
          silentUntil: held.behaviour === 'timeout' ? new Date(now.getTime() + SILENCE_MS) : null,
          createdAt: now,
          ...bankAnswer(held.behaviour),
        };
        try {
          await db.transaction(async (tx) => {
            await tx.insert(sandboxPayments).values(row);
            await tx.insert(sandboxLedger).values({ paymentId: row.id, movement: row.state, amount, at: now });
          });
        } catch (error) {
          const index = violatedIndex(error);
          if (index === 'sandbox_payments_one_per_token') return err({ code: 'token_unusable' });
          if (index !== 'sandbox_payments_one_per_reference') throw error;
          return err(UNAVAILABLE); // the same request is being answered at this moment
        }
        return row.silentUntil ? err(UNAVAILABLE) : ok(paymentOf(row, held));
      }),

    lookup: (attemptId) =>
      answered(async () => {
        const found = await paymentBy(db, eq(sandboxPayments.reference, attemptId));
        if (!found) return ok(null);
        return isSilent(found.payment, clock()) ? err(UNAVAILABLE) : ok(paymentOf(found.payment, found.token));
      }),

    capture: (paymentId, amount) =>
      answered(async () => {
        const result = await move(eq(sandboxPayments.id, paymentId), (p) =>
          p.state === 'authorised' && amount > 0 && amount <= p.amount ? { state: 'captured', capturedAmount: amount } : null,
        );
        return result?.payment.state === 'captured' ? ok(result.payment) : err({ code: 'not_capturable' });
      }),

    refund: (paymentId, amount, refundId) =>
      answered(async () => {
        const refund = { isRepeat: false };
        const result = await move(
          eq(sandboxPayments.id, paymentId),
          (p) => {
            const refundedAmount = p.refundedAmount + amount;
            if (p.state !== 'captured' || amount <= 0 || refundedAmount > p.capturedAmount) return null;
            return { state: refundedAmount === p.capturedAmount ? 'refunded' : 'captured', refundedAmount };
          },
          async (tx) => {
            const known = await tx
              .select({ id: sandboxRefunds.refundId })
              .from(sandboxRefunds)
              .where(and(eq(sandboxRefunds.paymentId, paymentId), eq(sandboxRefunds.refundId, refundId)));
            refund.isRepeat = known.length > 0;
            return !refund.isRepeat;
          },
          async (tx) => void (await tx.insert(sandboxRefunds).values({ paymentId, refundId, amount, at: clock() })),
        );
        return result && (result.moved || refund.isRepeat) ? ok(result.payment) : err({ code: 'not_refundable' });
      }),

    /** No cardholder disputes pretended money. */
    givenBack: (paymentId) =>
      answered(async () => {
        const refunds = await db
          .select({ name: sandboxRefunds.refundId, amount: sandboxRefunds.amount })
          .from(sandboxRefunds)
          .where(eq(sandboxRefunds.paymentId, paymentId));
        return ok({ refunds, chargedBack: 0, isDisputed: false });
      }),

    release: (paymentId) =>
      answered(async () => {
        let givenBack = 0;
        const result = await move(
          eq(sandboxPayments.id, paymentId),
          (p) => {
            if (p.state === 'captured') givenBack = p.capturedAmount - p.refundedAmount;
            if (p.state === 'captured') return { state: 'refunded', refundedAmount: p.capturedAmount };
            return p.state === 'authorised' || p.state === 'challenge' ? { state: 'voided' } : null;
          },
          undefined,
          async (tx) => {
            if (givenBack > 0) await tx.insert(sandboxRefunds).values({ paymentId, refundId: RELEASED, amount: givenBack, at: clock() });
          },
        );
        return result ? ok(result.payment) : err(UNAVAILABLE);
      }),

    async findChallenge(challengeId) {
      const found = await paymentBy(db, eq(sandboxPayments.challengeId, challengeId));
      return found?.payment.state === 'challenge' ? paymentOf(found.payment, found.token) : null;
    },

    async answerChallenge(challengeId, answer) {
      const result = await move(eq(sandboxPayments.challengeId, challengeId), (p) => {
        if (p.state !== 'challenge') return null;
        return answer === 'complete' ? { state: 'authorised' } : { state: 'declined', declineCode: 'challenge_failed' };
      });
      return result?.moved === true ? result.attemptId : null;
    },
  };
}

/** Tokens that were never used, past their time; their cards are forgotten. */
export async function forgetOldTokens(db: NodePgDatabase, now: Date): Promise<void> {
  const used = db.select({ hash: sandboxPayments.tokenHash }).from(sandboxPayments);
  await db.delete(sandboxTokens).where(and(lte(sandboxTokens.expiresAt, now), notInArray(sandboxTokens.hash, used)));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function isSilent(row: PaymentRow, now: Date): boolean {
  return row.silentUntil !== null && row.silentUntil > now;
}

/** The cents a ledger line is about. */
function moved(before: PaymentRow, next: PaymentRow): number {
  if (next.refundedAmount > before.refundedAmount) return next.refundedAmount - before.refundedAmount;
  return next.state === 'captured' ? next.capturedAmount : next.amount;
}

function bankAnswer(behaviour: CardBehaviour): { readonly state: PaymentState; readonly declineCode: DeclineCode | null } {
  switch (behaviour) {
    case 'approve':
    case 'timeout':
      return { state: 'authorised', declineCode: null };
    case 'challenge':
      return { state: 'challenge', declineCode: null };
    case 'decline':
      return { state: 'declined', declineCode: 'card_declined' };
    case 'expired':
      return { state: 'declined', declineCode: 'card_expired' };
    case 'insufficient_funds':
    case 'incorrect_cvc':
    case 'processing_error':
    case 'authentication_required':
      return { state: 'declined', declineCode: behaviour };
  }
}

function paymentOf(row: PaymentRow, token: TokenRow): Payment {
  return {
    paymentId: row.id,
    state: row.state,
    amount: row.amount,
    capturedAmount: row.capturedAmount,
    refundedAmount: row.refundedAmount,
    card: { brand: token.brand, last4: token.last4, wallet: token.wallet },
    challengeUrl: row.state === 'challenge' && row.challengeId !== null ? `${CHALLENGE_PATH}/${row.challengeId}` : null,
    holdEndsAt: row.state === 'authorised' ? new Date(row.createdAt.getTime() + HOLD_MS) : null,
    declineCode: row.declineCode,
  };
}
