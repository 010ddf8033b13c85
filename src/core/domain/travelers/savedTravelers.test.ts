/** Which travelers are offered for a place in the party, and what is written into its form (booking.69). */
import type { IsoDate } from '../values/dates';
import { emptyTravelerForm } from './emptyTravelerForm';
import { filledFields, fittingTravelers } from './savedTravelers';
import type { SavedTraveler } from './savedTravelers';
import type { TripFacts } from './travelerRules';
import type { TravelerKind } from './travelers';

const date = (text: string): IsoDate => text as IsoDate; // a constant of this test
const TRIP: TripFacts = {
  ...{ firstDate: date('2027-03-13'), lastDate: date('2027-03-20'), today: date('2026-11-20') },
  ...{ passportNeeded: false, canAddPassportLater: false, programs: ['BA', 'AA'] },
};
const ANA: SavedTraveler = {
  ...{ id: '1', firstName: 'Ana', middleName: 'Luz', lastName: 'Ruiz', dateOfBirth: date('1985-04-08'), sex: 'X' },
  ...{ knownTravelerNumber: 'TT12345678', redressNumber: '7654321' },
  frequentFlyer: [
    { airline: 'LH', number: '11112222' },
    { airline: 'AA', number: '33334444' },
  ],
};
const born = (text: string): SavedTraveler => ({ ...ANA, dateOfBirth: date(text) });

it.each<readonly [born: string, kind: TravelerKind, fits: boolean]>([
  ['2015-03-13', 'adult', true],
  ['2015-03-14', 'adult', false],
  ['2015-03-14', 'child', true], // turns twelve on the way
  ['2015-03-13', 'child', false],
  ['2025-03-13', 'child', true],
  ['2025-03-20', 'infant', false], // turns two on the way
  ['2025-03-20', 'child', true],
  ['2025-03-21', 'infant', true],
  ['2026-11-21', 'infant', false],
])('who was born on %s fits a(n) %s: %s', (birth, kind, fits) => {
  expect(fittingTravelers([born(birth)], [emptyTravelerForm(kind)], 0, TRIP)).toHaveLength(fits ? 1 : 0);
});

it('offers nobody who is in another place of the party, and who is in this one', () => {
  const forms = [
    { ...emptyTravelerForm('adult'), firstName: 'ANA', lastName: 'Ruíz', dateOfBirth: '4/8/1985' },
    emptyTravelerForm('adult'),
  ];
  expect([0, 1].map((index) => fittingTravelers([ANA], forms, index, TRIP).length)).toEqual([1, 0]);
});

it.each<readonly [what: string, kind: TravelerKind, trip: TripFacts, fields: Readonly<Record<string, string>>]>([
  [
    'what the trip takes',
    'adult',
    TRIP,
    { firstName: 'Ana', middleName: 'Luz', lastName: 'Ruiz', dateOfBirth: '04/08/1985', sex: 'X', knownTravelerNumber: 'TT12345678' },
  ],
  ['no redress number that is not taken', 'adult', TRIP, { redressNumber: '' }],
  ['the number of a program of the trip', 'adult', TRIP, { frequentFlyerAirline: 'AA', frequentFlyerNumber: '33334444' }],
  ['no program of an infant', 'infant', TRIP, { frequentFlyerAirline: '', frequentFlyerNumber: '' }],
  [
    'what the airline demands',
    'adult',
    { ...TRIP, demands: { isPassportRequired: false, sexes: ['F', 'M'], takesKnownTravelerNumber: false, takesRedressNumber: true } },
    { sex: '', knownTravelerNumber: '', redressNumber: '7654321' },
  ],
])('fills in %s', (_what, kind, trip, fields) => {
  expect(Object.fromEntries(filledFields(ANA, kind, trip))).toMatchObject(fields);
});
