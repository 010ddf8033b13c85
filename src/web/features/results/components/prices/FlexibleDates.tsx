import '../card/pricePanel.css';
import './periodTrips.css';
import { useId, useState } from 'react';
import { tripDays } from '#core/content/phrases/tripDays';
import { formatDollarsUp } from '#core/domain/values/money';
import { periodOf } from '#core/domain/search/flexible';
import type { Flexibility } from '#core/domain/search/flexible';
import { flexDays, kindOf } from '#core/domain/search/flexiblePeriods';
import { isRoundTrip, tripTypeOf } from '#core/domain/search/trip';
import type { RoundTrip } from '#core/domain/search/trip';
import type { Cents } from '#core/domain/values/money';
import { flexibleWords } from '#core/content/phrases/flexibleText';
import { useLocale, useMessages, useResultsWords } from '#web/platform/sent/messages';
import { MOBILE_QUERY, useMedia } from '#web/platform/useMedia';
import { Icon } from '#web/ui/Icon';
import { useFlexibility } from '../../flexible.hooks';
import { useGrid } from '../../prices.hooks';
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
  if (flex !== null && periodOf(flex) && tripTypeOf(query) !== 'M') return <PeriodTrips query={query} flex={flex} />;
  if (flex !== null && flexDays(flex) > 0 && isRoundTrip(query)) return <FlexGrid query={query} filtered={props.filtered} flex={flex} />;
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
  readonly flex: Flexibility;
}

/** The days around both dates that were searched for; the pair that is shown is marked, and the grid stays where it is. Phones begin with a line. */
function FlexGrid({ query, filtered, flex }: FlexGridProps) {
  const t = flexibleWords(useLocale());
  const { results } = useResultsWords();
  const days = flexDays(flex);
  const center = useGridCenter(query, days);
  const isNarrow = useMedia(MOBILE_QUERY);
  const [isUnfolded, setUnfolded] = useState(false);
  const grid = useId();
  const isOpen = isUnfolded || !isNarrow;
  return (
    <div className="card pricing flexgrid">
      {isNarrow ? (
        <button
          className="flexgrid__line"
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? grid : undefined}
          onClick={() => setUnfolded(!isOpen)}
        >
          <b>{t.kinds[kindOf(flex)]}</b>
          <Lowest query={query} filtered={filtered} flex={flex} center={center} />
          <Icon name="chevronDown" />
        </button>
      ) : null}
      {isOpen ? (
        <div id={grid}>
          <PriceGrid query={query} filtered={filtered} center={center} reach={days} title={t.gridTitle(days)} />
          {filtered === undefined ? null : <p className="small muted">{results.withFilters}</p>}
        </div>
      ) : null}
    </div>
  );
}

/** `Lowest: Dec 31–Jan 7, $294`, once prices are known. */
function Lowest({ query, filtered, flex, center }: FlexGridProps & { readonly center: RoundTrip }) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const { data } = useGrid(query, filtered, center, flexDays(flex));
  const priced = data.rows
    .flatMap(({ trips }) => trips)
    .flatMap((trip) => (typeof trip.lowest === 'number' ? [[trip.lowest, trip] as const] : []));
  const least = Math.min(...priced.map(([lowest]) => lowest));
  const [lowest, trip] = priced.find(([price]) => price === least) ?? [];
  if (lowest === undefined || trip === undefined) return <span />;
  return (
    <span>
      {messages.results.lowestDay}: {tripDays(messages, trip.query)}, {formatDollarsUp(lowest)}
    </span>
  );
}
