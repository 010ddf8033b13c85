import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { describeGateway } from '#testing/contracts/gatewayContract';
import type { BankAnswer } from '#testing/contracts/gatewayContract';
import { STRIPE_KEYS, signed, startStripeServer } from '#testing/stripe/stripeServer';
import type { SignedEvent, StripeServer } from '#testing/stripe/stripeServer';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { attentionEntries } from '../../attention/attention.tables';
import { readConfig } from '../../config/config';
import { buildHeaderSets } from '../../http/replies/headers';
import { UNLIMITED } from '../../http/limits/rateLimits';
import type { GatewayEvents, PaymentGateway } from '../gateway';
import { stripe } from './index';
import { WEBHOOK_PATH } from './paths';
import { forgetOldEvents } from './stripeEvents';
import { stripeDisputes, stripeEvents, stripePayments } from './stripe.tables';

const CARDS: Readonly<Record<BankAnswer, string>> = {
  approved: '4242424242424242',
  challenged: '4000002500003155',
  card_declined: '4000000000000002',
  insufficient_funds: '4000000000009995',
  card_expired: '4000000000000069',
};

interface Opened {
  readonly gateway: PaymentGateway;
  readonly app: FastifyInstance;
  readonly server: StripeServer;
  readonly database: TestDatabase;
  post(event: SignedEvent): Promise<number>;
  close(): Promise<void>;
}

/** The adapter as an installation has it, in front of a server of the test's own. */
async function open(events: GatewayEvents): Promise<Opened> {
  const [server, database] = await Promise.all([startStripeServer(), openTestDatabase()]);
  const read = readConfig(server.env);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { gateway, register } = stripe.create({ config: read.value, db: database.db, clock: () => new Date() });
  const app = fastify();
  const entry = { scripts: [{ src: '/assets/stripe.js', integrity: null }], styles: [] };
  register(app, {
    manifest: { entries: { 'stripe-fields': entry }, chunks: {}, fonts: [] },
    headerSets: buildHeaderSets(read.value),
    limits: UNLIMITED,
    events,
  });
  await app.ready();
  const post = async ({ body, signature }: SignedEvent): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: body, headers })).statusCode;
  };
  server.deliverTo(async (body, signature) => void (await post({ body, signature })));
  return {
    gateway,
    app,
    server,
    database,
    post,
    close: async () => {
      await app.close();
      await server.close();
      await database.close();
    },
  };
}

const CHALLENGE = /\/gateway\/challenge\/([\w-]{32})$/;

describeGateway('Stripe', async (events) => {
  const { gateway, server, database, close } = await open(events);
  return {
    gateway,
    token: async (answer) => server.token(CARDS[answer]),
    answerChallenge: async (url, answer) => {
      const rows = await database.db.select().from(stripePayments);
      const row = rows.find(({ challengeId }) => challengeId === CHALLENGE.exec(url)?.[1]);
      await server.answerChallenge(row?.intentId ?? '', answer);
    },
    fail: (fault) => server.fail(fault),
    close,
  };
});

