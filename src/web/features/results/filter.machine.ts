/**
 * What the traveler filters by and in which order the list stands, while it is being edited (results.4). The address is the
 * lasting home of these facts: the machine emits what to write there, and takes over what back and forward bring.
 */
import { assign, emit, enqueueActions, setup } from 'xstate';
import { sameCriteria, NIGHTS, STOP_CHOICES, toggled, DAY_PARTS, withoutFilter, withoutFilters } from '#core/domain/filters';
import type { Criteria, DayPart, FilterName, Night, Sort, StopChoice, TimeWindow, TripEnd } from '#core/domain/filters';
import type { Cents } from '#core/domain/money';
import { EXTRAS } from '#core/domain/wholeCost';
import type { Extra } from '#core/domain/wholeCost';
import type { ListBounds } from '#core/domain/filterOutcome';

export const FILTER_MACHINE_VERSION = 3;

export type FilterEvent =
  /** The list, or its prices with other extras: where the sliders end, and who flies. */
  | { readonly type: 'list.arrived'; readonly bounds: ListBounds; readonly carriers: readonly string[] }
  | { readonly type: 'sort.chosen'; readonly sort: Sort }
  | { readonly type: 'stops.toggled'; readonly stops: StopChoice }
  | { readonly type: 'airline.toggled'; readonly airline: string }
  | { readonly type: 'window.toggled'; readonly window: TimeWindow; readonly part: DayPart }
  | { readonly type: 'connection.toggled'; readonly airport: string }
  | { readonly type: 'airport.toggled'; readonly end: TripEnd; readonly airport: string }
  | { readonly type: 'night.toggled'; readonly night: Night }
  | { readonly type: 'lowEmissions.toggled' }
  | { readonly type: 'checkedBag.toggled' }
  | { readonly type: 'cheapestOnly.toggled' }
  /** What every price is to include; the bounds of the list follow by `list.arrived`. */
  | { readonly type: 'extra.toggled'; readonly extra: Extra }
  | { readonly type: 'extras.cleared' }
  /** Sliders; an end of the range stands for no limit. */
  | { readonly type: 'price.moved'; readonly end: 'min' | 'max'; readonly cents: Cents }
  | { readonly type: 'duration.moved'; readonly minutes: number }
  | { readonly type: 'layover.moved'; readonly minutes: number }
  | { readonly type: 'filter.cleared'; readonly filters: readonly FilterName[] }
  | { readonly type: 'filters.cleared' }
  /** Back, forward or a hand-edited address. */
  | { readonly type: 'address.changed'; readonly criteria: Criteria };

/** Choices are steps that Back undoes; a slider on its way replaces. */
export interface CriteriaChanged {
  readonly type: 'criteria.changed';
  readonly criteria: Criteria;
  readonly how: 'push' | 'replace';
}

export interface FilterContext {
  readonly criteria: Criteria;
  readonly bounds: ListBounds | null;
  readonly carriers: readonly string[];
}

/** A limit at the end of its range filters nothing. */
function moved(c: Criteria, bounds: ListBounds, event: Extract<FilterEvent, { type: 'price.moved' }>): Criteria {
  const low = event.end === 'min' ? Math.min(event.cents, c.priceMax ?? bounds.priceMax) : (c.priceMin ?? bounds.priceMin);
  const high = event.end === 'max' ? Math.max(event.cents, c.priceMin ?? bounds.priceMin) : (c.priceMax ?? bounds.priceMax);
  return { ...c, priceMin: low <= bounds.priceMin ? null : low, priceMax: high >= bounds.priceMax ? null : high };
}

/** What a choice makes of the criteria. */
function chosen(c: Criteria, event: FilterEvent): Criteria {
  switch (event.type) {
    case 'sort.chosen':
      return { ...c, sort: event.sort };
    case 'stops.toggled':
      return { ...c, stops: toggled(c.stops, event.stops, STOP_CHOICES) };
    case 'airline.toggled':
      return { ...c, airlines: toggled(c.airlines, event.airline) };
    case 'window.toggled':
      return { ...c, windows: { ...c.windows, [event.window]: toggled(c.windows[event.window], event.part, DAY_PARTS) } };
    case 'connection.toggled':
      return { ...c, connections: toggled(c.connections, event.airport) };
    case 'airport.toggled':
      return { ...c, [event.end]: toggled(c[event.end], event.airport) };
    case 'night.toggled':
      return { ...c, nights: toggled(c.nights, event.night, NIGHTS) };
    case 'lowEmissions.toggled':
      return { ...c, lowEmissions: !c.lowEmissions };
    case 'checkedBag.toggled':
      return { ...c, checkedBag: !c.checkedBag };
    case 'cheapestOnly.toggled':
      return { ...c, cheapestOnly: !c.cheapestOnly };
    case 'extra.toggled':
      return { ...c, extras: toggled(c.extras, event.extra, EXTRAS) };
    case 'extras.cleared':
      return { ...c, extras: [] };
    case 'filter.cleared':
      return event.filters.reduce(withoutFilter, c);
    case 'filters.cleared':
      return withoutFilters(c);
    case 'list.arrived':
    case 'price.moved':
    case 'duration.moved':
    case 'layover.moved':
    case 'address.changed':
      return c;
  }
}

