/** What the supplier of tests has in its books: every order by when it was made. */
import type { Cents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import type { SupplierBooks, SupplierOrder } from '#server/flights/supplier';

interface Orders {
  readonly orders: ReadonlyMap<string, SupplierOrder>;
  readonly madeAt: ReadonlyMap<string, Date>;
  readonly total: number;
  readonly isSilent: boolean;
  readonly exchanges: { paidFor(ourReference: string): Cents };
}

/** Of every price so much is our fee. */
const FEE = 1500;

export function booksOf(supplier: Orders): SupplierBooks {
  const order = (ourReference: string): SupplierOrder =>
    supplier.orders.get(ourReference) ?? { supplierReference: 'none', status: 'ticketed', tickets: [] };
  const idOf = (ourReference: string): string => `ord_${order(ourReference).supplierReference}`;
  return {
    orders: async ({ since, until }) => {
      if (supplier.isSilent) return err({ code: 'supplier_unavailable' });
      const made = [...supplier.madeAt].filter(([, at]) => at >= since && at < until);
      return ok(
        made.map(([ourReference, at]) => {
          const { supplierReference, status } = order(ourReference);
          const total = supplier.total - FEE + supplier.exchanges.paidFor(ourReference);
          return { orderId: idOf(ourReference), ourReference, supplierReference, total, isCancelled: status === 'cancelled', at };
        }),
      );
    },
    orderIds: async (ourReferences) => ok(new Map(ourReferences.filter((one) => supplier.orders.has(one)).map((one) => [one, idOf(one)]))),
  };
}
