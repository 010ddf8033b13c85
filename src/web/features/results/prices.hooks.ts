/** What the views of prices show: the grid of both dates, the graph of sixty days, and the word for a price. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { daysOf, isInWindow } from '#core/domain/search/dateStrip';
import { graphDates } from '#core/domain/search/pricedDays';
import type { StripDay } from '#core/domain/search/dateStrip';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import { GRID_REACH, gridDays, roundTripOn } from '#core/domain/fares/priceGrid';
import { judgePrice, priceSeries } from '#core/domain/fares/priceInsight';
import type { PriceInsight, PricePoint } from '#core/domain/fares/priceInsight';
import type { RoundTrip, SearchQuery } from '#core/domain/search/trip';
import type { TripStep } from '#core/domain/search/tripStep';
import { useLowestPricesQuery } from '#web/api/flights.api';
import { usePriceGridQuery, usePriceRecordQuery } from '#web/api/prices.api';
import { useToday } from '#web/platform/sent/pageFacts';

/** A trip with its lowest price: null where nothing is sold, undefined where it is not known. */
export interface PricedTrip {
  readonly query: SearchQuery;
  /** False outside the days one may book, and for a return before its departure. */
  readonly isBookable: boolean;
  readonly lowest: Cents | null | undefined;
  readonly isChosen: boolean;
  readonly isLowest: boolean;
}

/**
 * A scroller whose chosen trip begins in the middle of what moves, beside the names of rows, which stay at the left. It comes back there with
 * the prices, which change widths, unless somebody has scrolled.
 */
export function useCurrentInMiddle<E extends HTMLElement>(isLoading: boolean): RefObject<E | null> {
  const scroller = useRef<E>(null);
  const set = useRef(0);
  useEffect(() => {
    const track = scroller.current;
    const current = track?.querySelector('[aria-current]');
    if (!track || !current || track.scrollLeft !== set.current) return;
    const { left, width } = current.getBoundingClientRect();
    const staying = current.closest('tr')?.firstElementChild?.clientWidth ?? 0;
    track.scrollLeft += left + width / 2 - track.getBoundingClientRect().left - (track.clientWidth + staying) / 2;
    set.current = track.scrollLeft;
  }, [isLoading]);
  return scroller;
}

/** Views that could not be requested say so. */
export interface Fetched<T> {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly tryAgain: () => void;
  readonly data: T;
}

const sameDates = (a: SearchQuery, b: SearchQuery): boolean => a.slices.every(({ date }, i) => date === b.slices[i]?.date);

/** Marks the lowest of the trips, unless one of them is priced with filters and the others are not. */
function withLowest(trips: readonly Omit<PricedTrip, 'isLowest'>[], isFiltered: boolean): readonly PricedTrip[] {
  const lowest = Math.min(...trips.flatMap((trip) => trip.lowest ?? []));
  return trips.map((trip) => ({ ...trip, isLowest: !isFiltered && trip.lowest === lowest }));
}

/** Trips by their days: a row a return and a column a departure. */
interface Grid {
  readonly departs: readonly IsoDate[];
  readonly rows: readonly { readonly returns: IsoDate; readonly trips: readonly PricedTrip[] }[];
}

/** The trips around `center`, as far as `reach`; `filtered` is what filters leave of the trip that is shown. */
export function useGrid(
  query: RoundTrip,
  filtered: Cents | null | undefined,
  center: RoundTrip = query,
  reach: number = GRID_REACH,
): Fetched<Grid> {
  const today = useToday();
  const { data, isFetching, isError, refetch } = usePriceGridQuery(center);
  const { departs, returns } = gridDays(center, reach);
  const trips = returns.flatMap((back) =>
    departs.map((out) => {
      const trip = roundTripOn(query, out, back);
      const isChosen = sameDates(trip, query);
      const lowest = isChosen && filtered !== undefined ? filtered : data?.[out]?.[back];
      return { query: trip, isBookable: back > out && isInWindow(trip, today), lowest, isChosen };
    }),
  );
  const priced = withLowest(trips, filtered !== undefined);
  return {
    isLoading: isFetching && data === undefined,
    isFailed: isError && !isFetching,
    tryAgain: () => void refetch(),
    data: {
      departs,
      rows: returns.map((back, row) => ({ returns: back, trips: priced.slice(row * departs.length, (row + 1) * departs.length) })),
    },
  };
}

/** One question asks for no more days. */
const MOST_AT_ONCE = 30;

/** Days around what is chosen now, a part of the graph. */
function useSomeDays({ query, chosen }: TripStep, dates: readonly IsoDate[]) {
  const [from, to] = [dates[0], dates.at(-1)];
  return useLowestPricesQuery(from && to ? { query, from, to, chosen: chosen ?? undefined } : skipToken);
}

/** The departures around a trip, as long as it; of a multi-city trip the days that the slice chosen now could be flown on. */
export function useGraph(step: TripStep, filtered: Cents | null | undefined): Fetched<readonly StripDay[]> {
  const today = useToday();
  const dates = graphDates(step, today);
  const parts = [useSomeDays(step, dates.slice(0, MOST_AT_ONCE)), useSomeDays(step, dates.slice(MOST_AT_ONCE))] as const;
  return {
    isLoading: parts.some(({ isFetching, data }) => isFetching && data === undefined),
    isFailed: parts.some(({ isError, isFetching }) => isError && !isFetching),
    tryAgain: () => {
      for (const { isError, refetch } of parts) if (isError) void refetch();
    },
    data: daysOf(step, dates, { ...parts[0].data, ...parts[1].data }, today, filtered),
  };
}

export interface Insight {
  /** Null where too little is known. */
  readonly judged: PriceInsight | null;
  /** Ends with today. */
  readonly series: readonly PricePoint[];
  /** True where only searches of travelers tell prices. */
  readonly isObserved: boolean;
}

/** Whether the lowest price of a list is low, typical or high, and the series that tells it. */
export function useInsight(query: SearchQuery, lowest: Cents | null): Fetched<Insight> {
  const today = useToday();
  const { data, isFetching, isError, refetch } = usePriceRecordQuery(query);
  const series = data && lowest !== null ? priceSeries(data, today, lowest) : [];
  return {
    isLoading: isFetching && data === undefined,
    isFailed: isError && !isFetching,
    tryAgain: () => void refetch(),
    data: { judged: judgePrice(series), series, isObserved: data?.isObserved ?? false },
  };
}
