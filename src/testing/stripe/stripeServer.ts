/**
 * A server on this machine that answers in Stripe's published shapes and refuses what Stripe refuses: fields it does not know, a key
 * used again for another body, more than is held. It also serves a stand-in of Stripe's script, whose card is typed in a frame.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { id, listOf, missing, seconds, shown, unknownParameter } from './stripeAnswers';
import type { Answer, Fields, Shown } from './stripeAnswers';
import { disputeWire, domainWire, givenBack, intentWire, refundWire, STRIPE_WALLETS, tokenOf } from './stripeBooks';
import type { Books, Intent, StripeWallet } from './stripeBooks';
import { LIST_FIELDS, listPage } from './stripeLists';
import { createStripeHooks } from './stripeHooks';
import type { Deliver, Endpoint, WriteEvent } from './stripeHooks';
import { bankSays, changeIntent, createIntent, searchIntents } from './stripeIntents';
import { createStripeKeys, KEY_REVOKED, STRIPE_FAULTS } from './stripeKeys';
import type { StripeFault } from './stripeKeys';
import { createRefund, listRefunds } from './stripeRefunds';
import { serveScript } from './stripeScripts';
import type { AnswerChallenge } from './stripeScripts';

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
} as const;

/** A request with this header fails so, whatever the others do. */
export const FAULT_HEADER = 'x-simulated-fault';

export interface StripeServer {
  readonly origin: string;
  /** Settings of an installation, so that it talks to this server. */
  readonly env: Readonly<Record<string, string>>;
  /** What it remembers; tests read it, and write their own shapes of it. */
  readonly books: Books;
  /** A confirmation token, as the script makes one of a card, typed or in a wallet. */
  token(number: string, wallet?: StripeWallet): string;
  readonly answerChallenge: AnswerChallenge;
  /** How calls fail from now on, all of them or those of such a path; null: they do not. */
  fail(fault: StripeFault | null, at?: RegExp): void;
  /** Where events go, signed, as they happen; none by default. */
  deliverTo(deliver: Deliver | null): void;
  /** The account's one endpoint; none by default. */
  listenAt(endpoint: Endpoint | null): void;
  /** An event as Stripe writes it, signed now. */
  readonly event: WriteEvent;
  /** Every call of the API that changed something, by method and path. */
  readonly calls: readonly string[];
  /** The idempotency keys that calls of such a path came with, in order. */
  keysAt(path: RegExp): readonly string[];
  /** Its own books: what each attempt was charged and given back, in cents. */
  payments(): readonly StripeBookEntry[];
  /** The refunds of a payment as Stripe shows them. */
  refundsOf(intentId: string): readonly Shown<Stripe.Refund>[];
  /** Somebody gives money back in the dashboard. */
  refundByHand(intentId: string, amount: number): Shown<Stripe.Refund>;
  /** The cardholder's bank disputes a payment, or moves its dispute on. */
  dispute(intentId: string, status: Stripe.Dispute.Status): void;
  /** Forgets that the last refund went well, as a bank does days later. */
  failRefunds(): void;
  close(): Promise<void>;
}

export interface StripeBookEntry {
  readonly attemptId: string;
  readonly isHeld: boolean;
  readonly captures: number;
  readonly captured: number;
  readonly refunded: number;
}

/** Fields each call takes; whatever else is sent is refused, as Stripe does. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  create: [
    ...['amount', 'currency', 'capture_method', 'allowed_payment_method_types[]', 'description', 'statement_descriptor_suffix'],
    ...['metadata[]', 'expand[]'],
  ],
  confirm: ['confirmation_token', 'expand[]'],
  capture: ['amount_to_capture', 'expand[]'],
  cancel: ['expand[]'],
  refund: ['payment_intent', 'amount', 'metadata[]', 'expand[]'],
  retrieve: ['expand[]'],
  search: ['query', 'limit'],
  refunds: ['payment_intent', ...LIST_FIELDS],
  disputes: ['payment_intent', ...LIST_FIELDS],
  account: [],
  endpoints: ['limit'],
  domains: ['limit', 'domain_name', 'enabled'],
  intents: LIST_FIELDS,
  events: ['type', 'limit'],
  event: [],
};

/** Calls by method and path; those about one payment are identified by the end of its address. */
const KINDS: Readonly<Record<string, string>> = {
  'GET /v1/account': 'account',
  'GET /v1/webhook_endpoints': 'endpoints',
  'GET /v1/payment_method_domains': 'domains',
  'GET /v1/payment_intents': 'intents',
  'POST /v1/payment_intents': 'create',
  'GET /v1/payment_intents/search': 'search',
  'GET /v1/refunds': 'refunds',
  'POST /v1/refunds': 'refund',
  'GET /v1/disputes': 'disputes',
  'GET /v1/events': 'events',
};

