/** Changes that airlines make to orders at Duffel: reported by its events, read from the order itself, accepted one by one. */
import type { Duffel } from '@duffel/api';
import { and, asc, eq, isNull, lte, max } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { err, ok } from '#core/domain/values/result';
import type { Cabin } from '#core/domain/search/trip';
import type { OrderChanges, StandingOrder } from '../../../supplier';
import { duffelEvents, duffelOrders } from '../duffel.tables';
import type { DuffelCalls } from '../api/duffelApi';
import { UNAVAILABLE } from '../api/duffelFaults';
import type { DuffelOrders } from './duffelOrders';
import { supplierOrder } from './duffelOrders';
import type { Order } from '../api/duffelTypes';
import { asFlown, nameOf, readFlown } from '../search/itineraries';

interface DuffelChangesDeps {
  readonly db: () => NodePgDatabase;
  readonly clock: () => Date;
  readonly duffel: Duffel;
  readonly calls: DuffelCalls;
  readonly orders: DuffelOrders;
  readonly onError: (message: string, error: unknown) => void;
  /** Sets the listener for news. */
  readonly onNews: OrderChanges['onNews'];
}

type OrderSlices = Order['slices'];
type AirlineChange = Order['airline_initiated_changes'][number];

/** The words for an answer: a change without one of them is open, whatever else it says. */
const ANSWERED: ReadonlySet<string> = new Set(['accepted', 'cancelled', 'changed'] satisfies NonNullable<AirlineChange['action_taken']>[]);

/** Changes that nobody has answered, the oldest first. */
const openChanges = ({ airline_initiated_changes: all }: Order): Order['airline_initiated_changes'] =>
  // orders of before changes were kept have no list
  ((all as typeof all | null | undefined) ?? [])
    .filter(({ action_taken: answer }: { readonly action_taken?: string | null }) => !(answer && ANSWERED.has(answer)))
    .sort((a, b) => a.created_at.localeCompare(b.created_at));

/**
 * The slices of an order with what the airline means to fly: Duffel puts it into the order once the change was accepted. Null where a
 * change is about flights that the order does not have.
 */
function slicesNow(order: Order): OrderSlices | null {
  return openChanges(order).reduce<OrderSlices | null>((slices, change) => slices && changed(slices, change), order.slices);
}

function changed(slices: OrderSlices, change: AirlineChange): OrderSlices | null {
  const [removed, added] = [listOf(change.removed), listOf(change.added)];
  const [gone, there] = [new Set(removed.map(({ id }) => id)), new Set(slices.map(flightsOf))];
  const isGone = (slice: OrderSlices[number]): boolean => gone.has(slice.id) || removed.some((one) => flightsOf(one) === flightsOf(slice));
  const left = slices.filter((slice) => !isGone(slice));
  // the order may have it already
  if (left.length === slices.length && removed.length > 0 && !added.every((slice) => there.has(flightsOf(slice)))) return null;
  // nor is anything flown twice that is listed twice
  const known = new Set(left.map(flightsOf));
  const isNew = (slice: OrderSlices[number]): boolean => !known.has(flightsOf(slice)) && Boolean(known.add(flightsOf(slice)));
  return [...left, ...added.filter(isNew)];
}

/** What has nothing to list may be left out. */
const listOf = (slices: OrderSlices | null | undefined): OrderSlices => slices ?? [];
const flightsOf = ({ segments }: OrderSlices[number]): string => segments.map(nameOf).join();

/** What is flown of an order, in the words of the domain; null for what makes no sense. */
function readOrder(order: Order, cabin: Cabin): StandingOrder | null {
  const known = supplierOrder(order);
  const nothing = { ...known, slices: [], carriers: {}, airports: {} };
  if (known.status === 'cancelled') return nothing;
  const { owner, passengers } = order;
  try {
    const slices = slicesNow(order)?.filter(({ segments }) => segments.length > 0);
    if (slices?.length === 0) return nothing;
    const flown = slices ? readFlown({ owner, passengers, slices: asFlown(slices) }, cabin, true) : null;
    return flown && { ...known, ...flown };
  } catch {
    // whatever is missing of it
    return null;
  }
}

export function createDuffelChanges({ db, clock, duffel, calls, orders, onError, onNews }: DuffelChangesDeps): OrderChanges {
  const { noted, orderOf, standing } = orders;
  return {
    onNews,

    news: (limit) =>
      noted(async () => {
        const rows = await db()
          .select({ ourReference: duffelOrders.ourReference, at: max(duffelEvents.receivedAt) })
          .from(duffelEvents)
          .innerJoin(duffelOrders, eq(duffelOrders.orderId, duffelEvents.orderId))
          .where(isNull(duffelEvents.readAt))
          .groupBy(duffelOrders.ourReference)
          .orderBy(asc(max(duffelEvents.receivedAt)))
          .limit(limit);
        return rows.flatMap(({ ourReference, at }) => (at === null ? [] : [{ ourReference, at }]));
      }),

    newsRead: ({ ourReference, at }) =>
      noted(async () => {
        const [order] = await db()
          .select({ id: duffelOrders.orderId })
          .from(duffelOrders)
          .where(eq(duffelOrders.ourReference, ourReference));
        if (order?.id)
          await db()
            .update(duffelEvents)
            .set({ readAt: clock() })
            .where(and(eq(duffelEvents.orderId, order.id), isNull(duffelEvents.readAt), lte(duffelEvents.receivedAt, at)));
        return null;
      }),

    async read(ourReference, query) {
      const order = await orderOf(ourReference);
      if (!order.ok) return order;
      if (order.value === null) return ok(null);
      const read = readOrder(order.value, query.cabin);
      if (read !== null) return ok(read);
      onError('the flights of an order cannot be read: look at it in the dashboard', new Error(order.value.id));
      return err({ code: 'unreadable' });
    },

    async accept(ourReference) {
      const order = await standing(ourReference);
      if (!order.ok) return order;
      const open = openChanges(order.value);
      const canPassOn = (change: (typeof open)[number]): boolean => change.available_actions.includes('accept');
      for (const { id } of open.filter(canPassOn)) {
        const accepted = await calls.ask('read', () => duffel.airlineInitiatedChanges.accept(id));
        if (!accepted.ok) return err(UNAVAILABLE);
      }
      return open.every(canPassOn) ? ok(supplierOrder(order.value)) : err({ code: 'not_passed_on' });
    },
  };
}
