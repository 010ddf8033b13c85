import { useBeginCallMutation, useCallsQuery } from './desk.api';
import { OpenCall } from './OpenCall';
import { useDeskWords } from './words';

interface CallsProps {
  /** The code that was typed to open the caller's trip. */
  readonly callCode: string;
  readonly reference: string;
}

/** The button that begins a call, and the call that lasts: the same on every page of the desk. */
export function Calls(page: CallsProps) {
  const { workplace } = useDeskWords();
  const { data, isError } = useCallsQuery(null);
  const isOpen = data !== undefined && data.open !== null;
  const [begin, begun] = useBeginCallMutation();
  return (
    <>
      {!isOpen && (
        <button
          type="button"
          className="new-call"
          data-key="n"
          data-command={workplace.newCall}
          aria-disabled={begun.isLoading}
          onClick={() => {
            if (!begun.isLoading) void begin({ id: crypto.randomUUID() });
          }}
        >
          {workplace.newCall}
        </button>
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
