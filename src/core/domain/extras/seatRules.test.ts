import { mayBeSoldExit } from './seatRules';

it.each([
  ['an adult', 0, { adults: 1, children: 0, infants: 0 }, true],
  ['a child', 1, { adults: 1, children: 1, infants: 0 }, false],
  ['the one adult, who holds an infant', 0, { adults: 1, children: 0, infants: 1 }, false],
  ['any of two adults: who of them holds the infant is not known', 0, { adults: 2, children: 0, infants: 1 }, true],
  ['nobody where each of two holds one', 1, { adults: 2, children: 0, infants: 2 }, false],
  ['somebody of 14', 1, { adults: 2, children: 0, infants: 0, ages: [null, 14] }, false],
  ['somebody of 15', 1, { adults: 2, children: 0, infants: 0, ages: [null, 15] }, true],
])('a seat next to an exit is offered to %s', (_who, traveler, party, isOffered) => {
  expect(mayBeSoldExit(traveler, party)).toBe(isOffered);
});
