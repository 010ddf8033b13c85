import { useState } from 'react';
import { ENTRY_KINDS } from '../log/entries';
import type { LogView } from '../log/log';
import type { PanelChange, PanelState } from './panelState';
import { KIND_WORDS } from './TimeLine';

export type Dock = 'bottom' | 'right' | 'window';

/** What the panel can do besides looking. */
export interface PanelActions {
  readonly clear: () => void;
  readonly saveRecording: () => void;
  readonly copyRecording: () => void;
  readonly openStately: () => void;
  readonly dock: (to: Dock) => void;
  readonly close: () => void;
}

interface ToolbarProps {
  readonly state: PanelState;
  readonly change: (change: PanelChange) => void;
  readonly view: LogView;
  /** Entries that the filters let through. */
  readonly shown: number;
  readonly actions: PanelActions;
}

const DOCKS: readonly { readonly to: Dock; readonly name: string }[] = [
  { to: 'bottom', name: 'Bottom' },
  { to: 'right', name: 'Right' },
  { to: 'window', name: 'Window' },
];

export function Toolbar({ state, change, view, shown, actions }: ToolbarProps) {
  const isPaused = state.paused !== null;
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="insp-bar" data-open={isOpen}>
      <h2>Inspector</h2>
      <div role="group" aria-label="Time line" className="insp-group">
        <button type="button" aria-pressed={isPaused} onClick={() => change({ type: 'pause.toggled', view })}>
          Pause
        </button>
        <button type="button" onClick={actions.clear}>
          Clear
        </button>
      </div>
      <input
        type="search"
        aria-label="Search the time line"
        placeholder="Search"
        value={state.text}
        onChange={(event) => change({ type: 'text.typed', text: event.target.value })}
      />
      <div role="group" aria-label="Inspector" className="insp-group insp-end">
        <button type="button" className="insp-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          More
        </button>
        <button type="button" onClick={actions.close} aria-label="Close the inspector">
          ✕
        </button>
      </div>
      <div role="group" aria-label="Show" className="insp-group insp-fold">
        {ENTRY_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={state.kinds.has(kind)}
            data-kind={kind}
            onClick={() => change({ type: 'kind.toggled', kind })}
          >
            {KIND_WORDS[kind]}
          </button>
        ))}
        <button type="button" aria-pressed={state.isActorOnly} onClick={() => change({ type: 'actorOnly.toggled' })}>
          This machine
        </button>
        <button type="button" aria-pressed={state.isRefusedOnly} onClick={() => change({ type: 'refusedOnly.toggled' })}>
          Refused
        </button>
        <button type="button" aria-pressed={state.hasTracking} onClick={() => change({ type: 'tracking.toggled' })}>
          Tracking
        </button>
      </div>
      <p className="insp-count">
        {shown === view.entries.length ? `${String(shown)} entries` : `${String(shown)} of ${String(view.entries.length)}`}
        {view.forgotten > 0 ? `, ${String(view.forgotten)} older gone` : ''}
      </p>
      <div role="group" aria-label="Recording" className="insp-group insp-fold">
        <button type="button" onClick={actions.saveRecording}>
          Save recording
        </button>
        <button type="button" onClick={actions.copyRecording}>
          Copy recording
        </button>
      </div>
      <div role="group" aria-label="Place" className="insp-group insp-fold">
        {DOCKS.map(({ to, name }) => (
          <button key={to} type="button" onClick={() => actions.dock(to)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={actions.openStately}>
          Stately
        </button>
      </div>
    </header>
  );
}