export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    input: {} as { readonly criteria: Criteria },
    emitted: {} as CriteriaChanged,
  },
  actions: {
    rememberList: assign(({ context, event }) =>
      event.type === 'list.arrived' ? { bounds: event.bounds, carriers: event.carriers } : { bounds: context.bounds },
    ),
    takeOverAddress: assign(({ context, event }) => ({ criteria: event.type === 'address.changed' ? event.criteria : context.criteria })),
    moveSlider: assign(({ context, event }) => {
      const { criteria, bounds } = context;
      if (!bounds) return { criteria };
      if (event.type === 'price.moved') return { criteria: moved(criteria, bounds, event) };
      if (event.type === 'duration.moved')
        return { criteria: { ...criteria, maxMinutes: event.minutes >= bounds.minutesMax ? null : event.minutes } };
      if (event.type === 'layover.moved')
        return { criteria: { ...criteria, maxLayover: event.minutes >= bounds.layoverMax ? null : event.minutes } };
      return { criteria };
    }),
    applyChoice: enqueueActions(({ context, event, enqueue }) => {
      const criteria = chosen(context.criteria, event);
      if (sameCriteria(criteria, context.criteria)) return;
      enqueue.assign({ criteria });
      enqueue.emit({ type: 'criteria.changed', criteria, how: 'push' });
    }),
    tellAddress: emit(({ context }) => ({ type: 'criteria.changed' as const, criteria: context.criteria, how: 'replace' as const })),
  },
  guards: {
    hasList: ({ context }) => context.bounds !== null,
    bringsNews: ({ context, event }) => event.type === 'address.changed' && !sameCriteria(event.criteria, context.criteria),
  },
  delays: { sliderSettled: 200 },
}).createMachine({
  id: 'filter',
  version: String(FILTER_MACHINE_VERSION),
  context: ({ input }) => ({ criteria: input.criteria, bounds: null, carriers: [] }),
  initial: 'resting',
  on: {
    'list.arrived': { actions: 'rememberList' },
    // An echo of our own navigation says nothing new.
    'address.changed': { guard: 'bringsNews', target: '.resting', actions: 'takeOverAddress' },
    'price.moved': { guard: 'hasList', target: '.sliding', reenter: true, actions: 'moveSlider' },
    'duration.moved': { guard: 'hasList', target: '.sliding', reenter: true, actions: 'moveSlider' },
    'layover.moved': { guard: 'hasList', target: '.sliding', reenter: true, actions: 'moveSlider' },
    'sort.chosen': { target: '.resting', actions: 'applyChoice' },
    'stops.toggled': { target: '.resting', actions: 'applyChoice' },
    'airline.toggled': { target: '.resting', actions: 'applyChoice' },
    'window.toggled': { target: '.resting', actions: 'applyChoice' },
    'connection.toggled': { target: '.resting', actions: 'applyChoice' },
    'airport.toggled': { target: '.resting', actions: 'applyChoice' },
    'night.toggled': { target: '.resting', actions: 'applyChoice' },
    'lowEmissions.toggled': { target: '.resting', actions: 'applyChoice' },
    'checkedBag.toggled': { target: '.resting', actions: 'applyChoice' },
    'cheapestOnly.toggled': { target: '.resting', actions: 'applyChoice' },
    'extra.toggled': { target: '.resting', actions: 'applyChoice' },
    'extras.cleared': { target: '.resting', actions: 'applyChoice' },
    'filter.cleared': { target: '.resting', actions: 'applyChoice' },
    'filters.cleared': { target: '.resting', actions: 'applyChoice' },
  },
  states: {
    resting: { tags: 'resting' },
    /** A slider is on its way: the list follows at once, the address when it has settled. */
    sliding: { after: { sliderSettled: { target: 'resting', actions: 'tellAddress' } } },
  },
});
