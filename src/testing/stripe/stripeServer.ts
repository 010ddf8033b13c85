/**
 * A server on this machine that answers in Stripe's published shapes and refuses what Stripe refuses: fields it does not know, a key
 * used again for another body, more than is held. It also serves a stand-in of Stripe's script, whose card is typed in a frame.
 */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { error, id, invalid, listOf, missing, seconds } from './stripeAnswers';
import type { Answer, Fields } from './stripeAnswers';
import { disputeWire, givenBack, intentWire, refundWire, tokenOf } from './stripeBooks';
import type { Books, Intent } from './stripeBooks';
import { LIST_FIELDS, listPage } from './stripeLists';
import { bankSays, changeIntent, createIntent, searchIntents } from './stripeIntents';
import { createRefund, listRefunds } from './stripeRefunds';
import { cardFrameDocument, STRIPE_JS } from './stripeJs';

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
} as const;

/** `unreachable`: connections break before anything happens. `answer lost`: they break after it has. */
export type StripeFault = 'unreachable' | 'answer lost';

export interface StripeServer {
  readonly origin: string;
  /** What an installation of ours is told, so that it talks to this server. */
  readonly env: Readonly<Record<string, string>>;
  /** A confirmation token, as the script makes one of a card. */
  token(number: string): string;
  answerChallenge(intentId: string, answer: 'complete' | 'fail'): Promise<void>;
  fail(fault: StripeFault | null): void;
  /** Where events go, signed, as they happen; none unless told. */
  deliverTo(deliver: ((body: string, signature: string) => Promise<void>) | null): void;
  /** An event as Stripe writes it, signed for `at`. */
  event(type: string, object: object, options?: { readonly id?: string; readonly created?: number }): SignedEvent;
  /** A dispute of an intent in Stripe's shape; of one intent it is the same. */
  dispute(intentId: string, status: string): object;
  /** Every call of the API that changed something, by method and path. */
  readonly calls: readonly string[];
  /** Its own books: what each attempt was charged and given back, in cents. */
  payments(): readonly StripeBookEntry[];
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

export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** Fields each call takes; whatever else is sent is refused, as Stripe does. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  create: ['amount', 'currency', 'capture_method', 'allowed_payment_method_types[]', 'metadata[]', 'expand[]'],
  confirm: ['confirmation_token', 'expand[]'],
  capture: ['amount_to_capture', 'expand[]'],
  cancel: ['expand[]'],
  refund: ['payment_intent', 'amount', 'metadata[]', 'expand[]'],
  retrieve: ['expand[]'],
  search: ['query', 'limit'],
  refunds: ['payment_intent', ...LIST_FIELDS],
  disputes: LIST_FIELDS,
  account: [],
  endpoints: ['limit'],
  intents: LIST_FIELDS,
};

export function signed(body: string, secret: string, at = seconds()): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

