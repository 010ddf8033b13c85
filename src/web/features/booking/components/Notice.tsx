import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon';
import { NOTICE_ID } from '../focus';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** What went wrong and what to do, above the form it concerns: read with the focus that the booking gives it (accessibility.6). */
export function Notice({ title, text, children }: NoticeProps) {
  const id = useId();
  return (
    <div className="errsum" role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} id={NOTICE_ID} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <b id={`${id}-title`}>{title}</b>
        <p id={`${id}-text`}>{text}</p>
        {children}
      </div>
    </div>
  );
}
