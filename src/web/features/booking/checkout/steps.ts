/** The four steps of a booking in the address: `/flights/payment?step=travelers`; no parameter means the first. */
export const BOOKING_STEPS = ['review', 'travelers', 'contact', 'payment'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

/** The steps that can be complete; payment completes by being booked. */
export type FormStep = Exclude<BookingStep, 'payment'>;
export type StepsDone = Readonly<Record<FormStep, boolean>>;

/** Reads the step of a query string; anything unknown is the first step. */
export function stepOfSearch(search: string): BookingStep {
  const wanted = new URLSearchParams(search).get('step');
  return BOOKING_STEPS.find((step) => step === wanted) ?? 'review';
}

/** The asked step, or the first one before it that is not complete. */
export function reachableStep(wanted: BookingStep, done: StepsDone): BookingStep {
  for (const step of BOOKING_STEPS) {
    if (step === wanted || step === 'payment' || !done[step]) return step;
  }
  return wanted;
}

export function stepBefore(step: BookingStep): BookingStep {
  return BOOKING_STEPS[BOOKING_STEPS.indexOf(step) - 1] ?? 'review';
}
