import './priceField.css';
import type { Bounds, Range } from '#core/domain/filters/filterKinds';
import { formatDollarsUp } from '#core/domain/values/money';
import { useResultsWords } from '#web/platform/sent/messages';
import type { FilterActions } from '../../results.hooks';
import { LimitInput, StepRow } from './RangeStep';
import type { Limit } from './RangeStep';

interface PriceFieldProps {
  readonly bounds: Bounds;
  readonly bins: readonly number[];
  /** The limits set, cents per adult. */
  readonly limits: Range;
  readonly actions: FilterActions;
}

/** Cents a key or button moves a price limit by. */
const PRICE_STEP = 25_00;

/** The price range as one slider with two ends, over how many flights cost how much. */
export function PriceField({ bounds, bins, limits, actions }: PriceFieldProps) {
  const { results } = useResultsWords();
  const low = limits.min ?? bounds.min;
  const high = limits.max ?? bounds.max;
  const most = Math.max(1, ...bins);
  const width = (bounds.max - bounds.min + 1) / bins.length;
  const ends = { ...bounds, step: PRICE_STEP };
  const lowest: Limit = {
    ...ends,
    label: results.sliders.price.min,
    lead: results.priceFrom,
    text: formatDollarsUp(low),
    value: low,
    onMoved: (cents) => actions.move('price', 'min', cents),
  };
  const highest: Limit = {
    ...ends,
    label: results.sliders.price.max,
    lead: results.priceUpTo,
    text: formatDollarsUp(high),
    value: high,
    onMoved: (cents) => actions.move('price', 'max', cents),
  };
  return (
    <>
      <div className="range__bars" aria-hidden="true">
        {bins.map((count, i) => {
          const from = bounds.min + i * width;
          const isIn = from + width > low && from <= high;
          return <i key={i} className={isIn ? undefined : 'off'} style={{ '--height': `${String(Math.round((count / most) * 100))}%` }} />;
        })}
      </div>
      <div className="range__ends">
        <LimitInput {...lowest} />
        <LimitInput {...highest} />
      </div>
      <div className="rstep">
        <StepRow {...lowest} />
        <StepRow {...highest} />
      </div>
    </>
  );
}
