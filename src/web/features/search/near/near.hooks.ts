/** What airports nearby ask of the search machine and of the server (search.47). */
import { skipToken } from '@reduxjs/toolkit/query';
import type { NearAirportWire } from '#core/contract/flights/airports.schema';
import { nearOf } from '#core/domain/search/nearPlaces';
import { choicesOf, hasRoom, nearCodes, toggledNear } from '#core/domain/search/nearSearches';
import { codeOfPlace } from '#core/domain/search/searchDraft';
import type { PlaceEnd } from '#core/domain/search/searchDraft';
import { periodOf } from '#core/domain/search/flexible';
import { completeSearch } from '#core/domain/search/validateSearch';
import type { Cents } from '#core/domain/values/money';
import { useNearbyAirportsQuery, useNearbyFaresQuery } from '#web/api/nearby.api';
import { today } from '#web/platform/clock';
import { useSearch, useSearchActor } from '../search.hooks';

export interface NearChoice {
  readonly airport: NearAirportWire;
  readonly isChosen: boolean;
  /** False where as many are chosen as can be searched. */
  readonly canChange: boolean;
  /** Cents less than at the typed airports, negative for more; null where nothing is sold, undefined where it is not known. */
  readonly saved: Cents | null | undefined;
  readonly toggle: () => void;
}

export interface NearEnd {
  readonly end: PlaceEnd;
  /** The place that is in the field. */
  readonly code: string;
  readonly choices: readonly NearChoice[];
}

/** The ends with airports nearby; prices are requested once `isOpen`, where the dates are chosen. */
export function useNearField(isOpen: boolean): { readonly ends: readonly NearEnd[]; readonly isFull: boolean } {
  const actor = useSearchActor();
  const { draft } = useSearch((s) => ({ draft: s.context.draft }));
  const codes = { origin: codeOfPlace(draft.origin), destination: codeOfPlace(draft.destination) };
  const around = {
    origin: useNearbyAirportsQuery(codes.origin ?? skipToken).currentData ?? [],
    destination: useNearbyAirportsQuery(codes.destination ?? skipToken).currentData ?? [],
  };
  const dated = isOpen && !periodOf(draft.flex) ? completeSearch(draft, today()) : null;
  const { currentData: fares } = useNearbyFaresQuery(dated?.ok ? dated.value : skipToken);
  const offered = {
    origin: choicesOf(around.origin, codes.destination),
    destination: choicesOf(around.destination, codes.origin),
  };
  // what a link names besides them is no choice
  const chosenAt = (end: PlaceEnd): string =>
    nearCodes(draft[end].near)
      .filter((code) => offered[end].some((airport) => airport.code === code))
      .join();
  const near = nearOf(chosenAt('origin'), chosenAt('destination')) ?? { origin: '', destination: '' };
  const ends = (['origin', 'destination'] as const).flatMap((end): NearEnd[] => {
    const code = codes[end];
    if (code === null || offered[end].length === 0) return [];
    const choices = offered[end].map((airport): NearChoice => {
      const isChosen = nearCodes(near[end]).includes(airport.code);
      const price = fares?.airports.find((fare) => fare.end === end && fare.code === airport.code)?.price;
      return {
        airport,
        isChosen,
        canChange: isChosen || hasRoom(near, end),
        saved: typeof price === 'number' ? (typeof fares?.price === 'number' ? fares.price - price : undefined) : price,
        toggle: () => {
          actor.send({ type: 'near.chosen', field: end, near: toggledNear(near[end], airport.code) });
        },
      };
    });
    return [{ end, code, choices }];
  });
  return { ends, isFull: ends.some(({ choices }) => choices.some(({ canChange }) => !canChange)) };
}
