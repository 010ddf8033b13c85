import './stepActions.css';
import type { ReactNode } from 'react';
import type { Cents } from '#core/domain/values/money';
import { useBookingWords, useMessages } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/PhoneLink';
import { payBar } from '#web/ui/bars';
import { Icon } from '#web/ui/Icon';
import { Price } from '#web/ui/Price';
import { useAcceptedTotal } from '../../checkout/booking.hooks';

interface StepActionsProps {
  /** The button that goes on. */
  readonly children: ReactNode;
  /** Left out where nothing is before the step, or nothing may be gone back to. */
  readonly onBack?: (() => void) | undefined;
  /** Of a step that changes the total; the accepted one is shown otherwise. */
  readonly total?: Cents | null;
}

/** Back and onward; on phones the button stays on the screen with the total and a call, in place of the call bar (booking.28). */
export function StepActions({ children, onBack, total = null }: StepActionsProps) {
  const { shell } = useMessages();
  const booking = useBookingWords();
  const accepted = useAcceptedTotal();
  return (
    <div className="acts acts--step">
      {onBack ? (
        <button className="btn btn--line" type="button" onClick={onBack}>
          {booking.back}
        </button>
      ) : null}
      <div className="stepbar" ref={payBar} data-bar="bottom">
        <PhoneLink placement="Pay bar" className="icon-btn stepbar__call only-mobile" label={shell.callNumber}>
          {() => <Icon name="phone" />}
        </PhoneLink>
        <p className="stepbar__sum only-mobile">
          <span className="small muted">{booking.bill.total}</span>
          <Price cents={total ?? accepted} size="s" />
        </p>
        {children}
      </div>
    </div>
  );
}
