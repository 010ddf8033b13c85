/** The orders the sandbox supplier has made, by the merchant's reference (our attempt id). */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SupplierOrder } from '../../supplier';

export const sandboxOrders = pgTable('sandbox_orders', {
  ourReference: text('our_reference').primaryKey(),
  supplierReference: text('supplier_reference').notNull(),
  status: text('status').$type<SupplierOrder['status']>().notNull(),
  flightId: text('flight_id').notNull(),
  totalCents: integer('total_cents').notNull(),
});
