/**
 * What the traveler filters by and in which order the list stands, while it is being edited (results.4). The address is the
 * lasting home of these facts: the machine emits what to write there, and takes over what back and forward bring.
 */
import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { Sort } from '#core/domain/filters/filterChoices';
import { moved } from '#core/domain/filters/filterKinds';
import type { RangeEnd } from '#core/domain/filters/filterKinds';
import { letGo, sameCriteria, withExtras, withFilter, withoutFilters } from '#core/domain/filters/filters';
import type { Criteria, FilterName, FilterValues, OptionsName, SliderName } from '#core/domain/filters/filters';
import type { ListBounds } from '#core/domain/filters/filterOutcome';
import type { Extra } from '#core/domain/fares/wholeCost';

export const FILTER_MACHINE_VERSION = 4;

export type FilterEvent =
  /** The list, or its prices with other extras: where the sliders end, and who flies. */
  | { readonly type: 'list.arrived'; readonly bounds: ListBounds; readonly carriers: readonly string[] }
  | { readonly type: 'sort.chosen'; readonly sort: Sort }
  /** What every price is to include; the bounds of the list follow by `list.arrived`. */
  | { readonly type: 'extras.chosen'; readonly extras: readonly Extra[] }
  /** All that is chosen of one filter now; none of its options, or off, clears it. */
  | { readonly type: 'filter.chosen'; readonly filter: OptionsName; readonly value: FilterValues[OptionsName] }
  /** One end of a range, cents or minutes; where the list ends it stands for no limit. */
  | { readonly type: 'slider.moved'; readonly filter: SliderName; readonly end: RangeEnd; readonly to: number }
  /** These filters, or all of them. */
  | { readonly type: 'filters.cleared'; readonly filters?: readonly FilterName[] }
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
  /** Null until the list has arrived. */
  readonly bounds: ListBounds | null;
  readonly carriers: readonly string[];
}

/** A slider is shown with the list whose ends it has. */
const withLimit = ({ criteria, bounds }: FilterContext, name: SliderName, end: RangeEnd, to: number): Criteria => {
  if (bounds === null) throw new Error('a slider was moved before the list arrived');
  return withFilter(criteria, name, moved(criteria.filters[name] ?? {}, bounds[name], end, to));
};

export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    input: {} as { readonly criteria: Criteria },
    emitted: {} as CriteriaChanged,
  },
  actions: {
    rememberList: assign(({ event }) => {
      assertEvent(event, 'list.arrived');
      return { bounds: event.bounds, carriers: event.carriers };
    }),
    /** A choice that changes nothing is no step. */
    choose: enqueueActions(({ context, enqueue }, { criteria }: { readonly criteria: Criteria }) => {
      if (sameCriteria(criteria, context.criteria)) return;
      enqueue.assign({ criteria });
      enqueue.emit({ type: 'criteria.changed', criteria, how: 'push' });
    }),
    takeOver: assign((_, { criteria }: { readonly criteria: Criteria }) => ({ criteria })),
    tellAddress: emit(({ context }) => ({ type: 'criteria.changed' as const, criteria: context.criteria, how: 'replace' as const })),
  },
  guards: {
    hasList: ({ context }) => context.bounds !== null,
    isNews: ({ context }, { criteria }: { readonly criteria: Criteria }) => !sameCriteria(criteria, context.criteria),
  },
  delays: { sliderSettled: 200 },
}).createMachine({
  id: 'filter',
  version: String(FILTER_MACHINE_VERSION),
  context: ({ input }) => ({ criteria: input.criteria, bounds: null, carriers: [] }),
  initial: 'resting',
  on: {
    'list.arrived': { actions: 'rememberList' },
    'address.changed': {
      // An echo of our own navigation says nothing new.
      guard: { type: 'isNews', params: ({ event }) => ({ criteria: event.criteria }) },
      target: '.resting',
      actions: { type: 'takeOver', params: ({ event }) => ({ criteria: event.criteria }) },
    },
    'slider.moved': {
      guard: 'hasList',
      target: '.sliding',
      reenter: true,
      actions: { type: 'takeOver', params: ({ context, event }) => ({ criteria: withLimit(context, event.filter, event.end, event.to) }) },
    },
    'sort.chosen': {
      target: '.resting',
      actions: { type: 'choose', params: ({ context, event }) => ({ criteria: { ...context.criteria, sort: event.sort } }) },
    },
    'extras.chosen': {
      target: '.resting',
      actions: { type: 'choose', params: ({ context, event }) => ({ criteria: withExtras(context.criteria, event.extras) }) },
    },
    'filter.chosen': {
      target: '.resting',
      actions: { type: 'choose', params: ({ context, event }) => ({ criteria: withFilter(context.criteria, event.filter, event.value) }) },
    },
    'filters.cleared': {
      target: '.resting',
      actions: {
        type: 'choose',
        params: ({ context, event }) => ({
          criteria: event.filters ? event.filters.reduce(letGo, context.criteria) : withoutFilters(context.criteria),
        }),
      },
    },
  },
  states: {
    resting: { tags: 'resting' },
    /** A slider is on its way: the list follows at once, the address when it has settled. */
    sliding: { after: { sliderSettled: { target: 'resting', actions: 'tellAddress' } } },
  },
});
