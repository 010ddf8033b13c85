import type { ReactNode } from 'react';
import { useBookingWords } from '#web/platform/sent/messages';
import { useBookingActions, usePaying, useStep, useSteps } from '../../checkout/booking.hooks';
import { stepHeadingId } from '../../checkout/focus';
import type { BookingStep } from '../../checkout/steps';

interface PanelProps {
  readonly step: BookingStep;
  /** What is next to the heading in place of "Edit". */
  readonly aside?: ReactNode;
  /** What is shown of a step that is done. */
  readonly summary?: ReactNode;
  /** The step itself, while it is the current one. */
  readonly children: ReactNode;
}

/** One step: open, done (with Edit), or still to come. */
export function Panel({ step, aside, summary, children }: PanelProps) {
  const booking = useBookingWords();
  const current = useStep();
  const { goTo } = useBookingActions();
  const isPaying = usePaying() !== null;
  const steps = useSteps();
  const position = steps.indexOf(step);
  const isNow = step === current;
  const isDone = position < steps.indexOf(current);
  return (
    <section className={`card panel${isNow ? ' panel--now' : isDone ? '' : ' panel--next'}`} aria-labelledby={stepHeadingId(step)}>
      <header>
        <span className="num" aria-hidden="true">
          {position + 1}
        </span>
        <h2 id={stepHeadingId(step)} tabIndex={-1}>
          {booking.headings[step]}
        </h2>
        {aside}
        {isDone && !aside && !isPaying ? (
          <button
            className="link"
            type="button"
            onClick={() => {
              goTo(step);
            }}
          >
            {booking.edit}
            <span className="vh">{booking.editWhat(booking.steps[step])}</span>
          </button>
        ) : null}
        {!isNow && !isDone && step !== 'review' ? <span className="small panel__hint">{booking.next[step]}</span> : null}
      </header>
      {isNow ? children : isDone ? summary : null}
    </section>
  );
}
