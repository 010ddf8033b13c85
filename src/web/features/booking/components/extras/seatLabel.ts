import type { Seat } from '#core/domain/extras/extras';
import { seatBar, serviceOf } from '#core/domain/extras/seatChoice';
import type { SeatedTraveler } from '#core/domain/extras/seatChoice';
import type { SeatPlace } from '#core/domain/extras/seatGrid';
import type { IsoDate } from '#core/domain/values/dates';
import { shortPrice } from '../../extrasText';
import type { ExtrasWords } from '../../extrasText';

interface LabelFacts {
  readonly places: readonly SeatPlace[];
  /** On which the flight leaves. */
  readonly day: IsoDate;
  /** For whom it is being chosen. */
  readonly who: SeatedTraveler;
  /** Who of the party has it; undefined while nobody does. */
  readonly owner: string | undefined;
}

/** `12A, window, extra legroom, $39`: all that is to know of a seat before it is chosen. */
export function seatLabel(words: ExtrasWords, seat: Seat, { places, day, who, owner }: LabelFacts): string {
  const { designator, features, name, notes } = seat;
  const bar = seatBar(seat, who, day);
  const price = serviceOf(seat, who.traveler)?.price;
  return [
    designator,
    ...places.map((place) => words.places[place]),
    // the reason says it too
    ...features.filter((feature) => feature !== 'exitRow' || bar !== 'exit').map((feature) => words.features[feature]),
    ...(name === undefined ? [] : [name]),
    ...(price === undefined || bar !== null ? [] : [price === 0 ? words.free : shortPrice(price)]),
    ...(bar === null ? [] : [words.bars[bar]]),
    ...(owner === undefined ? [] : [words.chosenFor(owner)]),
    ...notes,
  ].join(', ');
}
