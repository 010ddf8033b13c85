/** Seats and bags of the one flight that the fake supplier sells: two seats in a row, one next to an exit, and a bag. */
import { bagId, seatId } from '#core/domain/extras/serviceIds';
import type { BagService, ChosenSeat, ExtrasOnSale, Seat, SeatMap } from '#core/domain/extras/extras';
import type { Cents } from '#core/domain/values/money';

const FIRST_LEG = { slice: 0, leg: 0 } as const;

/** A seat of the first leg, chosen by the first traveler. */
export function seatOf(designator: string, price: Cents): ChosenSeat {
  return {
    kind: 'seat',
    id: seatId({ ...FIRST_LEG, designator, traveler: 0 }),
    traveler: 0,
    ...FIRST_LEG,
    designator,
    isExitRow: false,
    price,
  };
}

/** The bag of a slice. */
export function bagOf(slice: number): BagService {
  const bag = { kind: 'checked', slices: [slice], traveler: 0, maxKg: 23 } as const;
  return { ...bag, id: bagId(bag), price: 7500, mostBags: 2 };
}
export const BAG_ON_SALE = bagOf(0);

/** The seats of one leg, for so many travelers with a seat. */
export function seatMapOf(place: Pick<ChosenSeat, 'slice' | 'leg'>, travelers: number, isTaken: (designator: string) => boolean): SeatMap {
  const seat = (designator: string, price: Cents, features: Seat['features'] = []): Seat => ({
    kind: 'seat',
    designator,
    features,
    notes: [],
    services: isTaken(designator)
      ? []
      : Array.from({ length: travelers }, (_, traveler) => ({ id: seatId({ ...place, designator, traveler }), traveler, price })),
  });
  const rows = [{ sections: [[seat('12A', 3900), seat('12B', 0)], []] }, { sections: [[seat('14A', 0, ['exitRow'])], []] }];
  return { ...place, cabins: [{ deck: 0, cabin: 'Economy', wings: null, rows }] };
}

/** What is on sale for so many travelers with a seat, where some seats are taken. */
export const extrasOnSale = (travelers: number, taken: ReadonlySet<string> = new Set()): ExtrasOnSale => ({
  seatMaps: [seatMapOf(FIRST_LEG, travelers, (designator) => taken.has(designator))],
  bags: [BAG_ON_SALE],
});
