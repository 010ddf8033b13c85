import '../deals.css';
import type { DealWire } from '#core/contract/flights/deals.schema';
import { href } from '#core/domain/site/routes';
import { useFareWords } from '#web/parts/fares/fareRows.hooks';
import { Link } from '#web/parts/Link';
import { useLocale } from '#web/platform/sent/messages';
import { DealRows } from './DealRows';

interface DealsListProps {
  /** Name of the city they lead to; to all of them where left out. */
  readonly city?: string;
  /** As the page was sent with them. */
  readonly deals: readonly DealWire[];
}

/** The lowest fares seen lately, to one city or to each: a section of a page, which is not there without one. */
export function DealsList({ city, deals }: DealsListProps) {
  const locale = useLocale();
  const text = useFareWords();
  if (deals.length === 0) return null;
  const heading = city === undefined ? text.latest : text.latestTo(city);
  return (
    <section className="section latest" aria-labelledby="latest-fares">
      <div className="wrap">
        <div className="section__head">
          <div>
            <h2 id="latest-fares">{heading}</h2>
            <p>{text.lead}</p>
          </div>
          <Link className="link" to={href('deals', locale)}>
            {text.all}
          </Link>
        </div>
        <DealRows deals={deals} label={heading} />
      </div>
    </section>
  );
}
