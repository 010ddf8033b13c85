/**
 * A server on this machine that answers in Stripe's published shapes and refuses what Stripe refuses: fields it does not know, a key
 * used again for another body, more than is held. It also serves a stand-in of Stripe's script, whose card is typed in a frame.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cardFrameDocument, STRIPE_JS } from './stripeJs';

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
} as const;

/** What the bank does with a card. */
type Behaviour = 'approve' | 'challenge' | { readonly code: string; readonly decline_code?: string };

const CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'approve',
  '4000002500003155': 'challenge',
  '4000000000000002': { code: 'card_declined', decline_code: 'generic_decline' },
  '4000000000009995': { code: 'card_declined', decline_code: 'insufficient_funds' },
  '4000000000000069': { code: 'expired_card' },
};

type Fields = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly body: object;
}
interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly behaviour: Behaviour;
}
interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  readonly client_secret: string;
  readonly created: number;
  status: string;
  amount_received: number;
  card: Card | null;
  error: { readonly code: string; readonly decline_code?: string } | null;
  charge: string | null;
}
interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly intent: string;
  readonly metadata: Record<string, string>;
  status: string;
}

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
  /** A dispute of an intent in Stripe's shape. */
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

const id = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);

/** Fields each call takes; whatever else is sent is refused, as Stripe does. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  create: ['amount', 'currency', 'capture_method', 'allowed_payment_method_types[]', 'metadata[]', 'expand[]'],
  confirm: ['confirmation_token', 'expand[]'],
  capture: ['amount_to_capture', 'expand[]'],
  cancel: ['expand[]'],
  refund: ['payment_intent', 'amount', 'metadata[]', 'expand[]'],
  retrieve: ['expand[]'],
  search: ['query', 'limit'],
  refunds: ['payment_intent', 'limit'],
  account: [],
  endpoints: ['limit'],
  intents: ['limit'],
};

export function signed(body: string, secret: string, at = seconds()): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

export async function startStripeServer(): Promise<StripeServer> {
  const tokens = new Map<string, { readonly card: Card; usedBy: string | null }>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const keys = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const calls: string[] = [];
  let fault: StripeFault | null = null;
  let deliver: ((body: string, signature: string) => Promise<void>) | null = null;

  const error = (status: number, type: string, code: string, param = '', more: object = {}): Answer => ({
    status,
    body: { error: { type, code, message: `refused: ${code}`, ...(param === '' ? {} : { param }), ...more } },
  });
  const invalid = (code: string, param = ''): Answer => error(400, 'invalid_request_error', code, param);
  const missing = (param: string): Answer => error(404, 'invalid_request_error', 'resource_missing', param);
  const listOf = (url: string, data: readonly object[]): object => ({ object: 'list', url, has_more: false, data });

  const cardWire = ({ brand, last4 }: Card): object => ({ brand, last4, country: 'US', exp_month: 12, exp_year: 2034, funding: 'credit' });
  const methodWire = (card: Card): object => ({ id: 'pm_local', object: 'payment_method', type: 'card', card: cardWire(card) });
  const refundWire = ({ id: refundId, amount, intent, metadata, status }: Refund): object => ({
    id: refundId,
    object: 'refund',
    amount,
    currency: 'usd',
    payment_intent: intent,
    charge: intents.get(intent)?.charge ?? null,
    metadata,
    status,
    created: seconds(),
    reason: null,
    destination_details: { type: 'card', card: { type: 'refund' } },
  });
  const givenBack = (intentId: string): number =>
    refunds.filter((r) => r.intent === intentId && r.status === 'succeeded').reduce((sum, r) => sum + r.amount, 0);
  /** As Stripe counts: what a smaller capture let go is among the refunds of the charge. */
  const chargeWire = (intent: Intent): object => {
    const captured = intent.status === 'succeeded';
    const letGo = intent.status === 'canceled' || captured ? intent.amount - intent.amount_received : 0;
    return {
      id: intent.charge,
      object: 'charge',
      amount: intent.amount,
      amount_captured: intent.amount_received,
      amount_refunded: letGo + givenBack(intent.id),
      captured,
      currency: 'usd',
      disputed: false,
      paid: true,
      payment_intent: intent.id,
      payment_method_details: intent.card === null ? null : { type: 'card', card: cardWire(intent.card) },
      status: 'succeeded',
    };
  };
  const intentWire = (intent: Intent, expand: readonly string[]): object => ({
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: intent.amount_received,
    allowed_payment_method_types: ['card'],
    canceled_at: null,
    capture_method: 'manual',
    client_secret: intent.client_secret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: 'usd',
    last_payment_error:
      intent.error === null
        ? null
        : {
            type: 'card_error',
            message: 'refused',
            ...intent.error,
            ...(intent.card === null ? {} : { payment_method: methodWire(intent.card) }),
          },
    latest_charge: intent.charge === null ? null : expand.includes('latest_charge') ? chargeWire(intent) : intent.charge,
    livemode: false,
    metadata: intent.metadata,
    next_action:
      intent.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } } : null,
    payment_method:
      intent.card === null || intent.error !== null ? null : expand.includes('payment_method') ? methodWire(intent.card) : 'pm_local',
    payment_method_types: ['card'],
    processing: null,
    status: intent.status,
  });

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
    const { body, signature } = event(type, intentWire(intent, []));
    await deliver?.(body, signature);
  };

  const bankSays = (intent: Intent, behaviour: Behaviour): void => {
    if (behaviour === 'approve') {
      intent.status = 'requires_capture';
      intent.charge = id('ch');
    } else if (behaviour === 'challenge') intent.status = 'requires_action';
    else {
      intent.status = 'requires_payment_method';
      intent.error = behaviour;
    }
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
    const intentAnswer = (of: Intent): Answer => ({ status: 200, body: intentWire(of, expand) });
    switch (kind) {
      case 'account':
        return {
          status: 200,
          body: { id: 'acct_local', object: 'account', country: 'US', default_currency: 'usd', charges_enabled: true },
        };
      case 'endpoints':
        return { status: 200, body: listOf(path, []) };
      case 'intents':
        return {
          status: 200,
          body: listOf(
            path,
            [...intents.values()].slice(-1).map((known) => intentWire(known, [])),
          ),
        };
      case 'create': {
        const amount = Number(fields['amount']);
        if (!Number.isInteger(amount)) return invalid('parameter_invalid_integer', 'amount');
        if (amount < 50) return invalid('amount_too_small', 'amount');
        if (fields['capture_method'] !== 'manual' || fields['currency'] !== 'usd') return invalid('parameter_missing', 'currency');
        const made: Intent = {
          id: id('pi'),
          amount,
          metadata,
          client_secret: id('pi_secret'),
          created: seconds(),
          status: 'requires_payment_method',
          amount_received: 0,
          card: null,
          error: null,
          charge: null,
        };
        intents.set(made.id, made);
        return intentAnswer(made);
      }
      case 'search': {
        const [, name = '', value = ''] = /^metadata\['(\w+)'\]:'([^']+)'$/.exec(fields['query'] ?? '') ?? [];
        if (name === '') return invalid('parameter_invalid_string_blank', 'query');
        const found = [...intents.values()].filter((known) => known.metadata[name] === value);
        return {
          status: 200,
          body: {
            ...listOf(
              path,
              found.map((known) => intentWire(known, [])),
            ),
            object: 'search_result',
            next_page: null,
          },
        };
      }
      case 'refunds':
        return { status: 200, body: listOf(path, refunds.filter((r) => r.intent === fields['payment_intent']).map(refundWire)) };
      case 'refund': {
        const of = intents.get(fields['payment_intent'] ?? '');
        const amount = Number(fields['amount']);
        if (of === undefined) return missing('payment_intent');
        if (of.status !== 'succeeded') return invalid('charge_not_refundable');
        const left = of.amount_received - givenBack(of.id);
        if (left === 0) return invalid('charge_already_refunded');
        if (!(amount > 0)) return invalid('parameter_invalid_integer', 'amount');
        if (amount > left) return invalid('amount_too_large', 'amount');
        const made: Refund = { id: id('re'), amount, intent: of.id, metadata, status: 'succeeded' };
        refunds.push(made);
        return { status: 200, body: refundWire(made) };
      }
      default:
        return intent === undefined ? missing('intent') : changed(intent, kind, fields, intentAnswer);
    }
  }

  function changed(intent: Intent, act: string, fields: Fields, intentAnswer: (of: Intent) => Answer): Answer {
    const unexpected = error(400, 'invalid_request_error', 'payment_intent_unexpected_state');
    switch (act) {
      case 'retrieve':
        return intentAnswer(intent);
      case 'confirm': {
        const token = tokens.get(fields['confirmation_token'] ?? '');
        if (token === undefined) return missing('confirmation_token');
        if (token.usedBy !== null) return invalid('token_already_used', 'confirmation_token');
        if (intent.status !== 'requires_payment_method') return unexpected;
        token.usedBy = intent.id;
        intent.card = token.card;
        bankSays(intent, token.card.behaviour);
        if (intent.error === null) return intentAnswer(intent);
        return error(402, 'card_error', intent.error.code, '', { ...intent.error, payment_intent: intentWire(intent, []) });
      }
      case 'capture': {
        if (intent.status !== 'requires_capture') return unexpected;
        const amount = Number(fields['amount_to_capture'] ?? intent.amount);
        if (amount > intent.amount) return invalid('amount_too_large', 'amount_to_capture');
        if (!(amount > 0)) return invalid('parameter_invalid_integer', 'amount_to_capture');
        intent.status = 'succeeded';
        intent.amount_received = amount;
        return intentAnswer(intent);
      }
      case 'cancel':
        if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected;
        intent.status = 'canceled';
        return intentAnswer(intent);
      default:
        return missing('url');
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

  const tokenOf = (number: string): string | null => {
    const digits = number.replace(/\D/g, '');
    const behaviour = CARDS[digits];
    if (behaviour === undefined) return null;
    const token = id('ctoken');
    tokens.set(token, { card: { brand: 'visa', last4: digits.slice(-4), behaviour }, usedBy: null });
    return token;
  };

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
      const token = body === '' ? null : tokenOf(body);
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
    token: (number) => tokenOf(number) ?? 'ctoken_never_made',
    answerChallenge,
    fail: (how) => {
      fault = how;
    },
    deliverTo: (to) => {
      deliver = to;
    },
    event,
    dispute: (intentId, status) => ({
      id: `dp_${intentId}`,
      object: 'dispute',
      amount: intents.get(intentId)?.amount_received ?? 0,
      charge: intents.get(intentId)?.charge ?? null,
      created: 1_790_000_000,
      currency: 'usd',
      evidence_details: { due_by: 1_790_600_000, has_evidence: false, past_due: false, submission_count: 0 },
      payment_intent: intentId,
      reason: 'fraudulent',
      status,
    }),
    calls,
    payments: () =>
      [...intents.values()].map(({ id: intentId, metadata, status, amount_received: captured }) => ({
        attemptId: metadata['attempt'] ?? '',
        isHeld: status === 'requires_capture' || status === 'requires_action',
        captures: status === 'succeeded' ? 1 : 0,
        captured,
        refunded: givenBack(intentId),
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
