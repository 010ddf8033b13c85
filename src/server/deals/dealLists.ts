/** Which deals each call lists (api.4), as its answer. */
import type { CitySlug } from '#core/content/destinations/cities';
import type { DealsAnswerWire, DealWire } from '#core/contract/flights/deals.schema';
import { fitsDealFilter, lowestOfEach, monthOf, searchOfDeal } from '#core/domain/fares/deals';
import type { Deal, DealFilter } from '#core/domain/fares/deals';
import { countBelowPublished } from '#core/domain/fares/belowPublished';
import { href } from '#core/domain/site/routes';
import { CABINS } from '#core/domain/search/trip';
import type { AirportTable } from '../airports/airportTable';
import { createDealPlaces } from './dealPlaces';
import type { DealsBoard } from './dealsBoard';
import type { SeenDeal } from './deals.repository';

export type DealList =
  /** The lowest fare to each city. */
  | { readonly kind: 'best' }
  /** The lowest fare of each route. */
  | { readonly kind: 'routes' }
  /** The same below a price: whole dollars, which a fare does not reach. */
  | { readonly kind: 'under'; readonly dollars: number }
  /** The lowest fare to a city from each origin. */
  | { readonly kind: 'city'; readonly city: CitySlug }
  /** The lowest round trip in Economy to a city in each month, the next month first. */
  | { readonly kind: 'months'; readonly city: CitySlug }
  /** The lowest fares that fit: of each route, and of one route in each month. */
  | { readonly kind: 'filtered'; readonly filter: DealFilter };

const MOST = 100;
const MOST_BEST = 12;

export function createDealLists(airports: AirportTable) {
  const { isSamePlace, isIn, placeOf } = createDealPlaces(airports);

  function wireOf(deal: SeenDeal): DealWire {
    const [from, to] = [placeOf(deal.origin), placeOf(deal.destination)];
    const { origin, destination, departs, returns, cabin, airline, airlineName, total, seenAt } = deal;
    return {
      origin,
      originCity: from.city,
      ...(from.cityEs === undefined ? {} : { originCityEs: from.cityEs }),
      destination,
      destinationCity: to.city,
      ...(to.cityEs === undefined ? {} : { destinationCityEs: to.cityEs }),
      departs,
      returns,
      cabin,
      airline,
      airlineName,
      total,
      seenAt: seenAt.toISOString(),
      link: href('results', 'en', {}, searchOfDeal(deal)),
    };
  }

  const routeOf = ({ origin, destination, returns }: Deal): string => [origin, destination, returns === null].join('|');

  function dealsOf(deals: readonly SeenDeal[], list: DealList): readonly SeenDeal[] {
    switch (list.kind) {
      case 'best':
        return lowestOfEach(deals, ({ destination }) => airports.resolve(destination)[0]?.city ?? destination).slice(0, MOST_BEST);
      case 'routes':
        return lowestOfEach(deals, routeOf);
      case 'under':
        return lowestOfEach(
          deals.filter(({ total }) => total < list.dollars * 100),
          routeOf,
        );
      case 'city':
        return lowestOfEach(
          deals.filter(({ destination }) => isIn(list.city, destination)),
          routeOf,
        );
      case 'months':
        return [
          ...lowestOfEach(
            deals.filter(({ destination, cabin, returns }) => cabin === 'Economy' && returns !== null && isIn(list.city, destination)),
            ({ departs }) => monthOf(departs),
          ),
        ].sort((a, b) => (a.departs < b.departs ? -1 : 1));
      case 'filtered': {
        const { filter } = list;
        const isOneRoute = filter.origin !== null && filter.destination !== null;
        return lowestOfEach(
          deals.filter((deal) => fitsDealFilter(deal, filter, isSamePlace)),
          (deal) => (isOneRoute ? `${routeOf(deal)}|${monthOf(deal.departs)}` : routeOf(deal)),
        );
      }
    }
  }

  /** What there is to choose from is the same for every list of a board. */
  const choicesOf = keptFor((board: DealsBoard): DealsAnswerWire['choices'] => {
    const places = (codes: readonly string[]) =>
      [...new Set(codes)].map((code) => ({ code, ...placeOf(code) })).sort((a, b) => a.city.localeCompare(b.city, 'en'));
    const airlines = new Map(board.deals.map(({ airline, airlineName }) => [airline, airlineName]));
    const cabins = new Set(board.deals.map((deal) => deal.cabin));
    return {
      origins: places(board.deals.map(({ origin }) => origin)),
      destinations: places(board.deals.map(({ destination }) => destination)),
      months: [...new Set(board.deals.map(({ departs }) => monthOf(departs)))].sort(),
      airlines: [...airlines].map(([code, name]) => ({ code, name })).sort((a, b) => a.name.localeCompare(b.name, 'en')),
      cabins: CABINS.filter((cabin) => cabins.has(cabin)),
    };
  });

  const belowPublishedOf = keptFor(({ deals }: DealsBoard) => countBelowPublished(deals));

  return (board: DealsBoard, list: DealList): DealsAnswerWire => {
    const found = dealsOf(board.deals, list);
    return {
      found: found.length,
      gathering: board.isGathering,
      deals: found.slice(0, MOST).map(wireOf),
      belowPublished: belowPublishedOf(board),
      choices: choicesOf(board),
    };
  };
}

/** Worked out once for each object. */
export function keptFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
