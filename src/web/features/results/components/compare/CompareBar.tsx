import './compareBar.css';
import { useState } from 'react';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import type { Extra } from '#core/domain/fares/wholeCost';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { compareBar } from '#web/ui/bars';
import { Dialog } from '#web/ui/Dialog';
import { Icon } from '#web/ui/Icon';
import { removes } from '#web/ui/removes';
import { COMPARE_BAR_ID } from '../../compare.hooks';
import type { Compared } from '../../compare.hooks';
import { CompareTable } from './CompareTable';

interface CompareBarProps {
  readonly compared: Compared;
  readonly found: FlightsFound;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  readonly onSelect: (flight: Flight, fare: Fare) => void;
}

/** What is chosen to be compared, at the foot of the window and before the flights in the order of Tab; opens the comparison. */
export function CompareBar({ compared, found, extras, onSelect }: CompareBarProps) {
  const { compare } = useResultsWords();
  const { common } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { flights, gone, isFull } = compared;
  const n = flights.length;
  const canCompare = n > 1;
  return (
    <>
      <section className="cluster comparebar" id={COMPARE_BAR_ID} tabIndex={-1} ref={compareBar} data-bar="bottom" aria-label={compare.bar}>
        <p role="status">
          <b>{compare.chosen(n)}</b>
          {gone > 0 ? <span> {compare.gone(gone)}</span> : null}
          {isFull ? <span> {compare.full}</span> : canCompare ? null : <span> {compare.oneMore}</span>}
        </p>
        <button {...removes('comparison')} className="link" type="button" onClick={compared.clear}>
          {compare.clear}
          <span className="vh">{compare.clearWhat}</span>
        </button>
        {canCompare ? (
          <button className="btn" type="button" onClick={() => setOpen(true)}>
            {compare.show(n)}
          </button>
        ) : null}
      </section>
      <Dialog open={isOpen && canCompare} label={compare.title} className="compare" onClose={() => setOpen(false)}>
        <div className="compare__head">
          <h2>{compare.title}</h2>
          <button className="icon-btn icon-btn--s" type="button" aria-label={common.close} onClick={() => setOpen(false)}>
            <Icon name="close" />
          </button>
        </div>
        <CompareTable flights={flights} found={found} extras={extras} onSelect={onSelect} onRemove={compared.toggle} />
      </Dialog>
    </>
  );
}
