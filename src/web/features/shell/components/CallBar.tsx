import { useMessages } from '#web/platform/messages';
import { Icon } from '#web/ui/Icon';
import { useCallBar } from '../callBar.hooks';
import { usePromo } from '../shell.hooks';
import { AssistanceLink } from '#web/tracking/AssistanceLink';

/** The bar at the foot of narrow screens (content.9). */
export function CallBar({ isDue }: { isDue: boolean }) {
  const { shell } = useMessages();
  const promo = usePromo();
  const { isClosed, close } = useCallBar();
  if (isClosed || !isDue) return null;
  return (
    <aside className="callbar on-brand" aria-label={shell.callBar}>
      <AssistanceLink line={promo.line} />
      <button className="icon-btn" type="button" aria-label={shell.closeCallBar} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
