/** The explore page: what its address says, and how it is changed. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { slugOfPlace } from '#core/content/explore/places';
import { explore as english } from '#core/content/messages/explore.en';
import { explore as spanish } from '#core/content/messages/explore.es';
import type { ExplorePlaceWire } from '#core/contract/explore.schema';
import { parseIsoDate } from '#core/domain/dates';
import { exploreParams, readExploreChoice, sortedPlaces, withinPrice } from '#core/domain/explore';
import type { ExploreChoice } from '#core/domain/explore';
import { href } from '#core/domain/routes';
import type { Locale } from '#core/domain/routes';
import { searchParamsOf } from '#core/domain/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers';
import { useExploreQuery } from '#web/api/explore.api';
import { datesText } from '#web/parts/dateText';
import { useAddress } from '#web/platform/location';
import { useLocale, useMessages } from '#web/platform/messages';
import { useHydrated } from '#web/platform/useHydrated';

/** Both languages come with the page: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;
/** Where the page begins: the largest market. */
const USUAL_ORIGIN = 'NYC';

export const useExploreWords = (): typeof english => WORDS[useLocale()];

/** What the address says; before the page is taken over what an address without parameters says. */
export function useExploreChoice(): ExploreChoice {
  const { search } = useLocation();
  return readExploreChoice(new URLSearchParams(useHydrated() ? search : ''), USUAL_ORIGIN);
}

/** Changes a part of what was chosen. What is asked anew can be gone back from; what is only shown otherwise cannot. */
export function useChoose(): (change: Partial<ExploreChoice>) => void {
  const address = useAddress();
  const locale = useLocale();
  return (change) => {
    const before = readExploreChoice(new URLSearchParams(address.current().search), USUAL_ORIGIN);
    const to = href('explore', locale, {}, exploreParams({ ...before, ...change }));
    const isAsked = ['origin', 'when', 'stay', 'isNonstopOnly', 'cabin'].some((part) => part in change);
    if (isAsked) address.push(to);
    else address.replace(to);
  };
}

/** The page for a choice with a part of it changed. */
export const exploreHref = (choice: ExploreChoice, change: Partial<ExploreChoice>, locale: Locale): string =>
  href('explore', locale, {}, exploreParams({ ...choice, ...change }));

/** A place with everything its card and its pin show. */
export interface ShownPlace extends ExplorePlaceWire {
  readonly name: string;
  readonly dates: string;
  /** The search that holds the price. */
  readonly to: string;
  /** Name of its poster; null where a map stands in. */
  readonly poster: string | null;
}

export interface Explored {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly isSeen: boolean;
  readonly originName: string;
  readonly origin: { readonly lat: number; readonly lon: number } | null;
  /** Within the price, in the order that was chosen. */
  readonly places: readonly ShownPlace[];
  /** Above it, the cheapest first. */
  readonly above: readonly ShownPlace[];
  readonly tryAgain: () => void;
}

export function useExplored(choice: ExploreChoice): Explored {
  const isHydrated = useHydrated();
  const messages = useMessages();
  const locale = useLocale();
  const { origin, when, stay, isNonstopOnly, cabin } = choice;
  const { data, isFetching, isError, refetch } = useExploreQuery({ origin, when, stay, isNonstopOnly, cabin }, { skip: !isHydrated });
  const isLoading = !isHydrated || isFetching;
  const answer = isLoading || isError ? undefined : data;
  const shown = (answer?.places ?? []).flatMap((place): ShownPlace[] => {
    const [departDate, returnDate] = [parseIsoDate(place.departs), parseIsoDate(place.returns)];
    if (!departDate || !returnDate) return [];
    const query = { origin, destination: place.code, tripType: 'R', departDate, returnDate, cabin, travelers: DEFAULT_TRAVELERS } as const;
    const nonstop = isNonstopOnly ? '&stops=0' : '';
    return [
      {
        ...place,
        name: messages.common.city(place),
        dates: datesText(messages, departDate, returnDate),
        to: href('results', locale, {}, searchParamsOf(query) + nonstop),
        poster: slugOfPlace(place.code) ?? null,
      },
    ];
  });
  const { within, above } = withinPrice(shown, choice.maxPrice);
  return {
    isLoading,
    isFailed: isError && !isFetching,
    isSeen: answer?.fares === 'seen',
    originName: answer ? messages.common.city(answer.origin) : origin,
    origin: answer?.origin ?? null,
    places: sortedPlaces(within, choice.sort),
    above,
    tryAgain: () => {
      void refetch();
    },
  };
}

/** The place that map and wall point at together. */
export function useActivePlace() {
  const [active, setActive] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  return { active: active ?? chosen, chosen, point: setActive, choose: setChosen };
}
