/** What the doctor says of an account at Stripe: key, endpoint, its events and version, and an event that arrives or does not. */
import Stripe from 'stripe';
import { startStripeServer } from '#testing/stripe/stripeServer';
import type { StripeServer } from '#testing/stripe/stripeServer';
import { readConfig } from '../../platform/config/config';
import { examineStripe } from './examineStripe';

const ORIGIN = 'https://www.example.com';
const EVENTS = [
  ...['payment_intent.amount_capturable_updated', 'payment_intent.payment_failed', 'payment_intent.canceled', 'payment_intent.succeeded'],
  ...['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed', 'refund.created', 'refund.failed'],
  ...['radar.early_fraud_warning.created', 'radar.early_fraud_warning.updated'],
];
const ENDPOINT = { url: `${ORIGIN}/gateway/webhook`, events: EVENTS, apiVersion: Stripe.API_VERSION };

const DOMAIN = { name: 'www.example.com', isEnabled: true, applePay: 'active' } as const;

let server: StripeServer;
beforeEach(async () => {
  server = await startStripeServer();
  server.listenAt(ENDPOINT);
  server.books.domains = [DOMAIN];
  server.deliverTo(async () => 200);
});
afterEach(() => server.close());

async function examine(): Promise<Readonly<Record<string, readonly [verdict: string, says: string]>>> {
  const config = readConfig(server.env);
  if (!config.ok || config.value.stripe === null) throw new Error('the server reported its keys');
  const found = await examineStripe(config.value.stripe, ORIGIN, async () => undefined);
  return Object.fromEntries(found.map(({ about, verdict, says }) => [about, [verdict, says] as const]));
}

it('finds nothing wrong where all is well, and leaves nothing that could be charged', async () => {
  const found = await examine();
  expect(Object.values(found).map(([verdict]) => verdict)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  expect(found['Stripe webhook']?.[1]).toMatch(/reached the running site/);
  expect([...server.books.intents.values()].map(({ status }) => status)).toEqual(['canceled']);
});

it.each<[string, () => void, about: string, verdict: string, says: RegExp]>([
  ['no endpoint', () => server.listenAt(null), 'Stripe webhook', 'wrong', /no enabled endpoint/],
  [
    'another address',
    () => server.listenAt({ ...ENDPOINT, url: 'https://old.example/gateway/webhook' }),
    'Stripe webhook',
    'wrong',
    /no enabled/,
  ],
  [
    'an event too few',
    () => server.listenAt({ ...ENDPOINT, events: EVENTS.slice(1) }),
    'Stripe webhook events',
    'wrong',
    /lack payment_intent\.amount_capturable_updated$/,
  ],
  ['all events', () => server.listenAt({ ...ENDPOINT, events: ['*'] }), 'Stripe webhook events', 'ok', /all/],
  [
    'another release of the API',
    () => server.listenAt({ ...ENDPOINT, apiVersion: '2024-06-20' }),
    'Stripe webhook version',
    'wrong',
    /2024-06-20.*make a new endpoint/,
  ],
  [
    'an earlier version of the same release',
    () => server.listenAt({ ...ENDPOINT, apiVersion: `2026-01-01.${Stripe.API_VERSION.split('.')[1] ?? ''}` }),
    'Stripe webhook version',
    'ok',
    /2026-01-01/,
  ],
  ['the version of the account', () => server.listenAt({ ...ENDPOINT, apiVersion: null }), 'Stripe webhook version', 'note', /default/],
  ['a secret that is another', () => server.deliverTo(async () => 400), 'Stripe webhook', 'wrong', /STRIPE_WEBHOOK_SECRET/],
  ['nobody at the address', () => server.deliverTo(null), 'Stripe webhook', 'wrong', /was not taken/],
  [
    'a domain that is registered elsewhere alone',
    () => (server.books.domains = [{ ...DOMAIN, name: 'example.com' }]),
    'Stripe wallets',
    'wrong',
    /^www\.example\.com is not registered/,
  ],
  [
    'a domain that is switched off',
    () => (server.books.domains = [{ ...DOMAIN, isEnabled: false }]),
    'Stripe wallets',
    'wrong',
    /switched off/,
  ],
  [
    'a domain that Apple did not look at',
    () => (server.books.domains = [{ ...DOMAIN, applePay: 'inactive' }]),
    'Stripe wallets',
    'wrong',
    /^Apple Pay not active on www/,
  ],
  ['a key that may not list domains', () => server.fail('key revoked', /domains$/), 'Stripe wallets', 'note', /dashboard/],
  ['a key that may not list endpoints', () => server.fail('key revoked', /endpoints$/), 'Stripe webhook', 'note', /dashboard/],
  ['a key that may not list events', () => server.fail('key revoked', /events$/), 'Stripe webhook', 'note', /test event/],
  ['a key that is refused', () => server.fail('key revoked'), 'STRIPE_SECRET_KEY', 'wrong', /refused/],
  ['nobody who answers', () => server.fail('unreachable'), 'STRIPE_SECRET_KEY', 'wrong', /does not answer/],
])('%s', async (_what, set, about, verdict, says) => {
  set();
  expect((await examine())[about]).toEqual([verdict, expect.stringMatching(says)]);
});
