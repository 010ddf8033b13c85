import './shareLink.css';
import { share as english } from '#core/content/messages/site/share.en';
import { share as spanish } from '#core/content/messages/site/share.es';
import { useLocale } from '#web/platform/sent/messages';
import { useShare } from './share.hooks';

/** Both languages are loaded with it: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;

interface ShareLinkProps {
  /** Path and query of this site: of what may be passed on alone. */
  readonly path: string;
  /** What it is called where it is shared. */
  readonly title: string;
  readonly what: 'search' | 'flight';
}

/** A button that shares an address, or copies it and says so (results.42). */
export function ShareLink({ path, title, what }: ShareLinkProps) {
  const t = WORDS[useLocale()];
  const { state, link, pass } = useShare(path, title);
  const said = { idle: what === 'flight' ? t.holdsFlight : t.holds, shared: t.shared, copied: t.copied, refused: t.byHand };
  return (
    <div className="sharelink">
      <button className="btn btn--line btn--s" type="button" onClick={pass}>
        {t[what]}
      </button>
      <span className="small muted" role="status">
        {said[state]}
      </span>
      {state === 'refused' ? <input readOnly value={link} aria-label={t.link} onFocus={(event) => event.currentTarget.select()} /> : null}
    </div>
  );
}
