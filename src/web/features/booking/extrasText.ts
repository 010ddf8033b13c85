/** Seats and bags in words, for the bill, the summary and what is read back. */
import { extraLines } from '#core/content/phrases/extraLines';
import type { extras } from '#core/content/messages/booking/checkout/extras.en';
import type { SoldExtra } from '#core/domain/extras/extras';
import type { Slice } from '#core/domain/flights/flights';
import type { Cents } from '#core/domain/values/money';
import { formatCents, formatDollarsUp } from '#core/domain/values/money';

export type ExtrasWords = typeof extras;

/** `$39`, or `$39.50`: cents only where there are some. */
export const shortPrice = (cents: Cents): string => (cents % 100 === 0 ? formatDollarsUp(cents) : formatCents(cents));

interface ExtrasContext {
  /** By position of the traveler. */
  readonly names: readonly string[];
  readonly slices: readonly Pick<Slice, 'legs'>[];
}

/** `Ana: JFK to LAX: seat 12A, 1 checked bag; Traveler 2: JFK to LAX: seat 12B`. */
export function extrasText(words: ExtrasWords, chosen: readonly SoldExtra[], { names, slices }: ExtrasContext): string {
  const travelers = [...new Set(chosen.map(({ traveler }) => traveler))].sort((a, b) => a - b);
  return travelers
    .map(
      (traveler) => `${names[traveler] ?? words.traveler(traveler + 1)}: ${extraLines(words.names, chosen, slices, traveler).join(', ')}`,
    )
    .join('; ');
}
