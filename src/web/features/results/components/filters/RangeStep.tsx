import { useResultsWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';

export interface Limit {
  /** Accessible name. */
  readonly label: string;
  /** What is next to the value: `Up to`. */
  readonly lead: string;
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly step: number;
  readonly onMoved: (value: number) => void;
}

/** A slider that needs no dragging: arrow keys, or the two buttons (WCAG 2.5.7). */
export function RangeStep(limit: Limit) {
  return (
    <div className="rstep">
      <StepRow {...limit} />
      <LimitInput {...limit} />
    </div>
  );
}

const moved = ({ min, max, value }: Limit, by: number): number => Math.min(max, Math.max(min, value + by));

/** A limit in words, with a button for less and one for more. */
export function StepRow(limit: Limit) {
  const { results } = useResultsWords();
  const { label, lead, text, min, max, value, step, onMoved } = limit;
  return (
    <div className="rstep__row">
      <span className="small muted">
        {lead} <b>{text}</b>
      </span>
      <button
        type="button"
        className="rstep__btn"
        aria-label={results.less(label)}
        aria-disabled={value <= min}
        onClick={() => onMoved(moved(limit, -step))}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className="rstep__btn"
        aria-label={results.more(label)}
        aria-disabled={value >= max}
        onClick={() => onMoved(moved(limit, step))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** The slider of a limit. */
export function LimitInput(limit: Limit) {
  const { label, text, min, max, value, step, onMoved } = limit;
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={min}
      max={max}
      step={1}
      value={value}
      onChange={(event) => onMoved(Number(event.target.value))}
      onKeyDown={(event) => {
        const by = STEPS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onMoved(moved(limit, by * step));
      }}
    />
  );
}

/** Keys move by a useful step, not by the dollar. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -5, PageUp: 5 };
