/** How people sort and filter a list. */
import { NO_CRITERIA } from '#core/domain/filters';
import type { FilterEvent } from '#web/features/results/filter.machine';
import type { Journey } from './journey';

const BOUNDS = { priceMin: 300_00, priceMax: 900_00, minutesMin: 400, minutesMax: 2000, layoverMin: 40, layoverMax: 600 };
const LIST: FilterEvent = { type: 'list.arrived', bounds: BOUNDS, carriers: ['AF', 'DL'] };
const SETTLED = { wait: 250 } as const;
const journey = (...does: readonly (FilterEvent | { readonly wait: number })[]): Journey => ({ input: { criteria: NO_CRITERIA }, does });

export const filterJourneys: Readonly<Record<string, Journey>> = {
  'sorts-by-price-then-by-time': journey(LIST, { type: 'sort.chosen', sort: 'cheapest' }, { type: 'sort.chosen', sort: 'departure' }),
  'nonstop-only-and-back': journey(LIST, { type: 'stops.toggled', stops: 0 }, { type: 'stops.toggled', stops: 0 }),
  'two-airlines': journey(LIST, { type: 'airline.toggled', airline: 'AF' }, { type: 'airline.toggled', airline: 'DL' }),
  'leaves-in-the-evening-comes-back-in-the-morning': journey(
    LIST,
    { type: 'window.toggled', window: 'outboundDeparture', part: 'evening' },
    { type: 'window.toggled', window: 'returnArrival', part: 'morning' },
  ),
  'drags-the-price-and-lets-go': journey(
    LIST,
    { type: 'price.moved', end: 'max', cents: 800_00 },
    { type: 'price.moved', end: 'max', cents: 700_00 },
    { type: 'price.moved', end: 'max', cents: 650_00 },
    SETTLED,
  ),
  'both-ends-of-the-price-meet': journey(
    LIST,
    { type: 'price.moved', end: 'max', cents: 500_00 },
    SETTLED,
    { type: 'price.moved', end: 'min', cents: 700_00 },
    SETTLED,
  ),
  'short-flights-with-short-layovers': journey(
    LIST,
    { type: 'duration.moved', minutes: 900 },
    SETTLED,
    { type: 'layover.moved', minutes: 120 },
    SETTLED,
  ),
  'a-choice-while-a-slider-moves': journey(
    LIST,
    { type: 'price.moved', end: 'max', cents: 600_00 },
    { type: 'checkedBag.toggled' },
    SETTLED,
  ),
  'back-while-a-slider-moves': journey(
    LIST,
    { type: 'duration.moved', minutes: 700 },
    { type: 'address.changed', criteria: { ...NO_CRITERIA, stops: [0] } },
    SETTLED,
  ),
  'a-slider-before-the-list': journey(
    { type: 'price.moved', end: 'max', cents: 500_00 },
    LIST,
    { type: 'price.moved', end: 'max', cents: 500_00 },
    SETTLED,
  ),
  'an-echo-of-the-address': journey(
    LIST,
    { type: 'lowEmissions.toggled' },
    { type: 'address.changed', criteria: { ...NO_CRITERIA, lowEmissions: true } },
  ),
  'whole-cost-with-a-bag-and-a-seat': journey(
    LIST,
    { type: 'extra.toggled', extra: 'checkedBag' },
    { type: 'list.arrived', bounds: { ...BOUNDS, priceMin: 340_00, priceMax: 990_00 }, carriers: ['AF', 'DL'] },
    { type: 'extra.toggled', extra: 'seatChoice' },
    { type: 'extras.cleared' },
  ),
  'one-filter-of-three-cleared': journey(
    LIST,
    { type: 'stops.toggled', stops: 1 },
    { type: 'connection.toggled', airport: 'LIS' },
    { type: 'night.toggled', night: 'redEye' },
    { type: 'filter.cleared', filters: ['stops'] },
  ),
  'everything-cleared-after-nothing-was-left': journey(
    LIST,
    { type: 'airport.toggled', end: 'originAirports', airport: 'EWR' },
    { type: 'cheapestOnly.toggled' },
    { type: 'filters.cleared' },
  ),
};
