/** Turns what features say happened into posts, and completes those of telephone links. No post ever blocks anything. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { nowIso } from '#web/platform/clock';
import { journey } from '#web/platform/journey';
import { completeCalls } from './calls';
import { funnelEventOf } from './funnel';
import { postEvent } from './post';
import { deviceKnown, selectDevice, selectTrackingCode, selectVisit, selectVisitor, visitBegan, visitorKnown } from './tracking.slice';
import type { WithTracking } from './tracking.slice';

/** How long a post waits for the visitor's id, which is available when the page is idle; then it is sent without. */
export const ID_WAIT_MS = 5_000;

const loadTrackingApi = () => import(/* webpackChunkName: "queries" */ './tracking.api');

interface Api<S> {
  readonly getState: () => S;
  readonly condition: (predicate: (action: UnknownAction, state: S) => boolean, timeout?: number) => Promise<boolean>;
}

async function whoAndWhence<S extends WithTracking>({ getState, condition }: Api<S>): Promise<{ FingerprintId: string; Referrer: string }> {
  if (selectVisitor(getState()) === null) await condition((_action, state) => selectVisitor(state) !== null, ID_WAIT_MS);
  const state = getState();
  return { FingerprintId: selectVisitor(state)?.id ?? '', Referrer: selectVisit(state)?.referrer ?? 'No Referrer' };
}

export function startTrackingListeners<S extends WithTracking>(listeners: ListenerMiddlewareInstance<S>): void {
  listeners.startListening({
    actionCreator: journey.happened,
    effect: async ({ payload }, { dispatch }) => {
      if (payload.type !== 'booking_stage') return;
      // The booking stage call does not catch (api.10): the base query has logged, the rejection ends here with the listener.
      const { trackingApi } = await loadTrackingApi();
      await dispatch(trackingApi.endpoints.stageUpdate.initiate({ draftId: payload.draftId, stage: payload.stage, at: nowIso() })).unwrap();
    },
  });

  listeners.startListening({
    actionCreator: journey.happened,
    effect: async ({ payload }, api) => {
      const event = funnelEventOf(payload);
      if (event === null) return;
      const pageUrl = window.location.pathname;
      const facts = await whoAndWhence(api);
      const code = selectTrackingCode(api.getState());
      const whence = selectVisit(api.getState())?.campaign ?? {};
      const campaign = code === null ? whence : { ...whence, fftfn: code };
      await postEvent({ ...event, pageUrl, ...facts, campaign });
    },
  });

  // Calls that were clicked before device and visitor were known.
  listeners.startListening({
    matcher: isAnyOf(visitBegan, visitorKnown, deviceKnown),
    effect: async (_action, { getState }) => {
      const [device, visitor] = [selectDevice(getState()), selectVisitor(getState())];
      if (device && visitor) await completeCalls(device, visitor.id);
    },
  });
}
