/** Chosen extras read out of what is on sale: what each is, and what is not to be had. */
import { extrasOf } from '../flights/flights';
import type { PriceBreakdown } from '../flights/flights';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { ChosenExtra, ExtraChoice, ExtrasOnSale, SoldExtra } from './extras';
import { extrasTotal, seatsOf } from './extras';
import { readServiceId } from './serviceIds';
import { addTo, countIn } from '../values/counts';

/** Why choices do not go together; `unknown`: no seat and no bag is named so. */
export type ExtrasFault = 'two_seats' | 'shared_seat' | 'too_many_bags' | 'unknown';

export interface ReadChoices {
  readonly chosen: readonly ChosenExtra[];
  /** What was chosen and is not on sale, or not any more. */
  readonly sold: readonly SoldExtra[];
}

/** Bags before seats, each in the order of what is on sale, so that equal choices are equal in whatever order they come. */
export function readChoices(onSale: ExtrasOnSale, choices: readonly ExtraChoice[]): Result<ReadChoices, ExtrasFault> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of choices) addTo(quantities, id, quantity);
  const many = (id: string): number => countIn(quantities, id);

  if (onSale.bags.some(({ id, mostBags }) => many(id) > mostBags)) return err('too_many_bags');
  const bags = onSale.bags.flatMap(({ id, traveler, slices, kind, price }): readonly ChosenExtra[] =>
    many(id) === 0 ? [] : [{ kind: 'bag', id, traveler, slices, bag: kind, quantity: many(id), price: price * many(id) }],
  );

  const seats = onSale.seatMaps.flatMap(({ slice, leg, ...map }) =>
    seatsOf(map).flatMap(({ designator, features, services }) =>
      services
        .filter(({ id }) => many(id) > 0)
        .map(({ id, traveler, price }) => {
          return { kind: 'seat' as const, id, traveler, slice, leg, designator, isExitRow: features.includes('exitRow'), price };
        }),
    ),
  );
  const different = (who: 'traveler' | 'designator'): number => new Set(seats.map((seat) => `${seat.slice} ${seat.leg} ${seat[who]}`)).size;
  if (different('traveler') < seats.length) return err('two_seats');
  if (different('designator') < seats.length || seats.some(({ id }) => many(id) > 1)) return err('shared_seat');

  const chosen = [...bags, ...seats];
  const found = new Set(chosen.map(({ id }) => id));
  const missing = [...quantities].filter(([id]) => !found.has(id)).map(([id, quantity]) => readServiceId(id, quantity));
  const sold = missing.filter((extra) => extra !== null);
  return sold.length < missing.length ? err('unknown') : ok({ chosen, sold });
}

/** A price with these extras in place of those that it had, if any. */
export function priceWith(price: PriceBreakdown, chosen: readonly ChosenExtra[]): PriceBreakdown {
  const { extras: _before, ...flights } = price;
  const extras = extrasTotal(chosen);
  return { ...flights, ...(extras > 0 && { extras }), total: price.total - extrasOf(price) + extras };
}
