/** Lowest prices under the days of the calendar. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router-dom';
import { lowestOf } from '#core/domain/search/dateStrip';
import { bookableDaysOf } from '#core/domain/search/pricedDays';
import { DATE_WINDOW_DAYS, addDays, addMonths, daysBetween } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import { codeOfPlace } from '#core/domain/search/searchDraft';
import { readSearchParams } from '#core/domain/search/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { DaysRequest } from '#web/api/flights.api';
import { useLowestPricesQuery } from '#web/api/flights.api';
import { useSearch } from './search.hooks';

/** Nights of a round trip whose length is not chosen yet. */
const USUAL_STAY = 7;

export interface MonthPrices {
  /** Nights of the trips priced; null for one way. */
  readonly stay: number | null;
  readonly noteOf: (date: IsoDate) => { readonly cents: Cents | null; readonly isLowest: boolean } | null;
}

/** Lowest prices of departures in the months shown, requested once both places are known; null where there is nothing to ask. */
export function useMonthPrices(month: IsoDate | null, months: 1 | 2): MonthPrices | null {
  const { search } = useLocation();
  const applied = readSearchParams(new URLSearchParams(search)).parts;
  const trip = useSearch((s) => {
    const { origin, destination, departDate, returnDate, tripType, cabin } = s.context.draft;
    // An opened picker has moved the departure to the day before the return: the length of the trip is that of the page's search.
    const [start, end] = [applied.departDate ?? departDate.date, applied.returnDate ?? returnDate.date];
    const nights = start !== null && end !== null ? daysBetween(start, end) : 0;
    return {
      origin: codeOfPlace(origin),
      destination: codeOfPlace(destination),
      cabin,
      stay:
        tripType === 'O'
          ? null
          : nights > 1 || applied.returnDate !== undefined
            ? Math.min(Math.max(nights, 1), DATE_WINDOW_DAYS - 1)
            : USUAL_STAY,
      today: s.context.today,
    };
  });
  const first = useLowestPricesQuery(month === null ? skipToken : daysQuery(trip, month));
  const second = useLowestPricesQuery(month === null || months === 1 ? skipToken : daysQuery(trip, addMonths(month, 1)));
  if (trip.origin === null || trip.destination === null || trip.origin === trip.destination) return null;
  // While another route is on its way, the old one's prices are not its own: `currentData`.
  const prices = [first.currentData, second.currentData].flatMap((days) => days ?? []);
  const lowest = prices.map(lowestOf);
  return {
    stay: trip.stay,
    noteOf: (date) => {
      const i = prices.findIndex((days) => days[date] !== undefined);
      const cents = prices[i]?.[date];
      return cents === undefined ? null : { cents, isLowest: cents !== null && cents === lowest[i] };
    },
  };
}

function daysQuery(
  trip: Pick<SearchQuery, 'cabin'> & {
    readonly origin: string | null;
    readonly destination: string | null;
    readonly stay: number | null;
    readonly today: IsoDate;
  },
  month: IsoDate,
): DaysRequest | typeof skipToken {
  const { origin, destination, cabin, stay, today: departs } = trip;
  const days = bookableDaysOf(month, stay ?? 0, departs);
  if (origin === null || destination === null || origin === destination || days === null) return skipToken;
  const returns = stay === null ? null : addDays(departs, stay);
  return { query: searchFor({ origin, destination, departs, returns }, cabin, DEFAULT_TRAVELERS), ...days };
}
