import './stepActions.css';
import type { ReactNode } from 'react';
import { useMessages } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { payBar } from '#web/ui/bars';
import { Icon } from '#web/ui/Icon';

interface StepBarProps {
  /** The button that goes on. */
  readonly children: ReactNode;
  /** Left out where nothing is before the step, or nothing may be gone back to. */
  readonly back?: { readonly text: string; readonly onPress: () => void } | undefined;
  /** What going on costs or brings; left out while that is not known. */
  readonly sum?: { readonly label: string; readonly amount: ReactNode } | undefined;
}

/** Back and onward; on phones the button stays on the screen with the sum and a call, in place of the call bar (booking.28). */
export function StepBar({ children, back, sum }: StepBarProps) {
  const { shell } = useMessages();
  return (
    <div className="acts acts--step">
      {back ? (
        <button className="btn btn--line" type="button" onClick={back.onPress}>
          {back.text}
        </button>
      ) : null}
      <div className="stepbar" ref={payBar} data-bar="bottom">
        <PhoneLink placement="Pay bar" className="icon-btn stepbar__call only-mobile" label={shell.callNumber}>
          {() => <Icon name="phone" />}
        </PhoneLink>
        {sum ? (
          <p className="stepbar__sum only-mobile">
            <span className="small muted">{sum.label}</span>
            {sum.amount}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
