import './pricePanel.css';
import type { Cents } from '#core/domain/values/money';
import { isRoundTrip } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { useResultsWords } from '#web/platform/sent/messages';
import { PriceGraph } from '../prices/PriceGraph';
import { PriceGrid } from '../prices/PriceGrid';
import { PriceInsight } from '../prices/PriceInsight';

export type PriceView = 'grid' | 'graph' | 'insight';

interface PricePanelProps {
  readonly view: PriceView;
  readonly query: SearchQuery;
  readonly lowest: Cents | null;
  readonly filtered: Cents | null | undefined;
}

/** One view of prices, in place. */
export function PricePanel({ view, query, lowest, filtered }: PricePanelProps) {
  const { results } = useResultsWords();
  return (
    <section className="card pricing" aria-label={results.priceViews}>
      {view === 'grid' ? isRoundTrip(query) ? <PriceGrid query={query} filtered={filtered} /> : null : null}
      {view === 'graph' ? <PriceGraph query={query} filtered={filtered} /> : null}
      {view === 'insight' ? <PriceInsight query={query} lowest={lowest} /> : null}
      {filtered === undefined || view === 'insight' ? null : <p className="small muted">{results.withFilters}</p>}
    </section>
  );
}
