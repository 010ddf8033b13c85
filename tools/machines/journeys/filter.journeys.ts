/** How people sort and filter a list. */
import { NO_CRITERIA } from '#core/domain/filters/filters';
import type { FilterEvent } from '#web/features/results/filters/filter.machine';
import type { Journey } from './journey';

const BOUNDS = {
  price: { min: 300_00, max: 900_00 },
  outboundDepartureHours: { min: 360, max: 1320 },
  outboundArrivalHours: { min: 480, max: 1430 },
  returnDepartureHours: { min: 420, max: 1260 },
  returnArrivalHours: { min: 30, max: 1380 },
  duration: { min: 400, max: 2000 },
  layover: { min: 40, max: 600 },
};
const LIST: FilterEvent = { type: 'list.arrived', bounds: BOUNDS, carriers: ['AF', 'DL'] };
const SETTLED = { wait: 250 } as const;
const journey = (...does: readonly (FilterEvent | { readonly wait: number })[]): Journey => ({ input: { criteria: NO_CRITERIA }, does });

export const filterJourneys: Readonly<Record<string, Journey>> = {
  'sorts-by-price-then-by-time': journey(LIST, { type: 'sort.chosen', sort: 'cheapest' }, { type: 'sort.chosen', sort: 'departure' }),
  'nonstop-only-and-back': journey(
    LIST,
    { type: 'filter.chosen', filter: 'stops', value: [0] },
    { type: 'filter.chosen', filter: 'stops', value: [] },
  ),
  'two-airlines': journey(
    LIST,
    { type: 'filter.chosen', filter: 'airlines', value: ['AF'] },
    { type: 'filter.chosen', filter: 'airlines', value: ['AF', 'DL'] },
  ),
  'leaves-in-the-evening-comes-back-in-the-morning': journey(
    LIST,
    { type: 'filter.chosen', filter: 'outboundDeparture', value: ['evening'] },
    { type: 'filter.chosen', filter: 'returnArrival', value: ['morning'] },
  ),
  'drags-the-price-and-lets-go': journey(
    LIST,
    { type: 'slider.moved', filter: 'price', end: 'max', to: 800_00 },
    { type: 'slider.moved', filter: 'price', end: 'max', to: 700_00 },
    { type: 'slider.moved', filter: 'price', end: 'max', to: 650_00 },
    SETTLED,
  ),
  'both-ends-of-the-price-meet': journey(
    LIST,
    { type: 'slider.moved', filter: 'price', end: 'max', to: 500_00 },
    SETTLED,
    { type: 'slider.moved', filter: 'price', end: 'min', to: 700_00 },
    SETTLED,
  ),
  'short-flights-with-short-layovers': journey(
    LIST,
    { type: 'slider.moved', filter: 'duration', end: 'max', to: 900 },
    SETTLED,
    { type: 'slider.moved', filter: 'layover', end: 'max', to: 120 },
    SETTLED,
  ),
  'a-choice-while-a-slider-moves': journey(
    LIST,
    { type: 'slider.moved', filter: 'price', end: 'max', to: 600_00 },
    { type: 'filter.chosen', filter: 'checkedBag', value: true },
    SETTLED,
  ),
  'back-while-a-slider-moves': journey(
    LIST,
    { type: 'slider.moved', filter: 'duration', end: 'max', to: 700 },
    { type: 'address.changed', criteria: { ...NO_CRITERIA, filters: { stops: [0] } } },
    SETTLED,
  ),
  'a-slider-before-the-list': journey(
    { type: 'slider.moved', filter: 'price', end: 'max', to: 500_00 },
    LIST,
    { type: 'slider.moved', filter: 'price', end: 'max', to: 500_00 },
    SETTLED,
  ),
  'an-echo-of-the-address': journey(
    LIST,
    { type: 'filter.chosen', filter: 'emissions', value: true },
    { type: 'address.changed', criteria: { ...NO_CRITERIA, filters: { emissions: true } } },
  ),
  'whole-cost-with-a-bag-and-a-seat': journey(
    LIST,
    { type: 'extras.chosen', extras: ['checkedBag'] },
    { type: 'list.arrived', bounds: { ...BOUNDS, price: { min: 340_00, max: 990_00 } }, carriers: ['AF', 'DL'] },
    { type: 'extras.chosen', extras: ['checkedBag', 'seatChoice'] },
    { type: 'extras.chosen', extras: [] },
  ),
  'one-filter-of-three-cleared': journey(
    LIST,
    { type: 'filter.chosen', filter: 'stops', value: [1] },
    { type: 'filter.chosen', filter: 'connections', value: ['LIS'] },
    { type: 'filter.chosen', filter: 'nights', value: ['redEye'] },
    { type: 'filters.cleared', filters: ['stops'] },
  ),
  'everything-cleared-after-nothing-was-left': journey(
    LIST,
    { type: 'filter.chosen', filter: 'originAirports', value: ['EWR'] },
    { type: 'filter.chosen', filter: 'cheapestOnly', value: true },
    { type: 'filters.cleared' },
  ),
};
