import type { FormEvent } from 'react';
import { failureText } from './desk.api';
import type { useOpenTripMutation } from './desk.api';
import { useDeskWords } from './words';

interface CallPanelProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onOpen: (code: string) => void;
  readonly opened: ReturnType<typeof useOpenTripMutation>[1];
}

/** The code that a caller reads out. */
export function CallPanel({ code, onCode, onOpen, opened }: CallPanelProps) {
  const { workplace } = useDeskWords();
  const fault = opened.error === undefined ? null : failureText(opened.error, workplace);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onOpen(code);
  };
  return (
    <>
      <form className="find" onSubmit={submit} aria-label={workplace.label}>
        <div>
          <label htmlFor="call-code">{workplace.code}</label>
          <input
            id="call-code"
            data-key="c"
            data-command={workplace.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={60}
            value={code}
            aria-invalid={fault === null ? undefined : true}
            onChange={(event) => {
              onCode(event.target.value);
            }}
          />
        </div>
        <button type="submit" aria-disabled={opened.isLoading}>
          {workplace.openTrip}
        </button>
      </form>
      {fault !== null && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
