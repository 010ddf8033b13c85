/**
 * Payments at Stripe. A PaymentIntent is made first and confirmed afterwards, so that its id is in our database before a bank is
 * contacted: whatever is cut off in between, an attempt's money is found. Stripe's search lags a minute.
 */
import type Stripe from 'stripe';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { GatewayDeps } from '../adapter';
import { RELEASED } from '../gateway';
import type { GatewayUnavailable, NotTaken, Payment, PaymentGateway } from '../gateway';
import { ATTEMPT, DRAFT, REFERENCE, REFUND } from './metadata';
import { CHALLENGE_PATH } from './paths';
import { EXPANDED, paymentOf } from './paymentOf';
import { isStanding, movedNothing } from './refundKinds';
import { callStripe, isStored } from './stripeApi';
import { createStripeBooks } from './stripeBooks';
import type { StripeFault } from './stripeApi';
import { createStripeKeys, keyText } from './stripeKeys.repository';
import { createStripePayments } from './stripePayments.repository';

export interface StripeGateway extends PaymentGateway {
  /** What Stripe's script needs to let the bank ask; null where the challenge is over or never was. */
  openChallenge(challengeId: string): Promise<{ readonly clientSecret: string } | null>;
}

export interface StripeGatewayDeps extends Pick<GatewayDeps, 'db' | 'clock'> {
  readonly stripe: Stripe;
  readonly isTestMode: boolean;
}

const MOST_REFUNDS = 100;

const UNAVAILABLE: GatewayUnavailable = { code: 'gateway_unavailable' };
const NOT_TAKEN: NotTaken = { code: 'not_taken' };
const unavailable = (): Result<never, GatewayUnavailable> => err(UNAVAILABLE);

