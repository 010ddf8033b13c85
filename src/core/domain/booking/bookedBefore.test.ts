/** Who is one person, and what is one flight, to an airline that cancels a second booking (booking.72). */
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import type { IsoDate } from '../values/dates';
import type { Leg, Slice } from '../flights/flights';
import { isSameTraveler, shareFlight } from './bookedBefore';

const person = (firstName: string, middleName: string, lastName: string, born = '1985-04-18') => ({
  ...{ firstName, middleName, lastName },
  dateOfBirth: born as IsoDate, // a date of the calendar
});
const MARIA = person('Maria', 'Luz', 'Quiñones');

it.each([
  ['the same', MARIA, true],
  ['without accents and in capitals', person('MARIA', 'LUZ', 'QUINONES'), true],
  ['without the middle name', person('Maria', '', 'Quiñones'), true],
  ['the middle name as a first name', person('Maria Luz', '', 'Quiñones'), true],
  ['as a ticket prints it', person('MARIALUZ', '', 'QUINONES'), true],
  ['another middle name', person('Maria', 'Ana', 'Quiñones'), false],
  ['a name that begins alike', person('Mariana', '', 'Quiñones'), false],
  ['a namesake of another birth date', person('Maria', 'Luz', 'Quiñones', '2026-04-18'), false],
  ['another last name', person('Maria', 'Luz', 'Quintero'), false],
  ['no last name', person('Maria', 'Luz', ''), false],
])('%s', (_, other, isSame) => {
  expect(isSameTraveler(MARIA, other)).toBe(isSame);
  expect(isSameTraveler(other, MARIA)).toBe(isSame);
});

it.each([
  ["O'Brien", 'OBrien'],
  ['García-López', 'Garcia Lopez'],
])('%s and %s are one last name', (a, b) => {
  expect(isSameTraveler(person('Ana', '', a), person('Ana', '', b))).toBe(true);
});

it.each([
  [person('Jörg', '', 'Müller'), person('Joerg', '', 'Mueller'), true],
  [person('Jörg', '', 'Müller'), person('Jorg', '', 'Muller'), true],
  [person('Ann', 'Marie', 'Smith'), person('Ann', 'M.', 'Smith'), true],
  [person('Ann Marie', '', 'Smith'), person('Ann M', '', 'Smith'), true],
  [person('Ann', 'Marie', 'Smith'), person('Ann', 'L.', 'Smith'), false],
  [person('John', '', 'Smith Jr.'), person('John', '', 'Smith'), true],
  [person('John', 'Jr', 'Smith'), person('John', '', 'Smith III'), true],
  [person('Junior', '', 'Smith'), person('John', '', 'Smith'), false],
  [person('Мария', '', 'Петрова'), person('Мария', '', 'Петрова'), false],
])('%j and %j are one person: %s', (a, b, isSame) => {
  expect(isSameTraveler(a, b)).toBe(isSame);
  expect(isSameTraveler(b, a)).toBe(isSame);
});

const first = CHOSEN_FLIGHT.slices[0];
const with1st = (change: Partial<Leg>): readonly Slice[] => [
  {
    ...first,
    legs: mapNonEmpty(first.legs, (leg) =>
      leg === first.legs[0] ? { ...leg, ...change } : { ...leg, flightNumber: 9_999, alsoSoldAs: [] },
    ),
  },
];
const leg = first.legs[0];

it.each([
  ['the same flight with another connection', with1st({}), true],
  [
    'under the number of another airline',
    with1st({ carrier: 'ZZ', flightNumber: 1, alsoSoldAs: [`${leg.carrier} ${String(leg.flightNumber)}`] }),
    true,
  ],
  ['at another minute of the day', with1st({ departs: `${leg.departs.slice(0, 10)}T00:01` as Leg['departs'] }), true],
  ['a day later', with1st({ departs: '2031-01-01T10:00' as Leg['departs'] }), false],
  ['another number', with1st({ flightNumber: 8_888, alsoSoldAs: [] }), false],
  ['boarded elsewhere', with1st({ from: 'XXX' }), false],
])('%s', (_, slices, isShared) => {
  expect(shareFlight([first], slices)).toBe(isShared);
});
