import { useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';

/** The button that closes a sheet, next to its field. */
export function SheetClose({ onClose }: { onClose: () => void }) {
  const { common } = useMessages();
  return (
    <button className="icon-btn sheet__close" type="button" aria-label={common.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}