export function createStripeGateway({ db, clock, stripe, isTestMode }: StripeGatewayDeps): StripeGateway {
  const payments = createStripePayments(db, clock);
  const keys = createStripeKeys(db, clock);

  /**
   * A write that may be repeated: under one key, until Stripe answers that with an error that it stores. Whoever repeats it first reads
   * what stands, so that the next key is used only where nothing happened (decision 132).
   */
  async function write<T>(name: string, send: (options: Stripe.RequestOptions) => Promise<T>): Promise<Result<T, StripeFault>> {
    const key = await keys.current(name);
    const answer = await callStripe(() => send({ idempotencyKey: keyText(key) }));
    if (!answer.ok && isStored(answer.error)) await keys.spend(key);
    return answer;
  }

  const retrieve = (intentId: string) => callStripe(() => stripe.paymentIntents.retrieve(intentId, { expand: EXPANDED }));

  async function read(intent: Stripe.PaymentIntent): Promise<Payment | 'unsubmitted' | 'unknown'> {
    const row = await payments.byIntent(intent.id);
    return paymentOf(intent, row === null ? '' : `${CHALLENGE_PATH}/${row.challengeId}`);
  }

  async function answerOf(intent: Result<Stripe.PaymentIntent, StripeFault>): Promise<Result<Payment, GatewayUnavailable>> {
    if (!intent.ok) return unavailable();
    const payment = await read(intent.value);
    return typeof payment === 'string' ? unavailable() : ok(payment);
  }

  /** An intent whose row is lost, with the database that had it; Stripe's index of metadata lags by a minute. */
  async function search(attemptId: string): Promise<Result<Stripe.PaymentIntent | null, StripeFault>> {
    const found = await callStripe(() => stripe.paymentIntents.search({ query: `metadata['${ATTEMPT}']:'${attemptId}'`, limit: 1 }));
    if (!found.ok) return found;
    const [first] = found.value.data;
    return first === undefined ? ok(null) : retrieve(first.id);
  }

  async function lookup(attemptId: string): Promise<Result<Payment | null, GatewayUnavailable>> {
    const row = await payments.byAttempt(attemptId);
    // Nothing is confirmed before its id is kept.
    if (row !== null && row.intentId === null) return ok(null);
    const intent = row?.intentId ? await retrieve(row.intentId) : await search(attemptId);
    if (!intent.ok) return unavailable();
    if (intent.value === null) return ok(null);
    const payment = await read(intent.value);
    if (payment === 'unknown') return unavailable();
    return ok(payment === 'unsubmitted' ? null : payment);
  }

  /** Asks the bank, once; an answer that did not come is looked up. */
  async function confirm(attemptId: string, intentId: string, token: string): ReturnType<PaymentGateway['authorise']> {
    const confirmed = await callStripe(() =>
      stripe.paymentIntents.confirm(intentId, { confirmation_token: token, expand: EXPANDED }, { idempotencyKey: `confirm-${attemptId}` }),
    );
    if (confirmed.ok) return answerOf(confirmed);
    const fault = confirmed.error;
    switch (fault.kind) {
      case 'card':
        return answerOf(await retrieve(intentId));
      case 'refused':
        return fault.param === 'confirmation_token' ? err({ code: 'token_unusable' }) : endUnconfirmed(intentId);
      case 'not_begun':
      case 'spent':
        return endUnconfirmed(intentId);
      case 'unanswered':
        return unavailable();
    }
  }

  const cancel = (intentId: string) => write(`cancel-${intentId}`, (options) => stripe.paymentIntents.cancel(intentId, {}, options));

  /** Stripe did not confirm, as far as it says: what stands all the same is the payment, and where nothing does, nothing ever will. */
  async function endUnconfirmed(intentId: string): ReturnType<PaymentGateway['authorise']> {
    const intent = await retrieve(intentId);
    if (!intent.ok) return unavailable();
    const payment = await read(intent.value);
    if (payment !== 'unsubmitted') return payment === 'unknown' ? unavailable() : ok(payment);
    return (await cancel(intentId)).ok ? err(NOT_TAKEN) : unavailable();
  }

  async function refundsOf(intentId: string): Promise<Result<readonly Stripe.Refund[], StripeFault>> {
    const list = await callStripe(() => stripe.refunds.list({ payment_intent: intentId, limit: MOST_REFUNDS }));
    return list.ok ? ok(list.value.data) : list;
  }

  /** Gives back, unless a refund of this name stands. `refused`: Stripe did nothing. */
  async function giveBack(intentId: string, amount: number, name: string): Promise<Result<null, StripeFault>> {
    const before = await refundsOf(intentId);
    if (!before.ok) return before;
    if (stands(before.value, name)) return ok(null);
    const failed = before.value.filter((refund) => refund.metadata?.[REFUND] === name).length;
    const made = await write(`refund-${intentId}-${name}-${failed}`, (options) =>
      stripe.refunds.create({ payment_intent: intentId, amount, metadata: { [REFUND]: name } }, options),
    );
    if (made.ok) return ok(null);
    if (made.error.kind !== 'spent') return made;
    const after = await refundsOf(intentId);
    return after.ok && stands(after.value, name) ? ok(null) : made;
  }

  return {
    name: isTestMode ? 'stripe (test mode)' : 'stripe',
    isSandbox: isTestMode,
    books: createStripeBooks(stripe),

    async openChallenge(challengeId) {
      const row = await payments.byChallenge(challengeId);
      if (!row?.intentId) return null;
      const intent = await retrieve(row.intentId);
      if (!intent.ok || intent.value.status !== 'requires_action' || intent.value.client_secret === null) return null;
      return { clientSecret: intent.value.client_secret };
    },

    async authorise({ attemptId, booking, token, amount, currency }) {
      const row = await payments.of(attemptId, amount);
      const claim = await payments.claim(attemptId, token);
      if (claim === 'token_used') return err({ code: 'token_unusable' });
      if (claim === 'taken') {
        const found = await lookup(attemptId);
        return found.ok && found.value !== null ? ok(found.value) : unavailable();
      }
      const intent = await callStripe(() =>
        stripe.paymentIntents.create(
          {
            amount: row.amount,
            currency: currency.toLowerCase(),
            capture_method: 'manual',
            allowed_payment_method_types: ['card'],
            description: `Flight booking ${booking.reference}`,
            statement_descriptor_suffix: statementSuffix(booking.reference),
            metadata: { [ATTEMPT]: attemptId, [REFERENCE]: booking.reference, [DRAFT]: booking.draftId },
          },
          { idempotencyKey: `create-${attemptId}` },
        ),
      );
      if (!intent.ok) {
        await payments.unclaim(attemptId);
        return intent.error.kind === 'unanswered' ? unavailable() : err(NOT_TAKEN);
      }
      await payments.keepIntent(attemptId, intent.value.id);
      return confirm(attemptId, intent.value.id, token);
    },

    lookup,

    async capture(paymentId, amount) {
      const before = await answerOf(await retrieve(paymentId));
      if (!before.ok || before.value.state === 'captured') return before;
      if (before.value.state !== 'authorised' || amount <= 0 || amount > before.value.amount) return err({ code: 'not_capturable' });
      const taken = await write(`capture-${paymentId}-${amount}`, (options) =>
        stripe.paymentIntents.capture(paymentId, { amount_to_capture: amount, expand: EXPANDED }, options),
      );
      if (taken.ok) return answerOf(taken);
      if (!isWorthReading(taken.error)) return unavailable();
      // Somebody was faster, the hold is gone, or it was taken in spite of the answer.
      const after = await answerOf(await retrieve(paymentId));
      if (!after.ok || after.value.state === 'captured') return after;
      return after.value.state === 'authorised' && taken.error.kind === 'spent' ? unavailable() : err({ code: 'not_capturable' });
    },

    async refund(paymentId, amount, refundId) {
      const before = await answerOf(await retrieve(paymentId));
      if (!before.ok) return before;
      const { state, capturedAmount, refundedAmount } = before.value;
      if (state !== 'captured' && state !== 'refunded') return err({ code: 'not_refundable' });
      if (amount <= 0 || amount > capturedAmount - refundedAmount) {
        // Either too much, or what was requested before has been given.
        const known = await refundsOf(paymentId);
        if (!known.ok) return unavailable();
        return known.value.some(({ metadata }) => metadata?.[REFUND] === refundId) ? before : err({ code: 'not_refundable' });
      }
      const given = await giveBack(paymentId, amount, refundId);
      if (!given.ok) return given.error.kind === 'refused' ? err({ code: 'not_refundable' }) : unavailable();
      return answerOf(await retrieve(paymentId));
    },

    async givenBack(paymentId) {
      const [refunds, disputes] = await Promise.all([
        refundsOf(paymentId),
        callStripe(() => stripe.disputes.list({ payment_intent: paymentId, limit: MOST_REFUNDS })),
      ]);
      if (!refunds.ok || !disputes.ok) return unavailable();
      const lost = disputes.value.data.filter(({ status }) => status === 'lost');
      return ok({
        refunds: refunds.value
          .filter((refund) => isStanding(refund) && !movedNothing(refund))
          .map(({ amount, metadata }) => ({ name: metadata?.[REFUND] ?? null, amount })),
        chargedBack: lost.reduce((sum, { amount }) => sum + amount, 0),
        isDisputed: disputes.value.data.some(({ status }) => status === 'needs_response' || status === 'under_review'),
      });
    },

    async release(paymentId) {
      const before = await retrieve(paymentId);
      if (!before.ok) return unavailable();
      const payment = await read(before.value);
      if (payment === 'unknown') return unavailable();
      const state = payment === 'unsubmitted' ? payment : payment.state;
      if (state === 'voided' || state === 'refunded' || state === 'declined') return answerOf(before);
      const given =
        typeof payment === 'object' && payment.state === 'captured'
          ? await giveBack(paymentId, payment.capturedAmount - payment.refundedAmount, RELEASED)
          : await cancel(paymentId);
      if (!given.ok && !isWorthReading(given.error)) return unavailable();
      // Somebody may have been faster: what stands now says whether it is given back.
      const after = await answerOf(await retrieve(paymentId));
      return after.ok && ['challenge', 'authorised', 'captured'].includes(after.value.state) ? unavailable() : after;
    },
  };
}

/** The longest suffix of ten signs that a statement has after the agency's own ten, with a letter in it whatever the reference is. */
const statementSuffix = (reference: string): string => `REF ${reference}`;

/** Whether a refund of this name was made and did not fail. */
const stands = (refunds: readonly Stripe.Refund[], name: string): boolean =>
  refunds.some((refund) => refund.metadata?.[REFUND] === name && isStanding(refund));

/** Stripe did nothing, or may have done it: the payment says which. */
const isWorthReading = ({ kind }: StripeFault): boolean => kind === 'refused' || kind === 'spent';
