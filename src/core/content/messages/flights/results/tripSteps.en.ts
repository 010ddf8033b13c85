/** A multi-city trip, chosen slice after slice. */
export const tripSteps = {
  label: 'Your trip',
  change: 'Change',
  heading: (n: number, count: number, from: string, to: string): string => `Flight ${String(n)} of ${String(count)}: ${from} to ${to}`,
  basis: 'Prices are for the whole trip.',
  from: (price: string): string => `Whole trip from ${price} per adult`,
  gone: 'A flight that you chose is no longer sold, or no other flight follows it.',
  again: 'Choose again from flight 1',
};
