import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fastify } from 'fastify';
import { describeGateway } from '#testing/contracts/gatewayContract';
import type { BankAnswer, GatewayFault } from '#testing/contracts/gatewayPlay';
import { World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { openTestDatabase } from '#testing/database/testDatabase';
import { buildHeaderSets } from '../../http/replies/headers';
import { UNLIMITED } from '../../http/limits/rateLimits';
import { WALLET_PATH } from './paths';
import { registerSandboxRoutes } from './sandbox.routes';
import { sandboxLedger, sandboxTokens } from './sandbox.tables';
import { createSandboxGateway, forgetOldTokens, SILENCE_MS, TOKEN_MINUTES } from './sandboxGateway';
import type { BankLine, SandboxGateway } from './sandboxGateway';

const CARDS: Readonly<Record<BankAnswer, string>> = {
  approved: '4242424242424242',
  challenged: '4000002500003155',
  card_declined: '4000000000000002',
  insufficient_funds: '4000000000009995',
  card_expired: '4000000000000069',
  incorrect_cvc: '4000000000000127',
  processing_error: '4000008400001280',
  authentication_required: '4000002760003184',
};
const WALLET_CARDS_BY_ANSWER: Readonly<Partial<Record<BankAnswer, string>>> = {
  approved: 'approve',
  challenged: 'challenge',
  card_declined: 'decline',
};
const HEADER_SETS = buildHeaderSets({
  mainApiBase: '',
  dataApiBase: '',
  publicOrigin: null,
  botCheck: null,
  inspect: false,
  hasBrowserWallets: false,
});
const NAMES = { reference: 'K7MPX2', draftId: randomUUID() };
const TIMEOUT_CARD = '4000000000000119';

async function tokenOf(gateway: SandboxGateway, number: string): Promise<string> {
  const token = await gateway.tokenise({ number, expiration: '12/29', securityCode: '123' });
  if (!token.ok) throw new Error(JSON.stringify(token.error));
  return token.value.token;
}

describeGateway('the sandbox', async (events) => {
  const database = await openTestDatabase();
  let fault: GatewayFault | null = null;
  const line: BankLine = async (ask) => {
    if (fault === 'unreachable' || fault === 'server error') return null;
    const answer = await ask();
    return fault === null ? answer : null;
  };
  const gateway = createSandboxGateway({ db: database.db, clock: () => new Date('2026-11-20T12:00:00Z'), line });
  const app = fastify();
  const manifest = { entries: {}, chunks: {}, fonts: [] };
  registerSandboxRoutes(app, { sandbox: gateway, manifest, headerSets: HEADER_SETS, limits: UNLIMITED, events });
  return {
    gateway,
    token: (answer) => tokenOf(gateway, CARDS[answer]),
    walletToken: async (answer) => {
      const card = WALLET_CARDS_BY_ANSWER[answer];
      if (card === undefined) throw new Error(`no card of the test wallet is ${answer}`);
      const made = await app.inject({ method: 'POST', url: WALLET_PATH, payload: { card } });
      return made.json<{ token: string }>().token;
    },
    wallet: 'test_wallet',
    answerChallenge: async (url, answer) => {
      expect(await app.inject({ method: 'POST', url, payload: { answer } })).toMatchObject({ statusCode: 200 });
    },
    dashboard: null,
    fail: (how) => {
      fault = how;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
});

describe('the sandbox alone', () => {
  let world: World;
  let server: Process;
  beforeAll(async () => {
    world = await World.open();
    server = world.start();
  });
  afterAll(() => world.database.close());

  const authorise = (token: string, attemptId: string = randomUUID()) =>
    server.gateway.authorise({ attemptId, booking: NAMES, token, amount: 1_000, currency: 'USD' });

  it('writes every movement of money into its ledger, once', async () => {
    const held = await authorise(await world.token(server));
    const paymentId = held.ok ? held.value.paymentId : '';
    await Promise.all([server.gateway.capture(paymentId, 900), server.gateway.capture(paymentId, 900)]);
    await Promise.all([server.gateway.release(paymentId), server.gateway.release(paymentId)]);
    const { movement, amount } = sandboxLedger;
    const ledger = await world.database.db
      .select({ movement, amount })
      .from(sandboxLedger)
      .where(eq(sandboxLedger.paymentId, paymentId))
      .orderBy(sandboxLedger.id);
    expect(ledger).toEqual([
      { movement: 'authorised', amount: 1_000 },
      { movement: 'captured', amount: 900 },
      { movement: 'refunded', amount: 900 },
    ]);
  });

  it('keeps silent about the payment of the time-out card, and has held it', async () => {
    const attemptId = randomUUID();
    const unavailable = { ok: false, error: { code: 'gateway_unavailable' } };
    expect(await authorise(await tokenOf(server.gateway, TIMEOUT_CARD), attemptId)).toEqual(unavailable);
    expect(await server.gateway.lookup(attemptId)).toEqual(unavailable);
    world.now = new Date(world.now.getTime() + SILENCE_MS);
    expect(await server.gateway.lookup(attemptId)).toMatchObject({ value: { state: 'authorised', amount: 1_000 } });
  });

  it('throws where the database fails it, so that the site refuses before any charge', async () => {
    const token = await world.token(server);
    const ended = world.database.again();
    await ended.close();
    const gateway = createSandboxGateway({ db: ended.db, clock: () => world.now });
    const request = { attemptId: randomUUID(), booking: NAMES, token, amount: 1_000, currency: 'USD' } as const;
    await expect(gateway.authorise(request)).rejects.toThrow();
    expect(await server.gateway.lookup(request.attemptId)).toEqual({ ok: true, value: null });
  });

  it('forgets cards that were typed and never used, and takes no old token', async () => {
    const used = await authorise(await world.token(server));
    const stale = await world.token(server);
    world.minutes(TOKEN_MINUTES + 1);
    expect(await authorise(stale)).toMatchObject({ error: { code: 'token_unusable' } });
    const fresh = await world.token(server);
    await forgetOldTokens(world.database.db, world.now);
    const left = await world.database.db.select().from(sandboxTokens);
    expect(left.filter((t) => t.expiresAt > world.now)).toHaveLength(1);
    expect(left.some((t) => t.expiresAt <= world.now)).toBe(true);
    expect(await authorise(fresh)).toMatchObject({ ok: true });
    expect(await server.gateway.release(used.ok ? used.value.paymentId : '')).toMatchObject({
      value: { state: 'voided', card: { last4: '4242' } },
    });
  });
});
