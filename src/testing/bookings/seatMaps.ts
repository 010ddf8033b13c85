/** Seat maps of made-up aircraft: a narrow body with an exit over the wings, and a wide body of two decks with bassinets. */
import type {
  BagService,
  ExtrasOnSale,
  Fixture,
  Seat,
  SeatCabin,
  SeatElement,
  SeatFeature,
  SeatMap,
  SeatRow,
} from '#core/domain/extras/extras';
import { bagId, seatId } from '#core/domain/extras/serviceIds';
import type { Cents } from '#core/domain/values/money';

interface SeatWish {
  readonly price?: Cents;
  readonly isTaken?: boolean;
  readonly features?: readonly SeatFeature[];
  readonly notes?: readonly string[];
  /** Positions of the travelers it is sold to. */
  readonly party?: readonly number[];
}

interface Place {
  readonly slice: number;
  readonly leg: number;
}

/** The id of a seat for a traveler, on the first leg where no other is named. */
export const seatIdOf = (designator: string, traveler = 0, place: Place = { slice: 0, leg: 0 }): string =>
  seatId({ ...place, designator, traveler });

export function seat(designator: string, wish: SeatWish = {}, place: Place = { slice: 0, leg: 0 }): Seat {
  const { price = 0, isTaken = false, features = [], notes = [], party = [0] } = wish;
  return {
    kind: 'seat',
    designator,
    features,
    notes,
    services: isTaken ? [] : party.map((traveler) => ({ id: seatIdOf(designator, traveler, place), traveler, price })),
  };
}

const fixtures = (...kinds: readonly Fixture[]): readonly SeatElement[] => kinds.map((kind) => ({ kind }));

/** Rows whose sections have these letters; `wish` says what each seat is like. */
const rowOf = (
  row: number,
  sections: readonly string[],
  wish: (designator: string) => SeatWish,
  party: readonly number[],
  place: Place,
): SeatRow => ({
  sections: sections.map((letters) =>
    [...letters].map((letter) => {
      const designator = `${String(row)}${letter}`;
      return seat(designator, { party, ...wish(designator) }, place);
    }),
  ),
});

/** Every third seat or so, always the same ones. */
const isTaken = (designator: string): boolean =>
  (Number.parseInt(designator, 10) * 7 + designator.charCodeAt(designator.length - 1) * 5) % 3 === 0;

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Economy of a Boeing 737: rows 10 to 20; 10 costs $39, 15 is at the exit and costs $29, from 18 on seats are free. */
export function narrowBody(party = 1, place: Place = { slice: 0, leg: 0 }): SeatMap {
  const travelers = range(0, party - 1);
  const wish = (designator: string): SeatWish => {
    const row = Number.parseInt(designator, 10);
    if (row === 10)
      return { price: 3900, features: ['extraLegroom'], notes: ['No storage under the seat in front'], isTaken: designator === '10B' };
    if (row === 15) return { price: 2900, features: ['exitRow', 'extraLegroom'] };
    return {
      price: row < 18 ? 1200 : 0,
      isTaken: row < 18 ? isTaken(designator) : designator === '18A',
      ...(row === 20 && { features: ['noRecline'] }),
    };
  };
  const seats = (row: number): SeatRow => rowOf(row, ['ABC', 'DEF'], wish, travelers, place);
  const cabin: SeatCabin = {
    deck: 0,
    cabin: 'Economy',
    wings: { first: 4, last: 8 },
    rows: [
      { sections: [fixtures('galley'), fixtures('lavatory')] },
      ...range(10, 14).map(seats),
      { sections: [fixtures('exit'), fixtures('exit')] },
      ...range(15, 20).map(seats),
      { sections: [fixtures('lavatory', 'closet'), fixtures('lavatory')] },
    ],
  };
  return { ...place, cabins: [cabin] };
}

/** Economy of an aircraft of two decks: 3-4-3 below with bassinets before row 30, 2-4-2 above with stairs. */
export function wideBody(party = 1, place: Place = { slice: 0, leg: 0 }): SeatMap {
  const travelers = range(0, party - 1);
  const wish = (designator: string): SeatWish => ({
    price: Number.parseInt(designator, 10) % 2 === 0 ? 4500 : 0,
    isTaken: isTaken(designator),
  });
  const below = (row: number): SeatRow => rowOf(row, ['ABC', 'DEFG', 'HJK'], wish, travelers, place);
  const above = (row: number): SeatRow => rowOf(row, ['AB', 'DEFG', 'JK'], wish, travelers, place);
  const exits: SeatRow = { sections: [fixtures('exit'), [], fixtures('exit')] };
  return {
    ...place,
    cabins: [
      {
        deck: 0,
        cabin: 'Economy',
        wings: { first: 3, last: 6 },
        rows: [
          exits,
          { sections: [fixtures('lavatory'), fixtures('bassinet', 'bassinet', 'bassinet', 'bassinet'), fixtures('lavatory')] },
          ...range(30, 34).map(below),
          // the hull narrows: the outermost seats are left out
          {
            sections: [
              [{ kind: 'empty' }, ...(below(35).sections[0] ?? []).slice(1)],
              below(35).sections[1] ?? [],
              [...(below(35).sections[2] ?? []).slice(0, 2), { kind: 'empty' }],
            ],
          },
          { sections: [fixtures('galley'), fixtures('lavatory', 'lavatory'), fixtures('galley')] },
        ],
      },
      {
        deck: 1,
        cabin: 'Economy',
        wings: null,
        rows: [{ sections: [fixtures('stairs'), [], fixtures('closet')] }, ...range(70, 73).map(above), exits],
      },
    ],
  };
}

/** A bag of the hold at $35, at most two, and one of the cabin at $25. */
export const bagsFor = (party = 1, slices: readonly number[] = [0]): readonly BagService[] =>
  range(0, party - 1).flatMap((traveler): readonly BagService[] =>
    [
      { kind: 'carryOn' as const, traveler, slices, price: 2500, mostBags: 1, maxKg: 10 },
      { kind: 'checked' as const, traveler, slices, price: 3500, mostBags: 2, maxKg: 23 },
    ].map((bag) => ({ ...bag, id: bagId(bag) })),
  );
/** Of a bag of the hold for a traveler of a trip of one slice. */
export const CHECKED_BAG = bagId({ kind: 'checked', slices: [0], traveler: 0, maxKg: 23 });

/** On sale for a trip of one leg. */
export const extrasOnSale = (party = 1): ExtrasOnSale => ({ seatMaps: [narrowBody(party)], bags: bagsFor(party) });
