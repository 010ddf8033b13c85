/**
 * A server on this machine that answers in Duffel's published shapes, and refuses what Duffel refuses: fields it does not know, offers
 * that ended, people who do not fit their offer, a price that is not the offer's. It tells of changes by signed events.
 */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AirlineChange } from '#server/flights/supplier';
import { createExchanges } from './duffelExchanges';
import { createOffers } from './duffelOffers';
import { createOrders } from './duffelOrders';
import { createServices } from './duffelServices';
import { data, id, refuse, unknownField, USUAL } from './duffelShapes';
import type { Answer, Change, DuffelRules, Json, Order } from './duffelShapes';

const TOKEN = 'duffel_test_local';
const ENDPOINT = 'end_local';
/** Parameters of addresses that any of its calls takes. */
const PARAMETERS = [
  'return_offers',
  'return_available_services',
  'offer_id',
  'supplier_timeout',
  'limit',
  'after',
  'before',
  'delivery_success',
  'endpoint_id',
  'type',
];
const WEBHOOK_SECRET = 'QKfUULLQh+8SegYmIsF6kA==';

type DuffelFault = 'unreachable' | 'broken';

export interface SignedDuffelEvent {
  readonly body: string;
  /** For `X-Duffel-Signature`. */
  readonly signature: string;
}

export interface DuffelServer {
  /** Settings of an installation, so that it talks to this server. */
  readonly env: Readonly<Record<string, string>>;
  /** Every call so far, `POST /air/orders`. */
  readonly calls: readonly string[];
  /** From now on it is `unreachable`, every answer is a 502 of a proxy, or nothing is wrong. */
  fail(how: DuffelFault | null): void;
  /** Calls of this address are answered with a 502 of a proxy from now on. */
  breakCall(path: RegExp): void;
  /** Changes what is answered from now on, by the call (`POST /air/orders`); null: nothing any more. */
  alter(change: ((call: string, body: object) => object) | null): void;
  /** All offers made so far end. */
  endOffers(): void;
  /** The price from now on of every seat, dollars. */
  raiseBy(dollars: number): void;
  /** What airlines and account do from now on; what is not named stays. */
  change(rules: Partial<DuffelRules>): void;
  /** The order that was taken longest ago is made, or could not be made; resolves when the event was taken. */
  settleOrder(outcome: 'made' | 'failed'): Promise<void>;
  /** Answers the orders that are held. */
  releaseOrders(): void;
  /** The newest order gets its ticket. */
  issueTicket(): Promise<void>;
  /** No more calls for so many seconds. */
  limitFor(seconds: number): void;
  /** So many orders are made by others, after the newest. */
  crowd(count: number): void;
  /** Its own books, the newest first. */
  orders(): readonly Order[];
  /** What the last order said about its people. */
  lastOrder(): Readonly<Record<string, unknown>> | null;
  /** The airline flies the newest order so many minutes later; resolves when the event was taken. `actions`: what Duffel can do about it. */
  moveOrder(minutes: number, actions?: Change['available_actions']): Promise<void>;
  /** The airline does this to the newest order. */
  changeOrder(change: AirlineChange): Promise<void>;
  /** The airline cancels the newest order. */
  dropOrder(): Promise<void>;
  /** All quotes of cancellations made so far end. */
  endQuotes(): void;
  /** What was paid for changes of orders so far, each confirmed once. */
  paidForChanges(): readonly string[];
  /** All offers and pending changes of orders made so far end. */
  endChanges(): void;
  /** The address that events go to, where an installation listens. */
  listenAt(origin: string): void;
  /** Where events go instead of an address; answers with the status. */
  deliverTo(deliver: (event: SignedDuffelEvent) => Promise<number>): void;
  /** An event as Duffel writes it, signed at `at`. */
  event(type: string, object: object, options?: { readonly id?: string; readonly at?: Date; readonly scheme?: string }): SignedDuffelEvent;
  close(): Promise<void>;
}

