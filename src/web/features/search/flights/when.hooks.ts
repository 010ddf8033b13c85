/** What dates that may move ask of the search machine (search.45). */
import { parseFlexibility } from '#core/domain/search/flexible';
import { FLEX_KINDS, flexOfKind, kindOf } from '#core/domain/search/flexiblePeriods';
import { addDays } from '#core/domain/values/dates';
import { today } from '#web/platform/clock';
import { useSearch, useSearchActor } from '../search.hooks';

/** At first a month is offered that one may still plan for. */
const USUAL_DAYS_AHEAD = 30;

/** How the dates may move: the kind alone, a stay without its period. */
export function useFlexField() {
  const actor = useSearchActor();
  const { flex, departs } = useSearch((s) => ({ flex: s.context.draft.flex, departs: s.context.draft.departDate.date }));
  return {
    kind: kindOf(flex),
    choose: (text: string) => {
      const kind = FLEX_KINDS.find((known) => known === text) ?? '';
      actor.send({ type: 'flex.chosen', flex: flexOfKind(kind, flex, departs ?? addDays(today(), USUAL_DAYS_AHEAD)) });
    },
  };
}

/** The period that stands in place of dates. */
export function useWhenField() {
  const actor = useSearchActor();
  const state = useSearch((s) => ({
    flex: s.context.draft.flex,
    isRoundTrip: s.context.draft.tripType === 'R',
    fault: s.context.faults.departDate,
  }));
  return {
    ...state,
    choose: (name: string) => {
      const flex = parseFlexibility(`${name}:${kindOf(state.flex)}`);
      if (flex !== null) actor.send({ type: 'flex.chosen', flex });
    },
    leave: () => {
      actor.send({ type: 'field.left', field: 'departDate' });
    },
  };
}
