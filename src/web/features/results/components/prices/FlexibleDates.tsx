import '../card/pricePanel.css';
import './periodTrips.css';
import { periodOf } from '#core/domain/search/flexible';
import { flexDays } from '#core/domain/search/flexiblePeriods';
import { isRoundTrip, tripTypeOf } from '#core/domain/search/trip';
import { flexibleWords } from '#core/content/flexibleText';
import { useLocale, useResultsWords } from '#web/platform/sent/messages';
import { useFlexibility } from '../../flexible.hooks';
import { DateStrip } from './DateStrip';
import type { DateStripProps } from './DateStrip';
import { PeriodTrips } from './PeriodTrips';
import { PriceGrid } from './PriceGrid';

/** Above the flights of a search whose dates may move (search.46): the days around both dates, or the trips of the period; else the strip. */
export function FlexibleDates(props: DateStripProps) {
  const { query } = props.step;
  const t = flexibleWords(useLocale());
  const { results } = useResultsWords();
  const flex = useFlexibility();
  const days = flex === null ? 0 : flexDays(flex);
  if (flex !== null && periodOf(flex) && tripTypeOf(query) !== 'M') return <PeriodTrips query={query} flex={flex} />;
  if (days > 0 && isRoundTrip(query))
    return (
      <div className="card pricing flexgrid">
        <PriceGrid query={query} filtered={props.filtered} reach={days} title={t.gridTitle(days)} />
        {props.filtered === undefined ? null : <p className="small muted">{results.withFilters}</p>}
      </div>
    );
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
