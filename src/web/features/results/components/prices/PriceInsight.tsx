import { formatDollarsUp } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import type { PricePoint } from '#core/domain/fares/priceInsight';
import type { SearchQuery } from '#core/domain/search/trip';
import { useResultsWords, useTripWords } from '#web/platform/sent/messages';
import { useInsight } from '../../prices.hooks';

/** Whether the lowest price of a list is low, typical or high, by which rule, and how the trip's price moved a year earlier. */
export function PriceInsight({ query, lowest }: { readonly query: SearchQuery; readonly lowest: Cents | null }) {
  const { results } = useResultsWords();
  const { problems } = useTripWords();
  const { data, isLoading, isFailed } = useInsight(query, lowest);
  if (isFailed) return <p role="alert">{problems.network}</p>;
  if (isLoading || lowest === null) return <p role="status">{results.usually}</p>;
  const { judged, curve } = data;
  const price = formatDollarsUp(lowest);
  return (
    <div className="insight">
      <div role="status">
        {judged ? (
          <>
            <h2 className={`insight__word insight__word--${judged.level}`}>{results.insightTitle[judged.level]}</h2>
            <p>{results.insightText[judged.level](price, `${formatDollarsUp(judged.from)}–${formatDollarsUp(judged.to)}`)}</p>
            <p className="small muted">{results.insightRule}</p>
          </>
        ) : (
          <p>{results.insightUnknown}</p>
        )}
      </div>
      {curve.some((point) => point.lowest !== null) ? <Curve curve={curve} /> : null}
    </div>
  );
}

const WIDTH = 600;
const HEIGHT = 160;
const MARGIN = 12;

/** The curve as a drawing, and the same as a table for whoever cannot see it. */
function Curve({ curve }: { readonly curve: readonly PricePoint[] }) {
  const { results } = useResultsWords();
  const points = curve.flatMap(({ daysBefore, lowest }) => (lowest === null ? [] : [{ daysBefore, lowest }]));
  const prices = points.map(({ lowest }) => lowest);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  // places, not days: the last weeks are told in as much detail as the months before
  const x = (i: number): number => MARGIN + (i * (WIDTH - 2 * MARGIN)) / Math.max(1, points.length - 1);
  const y = (cents: Cents): number => HEIGHT - MARGIN - ((cents - low) * (HEIGHT - 2 * MARGIN)) / Math.max(1, high - low);
  return (
    <figure className="curve">
      <figcaption>{results.curveTitle}</figcaption>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
        <polyline points={points.map(({ lowest }, i) => `${String(x(i))},${String(y(lowest))}`).join(' ')} />
        {points.map(({ daysBefore, lowest }, i) => (
          <circle key={daysBefore} cx={x(i)} cy={y(lowest)} r="4" />
        ))}
      </svg>
      <div className="pricing__scroll" role="region" aria-label={results.curveTitle} tabIndex={0}>
        <table>
          <tbody>
            <tr>
              <th scope="row">{results.curveDays}</th>
              {points.map(({ daysBefore }) => (
                <td key={daysBefore}>{daysBefore}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{results.curvePrice}</th>
              {points.map(({ daysBefore, lowest }) => (
                <td key={daysBefore}>{formatDollarsUp(lowest)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </figure>
  );
}
