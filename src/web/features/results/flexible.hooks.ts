/** What dates that may move show: the trips of a period, each a search of its own. */
import { useLocation } from 'react-router-dom';
import type { FlexPeriod, Flexibility } from '#core/domain/search/flexible';
import { flexOfParams, periodOf } from '#core/domain/search/flexible';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { isInWindow } from '#core/domain/search/dateStrip';
import { parseIsoDate } from '#core/domain/values/dates';
import { lowestCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { useFlexibleTripsQuery } from '#web/api/prices.api';
import { useToday } from '#web/platform/sent/pageFacts';
import { isCallFailure } from '#core/contract/problem';

/** How the dates of the shown address may move; null where it cannot be read. */
export const useFlexibility = (): Flexibility | null => flexOfParams(new URLSearchParams(useLocation().search));

export interface OfferedTrip {
  readonly query: SearchQuery;
  /** Null: nothing is sold. Undefined: not known. */
  readonly lowest: Cents | null | undefined;
  readonly isLowest: boolean;
  /** The address has its dates. */
  readonly isChosen: boolean;
}

export interface PeriodTrips {
  readonly period: FlexPeriod | null;
  readonly trips: readonly OfferedTrip[];
  readonly isLoading: boolean;
  readonly failure: 'none' | 'over' | 'failed';
  readonly retry: () => void;
}

/** The trips of a period; `query` has its places, party and cabin. */
export function usePeriodTrips(query: SearchQuery, flex: Flexibility): PeriodTrips {
  const today = useToday();
  const { data, isFetching, error, refetch } = useFlexibleTripsQuery({ query, flex });
  const { origin, destination } = query.slices[0];
  const isRefused = isCallFailure(error) && error.kind === 'problem' && error.problem.code === 'invalid_request';
  const offered = (data ?? []).flatMap(({ departs: out, returns: back, price }) => {
    const departs = parseIsoDate(out);
    if (departs === null) return [];
    const trip = searchFor(
      { origin, destination, departs, returns: back === null ? null : parseIsoDate(back) },
      query.cabin,
      query.travelers,
    );
    return isInWindow(trip, today) ? [{ query: trip, lowest: price }] : [];
  });
  const lowest = lowestCents(offered.flatMap(({ lowest: cents }) => cents ?? []));
  return {
    period: periodOf(flex),
    trips: offered.map((trip) => ({
      ...trip,
      isLowest: lowest !== null && trip.lowest === lowest,
      isChosen: trip.query.slices.every(({ date }, i) => date === query.slices[i]?.date),
    })),
    isLoading: isFetching && data === undefined,
    failure: error === undefined ? 'none' : isRefused ? 'over' : 'failed',
    retry: () => void refetch(),
  };
}
