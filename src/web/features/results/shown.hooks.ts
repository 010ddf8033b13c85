/** What a list draws: a place for each outbound, of the whole answer or of the first flights that the document brought. */
import { useState } from 'react';
import type { FirstFlights, OtherReturns } from '#core/contract/flights/firstFlights';
import { flightsFromWire } from '#core/contract/flights/flights';
import { NO_CRITERIA, sameCriteria } from '#core/domain/filters/filters';
import type { Criteria } from '#core/domain/filters/filters';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { outboundsOf } from '#core/domain/flights/outbounds';
import type { Outbound } from '#core/domain/flights/outbounds';
import { longestDirection } from '#core/domain/flights/tripFacts';
import type { SearchQuery } from '#core/domain/search/trip';
import { useSentFlights } from '#web/platform/sent/pageFacts';
import type { FlightList, Listed } from './results.hooks';

/** The first flights of a list that is on its way, with what is known of the rest. */
export interface FirstListed extends Omit<FirstFlights, 'answer'> {
  readonly found: FlightsFound;
}

/** One place of a list: an outbound with the flight that stands for it. */
export interface ShownOutbound extends Outbound {
  /** While the rest is on its way: what is known of its other returns. */
  readonly moreReturns?: OtherReturns;
}

/** Flights as a list shows them. */
export interface ShownFlights {
  readonly found: FlightsFound;
  /** In the order asked for. */
  readonly outbounds: readonly ShownOutbound[];
  /** The one to mark as the best; null in other orders. */
  readonly best: Flight | null;
  /** Kilograms of CO₂e for one traveler: the middle of the whole list. */
  readonly typicalEmissions: number;
  /** Minutes of the longest direction in the whole list: bars are drawn relative to it. */
  readonly longestMinutes: number;
  /** False while the rest of the list is on its way. */
  readonly isWhole: boolean;
}

const longest = new WeakMap<FlightsFound, number>();

/** What the list shows of an answer. */
export function shownOf({ found, criteria, engine, outcome }: Listed): ShownFlights {
  const longestMinutes = longest.get(found) ?? longestDirection(found.flights);
  longest.set(found, longestMinutes);
  return {
    found,
    outbounds: outboundsOf([...outcome.visible].flatMap((i) => found.flights[i] ?? [])),
    best: (criteria.sort === 'best' && outcome.leaders && found.flights[outcome.leaders.best]) || null,
    typicalEmissions: engine.typicalEmissions,
    longestMinutes,
    isWhole: true,
  };
}

/** The same of what the document brought. */
export const shownOfFirst = ({ found, returns, typicalEmissions, longestMinutes }: FirstListed): ShownFlights => ({
  found,
  outbounds: found.flights.map((lead, i) => ({ lead, others: [], ...(returns[i] ? { told: returns[i] } : {}) })),
  best: found.flights[0] ?? null,
  typicalEmissions,
  longestMinutes,
  isWhole: false,
});

/** What the document brought of the list, until all of it is there, and when it does not come; null where the criteria ask for something else. */
export function useFirstListed(query: SearchQuery, list: FlightList, criteria: Criteria): FirstListed | null {
  const sent = useSentFlights();
  const [found] = useState(() => sent && flightsFromWire(sent.answer, query));
  if (sent === null || found === null || list.kind === 'listed' || !sameCriteria(criteria, NO_CRITERIA)) return null;
  return { ...sent, found };
}
