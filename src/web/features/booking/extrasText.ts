/** Seats and bags in words, for summaries and bookings. */
import type { extras } from '#core/content/messages/booking/extras.en';
import type { SoldExtra } from '#core/domain/extras/extras';
import type { Slice } from '#core/domain/flights/flights';
import type { Cents } from '#core/domain/values/money';
import { formatCents, formatDollarsUp } from '#core/domain/values/money';

export type ExtrasWords = typeof extras;

/** `$39`, or `$39.50`: cents only where there are some. */
export const shortPrice = (cents: Cents): string => (cents % 100 === 0 ? formatDollarsUp(cents) : formatCents(cents));

interface Told {
  /** By position of the traveler. */
  readonly names: readonly string[];
  readonly slices: readonly Pick<Slice, 'legs'>[];
}

/** `Seat 12A`, of a trip with several flights `Seat 12A (JFK → LAX)`; `2 × Checked bag`. */
export function extraText(words: ExtrasWords, extra: SoldExtra, slices: Told['slices']): string {
  if (extra.kind === 'bag') return words.quantityOf(extra.quantity, words.kindsOfBag[extra.bag]);
  const leg = slices[extra.slice]?.legs[extra.leg];
  const isOnlyOne = slices.length === 1 && slices[0]?.legs.length === 1;
  const seat = words.seat(extra.designator);
  return leg && !isOnlyOne ? `${seat} (${words.way(leg.from, leg.to)})` : seat;
}

/** `Ana: Seat 12A, Checked bag; Traveler 2: Seat 12B`. */
export function extrasText(words: ExtrasWords, chosen: readonly SoldExtra[], { names, slices }: Told): string {
  const travelers = [...new Set(chosen.map(({ traveler }) => traveler))].sort((a, b) => a - b);
  return travelers
    .map((traveler) => {
      const theirs = chosen.filter((extra) => extra.traveler === traveler).map((extra) => extraText(words, extra, slices));
      return `${names[traveler] ?? words.traveler(traveler + 1)}: ${theirs.join(', ')}`;
    })
    .join('; ');
}
