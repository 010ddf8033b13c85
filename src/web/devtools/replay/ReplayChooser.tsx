import './replay.css';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Recording, Run } from '#core/contract/bookings/recordings.schema';
import { fetchRecording, readText } from './readRecording';
import type { Read } from './readRecording';

interface ReplayChooserProps {
  /** Machines that can be played on this site, by id. */
  readonly machines: readonly string[];
  /** Read already: from the address of the page. */
  readonly first: Read | null;
  readonly onChosen: (run: Run, recording: Recording) => void;
}

/** Before the page is drawn: which recording, and which machine of it. */
export function ReplayChooser({ machines, first, onChosen }: ReplayChooserProps) {
  const id = useId();
  const [read, setRead] = useState<Read | null>(first);
  const [pasted, setPasted] = useState('');
  const [address, setAddress] = useState('');
  const load = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (pasted.trim() !== '') setRead(readText(pasted));
    else if (address.trim() !== '') void fetchRecording(address.trim()).then(setRead);
  };
  return (
    <section className="replay replay--choose" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>Play a recording</h1>
      <form onSubmit={load}>
        <label>
          A file
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void file.text().then((text) => setRead(readText(text)));
            }}
          />
        </label>
        <label>
          Or its text
          <textarea rows={3} value={pasted} onChange={(event) => setPasted(event.currentTarget.value)} />
        </label>
        <label>
          Or its address on this site
          <input type="text" value={address} onChange={(event) => setAddress(event.currentTarget.value)} />
        </label>
        <button type="submit">Read</button>
      </form>
      {read && 'fault' in read ? <p role="alert">{read.fault}</p> : null}
      {read && 'recording' in read ? <Runs recording={read.recording} machines={machines} onChosen={onChosen} /> : null}
    </section>
  );
}

function Runs({ recording, machines, onChosen }: { readonly recording: Recording } & Pick<ReplayChooserProps, 'machines' | 'onChosen'>) {
  return (
    <ul aria-label="Machines of the recording">
      {recording.runs.map((run, i) => (
        <li key={i}>
          <button type="button" disabled={!machines.includes(run.machine)} onClick={() => onChosen(run, recording)}>
            {`Play ${run.machine}, ${String(run.steps.length)} events`}
          </button>
        </li>
      ))}
    </ul>
  );
}
