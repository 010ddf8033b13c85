import { Icon } from '#web/ui/Icon';
import type { CallPlacement } from './callPlace';
import { useLineName } from './phone.hooks';
import { PhoneLink } from './PhoneLink';

/** The number in large type under one small line, and whose it is. */
export function AssistanceLink({ line, placement }: { readonly line: string; readonly placement: CallPlacement }) {
  const name = useLineName();
  return (
    <PhoneLink placement={placement} className="tel">
      {(number) => (
        <>
          <span className="tel__dot">
            <Icon name="phone" />
          </span>
          <span className="tel__text">
            {name === null ? null : <small className="tel__whose">{name} </small>}
            <small className="tel__line">{line} </small>
            <b>{number}</b>
          </span>
        </>
      )}
    </PhoneLink>
  );
}
