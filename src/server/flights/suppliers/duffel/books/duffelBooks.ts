/** Duffel's own books of some time. Its list of orders knows no dates: it is read from the newest order back. */
import type { Duffel } from '@duffel/api';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { err, ok } from '#core/domain/values/result';
import type { BookedOrder, SupplierBooks } from '../../../supplier';
import { duffelOrders } from '../duffel.tables';
import type { DuffelCalls } from '../api/duffelApi';
import { UNAVAILABLE } from '../api/duffelFaults';
import { isCancelled, METADATA, MOST_PAGES, ORDERS_A_PAGE } from '../orders/duffelOrders';
import type { DuffelOrders } from '../orders/duffelOrders';
import type { Order } from '../api/duffelTypes';
import { centsOf } from '../search/fares';

export interface DuffelBooksDeps {
  readonly duffel: Duffel;
  readonly calls: Pick<DuffelCalls, 'ask'>;
  readonly db: () => NodePgDatabase;
}

export function createDuffelBooks({ duffel, calls, db }: DuffelBooksDeps, { noted }: Pick<DuffelOrders, 'noted'>): SupplierBooks {
  return {
    async orders({ since, until }) {
      const found: BookedOrder[] = [];
      let after: string | null | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const list = await calls.ask('read', async () => {
          const answer = await duffel.orders.list({ limit: ORDERS_A_PAGE, ...(after ? { after } : {}) });
          after = answer.meta?.after;
          return answer;
        });
        if (!list.ok) return err(UNAVAILABLE);
        const orders = list.value.map(bookedOrder);
        found.push(...orders.filter(({ at }) => at >= since && at < until));
        if (!after || orders.some(({ at }) => at < since)) return ok(found.reverse());
      }
      return err(UNAVAILABLE);
    },

    orderIds: (ourReferences) =>
      noted(async () => {
        if (ourReferences.length === 0) return new Map();
        const rows = await db()
          .select({ ourReference: duffelOrders.ourReference, orderId: duffelOrders.orderId })
          .from(duffelOrders)
          .where(and(inArray(duffelOrders.ourReference, [...ourReferences]), isNotNull(duffelOrders.orderId)));
        return new Map(rows.flatMap(({ ourReference, orderId }) => (orderId === null ? [] : [[ourReference, orderId] as const])));
      }),
  };
}

function bookedOrder(order: Order): BookedOrder {
  // an order that was made in the dashboard has no metadata
  const metadata: Partial<Record<string, unknown>> | null = (order as Partial<Order>).metadata ?? null;
  const reference = metadata?.[METADATA];
  return {
    orderId: order.id,
    ourReference: typeof reference === 'string' ? reference : null,
    supplierReference: order.booking_reference,
    total: order.total_currency === 'USD' ? centsOf(order.total_amount) : null,
    isCancelled: isCancelled(order),
    at: new Date(order.created_at),
  };
}
