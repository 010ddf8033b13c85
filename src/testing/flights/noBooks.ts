/** The books of a supplier that sells nothing in a test. */
import { ok } from '#core/domain/values/result';
import type { SupplierBooks } from '#server/flights/supplier';

export const NO_BOOKS: SupplierBooks = { orders: async () => ok([]), orderIds: async () => ok(new Map()) };
