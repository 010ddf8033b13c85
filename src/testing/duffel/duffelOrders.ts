/** Orders of the local Duffel server: booked, changed by their airline, cancelled at a quote. */
import { randomBytes } from 'node:crypto';
import { data, id, money, refuse, unknownField } from './duffelShapes';
import type { Answer, Json } from './duffelShapes';
import type { createOffers } from './duffelOffers';

const ORDER_FIELDS = ['type', 'selected_offers', 'passengers', 'payments', 'metadata', 'services'];
const PASSENGER_FIELDS = [
  'id',
  'given_name',
  'family_name',
  'born_on',
  'gender',
  'title',
  'email',
  'phone_number',
  'infant_passenger_id',
  'identity_documents',
];
const LIST_FIELDS: readonly string[] = ['limit', 'after', 'before', 'booking_reference', 'awaiting_payment', 'passenger_name[]', 'user_id'];
const MOST_A_PAGE = 200;
const QUOTE_MS = 30 * 60_000;

interface Segment extends Json {
  readonly departing_at: string;
  readonly arriving_at: string;
}
interface OrderSlice extends Json {
  readonly id: string;
  readonly segments: readonly Segment[];
}
interface Order extends Json {
  readonly id: string;
  cancelled_at: string | null;
  slices: readonly OrderSlice[];
  readonly airline_initiated_changes: Change[];
}
interface Change extends Json {
  readonly id: string;
  readonly added: readonly OrderSlice[];
  action_taken: string | null;
}
interface Cancellation extends Json {
  readonly id: string;
  readonly order_id: string;
  readonly expires_at: string;
}

