import { randomUUID } from 'node:crypto';
import { describeGateway } from '#testing/contracts/gatewayContract';
import type { BankAnswer, GatewayUnderTest } from '#testing/contracts/gatewayPlay';
import { SHORT_HOLD } from '#testing/stripe/stripeBooks';
import { openStripeInstallation } from '#testing/stripe/stripeInstallation';
import type { StripeInstallation } from '#testing/stripe/stripeInstallation';
import { STRIPE_KEYS } from '#testing/stripe/stripeServer';
import type { GatewayEvents } from '../gateway';
import { stripeKeys, stripePayments } from './stripe.tables';
import { createStripeKeys, forgetOldKeys, keyText } from './stripeKeys.repository';

const CARDS: Readonly<Record<BankAnswer, string>> = {
  approved: '4242424242424242',
  challenged: '4000002500003155',
  card_declined: '4000000000000002',
  insufficient_funds: '4000000000009995',
  card_expired: '4000000000000069',
  incorrect_cvc: '4000000000000127',
  processing_error: '4000000000000119',
  authentication_required: '4000002760003184',
};
const DAY_MS = 86_400_000;
const DISPUTES = {
  inquiry: 'warning_needs_response',
  open: 'needs_response',
  'under review': 'under_review',
  won: 'won',
  lost: 'lost',
} as const;

const CHALLENGE = /\/gateway\/challenge\/([\w-]{32})$/;

async function openGateway(events: GatewayEvents): Promise<GatewayUnderTest> {
  const { gateway, server, database, close } = await openStripeInstallation(events);
  return {
    gateway,
    token: async (answer) => server.token(CARDS[answer]),
    walletToken: async (answer) => server.token(CARDS[answer], 'google_pay'),
    wallet: 'google_pay',
    answerChallenge: async (url, answer) => {
      const rows = await database.db.select().from(stripePayments);
      const row = rows.find(({ challengeId }) => challengeId === CHALLENGE.exec(url)?.[1]);
      await server.answerChallenge(row?.intentId ?? '', answer);
    },
    dashboard: {
      refund: (paymentId, amount) => void server.refundByHand(paymentId, amount),
      dispute: (paymentId, status) => server.dispute(paymentId, DISPUTES[status]),
      hasBalance: (cents) => void (server.books.balance = cents ?? Infinity),
    },
    fail: (fault) => server.fail(fault),
    close,
  };
}

describeGateway('Stripe', openGateway, ['rate limited', 'locked', 'key revoked'], true);

