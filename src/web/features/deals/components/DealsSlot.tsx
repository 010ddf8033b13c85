import '../deals.css';
import { Suspense, lazy } from 'react';
import { useNear } from '#web/platform/useNear';
import type { DealsListProps } from './DealsList';

/** In the chunk of the other live fares: each chunk costs the entry of every page its name and hash. */
const DealsList = lazy(() => import(/* webpackChunkName: "live-fare" */ './DealsList').then((m) => ({ default: m.DealsList })));

const ROWS = 6;

/** The place of the fares seen lately, as high without them; they are asked for in an idle moment once the place comes near the screen. */
export function DealsSlot(props: Pick<DealsListProps, 'city'>) {
  const { place, isDue } = useNear<HTMLElement>();
  return (
    <section className="section latest" ref={place}>
      <div className="wrap">
        {isDue ? (
          <Suspense>
            <DealsList {...props} rows={ROWS} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
