/** Answers of suppliers as the contract suites expect them. */
import type { Result } from '#core/domain/values/result';
import type { BookFault, CancelFault, NotPassedOn, SearchFault, Unreadable } from '#server/flights/supplier';
import type { ExchangeFault } from '#server/flights/supplierExchanges';

export const gone = { ok: false, error: { code: 'offer_gone' } } as const;
export const DOWN = { ok: false, error: { code: 'supplier_unavailable' } } as const;

export function valueOf<T>(result: Result<T, SearchFault | CancelFault | BookFault | NotPassedOn | Unreadable | ExchangeFault>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
