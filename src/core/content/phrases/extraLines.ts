/** Seats and bags of a booking as lines of text: the same on pages, in mail and on the itinerary. */
import type { SoldExtra } from '../../domain/extras/extras';
import type { Slice } from '../../domain/flights/flights';
import { lastOf } from '../../domain/values/nonEmpty';
import type { ExtraNames } from '../messages/booking/extraNames.en';

/** Lines of one traveler in the order of the flights, bags last; airports by their codes. None where the traveler has none. */
export function extraLines(
  names: ExtraNames,
  extras: readonly SoldExtra[],
  slices: readonly Pick<Slice, 'legs'>[],
  traveler: number,
): readonly string[] {
  const own = extras.filter((extra) => extra.traveler === traveler);
  const seats = own.flatMap((extra) => {
    const leg = extra.kind === 'seat' ? slices[extra.slice]?.legs[extra.leg] : undefined;
    return extra.kind === 'seat' && leg ? [names.seat(leg.from, leg.to, extra.designator)] : [];
  });
  const bags = own.flatMap((extra) => {
    if (extra.kind !== 'bag') return [];
    const text = names.bags[extra.bag](extra.quantity);
    if (extra.slices.length === slices.length) return [text];
    return extra.slices.flatMap((index) => {
      const legs = slices[index]?.legs;
      return legs ? [names.bagsOn(text, legs[0].from, lastOf(legs).to)] : [];
    });
  });
  return [...seats, ...bags];
}
