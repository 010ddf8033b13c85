/** The steps of a booking in the address: `/flights/payment?step=travelers`; no parameter means the first. */
export const BOOKING_STEPS = ['review', 'travelers', 'contact', 'extras', 'payment'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

/** The steps that can be complete; payment completes by being booked. */
export type FormStep = Exclude<BookingStep, 'payment'>;
/** Of seats and bags nothing is said before they were chosen or left out. */
export type StepsDone = Readonly<Record<Exclude<FormStep, 'extras'>, boolean>> & { readonly extras?: boolean };

/** Seats and bags are a step only where some are sold. */
export const stepsWhere = (sellsExtras: boolean): readonly BookingStep[] =>
  sellsExtras ? BOOKING_STEPS : BOOKING_STEPS.filter((step) => step !== 'extras');

/** Reads the step of a query string; anything unknown is the first step. */
export function stepOfSearch(search: string): BookingStep {
  const wanted = new URLSearchParams(search).get('step');
  return BOOKING_STEPS.find((step) => step === wanted) ?? 'review';
}

/** The requested step, or the first one before it that is not complete; a step that there is not gives way to the one after it. */
export function reachableStep(wanted: BookingStep, done: StepsDone, sellsExtras: boolean): BookingStep {
  for (const step of stepsWhere(sellsExtras)) {
    if (step === wanted || step === 'payment' || done[step] !== true) return step;
  }
  return wanted;
}

export function stepBefore(step: BookingStep, sellsExtras: boolean): BookingStep {
  const steps = stepsWhere(sellsExtras);
  return steps[steps.indexOf(step) - 1] ?? 'review';
}
