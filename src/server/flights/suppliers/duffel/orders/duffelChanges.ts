/** Changes that airlines make to orders at Duffel: reported by its events, read from the order itself, accepted one by one. */
import type { Duffel } from '@duffel/api';
import { and, asc, eq, isNull, lte, max } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { err, ok } from '#core/domain/values/result';
import type { OrderChanges } from '../../../supplier';
import { duffelEvents, duffelOrders } from '../duffel.tables';
import type { DuffelCalls } from '../api/duffelApi';
import { UNAVAILABLE } from '../api/duffelFaults';
import type { DuffelOrders } from './duffelOrders';
import { supplierOrder } from './duffelOrders';
import type { Order } from '../api/duffelTypes';
import { asFlown, readFlown } from '../search/itineraries';

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

/** Changes that nobody has answered, the oldest first. */
const openChanges = ({ airline_initiated_changes: all }: Order): Order['airline_initiated_changes'] =>
  // orders of before changes were kept have no list
  ((all as typeof all | null | undefined) ?? [])
    .filter((change) => change.action_taken === null)
    .sort((a, b) => a.created_at.localeCompare(b.created_at));

/** The slices of an order with what the airline means to fly: Duffel puts it into the order once the change was accepted. */
function slicesNow(order: Order): Order['slices'] {
  return openChanges(order).reduce((slices, { removed, added }) => {
    const gone = new Set(removed.map(({ id }) => id));
    const first = slices.findIndex(({ id }) => gone.has(id));
    return first < 0 ? slices : [...slices.slice(0, first), ...added, ...slices.slice(first).filter(({ id }) => !gone.has(id))];
  }, order.slices);
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
      const { owner, passengers } = order.value;
      const flown = readFlown({ owner, passengers, slices: asFlown(slicesNow(order.value)) }, query.cabin);
      if (flown === null) {
        onError('the flights of an order cannot be read: look at it in the dashboard', new Error(order.value.id));
        return err(UNAVAILABLE);
      }
      return ok({ ...supplierOrder(order.value), ...flown });
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
