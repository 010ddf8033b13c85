/** What each call of deals answers (api.4), out of what this process has in memory: nothing is requested. */
import { CARD_ORIGIN } from '#core/content/destinations/cardRoutes';
import { CITIES, DESTINATIONS } from '#core/content/destinations/cities';
import type { CitySlug } from '#core/content/destinations/cities';
import { records } from '#core/content/destinations/records/records.en';
import type {
  BestDealsWire,
  CityDealsWire,
  DealListWire,
  DealsAnswerWire,
  DealWire,
  RouteFares,
  SeenFareWire,
} from '#core/contract/flights/deals.schema';
import { fitsDealFilter, lowestOfEach, monthOf, routeName, ROWS_OF_LIST, searchOfDeal } from '#core/domain/fares/deals';
import type { Deal, DealFilter } from '#core/domain/fares/deals';
import { countBelowPublished } from '#core/domain/fares/belowPublished';
import { href } from '#core/domain/site/routes';
import { CABINS } from '#core/domain/search/trip';
import type { AirportTable } from '../airports/airportTable';
import { createDealPlaces } from './dealPlaces';
import type { DealsBoard } from './dealsBoard';
import type { SeenDeal } from './deals.repository';

type Route = readonly [from: string, to: string];

/** Of the cards of the home page. */
const CARD_ROUTES = DESTINATIONS.map((city): Route => [CITIES[CARD_ORIGIN[city]].code, CITIES[city].code]);
const MOST = 100;

export type DealLists = ReturnType<typeof createDealLists>;

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

  const cityOf = ({ destination }: Deal): string => airports.resolve(destination)[0]?.city ?? destination;
  const routeOf = ({ origin, destination, returns }: Deal): string => [origin, destination, returns === null].join('|');

  const listOf = ({ isGathering }: DealsBoard, found: readonly SeenDeal[], most: number): DealListWire => ({
    found: found.length,
    gathering: isGathering,
    deals: found.slice(0, most).map(wireOf),
  });

  /** Some hundreds of rows of many thousands; a place has few codes, so that they are compared last. */
  const roundTripsOf = keptFor(({ deals }: DealsBoard) =>
    lowestOfEach(deals.filter(isUsualTrip), ({ origin, destination }) => routeName(origin, destination)),
  );

  /** Sorted by price: the first that fits is the lowest. */
  const faresOf = (board: DealsBoard, routes: readonly Route[]): RouteFares =>
    Object.fromEntries(
      routes.flatMap(([from, to]) => {
        const fare = roundTripsOf(board).find(({ origin, destination }) => isSamePlace(from, origin) && isSamePlace(to, destination));
        return fare === undefined ? [] : [[routeName(from, to), fareOf(fare)] as const];
      }),
    );

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

  return {
    /** The lowest fare to each city, and the fares of the cards of the home page. */
    best: (board: DealsBoard): BestDealsWire => ({
      ...listOf(board, lowestOfEach(board.deals, cityOf), ROWS_OF_LIST),
      routes: faresOf(board, CARD_ROUTES),
    }),
    /** The lowest fare to a city from each origin, of its popular routes, and of each month. */
    city(board: DealsBoard, city: CitySlug): CityDealsWire {
      const deals = board.deals.filter(({ destination }) => isIn(city, destination));
      const months = lowestOfEach(deals.filter(isUsualTrip), ({ departs }) => monthOf(departs));
      return {
        ...listOf(board, lowestOfEach(deals, routeOf), ROWS_OF_LIST),
        routes: faresOf(
          board,
          records[city].popularRoutes.routes.map(({ frmTo }) => frmTo),
        ),
        months: [...months].sort((a, b) => (a.departs < b.departs ? -1 : 1)).map(wireOf),
      };
    },
    /** The lowest fare of each route below a price: whole dollars, which a fare does not reach. */
    under: (board: DealsBoard, dollars: number): DealListWire =>
      listOf(
        board,
        lowestOfEach(
          board.deals.filter(({ total }) => total < dollars * 100),
          routeOf,
        ),
        MOST,
      ),
    /** The lowest fares that fit: of each route, and of one route in each month. */
    fitting(board: DealsBoard, filter: DealFilter): DealsAnswerWire {
      const isOneRoute = filter.origin !== null && filter.destination !== null;
      const found = lowestOfEach(
        board.deals.filter((deal) => fitsDealFilter(deal, filter, isSamePlace)),
        (deal) => (isOneRoute ? `${routeOf(deal)}|${monthOf(deal.departs)}` : routeOf(deal)),
      );
      return { ...listOf(board, found, MOST), belowPublished: belowPublishedOf(board), choices: choicesOf(board) };
    },
  };
}

const isUsualTrip = ({ cabin, returns }: Deal): boolean => cabin === 'Economy' && returns !== null;

const fareOf = ({ origin, destination, departs, returns, cabin, airline, total, seenAt }: SeenDeal): SeenFareWire => ({
  origin,
  destination,
  departs,
  returns,
  cabin,
  airline,
  total,
  seenAt: seenAt.toISOString(),
});

/** Worked out once for each object. */
function keptFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
