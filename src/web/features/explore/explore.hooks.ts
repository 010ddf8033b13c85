/** The explore page: what its address says, and how it is changed. */
import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { slugOfPlace } from '#core/content/explore/places';
import { explore as english } from '#core/content/messages/flights/explore.en';
import { explore as spanish } from '#core/content/messages/flights/explore.es';
import type { ExplorePlaceWire } from '#core/contract/flights/explore.schema';
import { parseIsoDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import {
  exploreParams,
  exploreQuestionParams,
  readExploreChoice,
  USUAL_ORIGIN,
  sortedPlaces,
  withinPrice,
} from '#core/domain/places/explore';
import type { ExploreChoice } from '#core/domain/places/explore';
import { recommendedPlaces } from '#core/domain/places/recommended';
import { href } from '#core/domain/site/routes';
import type { Locale, RouteMatch } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import { useExploreQuery } from '#web/api/explore.api';
import { loadPageAnswers } from '#web/platform/sent/pageAnswers';
import { datesText } from '#web/parts/dateText';
import { useAddress } from '#web/platform/browser/location';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { useHydrated } from '#web/platform/useHydrated';

/** Both languages are loaded with the page: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;
export const useExploreWords = (): typeof english => WORDS[useLocale()];

/** What the address says; before the page is taken over what its HTML was made of. */
export function useExploreChoice(match: RouteMatch): ExploreChoice {
  const { search } = useLocation();
  const { query } = use(loadPageAnswers(match));
  return readExploreChoice(new URLSearchParams(useHydrated() ? search : query), USUAL_ORIGIN);
}

/** Changes a part of what was chosen. What is requested again can be gone back from; what is only shown otherwise cannot. */
export function useChoose(): (change: Partial<ExploreChoice>) => void {
  const address = useAddress();
  const locale = useLocale();
  return (change) => {
    const before = readExploreChoice(new URLSearchParams(address.current().search), USUAL_ORIGIN);
    const to = href('explore', locale, {}, exploreParams({ ...before, ...change }));
    const isNewSearch = ['origin', 'when', 'stay', 'isNonstopOnly', 'cabin'].some((part) => part in change);
    if (isNewSearch) address.push(to);
    else address.replace(to);
  };
}

/** The page for a choice with a part of it changed. */
export const exploreHref = (choice: ExploreChoice, change: Partial<ExploreChoice>, locale: Locale): string =>
  href('explore', locale, {}, exploreParams({ ...choice, ...change }));

/** A place with everything its card and its pin show. */
export interface ShownPlace extends Omit<ExplorePlaceWire, 'departs' | 'returns'> {
  readonly departs: IsoDate;
  readonly returns: IsoDate;
  readonly name: string;
  readonly dates: string;
  /** The search that holds the price. */
  readonly to: string;
  /** Name of its poster; null where a map takes its place. */
  readonly poster: string | null;
  /** Has pages of its own: what most travelers ask for. */
  readonly isKnown: boolean;
}

export interface Explored {
  /** Others may still be shown meanwhile. */
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

/** The places of a choice: they are sent with the document, for another choice they are requested. */
export function useExplored(match: RouteMatch, choice: ExploreChoice): Explored {
  const { query, explored: sent } = use(loadPageAnswers(match));
  const isHydrated = useHydrated();
  const messages = useMessages();
  const locale = useLocale();
  const { origin, when, stay, isNonstopOnly, cabin } = choice;
  const isSent = sent !== undefined && isSameQuestion(choice, query);
  const { data, isFetching, isError, refetch } = useExploreQuery(
    { origin, when, stay, isNonstopOnly, cabin },
    { skip: !isHydrated || isSent },
  );
  const isLoading = !isSent && (!isHydrated || isFetching);
  const answer = isSent ? sent : isError ? undefined : (data ?? sent);
  const shown = (answer?.places ?? []).flatMap((place): ShownPlace[] => {
    const [departs, returns] = [parseIsoDate(place.departs), parseIsoDate(place.returns)];
    if (!departs || !returns) return [];
    const query = searchFor({ origin, destination: place.code, departs, returns }, cabin, DEFAULT_TRAVELERS);
    const nonstop = isNonstopOnly ? '&stops=0' : '';
    // the card's price is on top there, as the page says
    const onTop = '&sort=cheapest';
    return [
      {
        ...place,
        departs,
        returns,
        name: messages.common.city(place),
        dates: datesText(messages, departs, returns),
        to: href('results', locale, {}, searchParamsOf(query) + nonstop + onTop),
        poster: slugOfPlace(place.code) ?? null,
        isKnown: slugOfPlace(place.code) !== undefined,
      },
    ];
  });
  const { within, above } = withinPrice(shown, choice.maxPrice);
  return {
    isLoading,
    isFailed: !isSent && isError && !isFetching,
    isSeen: answer?.fares === 'seen',
    originName: answer ? messages.common.city(answer.origin) : origin,
    origin: answer?.origin ?? null,
    places: choice.sort === 'best' ? recommendedPlaces(within) : sortedPlaces(within, choice.sort),
    above,
    tryAgain: () => {
      void refetch();
    },
  };
}

const isSameQuestion = (choice: ExploreChoice, query: string): boolean =>
  exploreQuestionParams(choice) === exploreQuestionParams(readExploreChoice(new URLSearchParams(query), USUAL_ORIGIN));

/** The place that map and wall point at together. */
export function useActivePlace() {
  const [active, setActive] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  return { active: active ?? chosen, chosen, point: setActive, choose: setChosen };
}
