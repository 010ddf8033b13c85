import { Icon } from '#web/ui/Icon';
import type { CallPlacement } from './callPlace';
import { PhoneLink } from './PhoneLink';

/** The number in large type under one small line. */
export function AssistanceLink({ line, placement }: { readonly line: string; readonly placement: CallPlacement }) {
  return (
    <PhoneLink placement={placement} className="tel">
      {(number) => (
        <>
          <span className="tel__dot">
            <Icon name="phone" />
          </span>
          <span>
            <small>{line} </small>
            <b>{number}</b>
          </span>
        </>
      )}
    </PhoneLink>
  );
}
