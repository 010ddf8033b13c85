/** The inspector of this page, joined to the machines, the store and the recorder; its chunk is in no release (code.26). */
import { addListener, createAction } from '@reduxjs/toolkit';
import { startInspector } from '#web/devtools/inspector';
import { attachStately } from '#web/devtools/stately';
import { inspectionBus } from '#web/platform/inspection';
import { recordingToSend } from '#web/platform/recordings';
import type { InspectFlag } from './inspectFlag';
import { RECORDED } from './recorder';
import { rootReducer } from '../store';
import type { AppStore, RootState } from '../store';

/** The inspector puts the slices back to what they were; answers stay in their cache (code.17). */
const storeRestored = createAction<RootState>('inspector/restored');

const restorable: typeof rootReducer = (state, action) => {
  const next = rootReducer(state, action);
  return storeRestored.match(action) ? { ...action.payload, api: next.api } : next;
};

/** Before any machine begins: it sees them from their first event on. Returns the function that stops it. */
export function startInspecting(store: AppStore, { isRequested, stately }: InspectFlag): () => void {
  const isDevelopment = process.env['NODE_ENV'] !== 'production';
  if (isDevelopment) store.replaceReducer(restorable);
  let detach: (() => void) | null = null;
  const openStately = (url: string | null): void => {
    detach?.();
    detach = attachStately({
      listen: inspectionBus.listen,
      actors: inspector.log.view().actors,
      parts: RECORDED,
      ...(url !== null && { url }),
    });
  };
  const inspector = startInspector({
    page: document,
    listen: inspectionBus.listen,
    store: store.getState(),
    recording: recordingToSend,
    openStately: () => openStately(stately?.url ?? null),
    // the panel hands back what the store once was
    restoreStore: isDevelopment ? (then) => store.dispatch(storeRestored(then as RootState)) : null,
    isOpen: isRequested,
  });
  if (stately) openStately(stately.url);
  const stop = store.dispatch(
    addListener({
      predicate: () => true,
      effect: (action, { getState }) => inspector.hearAction(action, getState()),
    }),
  );
  return () => {
    stop();
    detach?.();
    inspector.stop();
  };
}
