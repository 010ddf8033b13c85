import type { ListBounds } from '#core/domain/filterOutcome';
import type { Criteria } from '#core/domain/filters';
import { formatDollarsUp } from '#core/domain/money';
import { useMessages } from '#web/platform/messages';
import type { FilterEvent } from '../filter.machine';
import { RangeStep } from './RangeStep';

interface PriceFieldProps {
  readonly bounds: ListBounds;
  readonly bins: readonly number[];
  readonly criteria: Criteria;
  readonly send: (event: FilterEvent) => void;
}

/** Cents a key or button moves a price limit by. */
const PRICE_STEP = 25_00;

/** The price range, over how many flights cost how much. */
export function PriceField({ bounds, bins, criteria, send }: PriceFieldProps) {
  const { results } = useMessages();
  const low = criteria.priceMin ?? bounds.priceMin;
  const high = criteria.priceMax ?? bounds.priceMax;
  const most = Math.max(1, ...bins);
  const width = (bounds.priceMax - bounds.priceMin + 1) / bins.length;
  return (
    <>
      <div className="range__bars" aria-hidden="true">
        {bins.map((count, i) => {
          const from = bounds.priceMin + i * width;
          const isIn = from + width > low && from <= high;
          return <i key={i} className={isIn ? undefined : 'off'} style={{ '--height': `${String(Math.round((count / most) * 100))}%` }} />;
        })}
      </div>
      <RangeStep
        label={results.highestPrice}
        lead={results.priceUpTo}
        text={formatDollarsUp(high)}
        min={bounds.priceMin}
        max={bounds.priceMax}
        step={PRICE_STEP}
        value={high}
        onMoved={(cents) => send({ type: 'price.moved', end: 'max', cents })}
      />
      <RangeStep
        label={results.lowestPrice}
        lead={results.priceFrom}
        text={formatDollarsUp(low)}
        min={bounds.priceMin}
        max={bounds.priceMax}
        step={PRICE_STEP}
        value={low}
        onMoved={(cents) => send({ type: 'price.moved', end: 'min', cents })}
      />
    </>
  );
}
