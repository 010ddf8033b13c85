/** What of the deals is in the HTML of a page: the first rows of its list, and the lowest fare of each route that it names (content.28, content.52). */
import type { CitySlug } from '#core/content/destinations/cities';
import { routeName } from '#core/contract/pages/pageFares';
import type { PageFares, SeenFareWire } from '#core/contract/pages/pageFares';
import type { DealWire } from '#core/contract/flights/deals.schema';
import { lowestOfEach, NO_DEAL_FILTER, writeDealFilter } from '#core/domain/fares/deals';
import type { DealFilter } from '#core/domain/fares/deals';
import type { AirportTable } from '../airports/airportTable';
import { createDealLists, keptFor } from './dealLists';
import type { DealList } from './dealLists';
import { createDealPlaces } from './dealPlaces';
import type { DealsBoard } from './dealsBoard';
import type { SeenDeal } from './deals.repository';

type Route = readonly [from: string, to: string];

/** A page by what it shows of the deals. */
export type PageOfDeals =
  | { readonly kind: 'home'; readonly routes: readonly Route[] }
  | { readonly kind: 'city'; readonly city: CitySlug; readonly routes: readonly Route[] }
  | { readonly kind: 'deals'; readonly filter: DealFilter };

/** Next to other things, and on the page of deals alone (DealsBrowser.tsx). */
const ROWS = 6;
const ROWS_OF_DEALS = 12;
/** Parts of the page of deals, whole dollars. */
const UNDER = [99, 200] as const;
const NO_CHOICES = { origins: [], destinations: [], months: [], airlines: [], cabins: [] };

/** Fares of pages out of what this process has in memory: nothing is requested. */
export function createPageDeals(
  airports: AirportTable,
): (board: DealsBoard, page: PageOfDeals) => Pick<PageFares, 'list' | 'routes' | 'months' | 'under'> {
  const listOf = createDealLists(airports);
  const { isSamePlace } = createDealPlaces(airports);
  /** Some hundreds of rows of many thousands; a place has few codes, so that they are compared last. */
  const roundTrips = keptFor((board: DealsBoard) =>
    lowestOfEach(
      board.deals.filter(({ returns, cabin }) => returns !== null && cabin === 'Economy'),
      ({ origin, destination }) => routeName(origin, destination),
    ),
  );

  /** Sorted by price: the first that fits is the lowest. */
  const fareOf = (board: DealsBoard, [from, to]: Route): SeenDeal | undefined =>
    roundTrips(board).find(({ origin, destination }) => isSamePlace(from, origin) && isSamePlace(to, destination));

  function underOf(board: DealsBoard, shown: readonly DealWire[]): PageFares['under'] {
    const known = new Set(shown.map(nameOfDeal));
    return UNDER.flatMap((dollars) => {
      const all = listOf(board, { kind: 'under', dollars }).deals;
      const deals = all.filter((deal) => !known.has(nameOfDeal(deal))).slice(0, ROWS);
      // the next part begins where this one ends
      all.forEach((deal) => known.add(nameOfDeal(deal)));
      return deals.length === 0 ? [] : [{ dollars, deals }];
    });
  }

  return (board, page) => {
    const list = listOf(board, dealListOf(page));
    const isChosenFrom = page.kind === 'deals';
    const routes = page.kind === 'deals' ? [] : page.routes;
    return {
      list: {
        ...list,
        deals: list.deals.slice(0, isChosenFrom ? ROWS_OF_DEALS : ROWS),
        choices: isChosenFrom ? list.choices : NO_CHOICES,
      },
      under: isChosenFrom && isUnfiltered(page.filter) ? underOf(board, list.deals.slice(0, ROWS_OF_DEALS)) : [],
      months: page.kind === 'city' ? listOf(board, { kind: 'months', city: page.city }).deals : [],
      routes: Object.fromEntries(
        routes.flatMap((route) => {
          const fare = fareOf(board, route);
          return fare === undefined ? [] : [[routeName(...route), wireOf(fare)] as const];
        }),
      ),
    };
  };
}

const isUnfiltered = (filter: DealFilter): boolean => writeDealFilter('', filter) === writeDealFilter('', NO_DEAL_FILTER);
/** One trip of one airline. */
const nameOfDeal = ({ link }: DealWire): string => link;

function dealListOf(page: PageOfDeals): DealList {
  switch (page.kind) {
    case 'home':
      return { kind: 'best' };
    case 'city':
      return { kind: 'city', city: page.city };
    case 'deals':
      return isUnfiltered(page.filter) ? { kind: 'routes' } : { kind: 'filtered', filter: page.filter };
  }
}

const wireOf = ({ origin, destination, departs, returns, cabin, airline, total, seenAt }: SeenDeal): SeenFareWire => ({
  origin,
  destination,
  departs,
  returns,
  cabin,
  airline,
  total,
  seenAt: seenAt.toISOString(),
});
