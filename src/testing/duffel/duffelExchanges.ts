/** Changes of orders at the local Duffel server: requested, offered for twenty minutes, made of an offer, paid for when they are confirmed. */
import { required } from '#core/domain/values/checkedReads';
import { data, id, money, refuse, unknownField } from './duffelShapes';
import type { Answer, ChangeOffer, DuffelRules, Json, Offer, Order, OrderChange } from './duffelShapes';
import { slicesOn } from './duffelOffers';
import type { createOffers } from './duffelOffers';
import type { createOrders } from './duffelOrders';

type Slice = Order['slices'][number];
type Added = ChangeOffer['slices']['add'][number];
interface RequestedSlice {
  readonly origin: string;
  readonly destination: string;
  readonly departure_date: string;
  readonly cabin_class: Added['segments'][number]['passengers'][number]['cabin_class'];
}
/** One way to fly a slice, with the price of a seat. */
interface Way {
  readonly slice: Added;
  readonly cents: number;
}

const HOLDS_MS = 20 * 60_000;
/** Airlines sell as far ahead. */
const AHEAD_MS = 331 * 24 * 3_600_000;
/** The later flight of the day is dearer. */
const LATER_HOURS = 3;
const LATER_CENTS = 2_000;
const ADD_FIELDS = ['origin', 'destination', 'departure_date', 'cabin_class'];
const PAYMENT_FIELDS = ['type', 'amount', 'currency'];

