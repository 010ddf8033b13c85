/** The definition of filtering, ordering and counting in its plainest form: what the engine must agree with, and what it is measured against. */
import { PLAINNESS, plainnessOf, tripMinutes } from '#core/domain/flights/bestRanking';
import { bestTerms } from '#core/domain/flights/bestTerms';
import type { Facet, Facets } from '#core/domain/filters/filterOutcome';
import {
  airportsAt,
  connectionsOf,
  hasSelfTransfer,
  longestLayover,
  medianOf,
  nightsOf,
  tripEmissions,
} from '#core/domain/flights/tripFacts';
import { DAY_PARTS, dayPartOf, NIGHTS, STOP_CHOICES, stopChoiceOf } from '#core/domain/filters/filterChoices';
import type { Night, StopChoice } from '#core/domain/filters/filterChoices';
import type { FilterOption, Range } from '#core/domain/filters/filterKinds';
import { byName, FILTER_NAMES, OPTION_FILTERS, withFilter } from '#core/domain/filters/filters';
import type { Criteria, FilterName, OptionsName } from '#core/domain/filters/filters';
import type { Flight } from '#core/domain/flights/flights';
import { CERTAINTIES, wholeCost } from '#core/domain/fares/wholeCost';

const priceOf = (f: Flight, c: Criteria): number => wholeCost(f, c.extras).perAdult;
const hasBag = (f: Flight, c: Criteria, bag: 'carryOn' | 'checkedBag'): boolean => wholeCost(f, c.extras).fare.conditions[bag] === 0;
const levelOf = (f: Flight, c: Criteria): number => CERTAINTIES.indexOf(wholeCost(f, c.extras).certainty);
const byCost = (a: Flight, b: Flight, c: Criteria): number => levelOf(a, c) - levelOf(b, c) || priceOf(a, c) - priceOf(b, c);

/** A trip is as direct as its least direct direction. */
const mostStops = (f: Flight): StopChoice => stopChoiceOf(Math.max(0, ...f.slices.map(({ stops }) => stops)));
const hasNight = (f: Flight, night: Night): boolean => f.slices.some((slice) => nightsOf(slice).includes(night));
const layoverOf = (f: Flight): number => Math.max(...f.slices.map(longestLayover));
/** Whether a flight emits no more than the middle of its list. */
const isLow = (f: Flight, list: readonly Flight[]): boolean => tripEmissions(f) <= medianOf(list.map(tripEmissions));

/** Where all flights of a list are on two tickets none is left out for it. */
const isUnderOneTicket = (f: Flight, list: readonly Flight[]): boolean => !hasSelfTransfer(f) || list.every(hasSelfTransfer);

const partOf = (minutes: number | undefined): readonly string[] => (minutes === undefined ? [] : [dayPartOf(minutes)]);
const isWithin = (minutes: number | undefined, { min = 0, max = 1439 }: Range = {}): boolean =>
  minutes === undefined || (minutes >= min && minutes <= max);
const one = (codes: readonly string[]): readonly string[] => (codes.length === 1 ? codes : []);

/** What a flight counts for among the options of a filter. */
function optionsOf(f: Flight, c: Criteria, name: OptionsName, list: readonly Flight[]): readonly FilterOption[] {
  switch (name) {
    case 'stops':
      return [mostStops(f)];
    case 'airlines':
      return [f.carrier];
    case 'outboundDeparture':
      return partOf(f.slices[0].departMinutes);
    case 'outboundArrival':
      return partOf(f.slices[0].arriveMinutes);
    case 'returnDeparture':
      return partOf(f.slices[1]?.departMinutes);
    case 'returnArrival':
      return partOf(f.slices[1]?.arriveMinutes);
    case 'originAirports':
    case 'destinationAirports':
      return one(airportsAt(f, name));
    case 'connections':
      return connectionsOf(f);
    case 'nights':
      return NIGHTS.filter((night) => !hasNight(f, night));
    case 'noSelfTransfer':
      return isUnderOneTicket(f, list) ? [true] : [];
    case 'emissions':
      return isLow(f, list) ? [true] : [];
    case 'carryOn':
    case 'checkedBag':
      return hasBag(f, c, name) ? [true] : [];
    case 'cheapestOnly':
      return [true];
  }
}

