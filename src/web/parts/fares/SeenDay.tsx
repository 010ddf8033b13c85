import { dayOfSeeing } from '#core/domain/fares/deals';
import { useMessages } from '#web/platform/sent/messages';
import { dayText } from '../dateText';
import { useFareWords } from './fareRows.hooks';

/** The day on which a fare was seen: `seen Tue, Nov 24`. A page may be kept for a while, so it says no hours. */
export function SeenDay({ seenAt }: { readonly seenAt: string }) {
  const text = useFareWords();
  const messages = useMessages();
  return <time dateTime={seenAt}>{text.seen(dayText(messages, dayOfSeeing(Date.parse(seenAt))))}</time>;
}
