/** Stripe's lists, page after page, and what others did in the account. */
import { randomUUID } from 'node:crypto';
import { startStripeServer } from '#testing/stripe/stripeServer';
import type { StripeServer } from '#testing/stripe/stripeServer';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { readConfig } from '../../platform/config/config';
import type { PaymentGateway } from '../gateway';
import { stripe } from './index';
import { openStripe } from './stripeApi';

let server: StripeServer;
let database: TestDatabase;
let gateway: PaymentGateway;
beforeAll(async () => {
  [server, database] = await Promise.all([startStripeServer(), openTestDatabase()]);
  const read = readConfig(server.env);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  ({ gateway } = stripe.create({ config: read.value, db: database.db, clock: () => new Date() }));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const ALL = { since: new Date('2020-01-01T00:00:00Z'), until: new Date('2100-01-01T00:00:00Z') };
const A_PAGE = 100;

/** The account as its owner uses it, apart from the site. */
const dashboard = () => openStripe({ secretKey: server.env['STRIPE_SECRET_KEY'] ?? '', apiBase: server.env['STRIPE_API_BASE'] ?? '' });

async function charge(): Promise<{ attemptId: string; paymentId: string }> {
  const attemptId = randomUUID();
  const paid = await gateway.authorise({
    attemptId,
    token: server.token('4242424242424242'),
    amount: 1_000,
    booking: { reference: 'K7MPX2', draftId: randomUUID() },
    currency: 'USD',
  });
  if (!paid.ok) throw new Error(paid.error.code);
  const { paymentId } = paid.value;
  await gateway.capture(paymentId, 1_000);
  return { attemptId, paymentId };
}

it('lists more payments than a page has, each once, and leaves out those for which no bank was contacted', async () => {
  const api = dashboard();
  const made = await charge();
  for (let i = 0; i < A_PAGE; i += 1)
    await api.paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      metadata: { attempt: randomUUID() },
    });
  const other = await charge();
  const listed = await gateway.books.payments(ALL);
  expect(listed.ok && listed.value.map(({ attemptId }) => attemptId)).toEqual([other.attemptId, made.attemptId]);
});

it('names no refund that was made in the dashboard, and tells of failed ones and of disputes', async () => {
  const { paymentId } = await charge();
  await gateway.refund(paymentId, 300, 'ours');
  const { id } = await dashboard().refunds.create({ payment_intent: paymentId, amount: 200 });
  const refunds = async () => {
    const listed = await gateway.books.refunds(ALL);
    return listed.ok ? listed.value.map(({ name, amount, isFailed }) => [name, amount, isFailed]) : listed.error;
  };
  expect(await refunds()).toEqual([
    [null, 200, false],
    ['ours', 300, false],
  ]);
  server.failRefunds();
  expect(await refunds()).toEqual([
    [null, 200, true],
    ['ours', 300, true],
  ]);
  expect(id).toMatch(/^re_/);

  server.books.disputes.push({ id: `dp_${paymentId}`, intent: paymentId, created: 1_790_000_000, status: 'needs_response' });
  const disputes = await gateway.books.disputes(ALL);
  expect(disputes.ok && disputes.value).toEqual([
    { disputeId: `dp_${paymentId}`, paymentId, amount: 1_000, at: new Date(1_790_000_000_000) },
  ]);
});