describe('Stripe alone', () => {
  let opened: Opened;
  const reported: string[] = [];
  beforeAll(async () => {
    opened = await open({ challengeAnswered: async (attemptId) => void reported.push(attemptId) });
  });
  afterEach(() => opened.server.fail(null));
  afterAll(() => opened.close());

  async function pay(number = CARDS.approved) {
    const attemptId = randomUUID();
    const token = opened.server.token(number);
    const paid = await opened.gateway.authorise({ attemptId, token, amount: 1_000, currency: 'USD' });
    if (!paid.ok) throw new Error(paid.error.code);
    return { attemptId, payment: paid.value };
  }

  it('asks the bank for nothing before it knows where to look for it', async () => {
    const attemptId = randomUUID();
    const request = { attemptId, token: opened.server.token(CARDS.approved), amount: 1_000, currency: 'USD' } as const;
    opened.server.fail('unreachable');
    await opened.gateway.authorise(request);
    opened.server.fail(null);
    const before = opened.server.calls.length;
    expect(await opened.gateway.lookup(attemptId)).toEqual({ ok: true, value: null });
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

  describe('webhooks', () => {
    const failed = (intentId: string) => opened.server.event('payment_intent.payment_failed', { id: intentId, object: 'payment_intent' });

    it.each([
      ['as they come', (e: SignedEvent) => e.signature, 200],
      [
        'with a signature of an old secret beside',
        ({ signature }: SignedEvent) => `t=${/t=(\d+)/.exec(signature)?.[1]},v1=${'0'.repeat(64)},v1=${/v1=(\w+)/.exec(signature)?.[1]}`,
        200,
      ],
      ['signed by somebody else', ({ body }: SignedEvent) => signed(body, 'whsec_other'), 400],
      ['of another scheme', ({ signature }: SignedEvent) => signature.replace('v1=', 'v0='), 400],
      [
        'six minutes old',
        ({ body }: SignedEvent) => signed(body, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 360),
        400,
      ],
      [
        'from six minutes ahead',
        ({ body }: SignedEvent) => signed(body, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, Math.floor(Date.now() / 1000) + 360),
        400,
      ],
      ['without a signature', () => '', 400],
    ])('%s', async (_what, signature, status) => {
      const event = failed('pi_elsewhere');
      expect(await opened.post({ body: event.body, signature: signature(event) })).toBe(status);
    });

    it('are read as bytes: one that was changed on its way is refused', async () => {
      const { body, signature } = failed('pi_elsewhere');
      expect(await opened.post({ body: `${body} `, signature })).toBe(400);
    });

    it.each<[string, (event: Record<string, unknown>) => unknown]>([
      ['without an object', (event) => ({ ...event, data: {} })],
      ['whose data is null', (event) => ({ ...event, data: null })],
      ['whose object has no id', (event) => ({ ...event, data: { object: {} } })],
      ['with a NUL in the id', (event) => ({ ...event, id: 'evt_\0' })],
      ['of a time that is none', (event) => ({ ...event, created: 'now' })],
      ['of a time beyond all calendars', (event) => ({ ...event, created: 1e300 })],
      ['whose type is a number', (event) => ({ ...event, type: 7 })],
      ['of a dispute without its parts', (event) => ({ ...event, type: 'charge.dispute.created', data: { object: { id: 'dp_1' } } })],
      ['of a refund without an amount', (event) => ({ ...event, type: 'refund.failed', data: { object: { id: 're_1' } } })],
      ['that are a list', () => []],
    ])('signed, and %s, are no events', async (_what, change) => {
      const event = JSON.parse(failed('pi_elsewhere').body) as Record<string, unknown>;
      const body = JSON.stringify(change(event));
      expect(await opened.post({ body, signature: signed(body, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET) })).toBe(400);
    });

    it('that come twice have their effect once, and report the challenge again', async () => {
      const { attemptId, payment } = await pay(CARDS.challenged);
      const event = failed(payment.paymentId);
      expect([await opened.post(event), await opened.post(event)]).toEqual([200, 200]);
      expect(reported.filter((id) => id === attemptId)).toHaveLength(2);
      const { id } = JSON.parse(event.body) as { id: string };
      expect((await opened.database.db.select().from(stripeEvents)).filter((e) => e.id === id)).toHaveLength(1);
    });

    it('of other payments of the account are taken, and change nothing', async () => {
      expect(
        await opened.post(opened.server.event('charge.dispute.created', opened.server.dispute('pi_elsewhere', 'needs_response'))),
      ).toBe(200);
      expect(await opened.database.db.select().from(stripeDisputes)).toEqual([]);
    });

    it('of a dispute leave the same behind in any order', async () => {
      const orders = [
        [0, 1, 2],
        [2, 1, 0],
        [1, 2, 0, 1, 2],
        [2, 0, 1],
      ];
      for (const order of orders) {
        const { attemptId, payment } = await pay();
        await opened.gateway.capture(payment.paymentId, 1_000);
        const told3 = ['needs_response', 'under_review', 'lost'].map((status, i) =>
          // the last two in the same second
          opened.server.event(
            `charge.dispute.${i === 0 ? 'created' : i === 1 ? 'updated' : 'closed'}`,
            opened.server.dispute(payment.paymentId, status),
            {
              created: 1_790_000_000 + Math.min(i, 1),
            },
          ),
        );
        for (const i of order) expect(await opened.post(told3[i] ?? { body: '', signature: '' })).toBe(200);
        const kept = (await opened.database.db.select().from(stripeDisputes)).filter((d) => d.attemptId === attemptId);
        expect(kept).toMatchObject([{ status: 'lost', reason: 'fraudulent', amount: 1_000 }]);
      }
    });

    it('of a dispute or a failed refund want a person, until it is over', async () => {
      const { attemptId, payment } = await pay();
      await opened.gateway.capture(payment.paymentId, 1_000);
      const entriesOf = async () =>
        (await opened.database.db.select().from(attentionEntries)).filter((entry) => entry.attemptId === attemptId);
      const dispute = (status: string) => opened.server.dispute(payment.paymentId, status);
      await opened.post(opened.server.event('charge.dispute.created', dispute('needs_response'), { created: 1_790_000_000 }));
      expect(await entriesOf()).toMatchObject([{ kind: 'dispute', amount: 1_000, reason: 'fraudulent', closedAt: null }]);
      await opened.post(opened.server.event('charge.dispute.closed', dispute('won'), { created: 1_790_000_009 }));
      expect(await entriesOf()).toMatchObject([{ kind: 'dispute', closedBy: 'settled' }]);

      const refund = {
        id: 're_failed',
        object: 'refund',
        payment_intent: payment.paymentId,
        amount: 400,
        failure_reason: 'expired_or_canceled_card',
      };
      for (let times = 0; times < 2; times += 1) await opened.post(opened.server.event('refund.failed', refund));
      expect(await entriesOf()).toMatchObject([
        { kind: 'dispute' },
        { kind: 'refund_failed', subject: 're_failed', amount: 400, reason: 'expired_or_canceled_card', closedAt: null },
      ]);
    });

    it('are forgotten once they cannot come again', async () => {
      await opened.post(failed('pi_elsewhere'));
      const day = 86_400_000;
      await forgetOldEvents(opened.database.db, new Date(Date.now() + 29 * day));
      expect(await opened.database.db.select().from(stripeEvents)).not.toEqual([]);
      await forgetOldEvents(opened.database.db, new Date(Date.now() + 31 * day));
      expect(await opened.database.db.select().from(stripeEvents)).toEqual([]);
    });
  });
});
