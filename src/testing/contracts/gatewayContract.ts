/** Every promise of the payment port, to be run against each of its adapters. */
import { randomUUID } from 'node:crypto';
import { DECLINE_CODES, RELEASED } from '#server/payments/gateway';
import type { GatewayEvents, PaymentGateway } from '#server/payments/gateway';
import { describeDashboard } from './gatewayDashboard';
import { describeGatewayErrors } from './gatewayErrors';
import { describeLostAnswers } from './gatewayLostAnswers';
import { AMOUNT, playAt, UNAVAILABLE, valueOf } from './gatewayPlay';
import type { GatewayUnderTest, TurnedAway } from './gatewayPlay';

const TOKEN_UNUSABLE = { ok: false, error: { code: 'token_unusable' } };
const NOT_REFUNDABLE = { ok: false, error: { code: 'not_refundable' } };
const NOT_CAPTURABLE = { ok: false, error: { code: 'not_capturable' } };
const DECLINED_CARDS = DECLINE_CODES.filter((code) => code !== 'challenge_failed');

/** Declares the tests of one adapter; how it turns calls away, and whether people do things at the provider. */
export function describeGateway(
  name: string,
  open: (events: GatewayEvents) => Promise<GatewayUnderTest>,
  turnsAway: readonly TurnedAway[] = [],
  hasDashboard = false,
): void {
  describe(`${name} as a payment gateway`, () => {
    let subject: GatewayUnderTest;
    let gateway: PaymentGateway;
    const reported: string[] = [];

    beforeAll(async () => {
      subject = await open({ challengeAnswered: async (attemptId) => void reported.push(attemptId) });
      gateway = subject.gateway;
    });
    afterEach(() => subject.fail(null));
    afterAll(() => subject.close());

    const { authorise, pay, found } = playAt(() => subject);

    describe('authorise', () => {
      it('holds the amount and takes nothing', async () => {
        const { attemptId, payment } = await pay();
        expect(payment).toEqual({
          paymentId: expect.any(String),
          state: 'authorised',
          amount: AMOUNT,
          capturedAmount: 0,
          refundedAmount: 0,
          card: { brand: expect.any(String), last4: expect.stringMatching(/^\d{4}$/), wallet: null },
          challengeUrl: null,
          holdEndsAt: expect.any(Date),
          declineCode: null,
        });
        expect(await found(attemptId)).toEqual(payment);
      });

      it('holds once per attempt, whatever is sent again', async () => {
        const { attemptId, payment } = await pay();
        expect(await authorise(attemptId, await subject.token('approved'), 9_999)).toEqual({ ok: true, value: payment });
        expect(await found(attemptId)).toEqual(payment);
      });

      it('holds once when an attempt is sent twice at the same time', async () => {
        const attemptId = randomUUID();
        const token = await subject.token('approved');
        const answers = await Promise.all([authorise(attemptId, token), authorise(attemptId, token)]);
        const held = await found(attemptId);
        expect(held).toMatchObject({ state: 'authorised', amount: AMOUNT });
        // the second may learn that the first is not answered yet
        for (const answer of answers) expect([{ ok: true, value: held }, UNAVAILABLE]).toContainEqual(answer);
      });

      it.each([
        ['unknown', async () => 'tok_never_made'],
        ['used', async () => (await pay()).token],
        ['used for a declined payment', async () => (await pay('card_declined')).token],
      ])('refuses a token that is %s, and nothing happens', async (_what, token) => {
        const attemptId = randomUUID();
        expect(await authorise(attemptId, await token())).toEqual(TOKEN_UNUSABLE);
        expect(await found(attemptId)).toBeNull();
      });

      it.each(DECLINED_CARDS)('answers a decline for %s as a payment', async (code) => {
        const { attemptId, payment } = await pay(code);
        expect(payment).toMatchObject({ state: 'declined', declineCode: code, capturedAmount: 0, challengeUrl: null, holdEndsAt: null });
        expect(await found(attemptId)).toEqual(payment);
      });
    });

    describe('a wallet', () => {
      it.each([
        ['approved', { state: 'authorised', declineCode: null }],
        ['card_declined', { state: 'declined', declineCode: 'card_declined' }],
        ['challenged', { state: 'challenge', challengeUrl: expect.any(String) }],
      ] as const)('pays as its card does (%s), and is named', async (answer, outcome) => {
        const attemptId = randomUUID();
        const token = await subject.walletToken(answer);
        const payment = valueOf(await authorise(attemptId, token));
        expect(payment).toMatchObject({ ...outcome, card: { last4: expect.stringMatching(/^\d{4}$/), wallet: subject.wallet } });
        expect(await found(attemptId)).toEqual(payment);
        expect(await authorise(randomUUID(), token)).toEqual(TOKEN_UNUSABLE);
      });

      it('that the bank asks about is held once it is answered, and taken and given back like a card', async () => {
        const attemptId = randomUUID();
        const { challengeUrl, paymentId, card } = valueOf(await authorise(attemptId, await subject.walletToken('challenged')));
        await subject.answerChallenge(challengeUrl ?? '', 'complete');
        expect(valueOf(await gateway.capture(paymentId, AMOUNT))).toMatchObject({ state: 'captured', card });
        expect(valueOf(await gateway.refund(paymentId, AMOUNT, 'first'))).toMatchObject({ state: 'refunded', card });
      });
    });

    describe('a challenge', () => {
      it('names the page where the bank asks, and holds nothing that could be taken', async () => {
        const { attemptId, payment } = await pay('challenged');
        expect(payment).toMatchObject({ state: 'challenge', amount: AMOUNT, challengeUrl: expect.stringMatching(/^(?:\/|https:)/) });
        expect(await gateway.capture(payment.paymentId, AMOUNT)).toEqual(NOT_CAPTURABLE);
        expect(await found(attemptId)).toEqual(payment);
        expect(reported).not.toContain(attemptId);
      });

      it.each([
        ['complete', { state: 'authorised', holdEndsAt: expect.any(Date), declineCode: null }],
        ['fail', { state: 'declined', declineCode: 'challenge_failed' }],
      ] as const)('that the traveler answers (%s) is reported and found', async (answer, outcome) => {
        const { attemptId, payment } = await pay('challenged');
        await subject.answerChallenge(payment.challengeUrl ?? '', answer);
        expect(reported.filter((id) => id === attemptId)).toHaveLength(1);
        expect(await found(attemptId)).toEqual({ ...payment, ...outcome, challengeUrl: null });
      });
    });

    describe('lookup', () => {
      it('knows nothing of attempts it never saw', async () => {
        expect(await found(randomUUID())).toBeNull();
      });
    });

    describe('capture', () => {
      it('takes the held amount', async () => {
        const { attemptId, payment } = await pay();
        const taken = valueOf(await gateway.capture(payment.paymentId, AMOUNT));
        expect(taken).toEqual({ ...payment, state: 'captured', capturedAmount: AMOUNT, holdEndsAt: null });
        expect(await found(attemptId)).toEqual(taken);
      });

      it('takes less, once, however often it is requested', async () => {
        const { payment } = await pay();
        const captured = { ok: true, value: { ...payment, state: 'captured', capturedAmount: 900, holdEndsAt: null } };
        const both = await Promise.all([gateway.capture(payment.paymentId, 900), gateway.capture(payment.paymentId, 900)]);
        expect(both).toEqual([captured, captured]);
        expect(await gateway.capture(payment.paymentId, 900)).toEqual(captured);
      });

      it.each([AMOUNT + 1, 0, -1])('takes nothing when asked for %i of 1000, and the hold stays', async (amount) => {
        const { attemptId, payment } = await pay();
        expect(await gateway.capture(payment.paymentId, amount)).toEqual(NOT_CAPTURABLE);
        expect(await found(attemptId)).toEqual(payment);
      });
    });

    describe('refund', () => {
      /** A payment of which 900 cents were taken. */
      async function charge() {
        const { attemptId, payment } = await pay();
        return { attemptId, payment: valueOf(await gateway.capture(payment.paymentId, 900)) };
      }

      it('gives back a part, once for its id, and what is left after it', async () => {
        const { attemptId, payment } = await charge();
        const part = { ...payment, refundedAmount: 250 };
        expect(await gateway.refund(payment.paymentId, 250, 'first')).toEqual({ ok: true, value: part });
        expect(await gateway.refund(payment.paymentId, 250, 'first')).toEqual({ ok: true, value: part });
        expect(await found(attemptId)).toEqual(part);
        const all = { ...payment, state: 'refunded', refundedAmount: 900 };
        expect(await gateway.refund(payment.paymentId, 650, 'second')).toEqual({ ok: true, value: all });
        expect(await gateway.refund(payment.paymentId, 250, 'first')).toEqual({ ok: true, value: all });
        expect(await found(attemptId)).toEqual(all);
      });

      it.each([0, -1, 651])('gives nothing back when asked for %i of the 650 cents that are left', async (amount) => {
        const { attemptId, payment } = await charge();
        const part = valueOf(await gateway.refund(payment.paymentId, 250, 'first'));
        expect(await gateway.refund(payment.paymentId, amount, 'second')).toEqual(NOT_REFUNDABLE);
        expect(await found(attemptId)).toEqual(part);
      });

      it.each([
        ['a hold', 'approved'],
        ['an open challenge', 'challenged'],
        ['a declined payment', 'card_declined'],
      ] as const)('gives nothing back of %s', async (_what, answer) => {
        const { attemptId, payment } = await pay(answer);
        expect(await gateway.refund(payment.paymentId, 100, 'first')).toEqual(NOT_REFUNDABLE);
        expect(await found(attemptId)).toEqual(payment);
      });

      it('leaves to a release what was not given back before', async () => {
        const { attemptId, payment } = await charge();
        valueOf(await gateway.refund(payment.paymentId, 250, 'first'));
        expect(valueOf(await gateway.release(payment.paymentId))).toMatchObject({ state: 'refunded', refundedAmount: 900 });
        expect(await gateway.refund(payment.paymentId, 100, 'second')).toEqual(NOT_REFUNDABLE);
        expect(await found(attemptId)).toMatchObject({ state: 'refunded', capturedAmount: 900, refundedAmount: 900 });
      });
    });

    describe('what went back', () => {
      const NOTHING_BACK = { refunds: [], chargedBack: 0, isDisputed: false };
      async function taken() {
        const { payment } = await pay();
        return valueOf(await gateway.capture(payment.paymentId, 900)).paymentId;
      }
      const givenBack = async (paymentId: string) => valueOf(await gateway.givenBack(paymentId));

      it('is nothing of a payment that stands, also where less was taken than was held', async () => {
        expect(await givenBack(await taken())).toEqual(NOTHING_BACK);
      });

      it('is each refund under its name', async () => {
        const paymentId = await taken();
        valueOf(await gateway.refund(paymentId, 250, 'first'));
        valueOf(await gateway.refund(paymentId, 100, 'second'));
        const { refunds } = await givenBack(paymentId);
        expect([...refunds].sort((a, b) => b.amount - a.amount)).toEqual([
          { name: 'first', amount: 250 },
          { name: 'second', amount: 100 },
        ]);
      });

      it('is not known where the gateway cannot be reached', async () => {
        const paymentId = await taken();
        subject.fail('unreachable');
        expect(await gateway.givenBack(paymentId)).toEqual(UNAVAILABLE);
      });
    });

    describe('release', () => {
      it.each([
        ['a hold', 'approved', false, 'voided'],
        ['a charge', 'approved', true, 'refunded'],
        ['an open challenge', 'challenged', false, 'voided'],
        ['a declined payment', 'card_declined', false, 'declined'],
      ] as const)('gives back %s, any number of times, for good', async (_what, answer, isCaptured, state) => {
        const { attemptId, payment } = await pay(answer);
        if (isCaptured) valueOf(await gateway.capture(payment.paymentId, AMOUNT));
        for (let i = 0; i < 3; i += 1) expect(valueOf(await gateway.release(payment.paymentId))).toMatchObject({ state });
        expect(await found(attemptId)).toMatchObject({ state, challengeUrl: null });
        expect(await gateway.capture(payment.paymentId, AMOUNT)).toEqual(NOT_CAPTURABLE);
      });
    });

    describe('books', () => {
      const all = { since: new Date('2000-01-01T00:00:00Z'), until: new Date('2100-01-01T00:00:00Z') };
      const earlier = { since: new Date('1999-01-01T00:00:00Z'), until: all.since };

      it('list a payment with what was taken and given back of it, and each refund by its name', async () => {
        const { attemptId, payment } = await pay();
        const { paymentId } = payment;
        valueOf(await gateway.capture(paymentId, 900));
        valueOf(await gateway.refund(paymentId, 250, 'first'));
        valueOf(await gateway.release(paymentId));
        const payments = valueOf(await gateway.books.payments(all)).filter((one) => one.attemptId === attemptId);
        expect(payments).toEqual([
          { paymentId, attemptId, state: 'refunded', amount: AMOUNT, capturedAmount: 900, refundedAmount: 900, at: expect.any(Date) },
        ]);
        const refunds = valueOf(await gateway.books.refunds(all)).filter((one) => one.paymentId === paymentId);
        expect(refunds.map(({ name, amount, isFailed }) => [name, amount, isFailed]).sort()).toEqual([
          ['first', 250, false],
          [RELEASED, 650, false],
        ]);
        expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(2);
      });

      it('list what is held, voided and declined, each once, and nothing of another time', async () => {
        const [held, voided, declined] = [await pay(), await pay(), await pay('card_declined')];
        valueOf(await gateway.release(voided.payment.paymentId));
        const listed = valueOf(await gateway.books.payments(all));
        const statesOf = ({ attemptId }: { readonly attemptId: string }) =>
          listed.filter((one) => one.attemptId === attemptId).map(({ state, capturedAmount }) => [state, capturedAmount]);
        expect([held, voided, declined].map(statesOf)).toEqual([[['authorised', 0]], [['voided', 0]], [['declined', 0]]]);
        for (const read of [gateway.books.payments, gateway.books.refunds, gateway.books.disputes])
          expect(await read(earlier)).toEqual({ ok: true, value: [] });
      });

      it('say so when they cannot be reached', async () => {
        subject.fail('unreachable');
        for (const read of [gateway.books.payments, gateway.books.refunds, gateway.books.disputes])
          expect(await read(all)).toEqual(UNAVAILABLE);
      });
    });

    it('says so when it cannot be reached, and nothing has happened', async () => {
      const { attemptId, payment } = await pay();
      const another = { attemptId: randomUUID(), token: await subject.token('approved') };
      subject.fail('unreachable');
      expect(await authorise(another.attemptId, another.token)).toEqual(UNAVAILABLE);
      expect(await gateway.lookup(attemptId)).toEqual(UNAVAILABLE);
      expect(await gateway.capture(payment.paymentId, AMOUNT)).toEqual(UNAVAILABLE);
      expect(await gateway.refund(payment.paymentId, AMOUNT, 'first')).toEqual(UNAVAILABLE);
      expect(await gateway.release(payment.paymentId)).toEqual(UNAVAILABLE);
      subject.fail(null);
      expect(await found(attemptId)).toEqual(payment);
      expect(await found(another.attemptId)).toBeNull();
      expect(valueOf(await authorise(another.attemptId, another.token))).toMatchObject({ state: 'authorised' });
    });

    describeGatewayErrors(() => subject, turnsAway);
    describeLostAnswers(() => subject);
    if (hasDashboard) describeDashboard(() => subject);
  });
}
