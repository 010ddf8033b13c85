import './callBar.css';
import { useMessages } from '#web/platform/sent/messages';
import { callBar } from '#web/ui/bars';
import { Icon } from '#web/ui/Icon';
import { removes } from '#web/ui/removes';
import { usePromo } from '../shell.hooks';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';

/** The bar at the foot of narrow screens (content.9). */
export function CallBar({ close }: { close: () => void }) {
  const { shell } = useMessages();
  const promo = usePromo();
  return (
    <aside className="callbar on-brand" ref={callBar} data-bar="bottom" aria-label={shell.callBar}>
      <AssistanceLink placement="Call bar" line={promo.line} />
      <button {...removes('callbar')} className="icon-btn" type="button" aria-label={shell.closeCallBar} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
