/** Money is integer US cents everywhere; only these functions make text of it. */
export type Cents = number;

/** The lowest of some prices; null where there are none. */
export const lowestCents = (prices: readonly Cents[]): Cents | null =>
  prices.length === 0 ? null : prices.reduce((low, cents) => Math.min(low, cents));

const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `$1,234.05`; negative amounts as `-$3.00`. */
export function formatCents(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${exact.format(Math.abs(cents) / 100)}`;
}

/** Whole dollars rounded up, `$413`: for strips, tabs and filters only (visual rule 7: never shows less than the price). */
export function formatDollarsUp(cents: Cents): string {
  return `$${whole.format(Math.ceil(cents / 100))}`;
}

/** The parts of a price in large type: `{dollars: '$1,234', cents: '05'}`. */
export function splitCents(cents: Cents): { dollars: string; cents: string } {
  const text = formatCents(cents);
  return { dollars: text.slice(0, -3), cents: text.slice(-2) };
}
