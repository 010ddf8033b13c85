/** Where the focus goes when the booking moves on, so that a screen reader reads where it is now. */
import type { BookingStep } from './steps';

/** The element that says what happened or what is going on: one on the page at a time. */
export const NOTICE_ID = 'booking-notice';

export const stepHeadingId = (step: BookingStep): string => `booking-${step}`;

export function focusStep(step: BookingStep): void {
  // The first panel of a fresh page is not worth more attention than the page itself.
  if (step === 'review' && !document.activeElement?.closest('#main')) return;
  focusSoon(stepHeadingId(step));
}

export const focusNotice = (): void => focusSoon(NOTICE_ID);

/** After React has shown it. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  });
}
