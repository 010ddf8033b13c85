import { useMessages } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import type { CallPlacement } from '#web/tracking/phone/callPlace';
import { AssistanceLink } from '#web/tracking/phone/AssistanceLink';

/** The number under one line, and whose number it is: ours, an agency's. */
export function AssistanceLine({ line, placement }: { readonly line: string; readonly placement: CallPlacement }) {
  const { common } = useMessages();
  return (
    <span className="assist">
      <AssistanceLink placement={placement} line={line} />
      <small className="assist__who">
        {settings().brand.brandName}: {common.independentAgency}
      </small>
    </span>
  );
}
