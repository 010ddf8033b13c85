/** The definition of filtering, ordering and counting in its plainest form: what the engine must agree with, and what it is measured against. */
import { bestTerms, PLAINNESS, plainnessOf, tripMinutes } from '#core/domain/bestRanking';
import type { Facet, Facets } from '#core/domain/filterOutcome';
import { airportsAt, connectionsOf, longestLayover, medianOf, nightsOf, tripEmissions } from '#core/domain/tripFacts';
import { DAY_PARTS, dayPartOf, FILTERS, NIGHTS, STOP_CHOICES, stopChoiceOf } from '#core/domain/filters';
import type { Criteria, DayPart, FilterName, Night, StopChoice, TimeWindow, TripEnd } from '#core/domain/filters';
import type { Flight } from '#core/domain/flights';
import { CERTAINTIES, wholeCost } from '#core/domain/wholeCost';

function minutesIn(f: Flight, window: TimeWindow): number | undefined {
  switch (window) {
    case 'outboundDeparture':
      return f.slices[0]?.departMinutes;
    case 'outboundArrival':
      return f.slices[0]?.arriveMinutes;
    case 'returnDeparture':
      return f.slices[1]?.departMinutes;
    case 'returnArrival':
      return f.slices[1]?.arriveMinutes;
  }
}

const priceOf = (f: Flight, c: Criteria): number => wholeCost(f, c.extras).perAdult;
const hasBag = (f: Flight, c: Criteria): boolean => wholeCost(f, c.extras).fare.conditions.checkedBag === 0;
const levelOf = (f: Flight, c: Criteria): number => CERTAINTIES.indexOf(wholeCost(f, c.extras).certainty);
const byCost = (a: Flight, b: Flight, c: Criteria): number => levelOf(a, c) - levelOf(b, c) || priceOf(a, c) - priceOf(b, c);

/** A trip is as direct as its least direct direction. */
const mostStops = (f: Flight): StopChoice => stopChoiceOf(Math.max(0, ...f.slices.map(({ stops }) => stops)));
const hasNight = (f: Flight, night: Night): boolean => f.slices.some((slice) => nightsOf(slice).includes(night));
const layoverOf = (f: Flight): number => Math.max(...f.slices.map(longestLayover));
/** Whether a flight emits no more than the middle of its list. */
const isLow = (f: Flight, list: readonly Flight[]): boolean => tripEmissions(f) <= medianOf(list.map(tripEmissions));

function passes(f: Flight, c: Criteria, name: FilterName, list: readonly Flight[]): boolean {
  switch (name) {
    case 'stops':
      return c.stops.length === 0 || c.stops.includes(mostStops(f));
    case 'airlines':
      return c.airlines.length === 0 || c.airlines.includes(f.carrier);
    case 'price':
      return priceOf(f, c) >= (c.priceMin ?? 0) && priceOf(f, c) <= (c.priceMax ?? Infinity);
    case 'duration':
      return tripMinutes(f) <= (c.maxMinutes ?? Infinity);
    case 'connections':
      return c.connections.length === 0 || connectionsOf(f).some((code) => c.connections.includes(code));
    case 'originAirports':
    case 'destinationAirports':
      return c[name].length === 0 || airportsAt(f, name).every((code) => c[name].includes(code));
    case 'layover':
      return layoverOf(f) <= (c.maxLayover ?? Infinity);
    case 'nights':
      return !c.nights.some((night) => hasNight(f, night));
    case 'emissions':
      return !c.lowEmissions || isLow(f, list);
    case 'checkedBag':
      return !c.checkedBag || hasBag(f, c);
    case 'cheapestOnly':
      return true;
    case 'outboundDeparture':
    case 'outboundArrival':
    case 'returnDeparture':
    case 'returnArrival': {
      const minutes = minutesIn(f, name);
      return c.windows[name].length === 0 || minutes === undefined || c.windows[name].includes(dayPartOf(minutes));
    }
  }
}

/** The list with every filter but `except` applied, one filter after the other. */
function left(flights: readonly Flight[], c: Criteria, except: FilterName | null): readonly Flight[] {
  return FILTERS.filter((name) => name !== except).reduce((list, name) => list.filter((f) => passes(f, c, name, flights)), flights);
}

function cheapest(flights: readonly Flight[], c: Criteria): readonly Flight[] {
  const [first] = [...flights].sort((a, b) => byCost(a, b, c));
  return first ? flights.filter((f) => byCost(f, first, c) === 0) : [];
}

