/** What a search costs at the least, now: for fare alerts. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sellableDays } from '#core/domain/booking/saleWindow';
import { periodOf } from '#core/domain/search/flexible';
import type { Flexibility } from '#core/domain/search/flexible';
import { flexDays } from '#core/domain/search/flexiblePeriods';
import { groupsOf, tripsAround } from '#core/domain/search/flexibleTrips';
import { lowestCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { departureDate, isRoundTrip } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { AirportTable } from '../../airports/airportTable';
import { withCodesOfToday } from '../flightsQuery';
import { observedToday } from './fareObservations';
import { flexibleTripsOf } from './flexibleTrips';
import type { FlightSupplier } from '../supplier';

export interface LowestFareDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly supplier: FlightSupplier;
  readonly airports: Pick<AirportTable, 'codeOfToday'>;
}

type Lowest = Result<Cents | null, { readonly code: 'supplier_unavailable' }>;

/** As many as a results page asks for. */
const MOST = 2000;

/**
 * Cents of one adult, all in; null where nothing is sold. A supplier that charges is not queried for what was seen today. Where the dates may
 * move it is the lowest of what is known of all of them, along with a search of the dates themselves.
 */
export function createLowestFare({ db, clock, supplier, airports }: LowestFareDeps) {
  async function exact(query: SearchQuery, now: Date): Promise<Lowest> {
    const seen = supplier.chargesForSearches === true ? await observedToday(db, supplier.name, query, now) : null;
    if (seen !== null) return ok(seen);
    const found = await supplier.search(query, { now, limit: MOST });
    if (!found.ok) return err({ code: 'supplier_unavailable' });
    return ok(lowestCents(found.value.flights.map(({ perAdult }) => perAdult)));
  }

  /** Prices of the other days; those of a supplier that does not say are none. */
  async function ofOtherDays(query: SearchQuery, flex: Flexibility, now: Date): Promise<Result<readonly Cents[], { code: string }>> {
    const { first, last } = sellableDays(now);
    const period = periodOf(flex);
    const groups = period ? groupsOf(period, isRoundTrip(query), first, last) : [tripsAround(query, flexDays(flex), first, last)];
    const answers = await Promise.all(
      flexibleTripsOf({ query, groups }).questions.map((request) => supplier.lowestPrices?.(request.query, request.dates, { now })),
    );
    const prices: Cents[] = [];
    for (const answer of answers) {
      if (answer === undefined) continue;
      if (!answer.ok) return answer;
      for (const cents of answer.value.values()) if (cents !== null) prices.push(cents);
    }
    return ok(prices);
  }

  return async (asked: SearchQuery, flex: Flexibility = ''): Promise<Lowest> => {
    const query = withCodesOfToday(asked, airports);
    const now = clock();
    // of dates that may move the first may be over
    const isOver = departureDate(query) < sellableDays(now).first;
    const own: Lowest = isOver ? ok(null) : await exact(query, now);
    if (!own.ok || flex === '') return own;
    const others = await ofOtherDays(query, flex, now);
    if (!others.ok) return err({ code: 'supplier_unavailable' });
    return ok(lowestCents([...others.value, ...(own.value === null ? [] : [own.value])]));
  };
}
