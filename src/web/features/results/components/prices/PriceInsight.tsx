import { formatDollarsUp } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import type { PriceInsight as Judged, PricePoint } from '#core/domain/fares/priceInsight';
import type { SearchQuery } from '#core/domain/search/trip';
import { dayText } from '#web/parts/dateText';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useInsight } from '../../prices.hooks';
import { PricesMissing } from './PricesMissing';

const NOTHING_YET = { judged: null, series: [], isObserved: false } as const;

/** Whether the lowest price of a list is low, typical or high, by which rule, and how the price of the same dates moved. */
export function PriceInsight({ query, lowest }: { readonly query: SearchQuery; readonly lowest: Cents | null }) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const { results } = messages;
  const { data, isLoading, isFailed, tryAgain } = useInsight(query, lowest);
  if (isFailed) return <PricesMissing onTryAgain={tryAgain} />;
  const isWaiting = isLoading || lowest === null;
  const { judged, series, isObserved } = isWaiting ? NOTHING_YET : data;
  const [first] = series;
  const since = first ? dayText(messages, first.on) : '';
  return (
    <div className="insight">
      <div role="status">
        {isWaiting ? (
          <p>{results.usually}</p>
        ) : judged ? (
          <>
            <h2 className={`insight__word insight__word--${judged.level}`}>{results.insightTitle[judged.level]}</h2>
            <p>{results.insightText[judged.level](formatDollarsUp(lowest), endsOf(judged))}</p>
            <p className="small muted">{results.insightRule(series.length, since)}</p>
          </>
        ) : (
          <p>{results.insightUnknown}</p>
        )}
        {isObserved ? <p className="small muted">{results.insightObserved(since)}</p> : null}
      </div>
      {series.length > 1 ? <History series={series} judged={judged} /> : null}
    </div>
  );
}

const endsOf = ({ from, to }: Judged): string => `${formatDollarsUp(from)}–${formatDollarsUp(to)}`;

const HEIGHT = 160;
const MARGIN = 12;
/** A column is as wide as a point has room. */
const COLUMN = 64;

/** The series as a drawing over the table that says the same: a column a day, its point above the middle, the typical prices behind. */
function History({ series, judged }: { readonly series: readonly PricePoint[]; readonly judged: Judged | null }) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const { results } = messages;
  const prices = [...series.map(({ lowest }) => lowest), ...(judged ? [judged.from, judged.to] : [])];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const width = series.length * COLUMN;
  const x = (i: number): number => (i + 0.5) * COLUMN;
  const y = (cents: Cents): number => HEIGHT - MARGIN - ((cents - low) * (HEIGHT - 2 * MARGIN)) / Math.max(1, high - low);
  return (
    <figure className="curve">
      <figcaption>{results.curveTitle}</figcaption>
      <div className="pricing__scroll" role="region" aria-label={results.curveTitle} tabIndex={0}>
        <div className="curve__days" style={{ minWidth: width }}>
          <svg viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`} preserveAspectRatio="none" aria-hidden="true">
            {judged ? <rect x="0" y={y(judged.to)} width={width} height={y(judged.from) - y(judged.to)} /> : null}
            <polyline points={series.map(({ lowest }, i) => `${String(x(i))},${String(y(lowest))}`).join(' ')} />
            {series.map(({ on, lowest }, i) => (
              // a line without length and with round ends is a dot, however wide the drawing is
              <line key={on} x1={x(i)} x2={x(i)} y1={y(lowest)} y2={y(lowest)} />
            ))}
          </svg>
          <table>
            <thead>
              <tr>
                {series.map(({ on }, i) => (
                  <th key={on} scope="col">
                    {i === series.length - 1 ? results.curveToday : dayText(messages, on)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {series.map(({ on, lowest }) => (
                  <td key={on}>{formatDollarsUp(lowest)}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      </div>
      {judged ? <p className="small curve__band">{results.curveBand(endsOf(judged))}</p> : null}
    </figure>
  );
}
