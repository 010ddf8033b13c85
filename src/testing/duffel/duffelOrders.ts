/** Orders of the local Duffel server: booked, changed by their airline, cancelled at a quote. */
import { randomBytes } from 'node:crypto';
import type { AirlineChange } from '#server/flights/supplier';
import { passengersRefused } from './duffelPassengers';
import { data, id, money, refuse, unknownField } from './duffelShapes';
import type { Answer, Cancellation, Change, DuffelRules, Json, Order } from './duffelShapes';
import type { createOffers, StoredOffer } from './duffelOffers';
import type { createServices } from './duffelServices';

const ORDER_FIELDS = ['type', 'selected_offers', 'passengers', 'payments', 'metadata', 'services'];
const PAYMENT_FIELDS = ['type', 'amount', 'currency'];
const MOST_A_PAGE = 200;
const QUOTE_MS = 30 * 60_000;
type Slice = Order['slices'][number];
type Segment = Slice['segments'][number];

/** `tell` sends an event. */
export function createOrders(
  now: () => Date,
  rules: () => DuffelRules,
  { offers, services }: { readonly offers: ReturnType<typeof createOffers>; readonly services: ReturnType<typeof createServices> },
  tell: (type: string, object: object) => Promise<void>,
) {
  const orders: Order[] = [];
  const cancellations = new Map<string, Cancellation>();
  /** Orders that were taken, and are not made yet. */
  const accepted: { readonly offer: StoredOffer; readonly body: Json }[] = [];
  let last: Json | null = null;

  /** Why an order cannot be made; null where it can. */
  function refusal(body: Json, offer: StoredOffer | undefined): Answer | null {
    if (unknownField(body, ORDER_FIELDS) !== undefined) return refuse(422, 'unknown_field');
    if (offer === undefined) return refuse(404, 'not_found');
    if (offer.isOver) return refuse(422, 'offer_no_longer_available');
    const sold = services.refusal(body);
    if (sold) return sold;
    const [payment] = body['payments'] as Json[];
    if (payment === undefined || unknownField(payment, PAYMENT_FIELDS) !== undefined) return refuse(422, 'unknown_field', '/payments');
    const isRight = payment['amount'] === money(offer.total + services.cents(body)) && payment['currency'] === offer.body.total_currency;
    if (payment['type'] !== 'balance' || !isRight) return refuse(422, 'payment_amount_does_not_match_order_amount');
    const { orders: how, refusedPlace } = rules();
    if (how === 'no_balance') return refuse(422, 'insufficient_balance');
    if (how === 'conflict') return refuse(409, 'offer_request_already_booked');
    if (how === 'duplicate') return refuse(422, 'duplicate_booking');
    if (how === 'not_created') return refuse(502, 'order_not_created');
    if (refusedPlace !== null) return refuse(422, 'validation_format', refusedPlace);
    return passengersRefused(offer.body, body['passengers'] as Json[], rules());
  }

  function book(body: Json): Answer {
    const offer = offers.get((body['selected_offers'] as string[])[0] ?? '');
    const refused = refusal(body, offer);
    if (refused || offer === undefined) return refused ?? refuse(404, 'not_found');
    last = body;
    if (rules().orders !== 'accepted') return data(make(body, offer), 201);
    accepted.push({ offer, body });
    return data({}, 202);
  }

  function make(body: Json, offer: StoredOffer): Order {
    const people = body['passengers'] as Order['passengers'];
    const made = {
      id: id('ord'),
      live_mode: false,
      content: 'managed',
      booking_reference: randomBytes(3).toString('hex').toUpperCase(),
      metadata: body['metadata'] as Record<string, string>,
      documents: rules().isTicketless ? [] : ticketsFor(people),
      base_amount: offer.body.base_amount,
      base_currency: offer.body.base_currency,
      tax_amount: '20.00',
      tax_currency: offer.body.total_currency,
      total_amount: money(offer.total + services.cents(body)),
      total_currency: offer.body.total_currency,
      conditions: offer.body.conditions,
      payment_status: { awaiting_payment: false, paid_at: now().toISOString() },
      cancelled_at: null,
      cancellation: null,
      owner: offer.body.owner,
      created_at: now().toISOString(),
      synced_at: now().toISOString(),
      airline_initiated_changes: [],
      available_actions: offer.body.conditions.change_before_departure?.allowed === true ? ['cancel', 'change'] : ['cancel'],
      passengers: people
        .map((person) => ({
          ...person,
          type: offer.body.passengers.find((one) => one.id === person.id)?.type ?? 'adult',
        }))
        // in whatever order Duffel chooses
        .reverse(),
      services: services.take(body),
      slices: offer.body.slices.map((slice) => ({ ...slice, id: id('sli') })) as Slice[], // an order says no more of a flight than its offer
    } satisfies Order;
    orders.unshift(made);
    return made;
  }

  /** One for each of the people, numbered as they were ordered for, and one document that is no ticket. */
  const ticketsFor = (people: readonly { readonly id: string }[]): NonNullable<Order['documents']> => [
    { type: 'electronic_miscellaneous_document_standalone', unique_identifier: '1259999999999', passenger_ids: people.map(({ id }) => id) },
    ...people.map((person, i) => ({
      type: 'electronic_ticket' as const,
      unique_identifier: `125210631281${String(i)}`,
      passenger_ids: [person.id],
    })),
  ];

  /** What was taken longest ago is made, or fails; Duffel tells of it. */
  async function settle(isMade: boolean): Promise<void> {
    const order = accepted.shift();
    if (order === undefined) throw new Error('no order was taken');
    if (isMade) return tell('order.created', make(order.body, order.offer));
    await tell('order.creation_failed', { offer_id: order.offer.body.id, metadata: order.body['metadata'] });
  }

  /** The airline issues the ticket of the newest order after all. */
  async function ticket(): Promise<void> {
    const [newest] = orders;
    if (newest === undefined) throw new Error('nothing is booked');
    newest.documents = ticketsFor([...newest.passengers].reverse());
    await tell('order.updated', newest);
  }

  const find = (orderId: unknown): Order | undefined => orders.find((one) => one.id === orderId);

  /** The airline announces a change of the newest order; Duffel tells of it, and the order stays as it is until that is accepted. */
  async function announce(
    made: (flown: readonly Slice[]) => Pick<Change, 'added' | 'removed'>,
    actions: Change['available_actions'] = ['accept', 'cancel'],
  ): Promise<void> {
    const [newest] = orders;
    if (newest === undefined) throw new Error('nothing is booked');
    const change = {
      id: id('aic'),
      order_id: newest.id,
      ...made(flownOf(newest)),
      action_taken: null,
      action_taken_at: null,
      available_actions: actions,
      travel_agent_ticket: null,
      created_at: now().toISOString(),
      updated_at: now().toISOString(),
    } satisfies Change;
    newest.airline_initiated_changes.push(change);
    await tell('order.airline_initiated_change_detected', change);
  }

  /** The airline moves the newest order by so many minutes. */
  const move = (minutes: number, actions?: Change['available_actions']): Promise<void> => {
    const later = (at: string): string => new Date(Date.parse(`${at}Z`) + minutes * 60_000).toISOString().slice(0, 19);
    const moved = (s: Segment): Segment => ({ ...s, departing_at: later(s.departing_at), arriving_at: later(s.arriving_at) });
    return announce((flown) => ({ removed: [...flown], added: flown.map((slice) => withSegments(slice, moved)) }), actions);
  };

  async function changeByAirline(change: AirlineChange): Promise<void> {
    switch (change.kind) {
      case 'moved':
        return move(change.minutes);
      case 'renumbered': {
        const other = (s: Segment): Segment => ({
          ...s,
          marketing_carrier_flight_number: `9${s.marketing_carrier_flight_number.slice(-3)}`,
        });
        return announce((flown) => ({ removed: [...flown], added: flown.map((slice) => withSegments(slice, other)) }));
      }
      case 'cancelled':
        if (change.slice === null) return drop();
        return announce((flown) => ({ removed: flown.slice(change.slice ?? 0, (change.slice ?? 0) + 1), added: [] }));
    }
  }

  /** The airline cancels the newest order by itself. */
  async function drop(): Promise<void> {
    const [newest] = orders;
    if (newest === undefined) throw new Error('nothing is booked');
    newest.cancelled_at = now().toISOString();
    await tell('order.updated', newest);
  }

  function accept(changeId: string): Answer {
    const order = orders.find((one) => one.airline_initiated_changes.some((change) => change.id === changeId));
    const change = order?.airline_initiated_changes.find((one) => one.id === changeId);
    if (order === undefined || change === undefined) return refuse(404, 'not_found');
    if (change.action_taken !== null) return refuse(422, 'invalid_state');
    change.action_taken = 'accepted';
    const removed = new Set(change.removed.map((slice) => slice.id));
    order.slices = [...order.slices.filter((slice) => !removed.has(slice.id)), ...change.added];
    return data(change);
  }

  function quote(orderId: unknown): Answer {
    const order = find(orderId);
    if (order === undefined) return refuse(404, 'not_found');
    if (order.cancelled_at) return refuse(422, 'order_cannot_be_cancelled');
    const { refund, refundCurrency, refundTo } = rules();
    const made: Cancellation = {
      id: id('ore'),
      order_id: order.id,
      live_mode: false,
      refund_amount: refund,
      refund_currency: refundCurrency,
      refund_to: refundTo,
      expires_at: new Date(now().getTime() + QUOTE_MS).toISOString(),
      created_at: now().toISOString(),
      confirmed_at: null as unknown as string, // null until it is confirmed, whatever the SDK's type says
      airline_credits: refundTo === 'airline_credits' ? creditsOf(order, refund, refundCurrency) : [],
    };
    cancellations.set(made.id, made);
    return data(made, 201);
  }

  function confirm(quoteId: string): Answer {
    const made = cancellations.get(quoteId);
    const order = find(made?.order_id);
    if (made === undefined || order === undefined) return refuse(404, 'not_found');
    if (order.cancelled_at) return refuse(422, 'order_already_cancelled');
    if (Date.parse(made.expires_at) <= now().getTime()) return refuse(422, 'order_cancellation_expired');
    order.cancelled_at = now().toISOString();
    const confirmed = { ...made, confirmed_at: now().toISOString() } satisfies Cancellation;
    order.cancellation = confirmed;
    tell('order_cancellation.confirmed', confirmed).catch(() => undefined);
    return data(confirmed);
  }

  return {
    find,
    ticketsFor,
    book,
    accept,
    quote,
    confirm,
    move,
    /** The newest first, page after page; the cursor is the order that the page before ended with. */
    list: (query: URLSearchParams): Answer => {
      const limit = Number(query.get('limit') ?? 50);
      if (!(limit >= 1 && limit <= MOST_A_PAGE)) return refuse(422, 'validation_error');
      const first = orders.findIndex((one) => one.id === query.get('after')) + 1;
      const page = orders.slice(first, first + limit);
      const after = first + limit < orders.length ? (page.at(-1)?.id ?? null) : null;
      return { status: 200, body: { data: page, meta: { limit, before: null, after } } };
    },
    get: (orderId: string): Answer => {
      const found = find(orderId);
      return found === undefined ? refuse(404, 'not_found') : data(found);
    },
    changeByAirline,
    drop,
    /** Every quote made so far ends. */
    endQuotes: (): void => {
      for (const [key, made] of cancellations) cancellations.set(key, { ...made, expires_at: now().toISOString() });
    },
    /** Others make so many orders after the newest. */
    crowd: (count: number): void => {
      const [newest] = orders;
      if (newest === undefined) throw new Error('nothing is booked');
      orders.unshift(...Array.from({ length: count }, () => ({ ...newest, id: id('ord'), metadata: {}, created_at: now().toISOString() })));
    },
    settle,
    ticket,
    all: (): readonly Order[] => orders,
    lastBooked: (): Json | null => last,
  };
}

/** The credit of each traveler: even parts of the whole. */
function creditsOf({ passengers, owner }: Order, refund: string | null, credit_currency: string): Cancellation['airline_credits'] {
  return passengers.map(({ id: passenger_id }) => ({
    id: id('acr'),
    credit_name: `${owner.name} credit`,
    credit_code: '1252106312810',
    credit_amount: money(Math.round((Number(refund) * 100) / passengers.length)),
    credit_currency,
    issued_on: '2027-04-10',
    passenger_id,
  }));
}

/** A slice with other flights, which have ids of their own. */
const withSegments = (slice: Slice, change: (segment: Segment) => Segment): Slice => ({
  ...slice,
  id: id('sli'),
  segments: slice.segments.map((segment) => ({ ...change(segment), id: id('seg') })),
});

/** An order with all that its airline announced: a further change is one of these flights. */
function flownOf({ slices, airline_initiated_changes: changes }: Order): readonly Slice[] {
  const open = changes.filter(({ action_taken: action }) => action === null);
  return open.reduce<readonly Slice[]>((flown, { removed, added }) => {
    const gone = new Set(removed.map((slice) => slice.id));
    return [...flown.filter((slice) => !gone.has(slice.id)), ...added];
  }, slices);
}
