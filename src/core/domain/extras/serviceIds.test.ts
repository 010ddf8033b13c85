import fc from 'fast-check';
import { BAG_KINDS } from './extras';
import { bagId, readServiceId, seatId } from './serviceIds';

const digit = fc.integer({ min: 0, max: 8 });

it('an id says which seat of which leg it is, and for whom', () => {
  const designator = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom(...'ABCDEFGHJKL')).map(([row, letter]) => `${row}${letter}`);
  fc.assert(
    fc.property(fc.record({ slice: digit, leg: digit, designator, traveler: digit }), (seat) => {
      const id = seatId(seat);
      expect(readServiceId(id, 1)).toEqual({ kind: 'seat', id, ...seat });
    }),
  );
});

it('an id says which bag it is, for whom and on which slices', () => {
  const slices = fc.uniqueArray(digit, { minLength: 1, maxLength: 6 });
  const maxKg = fc.constantFrom(null, 10, 23, 32.5);
  fc.assert(
    fc.property(
      fc.record({ kind: fc.constantFrom(...BAG_KINDS), slices, traveler: digit, maxKg }),
      fc.integer({ min: 1, max: 9 }),
      (bag, n) => {
        const id = bagId(bag);
        expect(readServiceId(id, n)).toEqual({ kind: 'bag', id, bag: bag.kind, slices: bag.slices, traveler: bag.traveler, quantity: n });
      },
    ),
  );
});

it.each(['', 'seat-0-0-12A', 'seat-0-0-A12-0', 'seat-0-0-12A-0-0', 'bag-meal-0-0', 'bag-checked--0', 'ase_00009UhD4ongolulWd9123'])(
  'takes %p for nothing',
  (id) => expect(readServiceId(id, 1)).toBeNull(),
);
