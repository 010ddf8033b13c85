import './sharedFlight.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Flight, FlightsFound } from '#core/domain/flights/flights';
import { formatCents } from '#core/domain/values/money';
import { judgeShared } from '#core/domain/flights/sharedOutcome';
import { useResultsWords } from '#web/platform/sent/messages';
import { removes } from '#web/ui/removes';
import type { SharedNotice } from '../../shared.hooks';

interface SharedFlightProps {
  readonly notice: SharedNotice;
  readonly found: FlightsFound;
  readonly card: (flight: Flight) => ReactNode;
}

/** The flight somebody sent, above the list, with what became of its price; or the nearest to it. */
export function SharedFlight({ notice: { shared, close }, found, card }: SharedFlightProps) {
  const { results } = useResultsWords();
  const outcome = judgeShared(found.flights, shared);
  const root = useRef<HTMLElement>(null);
  // a live region speaks of what changes in it: it is there before its text
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'start' });
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const flight = outcome.kind === 'gone' ? outcome.nearest : outcome.flight;
  const was = formatCents(outcome.was);
  const text =
    outcome.kind === 'gone'
      ? results.sharedGone(was)
      : outcome.kind === 'same'
        ? results.sharedSame(was)
        : results.sharedChanged(was, formatCents(outcome.fare.perAdult));
  return (
    <section className="shared" aria-label={results.shared} ref={root}>
      <div className="shared__head">
        <p role="status">
          <b>{isThere ? text : null}</b>
        </p>
        <button {...removes('shared')} className="link small" type="button" onClick={close}>
          {results.sharedClose}
        </button>
      </div>
      {flight ? card(flight) : null}
    </section>
  );
}
