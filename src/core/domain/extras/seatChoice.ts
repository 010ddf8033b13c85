/** Seats and bags while they are being chosen: pure changes of the list of choices. */
import { readChoices } from './chooseExtras';
import type { ReadChoices } from './chooseExtras';
import type { BagService, ExtraChoice, ExtrasOnSale, Seat, SeatMap, SeatService } from './extras';
import { seatsOf } from './extras';
import { exitBar } from './seatRules';
import type { ExitTraveler } from './seatRules';
import type { IsoDate } from '../values/dates';

/** Who has a seat of their own: adults and children, by their position among the travelers of the search. */
export interface SeatedTraveler extends ExitTraveler {
  readonly traveler: number;
}

/** Why a traveler cannot have a seat. */
export type SeatBar = 'taken' | 'exit' | 'notForTraveler';

/** The service that gives this seat to this traveler; undefined where there is none. */
export const serviceOf = ({ services }: Seat, traveler: number): SeatService | undefined =>
  services.find((one) => one.traveler === traveler);

/** `day`: on which the flight leaves. */
export function seatBar(seat: Seat, who: SeatedTraveler, day: IsoDate): SeatBar | null {
  if (seat.services.length === 0) return 'taken';
  if (seat.features.includes('exitRow') && exitBar(who, day) !== null) return 'exit';
  return serviceOf(seat, who.traveler) ? null : 'notForTraveler';
}

/** Nothing where the choices do not go together, which no change here makes. */
export function chosenOf(onSale: ExtrasOnSale, choices: readonly ExtraChoice[]): ReadChoices {
  const read = readChoices(onSale, choices);
  return read.ok ? read.value : { chosen: [], sold: [] };
}

/** The traveler gets the seat, whoever of the party had it; their own seat is given up by choosing it again. */
export function withSeat(choices: readonly ExtraChoice[], map: SeatMap, seat: Seat, traveler: number): readonly ExtraChoice[] {
  const wanted = serviceOf(seat, traveler);
  if (!wanted) return choices;
  const current = seatsOf(map).flatMap(({ services }) => services.filter((one) => one.traveler === traveler));
  const freed = new Set([...current, ...seat.services].map(({ id }) => id));
  const kept = choices.filter(({ id }) => !freed.has(id));
  const isHeld = choices.some(({ id }) => id === wanted.id);
  return isHeld ? kept : [...kept, { id: wanted.id, quantity: 1 }];
}

/** The traveler has no seat on this leg any more. */
export function withoutSeat(choices: readonly ExtraChoice[], map: SeatMap, traveler: number): readonly ExtraChoice[] {
  const current = new Set(seatsOf(map).flatMap(({ services }) => services.filter((one) => one.traveler === traveler).map(({ id }) => id)));
  return choices.filter(({ id }) => !current.has(id));
}

/** So many of a bag, as far as they are sold. */
export function withBags(choices: readonly ExtraChoice[], { id, mostBags }: BagService, quantity: number): readonly ExtraChoice[] {
  const others = choices.filter((choice) => choice.id !== id);
  const count = Math.min(Math.max(quantity, 0), mostBags);
  return count === 0 ? others : [...others, { id, quantity: count }];
}

/** What of the choices can still be had by whom they are for: what went to others meanwhile, and seats that its traveler may not take now, fall out. */
export function stillOpen(
  onSale: ExtrasOnSale,
  choices: readonly ExtraChoice[],
  party: readonly SeatedTraveler[],
  dayOf: (place: Pick<SeatMap, 'slice' | 'leg'>) => IsoDate,
): readonly ExtraChoice[] {
  const open = new Set(onSale.bags.map(({ id }) => id));
  for (const map of onSale.seatMaps)
    for (const seat of seatsOf(map))
      for (const who of party) {
        const service = serviceOf(seat, who.traveler);
        if (service && seatBar(seat, who, dayOf(map)) === null) open.add(service.id);
      }
  return choices.filter(({ id }) => open.has(id));
}
