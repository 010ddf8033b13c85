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
  /** What can be done about the error. */
  readonly remedy?: { readonly label: string; readonly take: () => void } | null;
}

/** What is below a field: its help, and over or in place of it its error. */
export function FieldNote({ id, helpId, help, fault, flight, remedy }: FieldNoteProps) {
  const t = useMessages().search;
  return (
    <>
      <small className="slot__help" id={helpId}>
        {help}
      </small>
      {fault ? (
        <span className="slot__err">
          <Icon name="alert" />
          <span id={id}>{t.faults[fault](flight)}</span>
          {remedy ? (
            // the field keeps the focus, and with it its error, until the press is there
            <button className="link slot__remedy" type="button" onPointerDown={(event) => event.preventDefault()} onClick={remedy.take}>
              {remedy.label}
            </button>
          ) : null}
        </span>
      ) : null}
    </>
  );
}
