import './stepList.css';
import { useBookingWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { useStep } from '../../checkout/booking.hooks';
import { BOOKING_STEPS } from '../../checkout/steps';

/** How far the booking has come. */
export function StepList() {
  const booking = useBookingWords();
  const current = BOOKING_STEPS.indexOf(useStep());
  return (
    <ol className="steps" aria-label={booking.stepsLabel}>
      {BOOKING_STEPS.map((step, i) => (
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
