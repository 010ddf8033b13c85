import '../page/sharedFlight.css';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { useResultsWords } from '#web/platform/sent/messages';
import { useCopyLink } from '../../copyLink.hooks';

/** Copies an address that carries a flight at this fare, and its price. */
export function CopyLink({ fare }: { fare: Fare }) {
  const { results } = useResultsWords();
  const { state, link, copy } = useCopyLink(fare);
  return (
    <div className="copylink">
      <button className="btn btn--line btn--s" type="button" onClick={copy}>
        {results.copyLink}
      </button>
      <span className="small muted" role="status">
        {state === 'copied' ? results.linkCopied : state === 'refused' ? results.copyByHand : results.linkHolds}
      </span>
      {state === 'refused' ? (
        <input readOnly value={link} aria-label={results.linkOfFlight} onFocus={(event) => event.currentTarget.select()} />
      ) : null}
    </div>
  );
}