function passes(f: Flight, c: Criteria, name: FilterName, list: readonly Flight[]): boolean {
  const { filters } = c;
  switch (name) {
    case 'price':
      return priceOf(f, c) >= (filters.price?.min ?? 0) && priceOf(f, c) <= (filters.price?.max ?? Infinity);
    case 'outboundDepartureHours':
      return isWithin(f.slices[0].departMinutes, filters[name]);
    case 'outboundArrivalHours':
      return isWithin(f.slices[0].arriveMinutes, filters[name]);
    case 'returnDepartureHours':
      return isWithin(f.slices[1]?.departMinutes, filters[name]);
    case 'returnArrivalHours':
      return isWithin(f.slices[1]?.arriveMinutes, filters[name]);
    case 'duration':
      return tripMinutes(f) <= (filters.duration?.max ?? Infinity);
    case 'layover':
      return layoverOf(f) <= (filters.layover?.max ?? Infinity);
    case 'stops':
      return filters.stops === undefined || filters.stops.includes(mostStops(f));
    case 'airlines':
      return filters.airlines === undefined || filters.airlines.includes(f.carrier);
    case 'outboundDeparture':
    case 'outboundArrival':
    case 'returnDeparture':
    case 'returnArrival': {
      const chosen: readonly string[] | undefined = filters[name];
      return chosen === undefined || optionsOf(f, c, name, list).every((part) => chosen.includes(String(part)));
    }
    case 'originAirports':
    case 'destinationAirports':
      return filters[name] === undefined || airportsAt(f, name).every((code) => filters[name]?.includes(code));
    case 'connections':
      return filters.connections === undefined || connectionsOf(f).some((code) => filters.connections?.includes(code));
    case 'nights':
      return !filters.nights?.some((night) => hasNight(f, night));
    case 'noSelfTransfer':
      return filters.noSelfTransfer === false || isUnderOneTicket(f, list);
    case 'emissions':
      return filters.emissions !== true || isLow(f, list);
    case 'carryOn':
    case 'checkedBag':
      return filters[name] !== true || hasBag(f, c, name);
    case 'cheapestOnly':
      return true;
  }
}

/** What a list offers to choose from. */
function optionsIn(flights: readonly Flight[], name: OptionsName): readonly FilterOption[] {
  switch (name) {
    case 'stops':
      return STOP_CHOICES;
    case 'airlines':
      return flights.map((f) => f.carrier);
    case 'originAirports':
    case 'destinationAirports':
      return flights.flatMap((f) => airportsAt(f, name));
    case 'connections':
      return flights.flatMap(connectionsOf);
    case 'outboundDeparture':
    case 'outboundArrival':
    case 'returnDeparture':
    case 'returnArrival':
      return DAY_PARTS;
    case 'nights':
      return NIGHTS;
    case 'noSelfTransfer':
    case 'emissions':
    case 'carryOn':
    case 'checkedBag':
    case 'cheapestOnly':
      return [true];
  }
}

/** The list with every filter but `except` applied, one filter after the other. */
function left(flights: readonly Flight[], c: Criteria, except: FilterName | null): readonly Flight[] {
  return FILTER_NAMES.filter((name) => name !== except).reduce((list, name) => list.filter((f) => passes(f, c, name, flights)), flights);
}

function cheapest(flights: readonly Flight[], c: Criteria): readonly Flight[] {
  const [first] = [...flights].sort((a, b) => byCost(a, b, c));
  return first ? flights.filter((f) => byCost(f, first, c) === 0) : [];
}

function facet(flights: readonly Flight[], c: Criteria): Facet {
  const known = flights.filter((f) => levelOf(f, c) === 0).map((f) => priceOf(f, c));
  return {
    count: (c.filters.cheapestOnly ? cheapest(flights, c) : flights).length,
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
      return f.slices[0].departMinutes;
    case 'arrival':
      return f.slices[0].dayShift * 1440 + f.slices[0].arriveMinutes;
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
  const ordered = [...(c.filters.cheapestOnly ? cheapest(kept, c) : kept)].sort(
    (a, b) =>
      (c.sort === 'best' ? Number(hasSelfTransfer(a)) - Number(hasSelfTransfer(b)) : 0) ||
      (isByCost(c) ? levelOf(a, c) - levelOf(b, c) : 0) ||
      sortKey(a, c) - sortKey(b, c) ||
      byCost(a, b, c),
  );
  return (c.sort === 'best' ? led(ordered, c) : ordered).map((f) => f.id);
}

/** What every option leaves of what the other filters leave. */
export const naiveFacets = (flights: readonly Flight[], c: Criteria): Facets =>
  byName(OPTION_FILTERS, ({ name }) => {
    const others = left(flights, c, name);
    const criteria = name === 'cheapestOnly' ? withFilter(c, name, true) : c;
    return new Map(
      [...new Set(optionsIn(flights, name))].map((option) => [
        option,
        facet(
          others.filter((f) => optionsOf(f, c, name, flights).includes(option)),
          criteria,
        ),
      ]),
    );
  });
