import { bagsFor, CHECKED_BAG, extrasOnSale, narrowBody, seatIdOf } from '#testing/bookings/seatMaps';
import type { ExtraChoice } from './extras';
import { extrasTotal, seatsOf } from './extras';
import { chosenOf, seatBar, stillOpen, withBags, withoutSeat, withSeat } from './seatChoice';
import type { IsoDate } from '../values/dates';
import type { SeatedTraveler } from './seatChoice';

const DAY = '2027-01-14' as IsoDate;
/** 15 on the day of the flight. */
const ADULT: SeatedTraveler = { traveler: 0, dateOfBirth: '2012-01-14' as IsoDate, holdsInfant: false };
const MAP = narrowBody(2);
const seatAt = (designator: string) => {
  const found = seatsOf(MAP).find((one) => one.designator === designator);
  if (!found) throw new Error(`no seat ${designator}`);
  return found;
};
const one = (designator: string, traveler = 0): ExtraChoice => ({ id: seatIdOf(designator, traveler), quantity: 1 });

describe('which travelers can have a seat', () => {
  it.each([
    ['anybody a free one', '18B', ADULT, null],
    ['nobody a taken one', '18A', ADULT, 'taken'],
    ['somebody of 15 one at the exit', '15A', ADULT, null],
    ['nobody who turns 15 the day after one at the exit', '15A', { ...ADULT, dateOfBirth: '2012-01-15' as IsoDate }, 'exit'],
    ['nobody with a lap child one at the exit', '15A', { ...ADULT, holdsInfant: true }, 'exit'],
    ['nobody who requested help one at the exit', '15A', { ...ADULT, assistance: ['wheelchair'] }, 'exit'],
    ['nobody one that is sold to others', '18B', { ...ADULT, traveler: 7 }, 'notForTraveler'],
  ] as const)('%s', (_name, designator, who, bar) => {
    expect(seatBar(seatAt(designator), who, DAY)).toBe(bar);
  });
});

describe('choosing', () => {
  it.each([
    ['takes a seat', [], '18B', 0, [one('18B')]],
    ['changes it', [one('18B')], '19C', 0, [one('19C')]],
    ['gives it up when it is chosen again', [one('18B')], '18B', 0, []],
    ['takes it from the other of the party', [one('18B', 1)], '18B', 0, [one('18B')]],
    ['leaves the seat of the other', [one('18C', 1)], '18B', 0, [one('18C', 1), one('18B')]],
    ['changes nothing for a seat that is taken', [one('18B')], '18A', 0, [one('18B')]],
  ] as const)('%s', (_name, before, designator, traveler, after) => {
    expect(withSeat(before, MAP, seatAt(designator), traveler)).toEqual(after);
  });

  it('gives up the seat of one traveler on one leg', () => {
    const elsewhere = { id: seatIdOf('18B', 0, { slice: 1, leg: 0 }), quantity: 1 };
    expect(withoutSeat([one('18B'), one('18C', 1), elsewhere], MAP, 0)).toEqual([one('18C', 1), elsewhere]);
  });

  it.each([
    [1, 1],
    [2, 2],
    [9, 2],
    [0, 0],
    [-1, 0],
  ])('so many bags as are sold: %d are %d', (wanted, had) => {
    const [, bag] = bagsFor();
    if (!bag) throw new Error('no bag');
    expect(withBags([{ id: bag.id, quantity: 1 }], bag, wanted)).toEqual(had === 0 ? [] : [{ id: bag.id, quantity: had }]);
  });
});

it('adds up what is chosen', () => {
  const { chosen, sold } = chosenOf(extrasOnSale(), [one('10A'), { id: CHECKED_BAG, quantity: 2 }, one('18A')]);
  expect([extrasTotal(chosen), sold.map(({ id }) => id)]).toEqual([3900 + 7000, [seatIdOf('18A')]]);
  expect(chosenOf(extrasOnSale(), [{ id: 'no such', quantity: 1 }]).chosen).toEqual([]);
});

it('lets go what was sold, and seats at an exit of travelers who may no longer sit there', () => {
  const choices = [one('15A'), one('18A'), { id: CHECKED_BAG, quantity: 1 }];
  expect(stillOpen(extrasOnSale(), choices, [ADULT], () => DAY)).toEqual([one('15A'), { id: CHECKED_BAG, quantity: 1 }]);
  expect(stillOpen(extrasOnSale(), choices, [{ ...ADULT, assistance: ['blind'] }], () => DAY)).toEqual([{ id: CHECKED_BAG, quantity: 1 }]);
});
