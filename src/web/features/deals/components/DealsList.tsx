import { Link } from '#web/parts/Link';
import { href } from '#core/domain/routes';
import { useLocale } from '#web/platform/messages';
import { useDeals } from '../deals.hooks';
import { useDealWords } from '../words';
import { DealRows, WaitingRows } from './DealRows';

export interface DealsListProps {
  /** A city as the call knows it, and as the page names it; the best of all where left out. */
  readonly city?: { readonly slug: string; readonly name: string };
  readonly rows: number;
}

/** The lowest fares seen lately, to one city or to each: a part of a page with a heading of its own. */
export function DealsList({ city, rows }: DealsListProps) {
  const locale = useLocale();
  const text = useDealWords();
  const { answer, isFailed } = useDeals(city === undefined ? 'bestdeals' : `dealsforcity/${city.slug}`);
  const heading = city === undefined ? text.latest : text.latestTo(city.name);
  return (
    <>
      <div className="section__head">
        <div>
          <h2 id="latest-fares">{heading}</h2>
          <p>{text.lead}</p>
        </div>
        <Link className="link" to={href('deals', locale)}>
          {text.all}
        </Link>
      </div>
      {answer === null && !isFailed ? (
        <WaitingRows rows={rows} />
      ) : answer && answer.deals.length > 0 ? (
        <DealRows deals={answer.deals.slice(0, rows)} label={heading} />
      ) : (
        <p role="status">{isFailed ? text.failed : answer?.gathering ? text.gathering : text.none}</p>
      )}
    </>
  );
}
