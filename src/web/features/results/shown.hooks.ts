/** What a list draws: a place for each outbound, of the whole answer or of the first flights that the document brought. */
import { useMemo, useState } from 'react';
import type { FirstFlights, OtherReturns } from '#core/contract/flights/firstFlights';
import { flightsFromWire } from '#core/contract/flights/flights';
import { NO_CRITERIA, sameCriteria } from '#core/domain/filters/filters';
import type { Criteria } from '#core/domain/filters/filters';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { bestReason } from '#core/domain/flights/bestReason';
import type { BestReason } from '#core/domain/flights/bestReason';
import { hasSelfTransfer } from '#core/domain/flights/tripFacts';
import { outboundsOf, varied } from '#core/domain/flights/outbounds';
import type { Outbound } from '#core/domain/flights/outbounds';
import type { FilterOutcome } from '#core/domain/filters/filterOutcome';
import { wholeCost } from '#core/domain/fares/wholeCost';
import type { Extra } from '#core/domain/fares/wholeCost';
import type { Cents } from '#core/domain/values/money';
import type { SearchQuery } from '#core/domain/search/trip';
import { useSentFlights } from '#web/platform/sent/sentFlights';
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
  /** In the order requested. */
  readonly outbounds: readonly ShownOutbound[];
  /** The one to mark as the best, and why it is; null in other orders. */
  readonly best: { readonly flight: Flight; readonly reason: BestReason } | null;
  /** Kilograms of CO₂e for one traveler: the middle of the whole list. */
  readonly typicalEmissions: number;
  /** False while the rest of the list is on its way. */
  readonly isWhole: boolean;
}

/** What the list shows of an answer. */
function shownOf({ found, criteria, engine, outcome }: Listed): ShownFlights {
  const isBest = criteria.sort === 'best';
  const outbounds = outboundsOf(
    outcome.visible.flatMap((i) => found.flights[i] ?? []),
    (flight) => wholeCost(flight, criteria.extras).perAdult,
  );
  return {
    found,
    outbounds: isBest ? varied(outbounds) : outbounds,
    best: isBest ? bestOf(found, outcome.leaders, criteria.extras) : null,
    typicalEmissions: engine.typicalEmissions,
    isWhole: true,
  };
}

/** A self-transfer is not called the best, even where nothing else flies (results.39). */
const calledBest = (flight: Flight, reason: BestReason): ShownFlights['best'] => (hasSelfTransfer(flight) ? null : { flight, reason });

/** The best of a list compared with the first of the other orders. */
function bestOf({ flights }: FlightsFound, leaders: FilterOutcome['leaders'], extras: readonly Extra[]): ShownFlights['best'] {
  const [best, cheapest, fastest] = leaders ? [flights[leaders.best], flights[leaders.cheapest], flights[leaders.fastest]] : [];
  if (!best || !cheapest || !fastest) return null;
  const centsOf = (flight: Flight): Cents | null => {
    const { certainty, perAdult } = wholeCost(flight, extras);
    return certainty === 'known' ? perAdult : null;
  };
  return calledBest(best, bestReason({ best, cheapest, fastest }, centsOf));
}

/** The same of what the document brought. */
const shownOfFirst = ({ found, returns, reason, typicalEmissions }: FirstListed): ShownFlights => ({
  found,
  outbounds: found.flights.map((lead, i) => ({ lead, others: [], ways: [], ...(returns[i] ? { moreReturns: returns[i] } : {}) })),
  best: found.flights[0] ? calledBest(found.flights[0], reason) : null,
  typicalEmissions,
  isWhole: false,
});

/** What the document brought of the list, until all of it is there, and when it does not come; null where the criteria ask for something else. */
export function useFirstListed(query: SearchQuery, list: FlightList, criteria: Criteria): FirstListed | null {
  const sent = useSentFlights();
  const [found] = useState(() => sent && flightsFromWire(sent.answer, query));
  if (sent === null || found === null || list.kind === 'listed' || !sameCriteria(criteria, NO_CRITERIA)) return null;
  return { ...sent, found };
}

/** What is drawn of a list, or of its first flights: the same while they are, or cards that are drawn later would start over with every render. */
export const useShownFlights = (listed: Listed | null, first: FirstListed | null): ShownFlights | null =>
  useMemo(() => (listed ? shownOf(listed) : first && shownOfFirst(first)), [listed, first]);
