import type { Flight } from '#core/domain/flights';
import { useResultsWords } from '#web/platform/messages';
import { useCopyLink } from '../shared.hooks';

/** Copies an address that carries this flight and its price. */
export function CopyLink({ flight }: { flight: Flight }) {
  const { results } = useResultsWords();
  const { state, link, copy } = useCopyLink(flight);
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
