import fc from 'fast-check';
import type { IsoDate } from '../values/dates';
import { hasPassport, readTravelers, repeatedNames, samePeople } from './partyRules';
import { emptyTravelerForm } from './emptyTravelerForm';
import type { TravelerForm, TripFacts } from './travelerRules';

const today = '2026-11-20' as IsoDate;
const trip: TripFacts = {
  firstDate: '2027-01-14' as IsoDate,
  lastDate: '2027-01-22' as IsoDate,
  passportNeeded: true,
  canAddPassportLater: true,
  programs: ['AA', 'BA'],
  today,
};
const form: TravelerForm = {
  ...emptyTravelerForm('adult'),
  firstName: 'Maria',
  lastName: 'Quiñones',
  dateOfBirth: '04/18/1985',
  sex: 'F',
  passportNumber: 'X1234567',
  passportExpires: '06/30/2030',
};

it('one who is refused keeps everybody from being read', () => {
  const other = { ...form, firstName: 'Ana', passportNumber: 'X7654321' };
  expect(readTravelers([form, { ...other, sex: '' }], trip)).toEqual({ ok: false, error: [{}, { sex: 'sex_missing' }] });
  expect(readTravelers([form, other], trip)).toMatchObject({ ok: true, value: [{ firstName: 'Maria' }, { firstName: 'Ana' }] });
});

describe('the same passport', () => {
  const second = (change: Partial<TravelerForm>) => readTravelers([form, { ...form, firstName: 'Ana', ...change }], trip);

  it.each([
    ['as it is', {}],
    ['with spaces and small letters', { passportNumber: ' x-123 4567', passportCountry: 'us' }],
  ])('is refused with the second traveler, typed %s', (_how, change) => {
    expect(second(change)).toEqual({ ok: false, error: [{}, { passportNumber: 'passport_twice' }] });
  });

  it.each<[string, Partial<TravelerForm>]>([
    ['another number', { passportNumber: 'X1234568' }],
    ['another country', { passportCountry: 'FR' }],
    ['one that is to follow', { passportLater: 'yes' }],
  ])('is not %s', (_what, change) => {
    expect(second(change).ok).toBe(true);
  });

  it('is reported along with what else is wrong', () => {
    expect(second({ sex: '' })).toEqual({ ok: false, error: [{}, { passportNumber: 'passport_twice', sex: 'sex_missing' }] });
  });

  it('is nobody’s business where no passport is needed', () => {
    expect(readTravelers([form, form], { ...trip, passportNeeded: false }).ok).toBe(true);
  });

  it('is found among those of a booking', () => {
    const people = [{ passport: null }, { passport: { number: 'X1234567', expires: '2030-06-30' as IsoDate, country: 'US' } }];
    expect([hasPassport(people, 'x1234567', 'US'), hasPassport(people, 'X1234567', 'FR'), hasPassport(people, '', 'US')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the same person', () => {
  const faultCount = (second: Partial<TravelerForm>, first: Partial<TravelerForm> = {}) =>
    samePeople(
      [
        { ...form, ...first },
        { ...form, ...second },
      ],
      today,
    ).map(({ at, earlier }) => [at, earlier]);

  it.each<[string, Partial<TravelerForm>, Partial<TravelerForm>]>([
    ['name and birth date', {}, {}],
    ['another way to type them', { firstName: ' MARIA', lastName: 'quinones', dateOfBirth: 'Apr 18, 1985' }, {}],
    ['a middle name left out', { middleName: 'Elena' }, {}],
    ['a middle name left out the second time', {}, { middleName: 'Elena' }],
    ['the same middle name', { middleName: 'elena' }, { middleName: 'Elena' }],
  ])('is questioned: %s', (_what, second, first) => {
    expect(faultCount(second, first)).toEqual([[1, 0]]);
  });

  it.each<[string, Partial<TravelerForm>, Partial<TravelerForm>]>([
    ['a twin', { firstName: 'Ana' }, {}],
    ['a father and his daughter', { dateOfBirth: '04/18/2010' }, {}],
    ['another middle name', { middleName: 'Luisa' }, { middleName: 'Elena' }],
    ['no birth date yet', { dateOfBirth: '' }, { dateOfBirth: '' }],
    ['no name yet', { lastName: '' }, { lastName: '' }],
  ])('is not: %s', (_what, second, first) => {
    expect(faultCount(second, first)).toEqual([]);
  });

  it('has an answer that holds until name or birth date change', () => {
    const keyOf = (second: Partial<TravelerForm>) => samePeople([form, { ...form, ...second }], today)[0]?.key;
    expect(keyOf({ firstName: 'MARIA', dateOfBirth: '4/18/85' })).toBe(keyOf({}));
    const other = samePeople([form, { ...form, lastName: 'Pajarita' }, { ...form, lastName: 'Pajarita' }], today)[0]?.key;
    expect(other).not.toBe(keyOf({}));
  });

  it('is questioned once for each traveler who is there already', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Ana', 'Ben', 'Cleo'), { maxLength: 9 }), (names) => {
        const found = samePeople(
          names.map((firstName) => ({ ...form, firstName })),
          today,
        );
        expect(found.length).toBe(names.length - new Set(names).size);
        for (const { at, earlier } of found) expect([earlier < at, names[at]]).toEqual([true, names[earlier]]);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      }),
    );
  });
});

it('names travelers who repeat an earlier name, whatever the accents and case', () => {
  const names = [
    ['José', 'Pérez'],
    ['Ana', 'Pérez'],
    ['JOSE', ' perez '],
    ['', ''],
    ['', ''],
    [' ', 'Pérez'],
    [' ', 'Pérez'],
    ['李', '王'],
    ['李', '王'],
    ['李', '張'],
  ].map(([firstName = '', lastName = '']) => ({ firstName, lastName }));
  expect(repeatedNames(names)).toEqual([2, 8]);
});