export function createExchanges(
  now: () => Date,
  rules: () => DuffelRules,
  { offers, orders }: { readonly offers: ReturnType<typeof createOffers>; readonly orders: ReturnType<typeof createOrders> },
) {
  const changeOffers = new Map<string, { body: ChangeOffer; readonly orderId: string }>();
  const changes = new Map<string, { body: OrderChange }>();
  const paid: string[] = [];

  const seatsOf = ({ passengers }: Order): number => passengers.filter(({ type }) => type !== 'infant_without_seat').length;
  const isOver = ({ expires_at }: { readonly expires_at: string }): boolean => Date.parse(expires_at) <= now().getTime();

  /** Flights of a day, the airline's own at the fare of the order among them, once more some hours later. */
  function waysOf(order: Order, removed: Slice, requested: RequestedSlice): readonly Way[] {
    const cabin = required(requested.cabin_class, 'cabin');
    const all = slicesOn(requested, order.passengers as unknown as Offer['passengers'], cabin).map(({ slice, cents, airline }) => ({
      slice: { ...slice, segments: slice.segments.map((segment) => ({ ...segment, passengers: aboard(order, cabin) })) } satisfies Added,
      cents: cents + offers.raised(),
      isUsual: airline === order.owner.iata_code && slice.fare_brand_name === removed.fare_brand_name,
    }));
    const usual = all.filter(({ isUsual }) => isUsual);
    const later = usual.map(({ slice, cents }) => ({ slice: laterBy(slice, LATER_HOURS), cents: cents + LATER_CENTS }));
    return [...later, ...all];
  }

  /** What a seat on a slice of an order cost. */
  const costOf = (order: Order, { origin, destination, fare_brand_name }: Slice): number =>
    required(
      slicesOn(
        { origin: origin.iata_code ?? '', destination: destination.iata_code ?? '', departure_date: '2027-01-01' },
        [],
        'economy',
      ).find(({ airline, slice }) => airline === order.owner.iata_code && slice.fare_brand_name === fare_brand_name),
      'fare',
    ).cents;

  function request(body: Json): Answer {
    const { order_id, slices } = body as { order_id: string; slices: { add: RequestedSlice[]; remove: { slice_id: string }[] } };
    const order = orders.find(order_id);
    const isKnown =
      unknownField(body, ['order_id', 'slices']) === undefined &&
      unknownField(slices, ['add', 'remove']) === undefined &&
      slices.add.every((one) => unknownField({ ...one }, ADD_FIELDS) === undefined) &&
      slices.remove.every((one) => unknownField(one, ['slice_id']) === undefined);
    if (!isKnown) return refuse(422, 'unknown_field');
    if (!order) return refuse(404, 'not_found');
    const removed = slices.remove.flatMap(({ slice_id }) => order.slices.filter((slice) => slice.id === slice_id));
    if (removed.length < slices.remove.length || slices.add.length !== removed.length)
      return refuse(422, 'validation_inclusion', '/slices');
    if (order.cancelled_at || !order.available_actions.includes('change') || rules().changes === 'not offered')
      return refuse(422, 'order_change_not_possible');
    const isFlown = slices.add.every(({ departure_date }) => Date.parse(departure_date) < now().getTime() + AHEAD_MS);
    const ways = isFlown ? waysTogether(slices.add.map((one, i) => waysOf(order, required(removed[i], 'slice'), one))) : [];
    const made = ways.map((way) => offerOf(order, removed, way));
    for (const offer of made) changeOffers.set(offer.id, { body: offer, orderId: order.id });
    return data({ id: id('ocr'), live_mode: false, order_id, slices, order_change_offers: made }, 201);
  }

  function offerOf(order: Order, removed: readonly Slice[], ways: readonly Way[]): ChangeOffer {
    const { currency, changePenalty, changeRefundTo } = rules();
    const sum = (cents: readonly number[]): number => seatsOf(order) * cents.reduce((all, one) => all + one, 0);
    const difference = sum(ways.map(({ cents }) => cents)) - sum(removed.map((slice) => costOf(order, slice)));
    const total = difference + Math.round(Number(changePenalty ?? 0) * 100);
    return {
      id: id('oco'),
      change_total_amount: money(total),
      change_total_currency: currency,
      new_total_amount: money(Math.round(Number(order.total_amount) * 100) + difference),
      new_total_currency: currency,
      penalty_total_amount: changePenalty,
      penalty_total_currency: changePenalty === null ? null : currency,
      refund_to: total < 0 ? changeRefundTo : null,
      order_change_id: null,
      created_at: now().toISOString(),
      updated_at: now().toISOString(),
      expires_at: new Date(now().getTime() + HOLDS_MS).toISOString(),
      slices: { add: ways.map(({ slice }) => ({ ...slice, id: id('sli') })), remove: removed as unknown as Added[] }, // an order says less of seats
    };
  }

  function create(body: Json): Answer {
    if (unknownField(body, ['selected_order_change_offer']) !== undefined) return refuse(422, 'unknown_field');
    const offer = changeOffers.get(String(body['selected_order_change_offer']));
    if (!offer) return refuse(404, 'not_found');
    if (isOver(offer.body) || offer.body.order_change_id !== null) return refuse(422, 'order_change_offer_not_available');
    const { order_change_id: _, updated_at: __, ...terms } = offer.body;
    const made: OrderChange = { ...terms, id: id('oce'), live_mode: false, order_id: offer.orderId, confirmed_at: null };
    changes.set(made.id, { body: made });
    offer.body = { ...offer.body, order_change_id: made.id };
    return data(made, 201);
  }

  function confirm(changeId: string, body: Json): Answer {
    const change = changes.get(changeId)?.body;
    const order = orders.find(change?.order_id);
    if (!change || !order) return refuse(404, 'not_found');
    const payment = body['payment'] as Json | undefined;
    if (unknownField(body, ['payment']) !== undefined || (payment && unknownField(payment, PAYMENT_FIELDS) !== undefined))
      return refuse(422, 'unknown_field');
    if (change.confirmed_at !== null) return refuse(422, 'already_confirmed');
    const removed = new Set(change.slices.remove.map((slice) => slice.id));
    const stands = order.slices.filter((slice) => removed.has(slice.id)).length === removed.size;
    if (isOver(change) || order.cancelled_at || !stands || rules().changes === 'conflict') return refuse(422, 'order_change_not_available');
    const isDue = Number(change.change_total_amount) > 0;
    const isPaid =
      payment?.['type'] === 'balance' &&
      payment['amount'] === change.change_total_amount &&
      payment['currency'] === change.change_total_currency;
    if (isDue ? !isPaid : payment !== undefined) return refuse(422, 'payment_amount_does_not_match_order_amount');
    if (rules().changes === 'no_balance') return refuse(422, 'insufficient_balance');
    change.confirmed_at = now().toISOString();
    paid.push(required(change.change_total_amount, 'amount'));
    apply(order, change);
    return data(change, rules().changes === 'accepted' ? 202 : 200);
  }

  /** New slices come behind those that stay, and get the conditions of those that they replace; what was bought for the others is lost. */
  function apply(order: Order, { slices: { add, remove }, change_total_amount }: OrderChange): void {
    const removed = order.slices.filter((slice) => remove.some((one) => one.id === slice.id));
    const lost = new Set(removed.flatMap(({ segments }) => segments.map((segment) => segment.id)));
    const kept = order.slices.filter((slice) => !removed.includes(slice));
    order.slices = [...kept, ...add.map((slice, i) => ({ ...required(removed[i], 'slice'), ...slice }) as unknown as Slice)];
    order.services = order.services.filter(({ segment_ids }) => !segment_ids.every((segment) => lost.has(segment)));
    order.total_amount = money(Math.round(Number(order.total_amount) * 100) + Math.round(Number(change_total_amount) * 100));
    order.documents = orders
      .ticketsFor([...order.passengers].reverse())
      .map((document) => ({ ...document, unique_identifier: document.unique_identifier.replace(/^125/, String(125 + paid.length)) }));
  }

  const found = (one: { readonly body: object } | undefined): Answer => (one ? data(one.body) : refuse(404, 'not_found'));
  return {
    request,
    offer: (offerId: string): Answer => found(changeOffers.get(offerId)),
    create,
    confirm,
    get: (changeId: string): Answer => found(changes.get(changeId)),
    paid: (): readonly string[] => paid,
    endAll: (): void => {
      const expires_at = now().toISOString();
      for (const offer of changeOffers.values()) offer.body = { ...offer.body, expires_at };
      for (const change of changes.values()) change.body = { ...change.body, expires_at };
    },
  };
}

/** Every choice of one way for each slice. */
const waysTogether = (ways: readonly (readonly Way[])[]): readonly (readonly Way[])[] =>
  ways.reduce<readonly (readonly Way[])[]>((all, next) => all.flatMap((chosen) => next.map((way) => [...chosen, way])), [[]]);

const aboard = (order: Order, cabin_class: NonNullable<RequestedSlice['cabin_class']>): Added['segments'][number]['passengers'] =>
  order.passengers.map(({ id: passenger_id }) => ({
    ...{ passenger_id, cabin_class, cabin_class_marketing_name: 'Economy', baggages: [] },
    seat: { designator: '', disclosure: '', name: '' },
  }));

function laterBy(slice: Added, hours: number): Added {
  const later = (local: string): string => new Date(Date.parse(`${local}Z`) + hours * 3_600_000).toISOString().slice(0, 19);
  return {
    ...slice,
    segments: slice.segments.map((segment) => ({
      ...segment,
      id: id('seg'),
      marketing_carrier_flight_number: String(Number(segment.marketing_carrier_flight_number) + 1),
      departing_at: later(segment.departing_at),
      arriving_at: later(segment.arriving_at),
    })),
  };
}
