import { toggled } from '#core/domain/filters/filters';
import { EXTRAS } from '#core/domain/fares/wholeCost';
import type { Extra } from '#core/domain/fares/wholeCost';
import { useResultsWords } from '#web/platform/sent/messages';
import { removes } from '#web/ui/removes';
import type { FilterActions } from '../../results.hooks';
import { Fold } from './FilterGroup';

interface WholeCostFieldsProps {
  readonly extras: readonly Extra[];
  readonly actions: FilterActions;
}

/** What every price and order includes on top of the fare; nothing is wanted until the traveler says so. */
export function WholeCostFields({ extras, actions }: WholeCostFieldsProps) {
  const { wholeCost } = useResultsWords();
  const clear =
    extras.length > 0 ? (
      <button {...removes('filter')} className="link small fgroup__clear" type="button" onClick={() => actions.chooseExtras([])}>
        {wholeCost.clear}
        <span className="vh">{wholeCost.clearWhat}</span>
      </button>
    ) : null;
  return (
    <Fold title={wholeCost.title} startsOpen aside={clear}>
      <p className="small muted">{wholeCost.hint}</p>
      {EXTRAS.map((extra) => (
        <label key={extra} className="opt">
          <input type="checkbox" checked={extras.includes(extra)} onChange={() => actions.chooseExtras(toggled(extras, extra))} />
          <span>{wholeCost.extras[extra]}</span>
        </label>
      ))}
    </Fold>
  );
}
