import { BELOW_PUBLISHED_ID, COUNTED_PERCENTS } from '#core/domain/fares/belowPublished';
import type { BelowPublished as Counted } from '#core/domain/fares/belowPublished';
import { useDealWords } from '../words';

interface BelowPublishedProps {
  /** Null until the server has answered: the section stands without it, since the promotion's link leads to it. */
  readonly counted: Counted | null;
}

/** Which share of the fares on sale is how far below the published ones, as the server counted them. */
export function BelowPublished({ counted }: BelowPublishedProps) {
  const text = useDealWords();
  return (
    <section className="dealpage__below" id={BELOW_PUBLISHED_ID} aria-labelledby={`${BELOW_PUBLISHED_ID}-title`}>
      <h2 id={`${BELOW_PUBLISHED_ID}-title`}>{text.belowTitle}</h2>
      <p>{text.publishedFare}</p>
      {counted === null ? null : <Shares counted={counted} />}
    </section>
  );
}

function Shares({ counted: { fares, below } }: { readonly counted: Counted }) {
  const text = useDealWords();
  if (fares === 0) return <p>{text.belowUnknown}</p>;
  return (
    <>
      <p>{text.belowCounted(fares)}</p>
      <ul>
        {COUNTED_PERCENTS.map((percent) => (
          <li key={percent}>
            <b>{Math.round((100 * below[percent]) / fares)}%</b> {text.below(percent)} <small>{text.ofFares(below[percent], fares)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
