/** Where the focus goes when the booking moves on, so that a screen reader reads where it is now. */
import type { BookingStep } from './steps';

/** The element that says what happened or what is going on: one on the page at a time. */
export const NOTICE_ID = 'booking-notice';

export const stepHeadingId = (step: BookingStep): string => `booking-${step}`;

export function focusStep(step: BookingStep): void {
  // The first panel of a fresh page is not worth more attention than the page itself.
  if (step === 'review' && !document.activeElement?.closest('#main')) return;
  // Whoever goes on by keyboard types on; a finger would have the keyboard of the screen over the page, and reads the heading first.
  const isTyping = document.activeElement?.matches(':focus-visible') ?? false;
  focusSoon(stepHeadingId(step), isTyping && (step === 'travelers' || step === 'contact'));
}

export const focusNotice = (): void => focusSoon(NOTICE_ID);

/** After React has shown it; where a field is to be filled in, the first one of its panel instead. */
export function focusSoon(id: string, isOnField = false): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (!element) return;
    // what happened was said in the same moment, and leads to the panel that it is about
    if (id !== NOTICE_ID && document.activeElement?.id === NOTICE_ID) return;
    // card fields that found a fault have the focus on it themselves (core/contract/bookings/hostedFields.ts)
    const framed = document.activeElement?.closest('iframe');
    if (framed && element.closest('section')?.contains(framed)) {
      framed.scrollIntoView({ block: 'center' });
      return;
    }
    const field = isOnField ? firstToFill(element) : null;
    (field ?? element).focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  });
}

type HTMLElementWithValue = HTMLInputElement | HTMLButtonElement;

/** The first field of the panel that is still empty; without one its first. */
function firstToFill(heading: HTMLElement): HTMLElementWithValue | null {
  // what fills in a whole traveler comes before the fields
  const fields = [...(heading.closest('section')?.querySelectorAll<HTMLElementWithValue>('form input, form .fill-in button') ?? [])];
  return fields.find(({ value }) => value === '') ?? fields[0] ?? null;
}