/** `tell` sends an event. */
export function createOrders(
  now: () => Date,
  offers: ReturnType<typeof createOffers>,
  tell: (type: string, object: Json) => Promise<void>,
) {
  const orders: Order[] = [];
  const cancellations = new Map<string, Cancellation>();
  let areTicketsHeld = false;
  let last: Json | null = null;
  let refund: string | null = '100.00';

  function book(body: Json): Answer {
    if (unknownField(body, ORDER_FIELDS)) return refuse(422, 'unknown_field');
    const offer = offers.get((body['selected_offers'] as string[])[0] ?? '');
    if (offer === undefined) return refuse(404, 'not_found');
    if (offer.isOver) return refuse(422, 'offer_no_longer_available');
    const [payment] = body['payments'] as { amount: string; currency: string; type: string }[];
    if (payment?.type !== 'balance' || payment.amount !== money(offer.total))
      return refuse(422, 'payment_amount_does_not_match_order_amount');
    const people = body['passengers'] as Json[];
    const isComplete =
      offer.passengers.every(({ id: wanted }) => people.some((p) => p['id'] === wanted)) && people.length === offer.passengers.length;
    if (!isComplete || people.some((p) => unknownField(p, PASSENGER_FIELDS) || !/^[mf]$/.test(String(p['gender']))))
      return refuse(422, 'validation_required');
    const infants = offer.passengers.filter((p) => p.type === 'infant_without_seat');
    if (infants.some((infant) => people.filter((p) => p['infant_passenger_id'] === infant.id).length !== 1))
      return refuse(422, 'missing_infant_responsible_adult');
    last = body;
    const made: Order = {
      id: id('ord'),
      live_mode: false,
      booking_reference: randomBytes(3).toString('hex').toUpperCase(),
      metadata: body['metadata'],
      documents: areTicketsHeld ? [] : [{ type: 'electronic_ticket', unique_identifier: '1', passenger_ids: [] }],
      total_amount: money(offer.total),
      total_currency: 'USD',
      cancelled_at: null,
      cancellation: null,
      owner: offer.body['owner'],
      created_at: now().toISOString(),
      airline_initiated_changes: [],
      available_actions: ['cancel'],
      passengers: offer.passengers,
      slices: offer.body['slices'] as readonly OrderSlice[],
    };
    orders.unshift(made);
    return data(made, 201);
  }

  const find = (orderId: unknown): Order | undefined => orders.find((one) => one.id === orderId);

  /** The airline moves the newest order by so many minutes; Duffel tells of it, and the order stays as it is until it is accepted. */
  async function move(minutes: number, actions: readonly string[] = ['accept', 'cancel']): Promise<void> {
    const [newest] = orders;
    if (newest === undefined) throw new Error('nothing is booked');
    const later = (at: string): string => new Date(Date.parse(`${at}Z`) + minutes * 60_000).toISOString().slice(0, 19);
    const added = newest.slices.map((slice) => ({
      ...slice,
      id: id('sli'),
      segments: slice.segments.map((s) => ({
        ...s,
        id: id('seg'),
        departing_at: later(s.departing_at),
        arriving_at: later(s.arriving_at),
      })),
    }));
    const change: Change = {
      id: id('aic'),
      order_id: newest.id,
      added,
      removed: newest.slices,
      action_taken: null,
      action_taken_at: null,
      available_actions: actions,
      travel_agent_ticket: null,
      created_at: now().toISOString(),
      updated_at: now().toISOString(),
    };
    newest.airline_initiated_changes.push(change);
    await tell('order.airline_initiated_change_detected', change);
  }

  function accept(changeId: string): Answer {
    const order = orders.find((one) => one.airline_initiated_changes.some((change) => change.id === changeId));
    const change = order?.airline_initiated_changes.find((one) => one.id === changeId);
    if (order === undefined || change === undefined) return refuse(404, 'not_found');
    if (change.action_taken !== null) return refuse(422, 'invalid_state');
    change.action_taken = 'accepted';
    order.slices = change.added;
    return data(change);
  }

  function quote(orderId: unknown): Answer {
    const order = find(orderId);
    if (order === undefined) return refuse(404, 'not_found');
    if (order.cancelled_at !== null) return refuse(422, 'order_cannot_be_cancelled');
    const made: Cancellation = {
      id: id('ore'),
      order_id: order.id,
      live_mode: false,
      refund_amount: refund,
      refund_currency: 'USD',
      refund_to: 'balance',
      expires_at: new Date(now().getTime() + QUOTE_MS).toISOString(),
      created_at: now().toISOString(),
      confirmed_at: null,
      airline_credits: [],
    };
    cancellations.set(made.id, made);
    return data(made, 201);
  }

  function confirm(quoteId: string): Answer {
    const made = cancellations.get(quoteId);
    const order = find(made?.order_id);
    if (made === undefined || order === undefined) return refuse(404, 'not_found');
    if (order.cancelled_at !== null) return refuse(422, 'order_already_cancelled');
    if (Date.parse(made.expires_at) <= now().getTime()) return refuse(422, 'order_cancellation_expired');
    order.cancelled_at = now().toISOString();
    const confirmed = { ...made, confirmed_at: now().toISOString() };
    tell('order_cancellation.confirmed', confirmed).catch(() => undefined);
    return data(confirmed);
  }

  return {
    book,
    accept,
    quote,
    confirm,
    move,
    /** The newest first, page after page; the cursor is the order that the page before ended with. */
    list: (query: URLSearchParams): Answer => {
      const limit = Number(query.get('limit') ?? 50);
      if ([...query.keys()].some((name) => !LIST_FIELDS.includes(name)) || !(limit >= 1 && limit <= MOST_A_PAGE))
        return refuse(422, 'validation_error');
      const first = orders.findIndex((one) => one.id === query.get('after')) + 1;
      const page = orders.slice(first, first + limit);
      const after = first + limit < orders.length ? (page.at(-1)?.id ?? null) : null;
      return { status: 200, body: { data: page, meta: { limit, before: null, after } } };
    },
    get: (orderId: string): Answer => {
      const found = find(orderId);
      return found === undefined ? refuse(404, 'not_found') : data(found);
    },
    /** The airline cancels the newest order by itself. */
    drop: async (): Promise<void> => {
      const [newest] = orders;
      if (newest === undefined) throw new Error('nothing is booked');
      newest.cancelled_at = now().toISOString();
      await tell('order.updated', newest);
    },
    /** Every quote made so far ends. */
    endQuotes: (): void => {
      for (const [key, made] of cancellations) cancellations.set(key, { ...made, expires_at: now().toISOString() });
    },
    setRefund: (amount: string | null): void => {
      refund = amount;
    },
    holdTickets: (): void => {
      areTicketsHeld = true;
    },
    lastBooked: (): Json | null => last,
  };
}
