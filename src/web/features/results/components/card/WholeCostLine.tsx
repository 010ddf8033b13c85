import './wholeCostLine.css';
import type { Extra } from '#core/domain/fares/wholeCost';
import { useResultsWords } from '#web/platform/sent/messages';
import { removes } from '#web/ui/removes';
import { useIncluded } from '../../wholeCost.hooks';

/** Above the list: what its prices include, and the way back to the fares as sold. */
export function WholeCostLine({ extras, onClear }: { extras: readonly Extra[]; onClear: () => void }) {
  const { wholeCost } = useResultsWords();
  const included = useIncluded(extras);
  return included === '' ? null : (
    <p className="wholeline">
      <span>{included}</span>
      <button {...removes('extras')} className="link" type="button" onClick={onClear}>
        {wholeCost.clear}
        <span className="vh">{wholeCost.clearWhat}</span>
      </button>
    </p>
  );
}
