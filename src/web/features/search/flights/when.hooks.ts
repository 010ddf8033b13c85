/** What the choice of a period asks of the search machine. */
import { parseFlexibility, periodOf } from '#core/domain/search/flexible';
import { useSearch, useSearchActor } from '../search.hooks';

export function useWhenField() {
  const actor = useSearchActor();
  const state = useSearch((s) => ({ flex: s.context.draft.flex, fault: s.context.faults.departDate }));
  return {
    ...state,
    choose: (name: string) => {
      const flex = parseFlexibility(`${name}:${periodOf(state.flex)?.stay ?? 'week'}`);
      if (flex !== null) actor.send({ type: 'flex.chosen', flex });
    },
    leave: () => {
      actor.send({ type: 'field.left', field: 'departDate' });
    },
  };
}
