/** The begin of a visit: what the first address says, then, when the page is idle, who the visitor is. */
import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { now } from '#web/platform/clock';
import { deviceFacts } from '#web/platform/device';
import { asksForPrivacy, computeFingerprint, obtainVisitorId } from '#web/platform/fingerprint';
import { whenIdle } from '#web/platform/idle';
import { newId } from '#web/platform/ids';
import { selectVisitor, visitBegan, visitorKnown } from './tracking.slice';
import type { WithTracking } from './tracking.slice';

export function useVisit(): void {
  const dispatch = useDispatch();
  const store = useStore<WithTracking>();
  useEffect(() => {
    const isPrivate = asksForPrivacy();
    dispatch(visitBegan({ search: window.location.search, referrer: document.referrer, now: now(), isPrivate }));
    return whenIdle(() => {
      void deviceFacts();
      if (selectVisitor(store.getState()) !== null) return;
      void obtainVisitorId({ isPrivate, compute: computeFingerprint, newId }).then((visitor) => dispatch(visitorKnown(visitor)));
    });
  }, [dispatch, store]);
}
