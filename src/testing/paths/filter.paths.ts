/** What may happen to the filters of a list. */
import { NO_CRITERIA } from '#core/domain/filters';
import type { FilterContext, FilterEvent } from '#web/features/results/filter.machine';
import type { Walk } from './walk';

const BOUNDS = { priceMin: 300_00, priceMax: 900_00, minutesMin: 400, minutesMax: 2000, layoverMin: 40, layoverMax: 600 };
const EVENTS: readonly FilterEvent[] = [
  { type: 'list.arrived', bounds: BOUNDS, carriers: ['AF', 'DL'] },
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
  { type: 'price.moved', end: 'max', cents: 500_00 },
  { type: 'duration.moved', minutes: 900 },
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
