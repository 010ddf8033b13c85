/** The lowest real fare of a route that a page shows beside an example price (content.28): a week's round trip of the coming weeks. */
import { movedTo } from './dateStrip';
import type { DayPrices } from './dateStrip';
import { addDays, parseIsoDate } from './dates';
import type { IsoDate } from './dates';
import type { Cents } from './money';
import { DEFAULT_TRAVELERS } from './travelers';
import type { SearchQuery } from './trip';

/** Departures from two weeks ahead, when fares are no longer those of the last minute, for six weeks: as many as one question may have. */
const FIRST_DAY = 14;
const DAYS = 42;
const NIGHTS = 7;

export interface LiveFare {
  readonly query: SearchQuery;
  /** For one adult. */
  readonly cents: Cents;
}

/** What to ask for a route: the trip, and its first and last departure. */
export function liveFareDays(
  [origin, destination]: readonly [from: string, to: string],
  today: IsoDate,
): { readonly query: SearchQuery; readonly from: IsoDate; readonly to: IsoDate } {
  const from = addDays(today, FIRST_DAY);
  const query: SearchQuery = {
    origin,
    destination,
    departDate: from,
    returnDate: addDays(from, NIGHTS),
    tripType: 'R',
    cabin: 'Economy',
    travelers: DEFAULT_TRAVELERS,
  };
  return { query, from, to: addDays(from, DAYS - 1) };
}

/** The cheapest of the trips, of equal ones the first; null where none is sold or known. */
export function lowestFare(query: SearchQuery, prices: DayPrices): LiveFare | null {
  return Object.entries(prices)
    .flatMap(([day, cents]) => {
      const date = parseIsoDate(day);
      return date === null || typeof cents !== 'number' ? [] : [{ query: movedTo(query, date), cents }];
    })
    .reduce<LiveFare | null>(
      (best, fare) =>
        best === null || fare.cents < best.cents || (fare.cents === best.cents && fare.query.departDate < best.query.departDate)
          ? fare
          : best,
      null,
    );
}
