/** The Stripe adapter as an installation has it, in front of a server of its own: for tests of the adapter. */
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '#server/platform/config/config';
import { UNLIMITED } from '#server/http/limits/rateLimits';
import { buildHeaderSets } from '#server/http/replies/headers';
import type { GatewayEvents, Payment, PaymentGateway } from '#server/payments/gateway';
import { stripe } from '#server/payments/stripe/index';
import { WEBHOOK_PATH } from '#server/payments/stripe/paths';
import { openStripe } from '#server/payments/stripe/stripeApi';
import type { Patience } from '#server/payments/stripe/stripeApi';
import { createStripeGateway } from '#server/payments/stripe/stripeGateway';
import { openTestDatabase } from '../database/testDatabase';
import type { TestDatabase } from '../database/testDatabase';
import type { SignedEvent } from './stripeHooks';
import { startStripeServer } from './stripeServer';
import type { StripeServer } from './stripeServer';

export interface StripeInstallation {
  readonly gateway: PaymentGateway;
  readonly app: FastifyInstance;
  readonly server: StripeServer;
  readonly database: TestDatabase;
  /** Sends an event to the webhook; its status. */
  post(event: SignedEvent): Promise<number>;
  /** Holds $10 on a card. */
  pay(number?: string): Promise<{ readonly attemptId: string; readonly payment: Payment }>;
  /** The gateway of another process on the same database, with another patience. */
  again(patience?: Patience): PaymentGateway;
  close(): Promise<void>;
}

/** The adapter as an installation has it, in front of a server of the test's own. */
export async function openStripeInstallation(events: GatewayEvents): Promise<StripeInstallation> {
  const [server, database] = await Promise.all([startStripeServer(), openTestDatabase()]);
  const read = readConfig(server.env);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const settings = read.value.stripe;
  if (settings === null) throw new Error('the server reported its keys');
  const { gateway, hasBrowserWallets, register } = stripe.create({ config: read.value, db: database.db, clock: () => new Date() });
  const app = fastify();
  const entry = { scripts: [{ src: '/assets/stripe.js', integrity: null }], styles: [] };
  register(app, {
    manifest: { entries: { 'stripe-fields': entry }, chunks: {}, fonts: [] },
    headerSets: buildHeaderSets({ ...read.value, hasBrowserWallets }),
    limits: UNLIMITED,
    events,
  });
  await app.ready();
  const post = async ({ body, signature }: SignedEvent): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: body, headers })).statusCode;
  };
  server.deliverTo((body, signature) => post({ body, signature }));
  return {
    gateway,
    app,
    server,
    database,
    post,
    async pay(number = '4242424242424242') {
      const attemptId = randomUUID();
      const booking = { reference: 'K7MPX2', draftId: randomUUID() };
      const paid = await gateway.authorise({ attemptId, booking, token: server.token(number), amount: 1_000, currency: 'USD' });
      if (!paid.ok) throw new Error(paid.error.code);
      return { attemptId, payment: paid.value };
    },
    again: (patience) =>
      createStripeGateway({ db: database.db, clock: () => new Date(), stripe: openStripe(settings, patience), isTestMode: true }),
    close: async () => {
      await app.close();
      await server.close();
      await database.close();
    },
  };
}
