import './pricePanel.css';
import type { Cents } from '#core/domain/values/money';
import { isRoundTrip } from '#core/domain/search/trip';
import type { TripStep } from '#core/domain/search/tripStep';
import { useResultsWords } from '#web/platform/sent/messages';
import { PriceGraph } from '../prices/PriceGraph';
import { PriceGrid } from '../prices/PriceGrid';
import { PriceInsight } from '../prices/PriceInsight';

export type PriceView = 'grid' | 'graph' | 'insight';

interface PricePanelProps {
  readonly view: PriceView;
  readonly step: TripStep;
  readonly lowest: Cents | null;
  readonly filtered: Cents | null | undefined;
}

/** One view of prices, in place. */
export function PricePanel({ view, step, lowest, filtered }: PricePanelProps) {
  const { query } = step;
  const { results } = useResultsWords();
  return (
    <section className="card pricing" aria-label={results.priceViews} data-heading>
      {view === 'grid' ? isRoundTrip(query) ? <PriceGrid query={query} filtered={filtered} /> : null : null}
      {view === 'graph' ? <PriceGraph step={step} filtered={filtered} /> : null}
      {view === 'insight' ? <PriceInsight query={query} lowest={lowest} /> : null}
      {filtered === undefined ? null : <p className="small muted">{view === 'insight' ? results.insightFiltered : results.withFilters}</p>}
    </section>
  );
}
