/** What may happen to the filters of a list. */
import { buildFilterEngine } from '#core/domain/filters/filterEngine';
import type { Flight } from '#core/domain/flights/flights';
import { AIRPORTS, buildFlight } from '#testing/flights/buildFlights';
import type { FilterOption } from '#core/domain/filters/filterKinds';
import { NO_CRITERIA, OPTION_FILTERS, toggledOption } from '#core/domain/filters/filters';
import type { CodesName, Criteria, OptionsName } from '#core/domain/filters/filters';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import type { FilterContext, FilterEvent } from '#web/features/results/filters/filter.machine';
import type { Walk } from './walk';

const PARIS = { via: [], departMinutes: 1125, minutes: 455 };
/** A list in which every filter has something to choose. */
export const LISTED: readonly Flight[] = [
  buildFlight({ id: 'af', carrier: 'AF', perAdult: 448_20, out: PARIS, back: { ...PARIS, minutes: 515 } }),
  longLayovers(
    buildFlight({
      id: 'tp',
      carrier: 'TP',
      perAdult: 412_30,
      checkedBag: 7000,
      out: { via: ['LIS'], departMinutes: 1330, minutes: 645 },
      back: { via: ['LIS'], departMinutes: 435, minutes: 860 },
    }),
  ),
  elsewhere(
    buildFlight({
      id: 'fi',
      carrier: 'FI',
      perAdult: 429_00,
      checkedBag: null,
      out: { via: ['KEF'], departMinutes: 600, minutes: 630 },
      back: { via: ['KEF'], departMinutes: 850, minutes: 655 },
    }),
  ),
];
const { bounds: BOUNDS } = buildFilterEngine(LISTED, AIRPORTS);

function longLayovers(flight: Flight): Flight {
  const slices = mapNonEmpty(flight.slices, (slice) => ({ ...slice, layovers: slice.layovers.map((one) => ({ ...one, minutes: 150 })) }));
  return { ...flight, slices };
}
/** Leaves from Newark, lands at Orly, and comes back between the usual airports. */
function elsewhere(flight: Flight): Flight {
  const slices = mapNonEmpty(flight.slices, (slice, i) => ({
    ...slice,
    legs: mapNonEmpty(slice.legs, (leg, at) => ({
      ...leg,
      ...(i === 0 && at === 0 && { from: 'EWR' }),
      ...(i === 0 && at === slice.legs.length - 1 && { to: 'ORY' }),
    })),
  }));
  return { ...flight, slices };
}

/** Codes that stand for what only the list knows. */
const CODES: Readonly<Record<CodesName, string>> = {
  airlines: 'AF',
  connections: 'LIS',
  originAirports: 'EWR',
  destinationAirports: 'ORY',
};
/** The first option of each filter that has some. */
export const OPTIONS: readonly (readonly [filter: (typeof OPTION_FILTERS)[number], option: FilterOption])[] = OPTION_FILTERS.flatMap(
  (filter) => {
    const options: readonly FilterOption[] = filter.kind === 'codes' ? [CODES[filter.name]] : filter.optionsIn(() => []);
    return options.slice(0, 1).map((option) => [filter, option] as const);
  },
);
/** Presses an option: in where it was out, and out where it was in. */
export const pressed = (c: Criteria, filter: OptionsName, option: FilterOption) =>
  ({ type: 'filter.chosen', filter, value: toggledOption(c, filter, option) }) as const;

const EVENTS: readonly FilterEvent[] = [
  { type: 'list.arrived', bounds: BOUNDS, carriers: ['AF', 'FI', 'TP'] },
  { type: 'sort.chosen', sort: 'fastest' },
  { type: 'extras.chosen', extras: ['checkedBag'] },
  { type: 'extras.chosen', extras: [] },
  ...OPTIONS.map(([{ name }, option]) => pressed(NO_CRITERIA, name, option)),
  { type: 'filter.chosen', filter: 'stops', value: [] },
  { type: 'filter.chosen', filter: 'checkedBag', value: false },
  { type: 'slider.moved', filter: 'price', end: 'max', to: 430_00 },
  { type: 'slider.moved', filter: 'duration', end: 'max', to: 1300 },
  { type: 'slider.moved', filter: 'layover', end: 'max', to: 90 },
  { type: 'filters.cleared', filters: ['stops'] },
  { type: 'filters.cleared' },
  { type: 'address.changed', criteria: { ...NO_CRITERIA, filters: { checkedBag: true } } },
];

export const FILTER_WALKS: Readonly<Record<string, Walk>> = {
  filters: {
    input: { criteria: NO_CRITERIA },
    events: [...EVENTS, { type: 'xstate.after.sliderSettled.filter.sliding' }],
    sameAs: ({ value, context }) => {
      const { criteria, bounds } = context as FilterContext;
      return [value, bounds !== null, criteria.filters.stops, criteria.filters.checkedBag, criteria.filters.price?.max];
    },
  },
};
