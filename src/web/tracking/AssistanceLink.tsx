import { Icon } from '#web/ui/Icon';
import { PhoneLink } from './PhoneLink';

/** The number in large type under one small line. */
export function AssistanceLink({ line }: { line: string }) {
  return (
    <PhoneLink className="tel">
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
