import './challenge.css';
import { useBookingWords, useLocale } from '#web/platform/sent/messages';
import { Dialog } from '#web/ui/Dialog';
import { useChallengeFrame } from '../../forms/card.hooks';

interface ChallengeProps {
  /** The bank's page; null while it asks nothing. */
  readonly url: string | null;
  readonly onFinish: () => void;
  readonly onAbandon: () => void;
}

/** The bank asks the traveler: its own page, in a window over ours. */
export function Challenge({ url, onFinish, onAbandon }: ChallengeProps) {
  const booking = useBookingWords();
  const locale = useLocale();
  const frame = useChallengeFrame(onFinish);
  return (
    <Dialog open={url !== null} label={booking.challengeTitle} className="challenge" onClose={onAbandon}>
      <h3>{booking.challengeTitle}</h3>
      <iframe
        className="challenge__frame"
        ref={frame}
        src={url !== null && IS_ADDRESS.test(url) ? inLanguage(url, locale) : 'about:blank'}
        title={booking.challengeFrame}
      />
      <button className="btn btn--line" type="button" onClick={onAbandon}>
        {booking.challengeClose}
      </button>
    </Dialog>
  );
}

/** A recording that is played has none: its bank asks nothing. */
const IS_ADDRESS = /^(?:\/|https?:)/;

/** Our own gateway speaks both languages; another one is addressed as it specified. */
const inLanguage = (url: string, locale: string): string => (url.startsWith('/') && !url.includes('?') ? `${url}?lang=${locale}` : url);
