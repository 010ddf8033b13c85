/** What may happen to the filters of a list. */
import { buildColumns } from '#core/domain/filterColumns';
import { buildFilterEngine } from '#core/domain/filterEngine';
import type { Flight } from '#core/domain/flights';
import { AIRPORTS, buildFlight } from '../buildFlights';
import { NO_CRITERIA } from '#core/domain/filters';
import type { FilterContext, FilterEvent } from '#web/features/results/filter.machine';
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
  fromNewark(
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
const { bounds: BOUNDS } = buildFilterEngine(buildColumns(LISTED, AIRPORTS));

function longLayovers(flight: Flight): Flight {
  const slices = flight.slices.map((slice) => ({ ...slice, layovers: slice.layovers.map((one) => ({ ...one, minutes: 150 })) }));
  return { ...flight, slices };
}
function fromNewark(flight: Flight): Flight {
  const slices = flight.slices.map((slice, i) => ({
    ...slice,
    legs: slice.legs.map((leg, at) => (i === 0 && at === 0 ? { ...leg, from: 'EWR' } : leg)),
  }));
  return { ...flight, slices };
}

const EVENTS: readonly FilterEvent[] = [
  { type: 'list.arrived', bounds: BOUNDS, carriers: ['AF', 'FI', 'TP'] },
  { type: 'sort.chosen', sort: 'fastest' },
  { type: 'stops.toggled', stops: 0 },
  { type: 'airline.toggled', airline: 'AF' },
  { type: 'window.toggled', window: 'returnArrival', part: 'night' },
  { type: 'connection.toggled', airport: 'LIS' },
  { type: 'airport.toggled', end: 'originAirports', airport: 'EWR' },
  { type: 'night.toggled', night: 'redEye' },
  { type: 'lowEmissions.toggled' },
  { type: 'checkedBag.toggled' },
  { type: 'cheapestOnly.toggled' },
  { type: 'extra.toggled', extra: 'checkedBag' },
  { type: 'extras.cleared' },
  { type: 'price.moved', end: 'max', cents: 430_00 },
  { type: 'duration.moved', minutes: 1300 },
  { type: 'layover.moved', minutes: 90 },
  { type: 'filter.cleared', filters: ['stops'] },
  { type: 'filters.cleared' },
  { type: 'address.changed', criteria: { ...NO_CRITERIA, checkedBag: true } },
];

export const FILTER_WALKS: Readonly<Record<string, Walk>> = {
  filters: {
    input: { criteria: NO_CRITERIA },
    events: [...EVENTS, { type: 'xstate.after.sliderSettled.filter.sliding' }],
    sameAs: ({ value, context }) => {
      const { criteria, bounds } = context as FilterContext;
      return [value, bounds !== null, criteria.stops, criteria.checkedBag, criteria.priceMax];
    },
  },
};
