/** Whether an installation's account at Stripe would work: keys, endpoint, and an event that really arrives. Nothing is charged. */
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { note, ok, wrong } from '../../platform/config/finding';
import type { Finding } from '../../platform/config/finding';
import type { StripeSettings } from '../../platform/config/stripeConfig';
import { WEBHOOK_PATH } from './paths';
import { openStripe } from './stripeApi';

const KEY = 'STRIPE_SECRET_KEY';
const WEBHOOK = 'Stripe webhook';
const WALLETS = 'Stripe wallets';
const WALLET_STATES = [
  ['Apple Pay', 'apple_pay'],
  ['Google Pay', 'google_pay'],
  ['Link', 'link'],
] as const;
const PATIENCE = { answerWithinMs: 10_000, retries: 0 };
/** What the site acts on (stripeEvents.ts). */
const EVENTS = [
  ...['payment_intent.amount_capturable_updated', 'payment_intent.payment_failed', 'payment_intent.canceled', 'payment_intent.succeeded'],
  ...['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed', 'refund.created', 'refund.failed'],
  ...['radar.early_fraud_warning.created', 'radar.early_fraud_warning.updated'],
] as const;
const CANCELED = 'payment_intent.canceled';
/** Of the least amount that Stripe takes, cents. */
const UNPAID = { amount: 50, currency: 'usd', capture_method: 'manual', description: 'Test of the webhook, never charged' } as const;
const MOST_LISTED = 100;
const LOOKS = 15;
const PAUSE_MS = 1_000;

/** `pause` lets a second pass between two looks for an event. */
export async function examineStripe(
  settings: StripeSettings,
  publicOrigin: string | null,
  pause: () => Promise<unknown> = () => sleep(PAUSE_MS),
): Promise<readonly Finding[]> {
  const stripe = openStripe(settings, PATIENCE);
  try {
    await stripe.paymentIntents.list({ limit: 1 });
  } catch (error) {
    return [wrong(KEY, troubleOf(error))];
  }
  return [
    ok(KEY, `is taken, ${settings.isTestMode ? 'test' : 'live'} mode`),
    ...(await ofEndpoint(stripe, publicOrigin, pause)),
    await ofWallets(stripe, publicOrigin),
  ];
}

/** Stripe shows wallets on registered domains alone; cards are taken without. */
async function ofWallets(stripe: Stripe, publicOrigin: string | null): Promise<Finding> {
  const domain = publicOrigin === null ? null : new URL(publicOrigin).hostname;
  if (domain === null) return note(WALLETS, 'no PUBLIC_ORIGIN: the domain that they need to be registered for is not known');
  try {
    const { data } = await stripe.paymentMethodDomains.list({ domain_name: domain, limit: MOST_LISTED });
    const ours = data.find(({ domain_name: name }) => name === domain);
    if (ours === undefined)
      return wrong(WALLETS, `${domain} is not registered for payment methods: Apple Pay, Google Pay and Link are not shown`);
    if (!ours.enabled) return wrong(WALLETS, `${domain} is registered and switched off: no wallet is shown`);
    const away = WALLET_STATES.filter(([, part]) => ours[part].status !== 'active').map(([name]) => name);
    return away.length === 0 ? ok(WALLETS, `may be shown on ${domain}`) : wrong(WALLETS, `${away.join(', ')} not active on ${domain}`);
  } catch {
    return note(WALLETS, 'this key may not list payment method domains: look in the dashboard');
  }
}

function troubleOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'is refused: it was rolled, or is of another account';
  if (error instanceof Stripe.errors.StripePermissionError)
    return 'may not read PaymentIntents: a restricted key needs PaymentIntents and Refunds';
  return 'Stripe does not answer from here: is the way out open?';
}

async function ofEndpoint(stripe: Stripe, publicOrigin: string | null, pause: () => Promise<unknown>): Promise<readonly Finding[]> {
  const address = `${publicOrigin ?? 'PUBLIC_ORIGIN'}${WEBHOOK_PATH}`;
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: MOST_LISTED });
    const ours = data.find(({ url, status }) => url === address && status === 'enabled');
    if (ours === undefined) return [wrong(WEBHOOK, `no enabled endpoint at ${address}: disputes would go unseen`)];
    return [eventsOf(ours), versionOf(ours), await arrivalAt(stripe, address, pause)];
  } catch {
    return [note(WEBHOOK, 'this key may not list endpoints: look in the dashboard')];
  }
}

function eventsOf({ enabled_events: enabled }: Stripe.WebhookEndpoint): Finding {
  const missing = enabled.includes('*') ? [] : EVENTS.filter((name) => !enabled.includes(name));
  return missing.length === 0 ? ok(`${WEBHOOK} events`, 'all that are acted on') : wrong(`${WEBHOOK} events`, `lack ${missing.join(', ')}`);
}

/** Releases of one name have the same shapes: `2026-10-28.endive`. */
function versionOf({ api_version: version }: Stripe.WebhookEndpoint): Finding {
  const about = `${WEBHOOK} version`;
  const releaseOf = (name: string): string => name.split('.')[1] ?? name;
  if (version === null) return note(about, `is the account’s default: events are read as of ${Stripe.API_VERSION}`);
  return releaseOf(version) === releaseOf(Stripe.API_VERSION)
    ? ok(about, version)
    : wrong(about, `is ${version}, and events are read as of ${Stripe.API_VERSION}: make a new endpoint of that version`);
}

/** Makes a payment that nobody pays, and cancels it: the event of that must reach the running site, which takes what is signed right. */
async function arrivalAt(stripe: Stripe, address: string, pause: () => Promise<unknown>): Promise<Finding> {
  try {
    const { id } = await stripe.paymentIntents.create(UNPAID);
    await stripe.paymentIntents.cancel(id);
    for (let looks = 0; looks < LOOKS; looks += 1) {
      if (looks > 0) await pause();
      const { data } = await stripe.events.list({ type: CANCELED, limit: MOST_LISTED });
      const canceled = data.find((event) => event.type === CANCELED && event.data.object.id === id);
      if (canceled?.pending_webhooks === 0) return ok(WEBHOOK, 'an event reached the running site, and its signature fits');
    }
    return wrong(
      WEBHOOK,
      `an event was not taken: does ${address} lead to the running site, and is STRIPE_WEBHOOK_SECRET this endpoint’s?`,
    );
  } catch {
    return note(WEBHOOK, 'this key may not make payments or list events: send a test event from the dashboard');
  }
}
