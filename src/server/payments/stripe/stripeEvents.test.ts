/** What Stripe reports by itself, at the webhook of an installation. */
import { signed } from '#testing/stripe/stripeHooks';
import type { SignedEvent } from '#testing/stripe/stripeHooks';
import { disputeWire, fraudWarningWire } from '#testing/stripe/stripeBooks';
import { openStripeInstallation } from '#testing/stripe/stripeInstallation';
import type { StripeInstallation } from '#testing/stripe/stripeInstallation';
import { STRIPE_KEYS } from '#testing/stripe/stripeServer';
import { attentionEntries } from '../../attention/attention.tables';
import { forgetOldEvents } from './stripeEvents';
import { stripeDisputes, stripeEvents } from './stripe.tables';

let opened: StripeInstallation;
const reported: string[] = [];
beforeAll(async () => {
  opened = await openStripeInstallation({ challengeAnswered: async (attemptId) => void reported.push(attemptId) });
});
afterAll(() => opened.close());

const pay = (number?: string) => opened.pay(number);
/** What a person is notified of about an attempt. */
const entriesOf = async (attemptId: string) =>
  (await opened.database.db.select().from(attentionEntries)).filter((entry) => entry.attemptId === attemptId);

describe('events', () => {
  const failed = (intentId: string) => opened.server.event('payment_intent.payment_failed', { id: intentId, object: 'payment_intent' });

  it.each([
    ['as they come', (e: SignedEvent) => e.signature, 200],
    [
      'with a signature of an old secret as well',
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
    ['of an invalid time', (event) => ({ ...event, created: 'now' })],
    ['of a time beyond all calendars', (event) => ({ ...event, created: 1e300 })],
    ['whose type is a number', (event) => ({ ...event, type: 7 })],
    ['of a dispute without its parts', (event) => ({ ...event, type: 'charge.dispute.created', data: { object: { id: 'dp_1' } } })],
    [
      'of a warning of fraud without its parts',
      (event) => ({ ...event, type: 'radar.early_fraud_warning.created', data: { object: { id: 'issfr_1' } } }),
    ],
    [
      'of a new refund whose reason is a list',
      (event) => ({ ...event, type: 'refund.created', data: { object: { id: 're_1', amount: 1, reason: [] } } }),
    ],
    ['of a refund without an amount', (event) => ({ ...event, type: 'refund.failed', data: { object: { id: 're_1' } } })],
    ['that are a list', () => []],
  ])('signed, and %s, are no events', async (_what, change) => {
    const event = JSON.parse(failed('pi_elsewhere').body) as Record<string, unknown>;
    const body = JSON.stringify(change(event));
    expect(await opened.post({ body, signature: signed(body, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET) })).toBe(400);
  });

  it('that come twice have their effect once, and report the challenge again', async () => {
    const { attemptId, payment } = await pay('4000002500003155');
    const event = failed(payment.paymentId);
    expect([await opened.post(event), await opened.post(event)]).toEqual([200, 200]);
    expect(reported.filter((id) => id === attemptId)).toHaveLength(2);
    const { id } = JSON.parse(event.body) as { id: string };
    expect((await opened.database.db.select().from(stripeEvents)).filter((e) => e.id === id)).toHaveLength(1);
  });

  it('of other payments of the account are taken, and change nothing', async () => {
    expect(
      await opened.post(opened.server.event('charge.dispute.created', disputeWire(opened.server.books, 'pi_elsewhere', 'needs_response'))),
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
          disputeWire(opened.server.books, payment.paymentId, status),
          {
            created: 1_790_000_000 + Math.min(i, 1),
          },
        ),
      );
      for (const i of order) expect(await opened.post(told3[i] ?? { body: '', signature: '' })).toBe(200);
      const kept = (await opened.database.db.select().from(stripeDisputes)).filter((d) => d.attemptId === attemptId);
      expect(kept).toMatchObject([{ status: 'lost', reason: 'fraudulent', amount: 1_000 }]);
      // also where the end was reported first: comparing the books looks for it here
      expect(await entriesOf(attemptId)).toMatchObject([{ kind: 'dispute', amount: 1_000, closedBy: 'settled' }]);
    }
  });

  it('of a dispute or a failed refund want a person, until it is over', async () => {
    const { attemptId, payment } = await pay();
    await opened.gateway.capture(payment.paymentId, 1_000);
    const dispute = (status: string) => disputeWire(opened.server.books, payment.paymentId, status);
    await opened.post(opened.server.event('charge.dispute.created', dispute('needs_response'), { created: 1_790_000_000 }));
    expect(await entriesOf(attemptId)).toMatchObject([{ kind: 'dispute', amount: 1_000, reason: 'fraudulent', closedAt: null }]);
    await opened.post(opened.server.event('charge.dispute.closed', dispute('won'), { created: 1_790_000_009 }));
    expect(await entriesOf(attemptId)).toMatchObject([{ kind: 'dispute', closedBy: 'settled' }]);

    const refund = {
      id: 're_failed',
      object: 'refund',
      payment_intent: payment.paymentId,
      amount: 400,
      failure_reason: 'expired_or_canceled_card',
    };
    for (let times = 0; times < 2; times += 1) await opened.post(opened.server.event('refund.failed', refund));
    expect(await entriesOf(attemptId)).toMatchObject([
      { kind: 'dispute' },
      { kind: 'refund_failed', subject: 're_failed', amount: 400, reason: 'expired_or_canceled_card', closedAt: null },
    ]);
  });

  it('of a refund that somebody made at Stripe want a person; of our own, and of what a capture let go, they do not', async () => {
    const { attemptId, payment } = await pay();
    await opened.gateway.capture(payment.paymentId, 900);
    await opened.gateway.refund(payment.paymentId, 100, 'ours');
    const byHand = opened.server.refundByHand(payment.paymentId, 300);
    const created = (refund: object) => opened.post(opened.server.event('refund.created', refund));
    for (const refund of opened.server.refundsOf(payment.paymentId)) expect(await created(refund)).toBe(200);
    await created({ ...byHand, id: 're_let_go', balance_transaction: null });
    await created({ ...byHand, id: 're_expired', reason: 'expired_uncaptured_charge' });
    await created({ ...byHand, id: 're_elsewhere', payment_intent: 'pi_elsewhere' });
    expect(await entriesOf(attemptId)).toMatchObject([
      { kind: 'refunded_at_provider', subject: byHand.id, providerId: byHand.id, amount: 300, closedAt: null },
    ]);
  });

  it.each([
    ['in their order', [true, false]],
    ['reversed', [false, true]],
  ])('of a warning of fraud want a person until it is refunded or disputed, %s', async (_how, order) => {
    const { attemptId, payment } = await pay();
    const tell = (actionable: boolean) =>
      opened.post(
        opened.server.event(
          `radar.early_fraud_warning.${actionable ? 'created' : 'updated'}`,
          fraudWarningWire(payment.paymentId, actionable),
        ),
      );
    const [first = true] = order;
    expect(await tell(first)).toBe(200);
    expect(await entriesOf(attemptId)).toMatchObject([
      { kind: 'early_fraud_warning', providerId: payment.paymentId, amount: 1_000, reason: 'made_with_stolen_card' },
    ]);
    expect((await entriesOf(attemptId)).map(({ closedBy }) => closedBy)).toEqual([first ? null : 'settled']);
    expect(await tell(!first)).toBe(200);
    expect(await entriesOf(attemptId)).toMatchObject([{ closedBy: 'settled' }]);
  });

  it('are forgotten once they cannot be sent again', async () => {
    await opened.post(failed('pi_elsewhere'));
    const day = 86_400_000;
    await forgetOldEvents(opened.database.db, new Date(Date.now() + 29 * day));
    expect(await opened.database.db.select().from(stripeEvents)).not.toEqual([]);
    await forgetOldEvents(opened.database.db, new Date(Date.now() + 31 * day));
    expect(await opened.database.db.select().from(stripeEvents)).toEqual([]);
  });
});
