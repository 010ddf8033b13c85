/** What the panel of travelers and cabin asks of the search machine. */
import type { TravelerKind } from '#core/domain/travelers/travelers';
import type { Cabin } from '#core/domain/search/trip';
import { useSearch, useSearchActor } from '../search.hooks';

/** With what may be added and removed, as the machine allows. */
export function useParty() {
  const actor = useSearchActor();
  const { adults, children, infants, childAges, cabin } = useSearch((s) => ({
    ...s.context.draft.travelers,
    childAges: s.context.draft.childAges,
    cabin: s.context.draft.cabin,
  }));
  const canAdd = useSearch((s) => kinds((kind) => s.can({ type: 'traveler.added', kind })));
  const canRemove = useSearch((s) => kinds((kind) => s.can({ type: 'traveler.removed', kind })));
  return {
    counts: { adult: adults, child: children, infant: infants },
    /** Of every child; null where it was not chosen. */
    childAges: Array.from({ length: children }, (_, i) => childAges[i] ?? null),
    cabin,
    canAdd,
    canRemove,
    add: (kind: TravelerKind) => {
      actor.send({ type: 'traveler.added', kind });
    },
    remove: (kind: TravelerKind) => {
      actor.send({ type: 'traveler.removed', kind });
    },
    chooseChildAge: (child: number, age: number | null) => {
      actor.send({ type: 'childAge.chosen', child, age });
    },
    chooseCabin: (chosen: Cabin) => {
      actor.send({ type: 'cabin.chosen', cabin: chosen });
    },
  };
}

const kinds = (ask: (kind: TravelerKind) => boolean): Record<TravelerKind, boolean> => ({
  adult: ask('adult'),
  child: ask('child'),
  infant: ask('infant'),
});
