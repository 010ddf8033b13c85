import '../liveFare.css';
import { Suspense, lazy } from 'react';
import { useNear } from '#web/platform/useNear';
import type { LiveFareProps } from './LiveFare';

const LiveFare = lazy(() => import(/* webpackChunkName: "live-fare" */ './LiveFare').then((m) => ({ default: m.LiveFare })));

/** The place of a real fare, as high without it; it is asked for in an idle moment once the place comes near the screen. */
export function LiveFareSlot(props: LiveFareProps) {
  const { place, isDue } = useNear();
  return (
    <div className="live" ref={place}>
      {isDue ? (
        <Suspense>
          <LiveFare {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
