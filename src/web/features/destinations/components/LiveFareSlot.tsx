import '../liveFare.css';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#web/platform/idle';
import type { LiveFareProps } from './LiveFare';

const LiveFare = lazy(() => import(/* webpackChunkName: "live-fare" */ './LiveFare').then((m) => ({ default: m.LiveFare })));

/** The place of a real fare, as high without it; it is asked for in an idle moment once the place comes near the screen. */
export function LiveFareSlot(props: LiveFareProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!slot.current || typeof IntersectionObserver === 'undefined') return undefined;
    let giveUp = (): void => undefined;
    const near = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      giveUp = whenIdle(() => setDue(true));
    });
    near.observe(slot.current);
    return () => {
      near.disconnect();
      giveUp();
    };
  }, []);
  return (
    <div className="live" ref={slot}>
      {isDue ? (
        <Suspense>
          <LiveFare {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