/** `now` is what the server takes for the present. */
export async function startDuffelServer(now: () => Date): Promise<DuffelServer> {
  const calls: string[] = [];
  let fault: DuffelFault | null = null;
  let broken: RegExp | null = null;
  let altered: ((call: string, body: object) => object) | null = null;
  let rules = USUAL;
  let limitedUntil = 0;
  let held: (() => void)[] = [];
  let address: string | null = null;
  const deliveries: object[] = [];
  let deliver = async ({ body, signature }: SignedDuffelEvent): Promise<number> => {
    if (address === null) return 200;
    const headers = { 'content-type': 'application/json', 'x-duffel-signature': signature };
    return (await fetch(address, { method: 'POST', body, headers })).status;
  };

  const event: DuffelServer['event'] = (type, object, { id: eventId = id('wev'), at = now(), scheme = 'v1' } = {}) => {
    const body = JSON.stringify({
      id: eventId,
      type,
      api_version: 'v2',
      live_mode: false,
      created_at: at.toISOString(),
      idempotency_key: 'id' in object ? object.id : eventId,
      data: { object },
    });
    const time = String(Math.floor(at.getTime() / 1000));
    const hash = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex');
    return { body, signature: `t=${time},${scheme}=${hash}` };
  };
  const tell = async (type: string, object: object): Promise<void> => {
    const sent = event(type, object);
    const status = await deliver(sent);
    deliveries.unshift({
      id: id('del'),
      endpoint_id: ENDPOINT,
      event_id: (JSON.parse(sent.body) as { id: string }).id,
      type,
      url: address,
      live_mode: false,
      response_status_code: status,
      response_body: '{}',
      created_at: now().toISOString(),
    });
    if (status !== 200) throw new Error(`${type} was answered with ${String(status)}`);
  };
  const offers = createOffers(now, () => rules);
  const services = createServices(() => rules);
  const orders = createOrders(now, () => rules, { offers, services }, tell);
  const exchanges = createExchanges(now, () => rules, { offers, orders });

  const webhook = (): object => ({
    id: ENDPOINT,
    active: true,
    live_mode: false,
    url: address,
    events: [
      'order.created',
      'order.creation_failed',
      'order.updated',
      'order.airline_initiated_change_detected',
      'order_cancellation.created',
      'order_cancellation.confirmed',
    ],
    created_at: now().toISOString(),
    updated_at: now().toISOString(),
  });

  /** What keeps a call out, whatever it asks. */
  function keptOut(request: IncomingMessage, kind: string): Answer | null {
    const isOurs = request.headers.authorization === `Bearer ${TOKEN}` && request.headers['duffel-version'] === 'v2';
    if (!isOurs || rules.token === 'revoked') return refuse(401, 'access_token_not_found');
    if (rules.token === 'may not search' && kind.endsWith('offer_requests')) return refuse(403, 'insufficient_permissions');
    const ends = new Date(limitedUntil);
    return ends > now() ? { ...refuse(429, 'rate_limit_exceeded'), headers: { 'ratelimit-reset': ends.toUTCString() } } : null;
  }

  function answer(method: string, path: string, body: Json, query: URLSearchParams): Answer {
    const [, kind = '', named = '', act = ''] = /^\/air\/(\w+)(?:\/(\w+))?(?:\/actions\/(\w+))?\/?$/.exec(path) ?? [];
    switch (kind) {
      case 'offer_requests':
        return method === 'POST' ? offers.search(body) : refuse(404, 'not_found');
      case 'batch_offer_requests':
        return method === 'POST' ? offers.searchInBatches(body) : offers.nextBatch(named);
      case 'offers': {
        const offer = offers.get(named);
        return offer === undefined || offer.isOver
          ? refuse(404, 'not_found')
          : data({ ...offer.body, available_services: query.get('return_available_services') === 'true' ? services.available(offer) : [] });
      }
      case 'seat_maps':
        return services.seatMaps(offers.get(query.get('offer_id') ?? ''));
      case 'orders':
        return method === 'POST' ? orders.book(body) : named === '' ? orders.list(query) : orders.get(named);
      case 'order_cancellations':
        return act === 'confirm' ? orders.confirm(named) : orders.quote(body['order_id']);
      case 'airline_initiated_changes':
        return act === 'accept' ? orders.accept(named) : refuse(404, 'not_found');
      case 'order_change_requests':
        return method === 'POST' ? exchanges.request(body) : refuse(404, 'not_found');
      case 'order_change_offers':
        return exchanges.offer(named);
      case 'order_changes':
        if (act === 'confirm') return exchanges.confirm(named, body);
        return method === 'POST' ? exchanges.create(body) : exchanges.get(named);
      case 'webhooks':
        if (act === 'ping') {
          tell('ping.triggered', {}).catch(() => undefined);
          return data({});
        }
        if (named === 'deliveries') return data(deliveries);
        return data(address === null ? [] : [webhook()]);
      default:
        return refuse(404, 'not_found');
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (fault === 'unreachable') return void request.socket.destroy();
    const method = request.method ?? 'GET';
    calls.push(`${method} ${pathname.replace(/\/$/, '')}`);
    const body = chunks.length === 0 ? {} : ((JSON.parse(Buffer.concat(chunks).toString('utf8')) as { data?: Json }).data ?? {});
    const kind = pathname.split('/')[2] ?? '';
    const isOrder = method === 'POST' && kind === 'orders';
    const isConfirm = kind === 'order_changes' && pathname.endsWith('/confirm');
    if (isOrder && rules.orders === 'refused connection') return void request.socket.destroy();
    if (isConfirm && rules.changes === 'refused connection') return void request.socket.destroy();
    const unknown_ = unknownField(Object.fromEntries(searchParams), PARAMETERS);
    const made =
      fault === 'broken' || broken?.test(pathname) === true
        ? { status: 502, body: {} }
        : (keptOut(request, kind) ??
          (unknown_ === undefined ? answer(method, pathname, body, searchParams) : refuse(422, 'unknown_parameter')));
    if (isOrder && rules.orders === 'answer lost') return void request.socket.destroy();
    if (isConfirm && rules.changes === 'answer lost') return void request.socket.destroy();
    if (isOrder && rules.orders === 'held') await new Promise<void>((resolve) => held.push(resolve));
    response.writeHead(made.status, { 'content-type': 'application/json', ...('headers' in made ? made.headers : {}) });
    const call = `${method} ${pathname.replace(/\/$/, '')}`;
    response.end(JSON.stringify(altered === null || made.status >= 300 ? made.body : altered(call, made.body)));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    env: {
      DUFFEL_ACCESS_TOKEN: TOKEN,
      DUFFEL_WEBHOOK_SECRET: WEBHOOK_SECRET,
      DUFFEL_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    calls,
    fail: (how) => {
      fault = how;
    },
    breakCall: (path) => {
      broken = path;
    },
    alter: (change) => {
      altered = change;
    },
    crowd: orders.crowd,
    endOffers: offers.endAll,
    raiseBy: offers.raiseBy,
    change: (changed) => {
      rules = { ...rules, ...changed };
    },
    settleOrder: (outcome) => orders.settle(outcome === 'made'),
    releaseOrders: () => {
      held.forEach((release) => release());
      held = [];
    },
    issueTicket: orders.ticket,
    limitFor: (seconds) => {
      limitedUntil = now().getTime() + seconds * 1000;
    },
    orders: orders.all,
    lastOrder: orders.lastBooked,
    moveOrder: orders.move,
    changeOrder: orders.changeByAirline,
    dropOrder: orders.drop,
    endQuotes: orders.endQuotes,
    paidForChanges: exchanges.paid,
    endChanges: exchanges.endAll,
    listenAt: (origin) => {
      address = `${origin}/supplier/webhook`;
    },
    deliverTo: (to) => {
      deliver = to;
    },
    event,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
