import '../compare.css';
import { lazy, Suspense, useState } from 'react';
import type { Fare } from '#core/domain/fareFamilies';
import type { Flight, FlightsFound } from '#core/domain/flights';
import type { Extra } from '#core/domain/wholeCost';
import { useMessages, useResultsWords } from '#web/platform/messages';
import { Dialog } from '#web/ui/Dialog';
import { Icon } from '#web/ui/Icon';
import type { Compared } from '../compare.hooks';

interface CompareBarProps {
  readonly compared: Compared;
  readonly found: FlightsFound;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  readonly onSelect: (flight: Flight, fare: Fare) => void;
}

const CompareTable = lazy(() =>
  import(/* webpackChunkName: "compare" */ './CompareTable').then(({ CompareTable: Table }) => ({ default: Table })),
);

/** What is chosen to be compared, at the foot of the window; opens the comparison. */
export function CompareBar({ compared, found, extras, onSelect }: CompareBarProps) {
  const { compare } = useResultsWords();
  const { common } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { ids, flights, gone, isFull } = compared;
  const n = flights.length;
  const canCompare = n > 1;
  return (
    <>
      {ids.length > 0 ? (
        <section className="comparebar" aria-label={compare.bar}>
          <p role="status">
            <b>{compare.chosen(n)}</b>
            {gone > 0 ? <span> {compare.gone(gone)}</span> : null}
            {isFull ? <span> {compare.full}</span> : canCompare ? null : <span> {compare.oneMore}</span>}
          </p>
          <button className="link" type="button" onClick={compared.clear}>
            {compare.clear}
            <span className="vh">{compare.clearWhat}</span>
          </button>
          {canCompare ? (
            <button className="btn" type="button" onClick={() => setOpen(true)}>
              {compare.show(n)}
            </button>
          ) : null}
        </section>
      ) : null}
      <Dialog open={isOpen && canCompare} label={compare.title} className="compare" onClose={() => setOpen(false)}>
        <div className="compare__head">
          <h2>{compare.title}</h2>
          <button className="compare__close" type="button" aria-label={common.close} onClick={() => setOpen(false)}>
            <Icon name="close" />
          </button>
        </div>
        <Suspense fallback={<p role="status">{common.loading}</p>}>
          <CompareTable flights={flights} found={found} extras={extras} onSelect={onSelect} onRemove={compared.toggle} />
        </Suspense>
      </Dialog>
    </>
  );
}
