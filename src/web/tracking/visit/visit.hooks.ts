/** The beginning of a visit: what the first address says, then, when the page is idle or a call waits for it, who visits on what. */
import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { now } from '#web/platform/clock';
import { deviceFacts } from '#web/platform/browser/device';
import { computeFingerprint, obtainVisitorId } from '#web/platform/browser/fingerprint';
import { whenIdle } from '#web/platform/browser/idle';
import { newId } from '#web/platform/ids';
import { asksForPrivacy } from '#web/platform/browser/privacy';
import { settings } from '#web/platform/sent/settings';
import { CLICKED, hasUnfinishedCalls } from '../calls';
import { deviceKnown, selectDevice, selectVisitor, visitBegan, visitorKnown } from '../tracking.slice';
import type { WithTracking } from '../tracking.slice';

export function useVisit(): void {
  const dispatch = useDispatch();
  const store = useStore<WithTracking>();
  useEffect(() => {
    const isPrivate = asksForPrivacy();
    dispatch(
      visitBegan({ search: window.location.search, referrer: document.referrer, now: now(), isPrivate, numbers: settings().numbers }),
    );
    let hasStarted = false;
    const ask = (): void => {
      if (hasStarted) return;
      hasStarted = true;
      const state = store.getState();
      if (selectDevice(state) === null) void deviceFacts().then((device) => dispatch(deviceKnown(device)));
      if (selectVisitor(state) === null)
        void obtainVisitorId({ isPrivate, compute: computeFingerprint, newId }).then((visitor) => dispatch(visitorKnown(visitor)));
    };
    const giveUp = whenIdle(ask);
    window.addEventListener(CLICKED, ask);
    if (hasUnfinishedCalls()) ask();
    return () => {
      giveUp();
      window.removeEventListener(CLICKED, ask);
    };
  }, [dispatch, store]);
}