function facet(flights: readonly Flight[], c: Criteria): Facet {
  const known = flights.filter((f) => levelOf(f, c) === 0).map((f) => priceOf(f, c));
  return {
    count: (c.cheapestOnly ? cheapest(flights, c) : flights).length,
    lowest: known.length === 0 ? null : known.reduce((low, price) => Math.min(low, price), Infinity),
  };
}

function sortKey(f: Flight, c: Criteria): number {
  switch (c.sort) {
    case 'best':
      return bestTerms(f, priceOf(f, c)).score;
    case 'cheapest':
      return priceOf(f, c);
    case 'fastest':
      return tripMinutes(f);
    case 'departure':
      return f.slices[0]?.departMinutes ?? 0;
    case 'arrival':
      return (f.slices[0]?.dayShift ?? 0) * 1440 + (f.slices[0]?.arriveMinutes ?? 0);
  }
}

/** Best and Cheapest rank what is not wholly known behind what is. */
const isByCost = (c: Criteria): boolean => c.sort === 'best' || c.sort === 'cheapest';

const plain = (f: Flight): number => Math.min(...f.slices.map((slice) => PLAINNESS.indexOf(plainnessOf(slice, new Set()))));

/** By the best score, but for the first: a plainer flight leads that costs at most a quarter more. */
function led(ordered: readonly Flight[], c: Criteria): readonly Flight[] {
  const [first] = ordered;
  const next =
    first &&
    ordered.find((f) => plain(f) > plain(first) && levelOf(f, c) === levelOf(first, c) && priceOf(f, c) <= priceOf(first, c) * 1.25);
  return next ? led([next, ...ordered.filter((f) => f !== next)], c) : ordered;
}

/** The shown flights' ids in order; ties by cost, then by place in the list (sorting is stable). */
export function naiveVisible(flights: readonly Flight[], c: Criteria): string[] {
  const kept = left(flights, c, null);
  const ordered = [...(c.cheapestOnly ? cheapest(kept, c) : kept)].sort(
    (a, b) => (isByCost(c) ? levelOf(a, c) - levelOf(b, c) : 0) || sortKey(a, c) - sortKey(b, c) || byCost(a, b, c),
  );
  return (c.sort === 'best' ? led(ordered, c) : ordered).map((f) => f.id);
}

export function naiveFacets(flights: readonly Flight[], c: Criteria): Omit<Facets, 'priceBins'> {
  const byOption = <T>(name: FilterName, options: readonly T[], has: (f: Flight, option: T) => boolean): Map<T, Facet> => {
    const others = left(flights, c, name);
    return new Map(
      options.map((option) => [
        option,
        facet(
          others.filter((f) => has(f, option)),
          c,
        ),
      ]),
    );
  };
  const window = (name: TimeWindow): Map<DayPart, Facet> =>
    byOption(name, DAY_PARTS, (f, part) => {
      const minutes = minutesIn(f, name);
      return minutes !== undefined && dayPartOf(minutes) === part;
    });
  const airports = (end: TripEnd): Map<string, Facet> =>
    byOption(end, [...new Set(flights.flatMap((f) => airportsAt(f, end)))], (f, code) => airportsAt(f, end).join() === code);
  return {
    stops: byOption('stops', STOP_CHOICES, (f, choice) => mostStops(f) === choice),
    airlines: byOption('airlines', [...new Set(flights.map((f) => f.carrier))], (f, code) => f.carrier === code),
    windows: {
      outboundDeparture: window('outboundDeparture'),
      outboundArrival: window('outboundArrival'),
      returnDeparture: window('returnDeparture'),
      returnArrival: window('returnArrival'),
    },
    connections: byOption('connections', [...new Set(flights.flatMap(connectionsOf))], (f, code) => connectionsOf(f).includes(code)),
    airports: { originAirports: airports('originAirports'), destinationAirports: airports('destinationAirports') },
    nights: byOption('nights', NIGHTS, (f, night) => !hasNight(f, night)),
    emissions: facet(
      left(flights, c, 'emissions').filter((f) => isLow(f, flights)),
      c,
    ),
    checkedBag: facet(
      left(flights, c, 'checkedBag').filter((f) => hasBag(f, c)),
      c,
    ),
    cheapestOnly: facet(left(flights, c, 'cheapestOnly'), { ...c, cheapestOnly: true }),
  };
}