export async function startStripeServer(): Promise<StripeServer> {
  const books: Books = {
    ...{ tokens: new Map(), intents: new Map(), refunds: [], disputes: [] },
    ...{ balance: Infinity, wallets: STRIPE_WALLETS, domains: [] },
  };
  const { intents, refunds } = books;
  const keys = createStripeKeys();
  const hooks = createStripeHooks(STRIPE_KEYS.STRIPE_WEBHOOK_SECRET);
  const calls: string[] = [];
  const sentKeys: { readonly path: string; readonly key: string }[] = [];
  let failing: { readonly fault: StripeFault; readonly at: RegExp } | null = null;
  /** Answers that are held back until all is well. */
  let heldBack: (() => void)[] = [];

  const tell = (type: string, intent: Intent): Promise<void> => hooks.tell(type, intentWire(books, intent, []));

  /** One call of the API. */
  function answer(method: string, path: string, fields: Fields): Answer {
    const names = Object.keys(fields);
    const expand = names.filter((name) => name.startsWith('expand[')).map((name) => fields[name] ?? '');
    const metadata = Object.fromEntries(
      names.flatMap((name) => (/^metadata\[(.+)\]$/.exec(name)?.[1] === undefined ? [] : [[name.slice(9, -1), fields[name] ?? '']])),
    );
    const [, eventId] = /^\/v1\/events\/(evt_\w+)$/.exec(path) ?? [];
    const [, intentId = '', act = 'retrieve'] = /^\/v1\/payment_intents\/(pi_\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const intent = intents.get(intentId);
    const kind = KINDS[`${method} ${path}`] ?? (eventId !== undefined ? 'event' : intentId === '' ? '' : act);
    const takes = TAKES[kind];
    if (takes === undefined) return missing('url');
    const unknown = names.find((name) => !takes.includes(name.replace(/\[[^\]]*\]$/, '[]')));
    if (unknown !== undefined) return unknownParameter(unknown.replace(/\[.*/, ''));
    if (intentId !== '' && intent === undefined) return missing('intent');
    const call = { fields, metadata, expand };
    switch (kind) {
      case 'account':
        return shown<Stripe.Account>({
          id: 'acct_local',
          object: 'account',
          country: 'US',
          default_currency: 'usd',
          charges_enabled: true,
        });
      case 'endpoints':
        return hooks.endpoints(path);
      case 'domains':
        return listOf<Stripe.PaymentMethodDomain>(
          path,
          books.domains.filter(({ name }) => name === (fields['domain_name'] ?? name)).map(domainWire),
        );
      case 'events':
        return hooks.list(path, fields['type']);
      case 'event':
        return hooks.show(eventId ?? '');
      case 'intents': {
        const whole = expand.map((part) => part.replace(/^data\./, ''));
        return listPage(path, [...intents.values()], fields, (known) => intentWire(books, known, whole));
      }
      case 'disputes':
        return listPage(
          path,
          books.disputes.filter(({ intent: disputed }) => disputed === (fields['payment_intent'] ?? disputed)),
          fields,
          (known) => disputeWire(books, known.intent, known.status),
        );
      case 'create':
        return createIntent(books, call);
      case 'search':
        return searchIntents(books, path, call);
      case 'refunds':
        return fields['payment_intent'] === undefined
          ? listPage(path, refunds, fields, (known) => refundWire(books, known))
          : listRefunds(books, path, fields);
      case 'refund':
        return createRefund(books, fields, metadata);
      default:
        return intent === undefined ? missing('intent') : changeIntent(books, intent, kind, call);
    }
  }

  const answerChallenge = async (intentId: string, how: 'complete' | 'fail'): Promise<void> => {
    const intent = intents.get(intentId);
    if (intent?.status !== 'requires_action') return;
    if (how === 'complete') {
      bankSays(intent, 'approve');
      await tell('payment_intent.amount_capturable_updated', intent);
    } else {
      intent.status = 'requires_payment_method';
      intent.error = { code: 'payment_intent_authentication_failure' };
      await tell('payment_intent.payment_failed', intent);
    }
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    if (!url.pathname.startsWith('/v1/')) return serveScript(books, answerChallenge, url, body, response);
    const ofAll = failing?.at.test(url.pathname) === true ? failing.fault : null;
    const fault = STRIPE_FAULTS.find((known) => known === request.headers[FAULT_HEADER]) ?? ofAll;
    if (fault === 'unreachable') return void request.socket.destroy();
    const method = request.method ?? 'GET';
    const isWrite = method === 'POST';
    const fields = Object.fromEntries(isWrite ? new URLSearchParams(body) : url.searchParams);
    const key = request.headers['idempotency-key'];
    const isOurs = request.headers.authorization === `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`;
    if (isWrite) calls.push(url.pathname);
    if (typeof key === 'string') sentKeys.push({ path: url.pathname, key });
    const call = { key: typeof key === 'string' ? key : undefined, request: `${url.pathname} ${body}`, isWrite };
    const { answer: made, isReplayed } = isOurs
      ? keys.answer(call, fault, () => answer(method, url.pathname, fields))
      : { answer: KEY_REVOKED, isReplayed: false };
    const canceled = intents.get(/(pi_\w+)\/cancel$/.exec(url.pathname)?.[1] ?? '');
    if (canceled && made.status === 200 && !isReplayed) await tell('payment_intent.canceled', canceled);
    // Making an intent moves no money; what does is done, and the answer is lost.
    const isMove = isWrite && url.pathname !== '/v1/payment_intents';
    if (fault === 'answer lost' && isMove) return void request.socket.destroy();
    if (fault === 'slow' && isMove) await new Promise<void>((resolve) => heldBack.push(resolve));
    const headers = {
      'content-type': 'application/json',
      'request-id': id('req'),
      ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
      // it would be answered the same
      ...(made.status === 500 ? { 'stripe-should-retry': 'false' } : {}),
    };
    response.writeHead(made.status, headers);
    response.end(JSON.stringify(made.body));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: { ...STRIPE_KEYS, STRIPE_API_BASE: origin, STRIPE_JS_URL: `${origin}/stripe.js` },
    books,
    token: (number, wallet) => tokenOf(books, number, wallet) ?? 'ctoken_never_made',
    answerChallenge,
    fail: (fault, at = /^/) => {
      failing = fault && { fault, at };
      if (fault !== null) return;
      for (const answerNow of heldBack) answerNow();
      heldBack = [];
    },
    deliverTo: hooks.deliverTo,
    listenAt: hooks.listenAt,
    event: hooks.event,
    calls,
    keysAt: (path) => sentKeys.filter((sent) => path.test(sent.path)).map(({ key }) => key),
    payments: () =>
      [...intents.values()].map(({ id: intentId, metadata, status, amount_received: captured }) => ({
        attemptId: metadata['attempt'] ?? '',
        isHeld: status === 'requires_capture' || status === 'requires_action',
        captures: status === 'succeeded' ? 1 : 0,
        captured,
        refunded: givenBack(books, intentId),
      })),
    refundsOf: (intentId) => refunds.filter(({ intent }) => intent === intentId).map((refund) => refundWire(books, refund)),
    refundByHand: (intentId, amount) => {
      const refund = { id: id('re'), amount, intent: intentId, metadata: {}, created: seconds(), status: 'succeeded' };
      refunds.push(refund);
      return refundWire(books, refund);
    },
    dispute: (intentId, status) => {
      const known = books.disputes.find(({ intent }) => intent === intentId);
      if (known) known.status = status;
      else books.disputes.push({ id: `dp_${intentId}`, intent: intentId, created: seconds(), status });
    },
    failRefunds: () => {
      for (const refund of refunds) refund.status = 'failed';
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
