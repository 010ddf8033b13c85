import fc from 'fast-check';
import { added, canAdd, canRemove, isValidParty, removed, totalTravelers } from './travelers';
import type { TravelerCounts, TravelerKind } from './travelers';

const c = (adults: number, children: number, infants: number): TravelerCounts => ({ adults, children, infants });

it.each([
  [c(1, 0, 0), 'adult', true],
  [c(8, 0, 0), 'adult', true],
  [c(9, 0, 0), 'adult', false],
  [c(1, 8, 0), 'child', false],
  [c(4, 1, 4), 'child', false],
  [c(4, 4, 0), 'child', true],
  [c(1, 0, 0), 'infant', true],
  [c(1, 0, 1), 'infant', false],
  [c(5, 4, 0), 'infant', false],
] as const)('%j: may one more %s be added? %s (search.18)', (counts, kind, may) => {
  expect(canAdd(counts, kind)).toBe(may);
  expect(added(counts, kind) === counts).toBe(!may);
});

it.each([
  [c(1, 1, 1), 'adult', false],
  [c(2, 0, 0), 'adult', true],
  [c(1, 0, 0), 'child', false],
  [c(1, 0, 0), 'infant', false],
  [c(1, 1, 0), 'child', true],
] as const)('%j: may one %s be removed? %s (search.18)', (counts, kind, may) => {
  expect(canRemove(counts, kind)).toBe(may);
  expect(removed(counts, kind) === counts).toBe(!may);
});

it('an adult who leaves takes an infant along only where infants would outnumber adults', () => {
  expect(removed(c(2, 0, 2), 'adult')).toEqual(c(1, 0, 1));
  expect(removed(c(3, 1, 2), 'adult')).toEqual(c(2, 1, 2));
});

it('no sequence of changes leaves the rules', () => {
  const kind = fc.constantFrom<TravelerKind>('adult', 'child', 'infant');
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), kind), { maxLength: 40 }), (steps) => {
      const end = steps.reduce((counts, [isAdd, k]) => (isAdd ? added(counts, k) : removed(counts, k)), c(1, 0, 0));
      return isValidParty(end) && totalTravelers(end) <= 9;
    }),
  );
});

it.each([
  [c(0, 1, 0), false],
  [c(1, 0, 2), false],
  [c(9, 1, 0), false],
  [c(4, 2, 4), false],
  [c(1.5, 0, 0), false],
  [c(2, 5, 2), true],
])('%j a party? %s (search.17)', (counts, is) => {
  expect(isValidParty(counts)).toBe(is);
});
