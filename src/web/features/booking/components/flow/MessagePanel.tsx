import { useId } from 'react';
import type { ReactNode } from 'react';
import { useBookingWords } from '#web/platform/sent/messages';
import { HandoverCode } from '#web/tracking/phone/HandoverCode';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Icon } from '#web/ui/Icon';
import { NOTICE_ID } from '../../checkout/focus';
import { useDraftId } from '../../trip.hooks';
import './messagePanel.css';

interface MessagePanelProps {
  readonly title: string;
  readonly text: string;
  /** Said aloud as it comes, where it is not given the focus. */
  readonly isAlert?: boolean;
  /** The one action that helps most. */
  readonly children: ReactNode;
}

/** Nothing can be booked right now: what happened, what helps, the phone (visual rule 18). */
export function MessagePanel({ title, text, isAlert = false, children }: MessagePanelProps) {
  const booking = useBookingWords();
  const draftId = useDraftId();
  const id = useId();
  return (
    <section
      className="card panel message"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...(isAlert ? { role: 'alert' } : { id: NOTICE_ID, tabIndex: -1 })}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="message__acts">
        {children}
        <span className="message__phone">
          <Icon name="phone" /> <PhoneLink placement="Error" /> <span className="small muted">{booking.trust.stuckText}</span>
        </span>
      </div>
      {draftId === null ? null : <HandoverCode draftId={draftId} />}
    </section>
  );
}
