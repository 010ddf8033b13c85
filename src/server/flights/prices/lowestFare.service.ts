/** What a search costs at the least, now: for fare alerts. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { SearchQuery } from '#core/domain/search/trip';
import { observedToday } from './fareObservations';
import type { FlightSupplier } from '../supplier';

export interface LowestFareDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly supplier: FlightSupplier;
}

/** As many as a results page asks for. */
const MOST = 2000;

/** Cents of one adult, all in; null where nothing is sold. A supplier that charges is not asked for what was seen today. */
export function createLowestFare({ db, clock, supplier }: LowestFareDeps) {
  return async (query: SearchQuery): Promise<Result<Cents | null, { readonly code: 'supplier_unavailable' }>> => {
    const now = clock();
    const seen = supplier.chargesForSearches === true ? await observedToday(db, supplier.name, query, now) : null;
    if (seen !== null) return ok(seen);
    const found = await supplier.search(query, { now, limit: MOST });
    if (!found.ok) return err({ code: 'supplier_unavailable' });
    return ok(found.value.flights.reduce<Cents | null>((low, { perAdult }) => (low === null ? perAdult : Math.min(low, perAdult)), null));
  };
}
