import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon';
import { NOTICE_ID } from '../focus';

/** What went wrong and what to do, above the form it concerns. */
export function Notice({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <div className="errsum" role="alert" id={NOTICE_ID} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        {title ? <b>{title}</b> : null}
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
