import './shareLink.css';
import { useShare } from './share.hooks';
import { ShareSaid, useShareWords } from './ShareSaid';

interface ShareLinkProps {
  /** Path and query of this site: of what may be passed on alone. */
  readonly path: string;
  /** What it is called where it is shared. */
  readonly title: string;
  readonly what: 'search' | 'flight';
}

/** A button that shares an address, or copies it and says so (results.42). */
export function ShareLink({ path, title, what }: ShareLinkProps) {
  const t = useShareWords();
  const { state, link, pass } = useShare(path, title);
  return (
    <div className="sharelink">
      <button className="btn btn--line btn--s" type="button" onClick={pass}>
        {t[what]}
      </button>
      <ShareSaid state={state} link={link} idle={what === 'flight' ? t.holdsFlight : t.holds} />
    </div>
  );
}
