/** What became of a fare that somebody saw on a page of deals and came for (content.53). */
import type { Flight } from '../flights/flights';
import type { Cents } from '../values/money';
import { SHARED_PARAMS } from '../flights/sharedFlight';
import { paramIn } from '../values/texts';

const MOST_CENTS = 100_000_000;

/** What the fare of an address cost, for one adult; null where there is none or it cannot be read. */
export function parseSeenFare(params: URLSearchParams): Cents | null {
  const text = paramIn(params, SHARED_PARAMS.deal);
  const cents = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return cents > 0 && cents <= MOST_CENTS ? cents : null;
}

export type SeenFareOutcome =
  /** One of its airline's flights costs as much, or less. */
  | { readonly kind: 'same' | 'lower'; readonly flight: Flight }
  /** `lowest` of all airlines; null where nothing is sold on these dates. */
  | { readonly kind: 'gone'; readonly lowest: Flight | null };

/** `airlines` are those that the fare was of; empty: any. */
export function judgeSeenFare(flights: readonly Flight[], seen: Cents, airlines: readonly string[]): SeenFareOutcome {
  const own = cheapest(flights.filter(({ carrier }) => airlines.length === 0 || airlines.includes(carrier)));
  if (own !== null && own.perAdult <= seen) return { kind: own.perAdult === seen ? 'same' : 'lower', flight: own };
  return { kind: 'gone', lowest: cheapest(flights) };
}

const cheapest = (flights: readonly Flight[]): Flight | null =>
  flights.reduce<Flight | null>((low, flight) => (low === null || flight.perAdult < low.perAdult ? flight : low), null);
