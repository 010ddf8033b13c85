import { createPortal } from 'react-dom';
import { useBeginCallMutation, useCallsQuery } from './desk.api';
import { OpenCall } from './OpenCall';
import { useDeskWords } from './words';

interface CallsProps {
  readonly bar: Element | null;
  /** The code that was typed to open the caller's trip. */
  readonly callCode: string;
  readonly reference: string;
}

/** The button that begins a call, and the call that lasts: the same on every page of the desk. */
export function Calls({ bar, ...page }: CallsProps) {
  const { workplace } = useDeskWords();
  const { data, isError } = useCallsQuery(null);
  const isOpen = data !== undefined && data.open !== null;
  const [begin, begun] = useBeginCallMutation();
  return (
    <>
      {bar !== null &&
        !isOpen &&
        createPortal(
          <button
            type="button"
            data-key="n"
            data-command={workplace.newCall}
            aria-disabled={begun.isLoading}
            onClick={() => {
              if (!begun.isLoading) void begin({ id: crypto.randomUUID() });
            }}
          >
            {workplace.newCall}
          </button>,
          bar,
        )}
      {(isError || begun.isError) && (
        <p className="fault" role="alert">
          {workplace.noAnswer}
        </p>
      )}
      {data?.open && <OpenCall key={data.open.id} call={data.open} calls={data} {...page} />}
    </>
  );
}
