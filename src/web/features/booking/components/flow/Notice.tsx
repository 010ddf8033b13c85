import { useId } from 'react';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Icon } from '#web/ui/Icon';
import { NOTICE_ID } from '../../checkout/focus';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
}

/**
 * What went wrong and what to do, above the form it concerns, and the telephone, which always helps (code.31): read with the focus
 * that the booking gives it (accessibility.6).
 */
export function Notice({ title, text }: NoticeProps) {
  const id = useId();
  return (
    <div className="errsum" role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} id={NOTICE_ID} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <b id={`${id}-title`}>{title}</b>
        <p id={`${id}-text`}>{text}</p>
        <PhoneLink placement="Booking notice" />
      </div>
    </div>
  );
}
