/** The inspector on a page: its memory from the first event on, its panel when it is opened (code.17). */
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { watchCalls } from './calls';
import { jumpTo } from './log/jump';
import { createLog } from './log/log';
import type { Log } from './log/log';
import { placeOn } from './place';
import { Panel } from './panel/Panel';
import type { PanelActions } from './panel/Toolbar';
import './panel/panel.css';
import './panel/toolbar.css';
import './panel/actorTree.css';
import './panel/timeLine.css';
import './panel/chartView.css';
import './panel/details.css';

export interface InspectorOptions {
  readonly page: Document;
  /** Listens to the inspection bus; returns the function that stops. */
  readonly listen: (listener: (event: InspectionEvent) => void) => () => void;
  readonly store: unknown;
  /** The recording that travelers could send: by the allow-lists, nothing personal in it (code.20). Null while nothing is recorded. */
  readonly recording: () => Recording | null;
  readonly openStately: () => void;
  /** Puts the store back; null where the page may only be looked at. */
  readonly restoreStore: ((store: unknown) => void) | null;
  readonly isOpen: boolean;
}

export interface Inspector {
  readonly log: Log;
  readonly hearAction: Log['hearAction'];
  readonly stop: () => void;
}

/** Between two looks of the panel at the log. */
const NEWS_MS = 150;

export function startInspector({ page, listen, store, recording, openStately, restoreStore, isOpen }: InspectorOptions): Inspector {
  const log = createLog({ now: () => performance.now(), later: (run) => window.setTimeout(run, NEWS_MS), store });
  const place = placeOn(page, isOpen);
  const text = (): string => `${JSON.stringify(recording(), null, 2)}\n`;
  const actions: PanelActions = {
    clear: log.clear,
    saveRecording: () => save(page, text()),
    copyRecording: () => void page.defaultView?.navigator.clipboard.writeText(text()),
    openStately,
    dock: place.dock,
    close: place.close,
  };
  const jump: Parameters<typeof Panel>[0]['jump'] = restoreStore
    ? ({ ref, to, store: then }) => {
        restoreStore(then);
        jumpTo(ref, to);
      }
    : null;
  // a closed panel draws nothing
  let root: Root | null = null;
  const draw = (): void => {
    if (place.isOpen()) {
      root ??= createRoot(place.element);
      root.render(<Panel log={log} actions={actions} jump={jump} />);
    } else {
      root?.unmount();
      root = null;
    }
  };
  const forget = place.onChange(draw);
  draw();
  const stops = [listen(log.hear), watchCalls(log.hearCall), forget, place.remove];
  return {
    log,
    hearAction: log.hearAction,
    stop: () => {
      root?.unmount();
      for (const stop of stops) stop();
    },
  };
}

function save(page: Document, text: string): void {
  const link = page.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'recording.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
