import './shareLink.css';
import { share as english } from '#core/content/messages/site/share.en';
import { share as spanish } from '#core/content/messages/site/share.es';
import { useLocale } from '#web/platform/sent/messages';
import type { ShareState } from './share.hooks';

/** Both languages are loaded with it: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;

export const useShareWords = () => WORDS[useLocale()];

interface ShareSaidProps {
  readonly state: ShareState;
  readonly link: string;
  /** Before anything is shared. */
  readonly idle?: string;
}

/** What became of an address that was passed on; where nothing else is allowed, the address itself. */
export function ShareSaid({ state, link, idle = '' }: ShareSaidProps) {
  const t = useShareWords();
  const said = { idle, shared: t.shared, copied: t.copied, refused: t.byHand };
  return (
    <>
      <span className="small muted" role="status">
        {said[state]}
      </span>
      {state === 'refused' ? <input readOnly value={link} aria-label={t.link} onFocus={(event) => event.currentTarget.select()} /> : null}
    </>
  );
}
