/** Turns what features and telephone links say happened into posts. No post ever stands in anybody's way. */
import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import type { CallClick, EventLog } from '#core/contract/tracking.schema';
import { nowIso } from '#web/platform/clock';
import { deviceFacts } from '#web/platform/device';
import { journey } from '#web/platform/journey';
import { funnelEventOf } from './funnel';
import { postOrBeacon } from './post';
import { postedNumber } from './callPlace';
import { trackingApi } from './tracking.api';
import { callLinkClicked, selectTrackingCode, selectVisit, selectVisitor } from './tracking.slice';
import type { WithTracking } from './tracking.slice';

/** How long a post waits for the visitor's id, which comes when the page is idle; then it goes without. */
export const ID_WAIT_MS = 5_000;

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
      // The booking stage call does not catch (spec §7, §8): the base query has logged, the rejection ends here with the listener.
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
      const body: EventLog = { ...event, pageUrl, ...facts, campaign };
      await postOrBeacon('/api/eventlog', body, () => api.dispatch(trackingApi.endpoints.eventLog.initiate(body, { track: false })));
    },
  });

  listeners.startListening({
    actionCreator: callLinkClicked,
    effect: async ({ payload: { number, pageUrl, placement } }, api) => {
      const { type, name, browser } = await deviceFacts();
      const detail = { url: pageUrl, deviceType: type, deviceName: name, browser };
      window.dispatchEvent(new CustomEvent('Clicked', { detail }));
      api.dispatch(journey.happened({ type: 'call_clicked', ...detail }));
      const facts = await whoAndWhence(api);
      const body: CallClick = {
        pageUrl,
        device: [type, name, browser].join(' | ').slice(0, 200),
        tfn: postedNumber(number),
        isPaid: selectTrackingCode(api.getState()) !== null,
        placement,
        ...facts,
      };
      await postOrBeacon('/api/callclick', body, () => api.dispatch(trackingApi.endpoints.callClick.initiate(body, { track: false })));
    },
  });
}
