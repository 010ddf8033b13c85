import { TEST_MODE_SLOT } from '#core/content/brandSlots';
import { useMessages } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';

/** Says that no real tickets are sold, where none are. Prerendered pages always have it: the server takes it away (server/content/pages/slots/ownBrand.ts). */
export function TestMode({ className }: { className?: string }) {
  const { testMode } = useMessages().common;
  return settings().sandbox ? (
    <span className={className} {...{ [TEST_MODE_SLOT]: true }}>
      {testMode}
    </span>
  ) : null;
}
