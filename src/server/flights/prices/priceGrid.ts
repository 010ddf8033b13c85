/** Prices of a round trip with both of its dates moved (results.23), out of the same kept days as strip and month. */
import type { PriceGridAnswerWire } from '#core/contract/flights/priceGrid.schema';
import { addDays, daysBetween } from '#core/domain/values/dates';
import { gridTrips } from '#core/domain/fares/priceGrid';
import type { RoundTrip } from '#core/domain/search/trip';
import type { Result } from '#core/domain/values/result';
import { ok } from '#core/domain/values/result';
import type { PricesRequest } from '../flightsQuery';
import type { PricesCache } from './pricesCache';
import type { SearchFault } from '../supplier';

export interface PriceGrid {
  /** What has to be known. */
  readonly questions: readonly PricesRequest[];
  /** `waiter` fires when the asker leaves. */
  find(prices: PricesCache, now: Date, waiter: AbortSignal): Promise<Result<PriceGridAnswerWire, SearchFault>>;
}

export function priceGridOf(query: RoundTrip): PriceGrid {
  const questions = gridTrips(query);
  return {
    questions,
    async find(prices, now, waiter) {
      const answers = await Promise.all(
        questions.map(async ({ query: first, dates }) => ({
          nights: daysBetween(first.slices[0].date, first.slices[1].date),
          found: await prices.ask({ query: first, dates }, now, waiter),
        })),
      );
      const grid: PriceGridAnswerWire['prices'] = {};
      for (const { nights, found } of answers) {
        if (!found.ok) return found;
        for (const [departs, cents] of found.value) grid[departs] = { ...grid[departs], [addDays(departs, nights)]: cents };
      }
      return ok({ prices: grid });
    },
  };
}
