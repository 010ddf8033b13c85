import './stepList.css';
import { useBookingWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { useStep, useSteps } from '../../checkout/booking.hooks';

/** How far the booking has come. */
export function StepList() {
  const booking = useBookingWords();
  const steps = useSteps();
  const current = steps.indexOf(useStep());
  return (
    <ol className="steps" aria-label={booking.stepsLabel}>
      {steps.map((step, i) => (
        <li key={step} className={i < current ? 'done' : undefined} aria-current={i === current ? 'step' : undefined}>
          <b>{i < current ? <Icon name="check" /> : String(i + 1)}</b>
          <span>
            {booking.steps[step]}
            {i < current ? <span className="vh"> {booking.stepDone}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
