/** The timetable as the supplier asks it: answers arrive later, or are refused. Made of threads, or of one's own thread. */
import type { IsoDate } from '#core/domain/values/dates';
import type { FlightList } from '#core/domain/flights/flights';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { SearchQuery } from '#core/domain/search/trip';
import type { AirportTable } from '../../../../../airports/airportTable';
import type { Asking, ExploreRequest, ExploredTrip, PricedOffer, SearchFault, SupplierFault } from '../../../../supplier';
import type { ExchangeRequest, ExchangeTrip } from '../../exchanges/exchangeTrips';
import { createTimetable } from '../timetable';
import type { Timetable } from '../timetable';

export interface TimetableService {
  search(
    query: SearchQuery,
    asking: Asking & { readonly limit: number; readonly chosen?: readonly string[] },
  ): Promise<Result<FlightList, SearchFault>>;
  offer(query: SearchQuery, flightId: string, now: Date): Promise<Result<PricedOffer | null, SupplierFault>>;
  exchange(request: ExchangeRequest): Promise<Result<readonly ExchangeTrip[] | null, SupplierFault>>;
  lowestPrices(
    query: SearchQuery,
    dates: readonly IsoDate[],
    asking: Asking & { readonly chosen?: readonly string[] },
  ): Promise<Result<ReadonlyMap<IsoDate, Cents | null>, SearchFault>>;
  explore(request: ExploreRequest, asking: Asking): Promise<Result<readonly ExploredTrip[], SearchFault>>;
  servedAirports(): Promise<Result<ReadonlySet<string>, SupplierFault>>;
}

/** Answers in the calling thread, which waits meanwhile: for tests and tools. Built at the first question. */
export function timetableInThread(airports: AirportTable): TimetableService {
  let built: Timetable | undefined;
  const timetable = (): Timetable => (built ??= createTimetable(airports));
  const unlessGivenUp = <T>({ signal }: Asking, work: () => T): Result<T, SearchFault> =>
    signal?.aborted === true ? err({ code: 'supplier_unavailable' }) : ok(work());
  return {
    search: async (query, asking) => unlessGivenUp(asking, () => timetable().search({ query, ...asking })),
    offer: async (query, flightId, now) => ok(timetable().offer({ query, flightId, now })),
    exchange: async (request) => ok(timetable().exchange(request)),
    lowestPrices: async (query, dates, asking) =>
      unlessGivenUp(
        asking,
        () => new Map(dates.map((date) => [date, timetable().lowestPrice({ query, date, now: asking.now, chosen: asking.chosen })])),
      ),
    explore: async (request, asking) => unlessGivenUp(asking, () => timetable().explore({ request, now: asking.now })),
    servedAirports: async () => ok(timetable().servedAirports()),
  };
}
