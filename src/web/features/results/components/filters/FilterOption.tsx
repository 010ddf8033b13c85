import type { Facet } from '#core/domain/filters/filterOutcome';
import { formatDollarsUp } from '#core/domain/values/money';
import { useResultsWords } from '#web/platform/sent/messages';

interface FilterOptionProps {
  readonly label: string;
  /** Undefined while the list is on its way. */
  readonly facet: Facet | undefined;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** One choice with what it would leave; a choice that leaves nothing stays and says so. */
export function FilterOption({ label, facet, isChosen, onToggle }: FilterOptionProps) {
  const { results } = useResultsWords();
  const isNone = facet?.count === 0;
  return (
    <label className={isNone ? 'opt opt--none' : 'opt'}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span>
        {label} <span className="n">{facet ? (isNone ? results.noneLeft : facet.count) : ''}</span>
      </span>
      <small>{facet?.lowest == null ? '' : formatDollarsUp(facet.lowest)}</small>
    </label>
  );
}