export async function startStripeServer(): Promise<StripeServer> {
  const books: Books = { tokens: new Map(), intents: new Map(), refunds: [], disputes: [] };
  const { intents, refunds } = books;
  const keys = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const calls: string[] = [];
  let fault: StripeFault | null = null;
  let deliver: ((body: string, signature: string) => Promise<void>) | null = null;

  const event: StripeServer['event'] = (type, object, { id: eventId = id('evt'), created = seconds() } = {}) => {
    const body = JSON.stringify({
      id: eventId,
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    return { body, signature: signed(body, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET) };
  };
  const tell = async (type: string, intent: Intent): Promise<void> => {
    const { body, signature } = event(type, intentWire(books, intent, []));
    await deliver?.(body, signature);
  };

  /** One call of the API. */
  function answer(method: string, path: string, fields: Fields): Answer {
    const names = Object.keys(fields);
    const expand = names.filter((name) => name.startsWith('expand[')).map((name) => fields[name] ?? '');
    const metadata = Object.fromEntries(
      names.flatMap((name) => (/^metadata\[(.+)\]$/.exec(name)?.[1] === undefined ? [] : [[name.slice(9, -1), fields[name] ?? '']])),
    );
    const [, intentId = '', act = ''] = /^\/v1\/payment_intents\/(pi_\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const intent = intents.get(intentId);
    const kind =
      path === '/v1/account'
        ? 'account'
        : path === '/v1/disputes'
          ? 'disputes'
          : path === '/v1/webhook_endpoints'
            ? 'endpoints'
            : path === '/v1/payment_intents'
              ? method === 'GET'
                ? 'intents'
                : 'create'
              : path === '/v1/payment_intents/search'
                ? 'search'
                : path === '/v1/refunds'
                  ? method === 'GET'
                    ? 'refunds'
                    : 'refund'
                  : intentId === ''
                    ? ''
                    : act === ''
                      ? 'retrieve'
                      : act;
    const takes = TAKES[kind];
    if (takes === undefined) return missing('url');
    const unknown = names.find((name) => !takes.includes(name.replace(/\[[^\]]*\]$/, '[]')));
    if (unknown !== undefined) return invalid('parameter_unknown', unknown.replace(/\[.*/, ''));
    if (intentId !== '' && intent === undefined) return missing('intent');
    const call = { fields, metadata, expand };
    switch (kind) {
      case 'account':
        return {
          status: 200,
          body: { id: 'acct_local', object: 'account', country: 'US', default_currency: 'usd', charges_enabled: true },
        };
      case 'endpoints':
        return { status: 200, body: listOf(path, []) };
      case 'intents': {
        const whole = expand.map((part) => part.replace(/^data\./, ''));
        return listPage(path, [...intents.values()], fields, (known) => intentWire(books, known, whole));
      }
      case 'disputes':
        return listPage(path, books.disputes, fields, (known) => disputeWire(books, known));
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

  /** The same key gets the same answer; with another body it is refused. */
  function once(key: string | undefined, request: string, make: () => Answer): Answer {
    const known = key === undefined ? undefined : keys.get(key);
    if (known !== undefined) return known.request === request ? known.answer : error(400, 'idempotency_error', 'idempotency_error');
    const made = make();
    if (key !== undefined) keys.set(key, { request, answer: made });
    return made;
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
    if (!url.pathname.startsWith('/v1/')) return serveScript(url, body, response);
    if (fault === 'unreachable') return void request.socket.destroy();
    const method = request.method ?? 'GET';
    const fields = Object.fromEntries(method === 'POST' ? new URLSearchParams(body) : url.searchParams);
    const key = request.headers['idempotency-key'];
    const isOurs = request.headers.authorization === `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`;
    if (method === 'POST') calls.push(url.pathname);
    const made = isOurs
      ? once(typeof key === 'string' ? key : undefined, `${url.pathname} ${body}`, () => answer(method, url.pathname, fields))
      : error(401, 'invalid_request_error', 'api_key_invalid');
    // Making an intent moves no money; what does is done, and nobody hears of it.
    if (fault === 'answer lost' && method === 'POST' && url.pathname !== '/v1/payment_intents') return void request.socket.destroy();
    response.writeHead(made.status, { 'content-type': 'application/json', 'request-id': id('req') });
    response.end(JSON.stringify(made.body));
  }

  /** The stand-in of Stripe's script, its frame, and what they ask among themselves. */
  async function serveScript({ pathname, searchParams }: URL, body: string, response: ServerResponse): Promise<void> {
    const send = (type: string, text: string, status = 200): void => {
      response.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(text);
    };
    if (pathname === '/stripe.js') return send('text/javascript', STRIPE_JS);
    if (pathname === '/frame') return send('text/html', cardFrameDocument(searchParams.get('secret')));
    if (pathname === '/tokens') {
      const token = body === '' ? null : tokenOf(books, body);
      return send('application/json', JSON.stringify({ token, last4: body.replace(/\D/g, '').slice(-4) }));
    }
    if (pathname === '/challenge') {
      const { secret, how } = JSON.parse(body) as { secret: string; how: 'complete' | 'fail' };
      const intent = [...intents.values()].find((known) => known.client_secret === secret);
      if (intent) await answerChallenge(intent.id, how);
      return send('application/json', '{}');
    }
    return send('text/plain', '', 404);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: { ...STRIPE_KEYS, STRIPE_API_BASE: origin, STRIPE_JS_URL: `${origin}/stripe.js` },
    token: (number) => tokenOf(books, number) ?? 'ctoken_never_made',
    answerChallenge,
    fail: (how) => {
      fault = how;
    },
    deliverTo: (to) => {
      deliver = to;
    },
    event,
    dispute: (intentId, status) => {
      const known = books.disputes.find(({ intent }) => intent === intentId);
      const dispute = known ?? { id: `dp_${intentId}`, intent: intentId, created: 1_790_000_000 };
      if (!known) books.disputes.push(dispute);
      return disputeWire(books, dispute, status);
    },
    calls,
    payments: () =>
      [...intents.values()].map(({ id: intentId, metadata, status, amount_received: captured }) => ({
        attemptId: metadata['attempt'] ?? '',
        isHeld: status === 'requires_capture' || status === 'requires_action',
        captures: status === 'succeeded' ? 1 : 0,
        captured,
        refunded: givenBack(books, intentId),
      })),
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
