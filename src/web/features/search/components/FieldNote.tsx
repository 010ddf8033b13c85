import { useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import type { SearchFault } from '#core/domain/search/validateSearch';

interface FieldNoteProps {
  /** Id of the message, for `aria-describedby`. */
  readonly id: string;
  /** Id of the help, for the same; left out where the field says as much itself. */
  readonly helpId?: string;
  readonly help: string;
  readonly fault: SearchFault | undefined;
  /** The number of the flight that the field is of. */
  readonly flight: number;
}

/** What is below a field: its help, and over or in place of it its error. */
export function FieldNote({ id, helpId, help, fault, flight }: FieldNoteProps) {
  const t = useMessages().search;
  return (
    <>
      <small className="slot__help" id={helpId}>
        {help}
      </small>
      {fault ? (
        <span className="slot__err" id={id}>
          <Icon name="alert" />
          <span>{t.faults[fault](flight)}</span>
        </span>
      ) : null}
    </>
  );
}
