import '../card/pricePanel.css';
import './periodTrips.css';
import { periodOf } from '#core/domain/search/flexible';
import { flexDays } from '#core/domain/search/flexiblePeriods';
import { isRoundTrip, tripTypeOf } from '#core/domain/search/trip';
import type { RoundTrip } from '#core/domain/search/trip';
import type { Cents } from '#core/domain/values/money';
import { flexibleWords } from '#core/content/phrases/flexibleText';
import { useLocale, useResultsWords } from '#web/platform/sent/messages';
import { useFlexibility } from '../../flexible.hooks';
import { DateStrip } from './DateStrip';
import type { DateStripProps } from './DateStrip';
import { useGridCenter } from './gridCenter';
import { PeriodTrips } from './PeriodTrips';
import { PriceGrid } from './PriceGrid';

/** Above the flights of a search whose dates may move (search.46): the days around both dates, or the trips of the period; else the strip. */
export function FlexibleDates(props: DateStripProps) {
  const { query } = props.step;
  const t = flexibleWords(useLocale());
  const flex = useFlexibility();
  const days = flex === null ? 0 : flexDays(flex);
  if (flex !== null && periodOf(flex) && tripTypeOf(query) !== 'M') return <PeriodTrips query={query} flex={flex} />;
  if (days > 0 && isRoundTrip(query)) return <FlexGrid query={query} filtered={props.filtered} days={days} />;
  return (
    <>
      {flex === null ? (
        <p className="flexdates__note" role="status">
          {t.unreadable}
        </p>
      ) : null}
      <DateStrip {...props} />
    </>
  );
}

interface FlexGridProps {
  readonly query: RoundTrip;
  readonly filtered: Cents | null | undefined;
  /** On either side of both dates. */
  readonly days: number;
}

/** The days around both dates that were searched for; the pair that is shown is marked, and the grid stays where it is. */
function FlexGrid({ query, filtered, days }: FlexGridProps) {
  const t = flexibleWords(useLocale());
  const { results } = useResultsWords();
  const center = useGridCenter(query, days);
  return (
    <div className="card pricing flexgrid">
      <PriceGrid query={query} filtered={filtered} center={center} reach={days} title={t.gridTitle(days)} />
      {filtered === undefined ? null : <p className="small muted">{results.withFilters}</p>}
    </div>
  );
}
