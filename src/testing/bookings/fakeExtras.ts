/** Seats and bags of the one flight that the fake supplier sells: two seats in a row, one beside an exit, and a bag. */
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

const BAG = { kind: 'checked', slices: [0], traveler: 0, maxKg: 23 } as const;
export const BAG_ON_SALE: BagService = { ...BAG, id: bagId(BAG), price: 7500, mostBags: 2 };

/** What is on sale for so many travelers with a seat, where some seats are taken. */
export function extrasOnSale(travelers: number, taken: ReadonlySet<string> = new Set()): ExtrasOnSale {
  const seat = (designator: string, price: Cents, features: Seat['features'] = []): Seat => ({
    kind: 'seat',
    designator,
    features,
    notes: [],
    services: taken.has(designator)
      ? []
      : Array.from({ length: travelers }, (_, traveler) => ({ id: seatId({ ...FIRST_LEG, designator, traveler }), traveler, price })),
  });
  const rows = [{ sections: [[seat('12A', 3900), seat('12B', 0)], []] }, { sections: [[seat('14A', 0, ['exitRow'])], []] }];
  const map: SeatMap = { ...FIRST_LEG, cabins: [{ deck: 0, cabin: 'Economy', wings: null, rows }] };
  return { seatMaps: [map], bags: [BAG_ON_SALE] };
}
