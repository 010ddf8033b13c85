/** Chosen extras read out of what is on sale: what each is, and what is not to be had. */
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { ChosenExtra, ExtraChoice, ExtrasOnSale } from './extras';
import { seatsOf } from './extras';

/** Why choices do not go together: the same traveler has two seats of a leg, one seat has two travelers, or a bag is chosen too often. */
export type ExtrasFault = 'two_seats' | 'shared_seat' | 'too_many_bags';

export interface ReadChoices {
  readonly chosen: readonly ChosenExtra[];
  /** Ids that are not on sale, or not any more. */
  readonly gone: readonly string[];
}

/** Bags before seats, each in the order of what is on sale, so that equal choices are equal in whatever order they are asked for. */
export function readChoices(onSale: ExtrasOnSale, choices: readonly ExtraChoice[]): Result<ReadChoices, ExtrasFault> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of choices) quantities.set(id, (quantities.get(id) ?? 0) + quantity);

  const bags = onSale.bags.flatMap((bag): readonly ChosenExtra[] => {
    const quantity = quantities.get(bag.id) ?? 0;
    const { id, traveler, slices, kind, price } = bag;
    return quantity === 0 ? [] : [{ kind: 'bag', id, traveler, slices, bag: kind, quantity, price: price * quantity }];
  });
  if (onSale.bags.some(({ id, mostBags }) => (quantities.get(id) ?? 0) > mostBags)) return err('too_many_bags');

  const seats = onSale.seatMaps.flatMap((map) =>
    seatsOf(map).flatMap(({ designator, features, services }) =>
      services
        .filter(({ id }) => quantities.has(id))
        .map(({ id, traveler, price }) => {
          const isExitRow = features.includes('exitRow');
          return { kind: 'seat' as const, id, traveler, slice: map.slice, leg: map.leg, designator, isExitRow, price };
        }),
    ),
  );
  const sits = (who: 'traveler' | 'designator') => new Set(seats.map((seat) => `${seat.slice} ${seat.leg} ${seat[who]}`)).size;
  if (seats.some(({ id }) => (quantities.get(id) ?? 0) > 1) || sits('traveler') < seats.length) return err('two_seats');
  if (sits('designator') < seats.length) return err('shared_seat');

  const chosen = [...bags, ...seats];
  const found = new Set(chosen.map(({ id }) => id));
  return ok({ chosen, gone: [...quantities.keys()].filter((id) => !found.has(id)) });
}