describe('Stripe alone', () => {
  let opened: StripeInstallation;
  beforeAll(async () => {
    opened = await openStripeInstallation({ challengeAnswered: async () => undefined });
  });
  afterEach(() => opened.server.fail(null));
  afterAll(() => opened.close());

  const pay = (number?: string) => opened.pay(number);
  const requestOf = (number = CARDS.approved) => ({
    attemptId: randomUUID(),
    booking: { reference: 'K7MPX2', draftId: randomUUID() },
    token: opened.server.token(number),
    amount: 1_000,
    currency: 'USD' as const,
  });

  it('asks the bank for nothing before it knows where to look for it', async () => {
    const request = requestOf();
    opened.server.fail('unreachable');
    await opened.gateway.authorise(request);
    opened.server.fail(null);
    const before = opened.server.calls.length;
    expect(await opened.gateway.lookup(request.attemptId)).toEqual({ ok: true, value: null });
    expect(opened.server.calls.slice(before)).toEqual([]);
    expect(await opened.gateway.authorise(request)).toMatchObject({ value: { state: 'authorised' } });
  });

  it('finds a payment by its metadata where our own row is lost', async () => {
    const { attemptId, payment } = await pay();
    await opened.database.db.delete(stripePayments);
    expect(await opened.gateway.lookup(attemptId)).toEqual({ ok: true, value: payment });
    expect(await opened.gateway.release(payment.paymentId)).toMatchObject({ value: { state: 'voided' } });
  });

  it('counts as given back what was refunded, and not what a smaller capture let go', async () => {
    const { attemptId, payment } = await pay();
    await opened.gateway.capture(payment.paymentId, 400);
    expect(await opened.gateway.lookup(attemptId)).toMatchObject({ value: { state: 'captured', capturedAmount: 400, refundedAmount: 0 } });
  });

  it('gives back again what the bank refused to take', async () => {
    const { payment } = await pay();
    await opened.gateway.capture(payment.paymentId, 1_000);
    await opened.gateway.refund(payment.paymentId, 300, 'first');
    opened.server.failRefunds();
    expect(await opened.gateway.refund(payment.paymentId, 300, 'first')).toMatchObject({ value: { refundedAmount: 300 } });
  });

  it('names the booking at Stripe, for people and on the statement', async () => {
    const request = requestOf();
    const paid = await opened.gateway.authorise(request);
    expect(opened.server.books.intents.get(paid.ok ? paid.value.paymentId : '')).toMatchObject({
      description: 'Flight booking K7MPX2',
      statementSuffix: 'REF K7MPX2',
      metadata: { attempt: request.attemptId, reference: 'K7MPX2', draft: request.booking.draftId },
    });
  });

  it.each([
    [CARDS.approved, 7],
    [SHORT_HOLD.number, SHORT_HOLD.days],
  ])('says until when the hold on %s can be taken: %d days', async (number, days) => {
    const { payment } = await pay(number);
    const created = opened.server.books.intents.get(payment.paymentId)?.created ?? 0;
    expect(payment.holdEndsAt).toEqual(new Date(created * 1000 + days * DAY_MS));
  });

  describe('keys', () => {
    const unavailable = { ok: false, error: { code: 'gateway_unavailable' } };

    it('that answered 500 are spent for every process, and one that was not used is used after a crash', async () => {
      const { server, gateway, again } = opened;
      const { payment } = await pay();
      const { paymentId } = payment;
      const capture = /capture$/;
      const before = server.keysAt(capture).length;
      const sent = () => server.keysAt(capture).slice(before);
      server.fail('server error');
      expect(await gateway.capture(paymentId, 1_000)).toEqual(unavailable);
      expect(await again().capture(paymentId, 1_000)).toEqual(unavailable);
      // nothing arrives, and the process dies
      server.fail('locked', capture);
      await again({ answerWithinMs: 5_000, retries: 0 }).capture(paymentId, 1_000);
      server.fail(null);
      expect(await again().capture(paymentId, 1_000)).toMatchObject({ value: { state: 'captured', capturedAmount: 1_000 } });
      const first = `capture-${paymentId}-1000`;
      expect(sent()).toEqual([first, `${first}-1`, `${first}-2`, `${first}-2`]);
    });

    it('that were spent by two processes at once are passed over once', async () => {
      const keys = createStripeKeys(opened.database.db, () => new Date());
      const [one, other] = [await keys.current('capture-pi_1-1'), await keys.current('capture-pi_1-1')];
      await Promise.all([keys.spend(one), keys.spend(other)]);
      const next = await keys.current('capture-pi_1-1');
      expect(keyText(next)).toBe('capture-pi_1-1-1');
      await keys.spend(next);
      await keys.spend(one);
      expect(keyText(await keys.current('capture-pi_1-1'))).toBe('capture-pi_1-1-2');
    });

    it('that were used for another body are spent too', async () => {
      const { server, gateway } = opened;
      const { payment } = await pay();
      await gateway.capture(payment.paymentId, 1_000);
      server.fail('server error', /refunds$/);
      await gateway.release(payment.paymentId);
      await opened.database.db.delete(stripeKeys);
      server.refundByHand(payment.paymentId, 400);
      server.fail(null);
      expect(await gateway.release(payment.paymentId)).toEqual(unavailable);
      expect(await gateway.release(payment.paymentId)).toMatchObject({ value: { state: 'refunded', refundedAmount: 1_000 } });
    });

    it('are forgotten after Stripe has', async () => {
      const { db } = opened.database;
      await db.insert(stripeKeys).values({ name: 'capture-pi_old-1', generation: 1, spentAt: new Date(0) });
      await forgetOldKeys(db, new Date(1));
      expect((await db.select().from(stripeKeys)).map(({ name }) => name)).not.toContain('capture-pi_old-1');
    });
  });

  describe('a confirmation', () => {
    const confirm = /confirm$/;

    it.each(['rate limited', 'key revoked', 'locked', 'server error'] as const)(
      'that is turned away (%s) ends the payment at once: nothing is held, nor ever will be',
      async (fault) => {
        const request = requestOf();
        opened.server.fail(fault, confirm);
        expect(await opened.gateway.authorise(request)).toEqual({ ok: false, error: { code: 'not_taken' } });
        expect(await opened.gateway.lookup(request.attemptId)).toMatchObject({ value: { state: 'voided' } });
      },
    );

    it('that came through in spite of a 500 is a payment', async () => {
      opened.server.fail('server error after', confirm);
      expect(await opened.gateway.authorise(requestOf())).toMatchObject({ value: { state: 'authorised' } });
    });

    it('whose answer comes too late is looked up', async () => {
      const request = requestOf();
      opened.server.fail('slow', confirm);
      const hasty = opened.again({ answerWithinMs: 200, retries: 0 });
      expect(await hasty.authorise(request)).toEqual({ ok: false, error: { code: 'gateway_unavailable' } });
      opened.server.fail(null);
      expect(await hasty.lookup(request.attemptId)).toMatchObject({ value: { state: 'authorised' } });
    });
  });

  describe('documents', () => {
    it('load Stripe’s script from where it is, and may be framed by us alone', async () => {
      const fields = await opened.app.inject('/gateway/fields?lang=es');
      const policy = String(fields.headers['content-security-policy']);
      expect(fields.body).toContain(`<script src="${opened.server.origin}/stripe.js"></script>`);
      expect(fields.body).toContain('lang="es"');
      expect(policy).toContain(`script-src 'self' ${opened.server.origin};`);
      expect(policy).toContain(`frame-src 'self' ${opened.server.origin};`);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toContain('trusted-types');
    });

    it('carry the secret of a challenge while it is open, and never our own key', async () => {
      const { payment } = await pay(CARDS.challenged);
      const during = await opened.app.inject(payment.challengeUrl ?? '');
      expect(during.body).toMatch(/data-secret="pi_secret_\w+"/);
      expect(during.headers['cache-control']).toBe('no-store');
      await opened.server.answerChallenge(payment.paymentId, 'complete');
      const after = await opened.app.inject(payment.challengeUrl ?? '');
      expect(after.body).toContain('data-secret=""');
      expect(during.body + after.body).not.toContain(STRIPE_KEYS.STRIPE_SECRET_KEY);
    });
  });
});
