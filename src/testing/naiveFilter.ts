/** The definition of filtering, ordering and counting in its plainest form: what the engine must agree with, and what it is measured against. */
import { bestTerms, tripMinutes } from '#core/domain/bestRanking';
import type { Facet, Facets } from '#core/domain/filterOutcome';
import { connectionsOf, mostStops } from '#core/domain/tripFacts';
import { DAY_PARTS, dayPartOf, FILTERS, STOP_CHOICES } from '#core/domain/filters';
import type { Criteria, DayPart, FilterName, TimeWindow } from '#core/domain/filters';
import type { Flight } from '#core/domain/flights';

function minutesOf(f: Flight, window: TimeWindow): number | undefined {
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

function passes(f: Flight, c: Criteria, name: FilterName): boolean {
  switch (name) {
    case 'stops':
      return c.stops.length === 0 || c.stops.includes(mostStops(f));
    case 'airlines':
      return c.airlines.length === 0 || c.airlines.includes(f.carrier);
    case 'price':
      return f.perAdult >= (c.priceMin ?? 0) && f.perAdult <= (c.priceMax ?? Infinity);
    case 'duration':
      return tripMinutes(f) <= (c.maxMinutes ?? Infinity);
    case 'connections':
      return c.connections.length === 0 || connectionsOf(f).some((code) => c.connections.includes(code));
    case 'checkedBag':
      return !c.checkedBag || f.conditions.checkedBag === 0;
    case 'cheapestOnly':
      return true;
    case 'outboundDeparture':
    case 'outboundArrival':
    case 'returnDeparture':
    case 'returnArrival': {
      const minutes = minutesOf(f, name);
      return c.windows[name].length === 0 || minutes === undefined || c.windows[name].includes(dayPartOf(minutes));
    }
  }
}

/** The list with every filter but `except` applied, one filter after the other. */
function left(flights: readonly Flight[], c: Criteria, except: FilterName | null): readonly Flight[] {
  return FILTERS.filter((name) => name !== except).reduce((list, name) => list.filter((f) => passes(f, c, name)), flights);
}

const lowestOf = (flights: readonly Flight[]): number => flights.reduce((low, f) => Math.min(low, f.perAdult), Infinity);

function cheapest(flights: readonly Flight[]): readonly Flight[] {
  const lowest = lowestOf(flights);
  return flights.filter((f) => f.perAdult === lowest);
}

function facet(flights: readonly Flight[], c: Criteria): Facet {
  return flights.length === 0
    ? { count: 0, lowest: null }
    : { count: (c.cheapestOnly ? cheapest(flights) : flights).length, lowest: lowestOf(flights) };
}

function sortKey(f: Flight, c: Criteria): number {
  switch (c.sort) {
    case 'best':
      return bestTerms(f).score;
    case 'cheapest':
      return f.perAdult;
    case 'fastest':
      return tripMinutes(f);
    case 'departure':
      return f.slices[0]?.departMinutes ?? 0;
    case 'arrival':
      return (f.slices[0]?.dayShift ?? 0) * 1440 + (f.slices[0]?.arriveMinutes ?? 0);
  }
}

/** The shown flights' ids in order; ties by price, then by place in the list (sorting is stable). */
export function naiveVisible(flights: readonly Flight[], c: Criteria): string[] {
  const kept = left(flights, c, null);
  return [...(c.cheapestOnly ? cheapest(kept) : kept)]
    .sort((a, b) => sortKey(a, c) - sortKey(b, c) || a.perAdult - b.perAdult)
    .map((f) => f.id);
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
      const minutes = minutesOf(f, name);
      return minutes !== undefined && dayPartOf(minutes) === part;
    });
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
    checkedBag: facet(
      left(flights, c, 'checkedBag').filter((f) => f.conditions.checkedBag === 0),
      c,
    ),
    cheapestOnly: facet(left(flights, c, 'cheapestOnly'), { ...c, cheapestOnly: true }),
  };
}
