import type { ListBounds } from '#core/domain/filterOutcome';
import type { Cents } from '#core/domain/money';
import { formatDollarsUp } from '#core/domain/money';
import { useResultsWords } from '#web/platform/messages';
import type { FilterActions } from '../results.hooks';
import { LimitInput, StepRow } from './RangeStep';
import type { Limit } from './RangeStep';

interface PriceFieldProps {
  readonly bounds: ListBounds;
  readonly bins: readonly number[];
  /** The limits set, cents per adult; null: none. */
  readonly low: Cents | null;
  readonly high: Cents | null;
  readonly actions: FilterActions;
}

/** Cents a key or button moves a price limit by. */
const PRICE_STEP = 25_00;

/** The price range as one slider with two ends, over how many flights cost how much. */
export function PriceField({ bounds, bins, low: lowLimit, high: highLimit, actions }: PriceFieldProps) {
  const { results } = useResultsWords();
  const low = lowLimit ?? bounds.priceMin;
  const high = highLimit ?? bounds.priceMax;
  const most = Math.max(1, ...bins);
  const width = (bounds.priceMax - bounds.priceMin + 1) / bins.length;
  const ends = { min: bounds.priceMin, max: bounds.priceMax, step: PRICE_STEP };
  const lowest: Limit = {
    ...ends,
    label: results.lowestPrice,
    lead: results.priceFrom,
    text: formatDollarsUp(low),
    value: low,
    onMoved: (cents) => actions.movePrice('min', cents),
  };
  const highest: Limit = {
    ...ends,
    label: results.highestPrice,
    lead: results.priceUpTo,
    text: formatDollarsUp(high),
    value: high,
    onMoved: (cents) => actions.movePrice('max', cents),
  };
  return (
    <>
      <div className="range__bars" aria-hidden="true">
        {bins.map((count, i) => {
          const from = bounds.priceMin + i * width;
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
