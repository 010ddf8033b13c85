import fc from 'fast-check';
import type { IsoDate } from '../values/dates';
import { addDays, parseIsoDate } from '../values/dates';
import type { AirportRef, Leg, Slice } from '../flights/flights';
import type { LocalDateTime } from '../values/dates';
import type { TravelerName } from '../booking/booking';
import { emptyTravelerForm } from './emptyTravelerForm';
import type { TravelerFault, TravelerField, TravelerForm, TripFacts } from './travelerRules';
import { isPassportNeededNow, readTraveler, readTravelerName, tripFactsOf, unreadableDateFault } from './travelerRules';
import { countTravelers } from './travelers';

const date = (text: string): IsoDate => {
  const d = parseIsoDate(text);
  if (!d) throw new Error(text);
  return d;
};

const trip: TripFacts = {
  firstDate: date('2027-01-14'),
  lastDate: date('2027-01-22'),
  passportNeeded: false,
  canAddPassportLater: true,
  programs: ['AA', 'BA'],
  today: date('2026-11-20'),
};
const abroad: TripFacts = { ...trip, passportNeeded: true };
const form: TravelerForm = {
  ...emptyTravelerForm('adult'),
  firstName: 'Maria',
  middleName: 'Elena',
  lastName: 'Quiñones',
  dateOfBirth: '04/18/1985',
  sex: 'F',
  passportCountry: '',
};

describe('reading one traveler', () => {
  it('gives the details of a good form, tidied', () => {
    expect(readTraveler({ ...form, firstName: '  Maria ', lastName: "O'Brien  de la  Cruz" }, trip)).toEqual({
      ok: true,
      value: {
        kind: 'adult',
        firstName: 'Maria',
        middleName: 'Elena',
        lastName: "O'Brien de la Cruz",
        dateOfBirth: '1985-04-18',
        sex: 'F',
        knownTravelerNumber: '',
        passport: null,
      },
    });
  });

  const taken = { isPassportRequired: false, sexes: ['F', 'M'], takesKnownTravelerNumber: true, takesRedressNumber: true } as const;

  it('takes the numbers that the airline takes, and drops what it does not', () => {
    const numbers = { knownTravelerNumber: 'tt11aa22b', redressNumber: '1234567' };
    const read = (demands: TripFacts['demands']) => readTraveler({ ...form, ...numbers }, { ...trip, ...(demands && { demands }) });
    expect(read(taken)).toMatchObject({ value: { knownTravelerNumber: 'TT11AA22B', redressNumber: '1234567' } });
    const none = read({ ...taken, takesKnownTravelerNumber: false, takesRedressNumber: false });
    expect(none.ok && [none.value.knownTravelerNumber, none.value.redressNumber]).toEqual(['', undefined]);
    const unrequested = read(undefined);
    expect(unrequested.ok && [unrequested.value.knownTravelerNumber, unrequested.value.redressNumber]).toEqual(['TT11AA22B', undefined]);
  });

  it.each<[string, Partial<TravelerForm>, Partial<TripFacts>, unknown]>([
    ['of the program chosen', { frequentFlyerAirline: 'BA' }, {}, [{ airline: 'BA', number: '12AB345' }]],
    ['of the only program', {}, { programs: ['AA'] }, [{ airline: 'AA', number: '12AB345' }]],
    ['dropped where none is taken', {}, { programs: [] }, undefined],
    ['dropped of an infant', { kind: 'infant', dateOfBirth: '11/20/2026' }, {}, undefined],
  ])('a frequent-flyer number is %s', (_what, change, facts, frequentFlyer) => {
    const read = readTraveler({ ...form, frequentFlyerNumber: '12ab 345', ...change }, { ...trip, ...facts });
    expect(read.ok && read.value.frequentFlyer).toEqual(frequentFlyer);
  });

  it('asks for another marker where the airline does not accept this one, and for numbers of the right form', () => {
    expect(readTraveler({ ...form, sex: 'X' }, trip)).toMatchObject({ value: { sex: 'X' } });
    expect(readTraveler({ ...form, sex: 'X', redressNumber: '12' }, { ...trip, demands: taken })).toEqual({
      ok: false,
      error: { sex: 'sex_not_taken', redressNumber: 'redress_format' },
    });
  });

  it('wants the passport at once where the airline requires it, on any trip', () => {
    const airport = (code: string) => ({ code, name: code, city: code, country: 'US', metro: code });
    const leg = { from: 'JFK', to: 'LAX', departs: '2027-01-14T09:00', arrives: '2027-01-14T12:00' };
    const slices = [{ legs: [leg] }] as unknown as Parameters<typeof tripFactsOf>[0]; // what is read of it
    const facts = (isPassportRequired: boolean) =>
      tripFactsOf(slices, { JFK: airport('JFK'), LAX: airport('LAX') }, trip.today, { ...taken, isPassportRequired });
    expect(facts(false)).toMatchObject({ passportNeeded: false, canAddPassportLater: true });
    expect(facts(true)).toMatchObject({ passportNeeded: true, canAddPassportLater: false, demands: { sexes: ['F', 'M'] } });
    expect(isPassportNeededNow({ passportLater: 'yes' }, facts(true))).toBe(true);
  });

  const refused: readonly [string, Partial<TravelerForm>, TravelerField, TravelerFault][] = [
    ['no first name', { firstName: '  ' }, 'firstName', 'first_name_missing'],
    ['no last name', { lastName: '' }, 'lastName', 'last_name_missing'],
    ['a digit', { lastName: 'Smith2' }, 'lastName', 'name_characters'],
    ['letters of another script', { lastName: 'Иванов' }, 'lastName', 'name_not_latin'],
    ['a digit in the middle name', { middleName: '3rd' }, 'middleName', 'name_characters'],
    ['markup', { firstName: '<b>Al</b>' }, 'firstName', 'name_characters'],
    ['a control character', { firstName: 'Al\u0000' }, 'firstName', 'name_characters'],
    ['hyphen first', { firstName: '-Al' }, 'firstName', 'name_characters'],
    ['apostrophes without a letter', { firstName: '’’' }, 'firstName', 'name_characters'],
    ['61 letters', { lastName: 'é'.repeat(61) }, 'lastName', 'name_too_long'],
    ['no birth date', { dateOfBirth: '' }, 'dateOfBirth', 'birth_missing'],
    ['31 June', { dateOfBirth: '06/31/1985' }, 'dateOfBirth', 'birth_unreadable'],
    ['no month and no day', { dateOfBirth: '18/14/1985' }, 'dateOfBirth', 'birth_unreadable'],
    ['tomorrow', { dateOfBirth: '11/21/2026' }, 'dateOfBirth', 'birth_in_future'],
    ['121 years', { dateOfBirth: '01/22/1906' }, 'dateOfBirth', 'birth_too_long_ago'],
    ['no sex marker', { sex: '' }, 'sex', 'sex_missing'],
    ['another sex marker', { sex: 'f' }, 'sex', 'sex_missing'],
    ['short known traveler number', { knownTravelerNumber: 'TT1234' }, 'knownTravelerNumber', 'known_traveler_format'],
    ['26 letters of it', { knownTravelerNumber: 'A'.repeat(26) }, 'knownTravelerNumber', 'known_traveler_format'],
    ['a frequent-flyer number without its program', { frequentFlyerNumber: '12345678' }, 'frequentFlyerAirline', 'frequent_flyer_program'],
    [
      'an invalid frequent-flyer number',
      { frequentFlyerAirline: 'AA', frequentFlyerNumber: '123' },
      'frequentFlyerNumber',
      'frequent_flyer_format',
    ],
    ['symbols in it', { knownTravelerNumber: 'TT1234$789' }, 'knownTravelerNumber', 'known_traveler_format'],
  ];
  it.each(refused)('refuses %s', (_what, change, field, fault) => {
    expect(readTraveler({ ...form, ...change }, trip)).toEqual({ ok: false, error: { [field]: fault } });
  });

  it.each([
    'Zoë',
    'Jean-Luc',
    'O’Neil',
    'St. John',
    'Ngô',
    'Ñ',
    'é'.repeat(60),
    'e\u0301le\u0301onore',
    'Kaʻaihue',
    'ʻĀkaka',
    'Anne–Marie',
    '’s-Gravesande',
    'Gal·la',
    'J.',
  ])('accepts the name %s, and keeps it as it was typed', (firstName) => {
    expect(readTraveler({ ...form, firstName }, trip)).toMatchObject({ ok: true, value: { firstName: firstName.normalize('NFC') } });
  });

  it('reports every bad field at once', () => {
    const read = readTraveler({ ...form, firstName: '', lastName: '7', dateOfBirth: 'x', sex: '' }, trip);
    expect(read).toEqual({
      ok: false,
      error: { firstName: 'first_name_missing', lastName: 'name_characters', dateOfBirth: 'birth_unreadable', sex: 'sex_missing' },
    });
  });

  it('reads a birth of two digits in the past', () => {
    expect(readTraveler({ ...form, dateOfBirth: '4/18/85' }, trip)).toMatchObject({ value: { dateOfBirth: '1985-04-18' } });
  });

  it.each([
    ['dateOfBirth', '06/31/1985', 'birth_unreadable'],
    ['passportExpires', '06/31/2030', 'passport_expires_unreadable'],
    ['dateOfBirth', '', null],
    ['passportExpires', ' ', null],
    ['dateOfBirth', '04/18/1985', null],
    // what the date means is judged when the form is sent
    ['passportExpires', '06/30/2020', null],
  ] as const)('a field %s that is left with "%s" says %s', (field, text, fault) => {
    expect(unreadableDateFault(field, text, trip.today)).toBe(fault);
  });

  it('reads a known traveler number with spaces and small letters', () => {
    const read = readTraveler({ ...form, knownTravelerNumber: 'tt 1234-5678' }, trip);
    expect(read.ok && read.value.knownTravelerNumber).toBe('TT12345678');
  });
});

describe('what is sold, by the age at departure', () => {
  // 14 to 22 January 2027
  const cases: readonly [TravelerForm['kind'], string, TravelerFault | null][] = [
    ['adult', '01/14/2015', null], // 12 on the day of departure
    ['adult', '01/15/2015', 'birth_not_adult'], // turns 12 on the way
    ['adult', '01/22/1907', null], // 120
    ['child', '01/14/2025', null], // 2 on departure
    ['child', '01/15/2025', null], // still 1 on departure, and needs a seat on the way back
    ['child', '01/22/2025', null], // turns 2 on the last day
    ['child', '01/23/2025', 'birth_not_child'], // 2 the day after the return
    ['child', '01/23/2015', null], // 12 the day after the return
    ['child', '01/15/2015', null], // turns 12 on the way
    ['child', '01/14/2015', 'birth_not_child'], // 12 on the day of departure
    ['infant', '01/23/2025', null], // 2 the day after the return
    ['infant', '01/22/2025', 'birth_turns_two'], // on the last day
    ['infant', '01/14/2025', 'birth_not_infant'], // 2 on departure
    ['infant', '11/21/2026', 'birth_unborn'],
    ['child', '11/21/2026', 'birth_in_future'],
    ['infant', '11/20/2026', null], // born today
  ];
  it.each(cases)('%s born %s: %s', (kind, dateOfBirth, fault) => {
    const read = readTraveler({ ...form, kind, dateOfBirth }, trip);
    expect(read.ok ? null : read.error.dateOfBirth).toBe(fault);
  });

  it('lets every birth date of 120 years fit one kind', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 43_800 }), (daysAgo) => {
        const dateOfBirth = addDays(trip.today, -daysAgo);
        const fits = (['adult', 'child', 'infant'] as const).filter((kind) => readTraveler({ ...form, kind, dateOfBirth }, trip).ok);
        return fits.length === 1;
      }),
    );
  });

  it('takes the dates from the legs, arrivals included', () => {
    const leg = (from: string, to: string, departs: string, arrives: string): Leg => ({
      carrier: 'AF',
      flightNumber: 7,
      operatedBy: null,
      alsoSoldAs: [],
      from,
      to,
      departs: departs as LocalDateTime,
      arrives: arrives as LocalDateTime,
      minutes: 400,
      aircraft: '77W',
      aircraftName: 'Boeing 777-300ER',
      legroomInches: 31,
      wifi: true,
      power: true,
      entertainment: true,
      co2Kg: 400,
    });
    const slice = (l: Leg): Slice => ({ legs: [l], layovers: [], stops: 0, minutes: 400, departMinutes: 0, arriveMinutes: 0, dayShift: 0 });
    const airport = (code: string, country: string): AirportRef => ({ code, name: code, city: code, country, metro: code });
    const out = slice(leg('JFK', 'CDG', '2027-01-14T21:30', '2027-01-15T10:00'));
    const back = slice(leg('CDG', 'JFK', '2027-01-21T23:30', '2027-01-22T01:00'));
    expect(tripFactsOf([out, back], { JFK: airport('JFK', 'US'), CDG: airport('CDG', 'FR') }, trip.today)).toEqual({
      ...abroad,
      programs: ['AF'],
    });
    const home = slice(leg('JFK', 'SJU', '2027-01-14T21:30', '2027-01-15T01:00'));
    expect(tripFactsOf([home], { JFK: airport('JFK', 'US'), SJU: airport('SJU', 'PR') }, trip.today).passportNeeded).toBe(false);
  });
});

describe('passports', () => {
  const passport = { passportNumber: 'x 1234-567', passportExpires: '06/30/2030', passportCountry: 'us' };
  it('are read where the trip leaves the country', () => {
    const read = readTraveler({ ...form, ...passport }, abroad);
    expect(read.ok && read.value.passport).toEqual({ number: 'X1234567', expires: '2030-06-30', country: 'US' });
  });
  it('are left out where it does not, whatever was typed', () => {
    const read = readTraveler({ ...form, passportNumber: '?' }, trip);
    expect(read.ok && read.value.passport).toBeNull();
  });
  const refused: readonly [Partial<TravelerForm>, TravelerField, TravelerFault][] = [
    [{ passportNumber: '' }, 'passportNumber', 'passport_missing'],
    [{ passportNumber: 'A123' }, 'passportNumber', 'passport_format'],
    [{ passportNumber: 'A1234*6' }, 'passportNumber', 'passport_format'],
    [{ passportExpires: '' }, 'passportExpires', 'passport_expires_missing'],
    [{ passportExpires: '30/16/2030' }, 'passportExpires', 'passport_expires_unreadable'],
    [{ passportExpires: '01/22/2027' }, 'passportExpires', 'passport_expires_before_return'],
    [{ passportCountry: '' }, 'passportCountry', 'passport_country_missing'],
    [{ passportCountry: 'USA' }, 'passportCountry', 'passport_country_missing'],
  ];
  it.each(refused)('refuse %j', (change, field, fault) => {
    expect(readTraveler({ ...form, ...passport, ...change }, abroad)).toEqual({ ok: false, error: { [field]: fault } });
  });
  it.each([
    ['needed now', '', true, true],
    ['to follow', 'yes', true, false],
    ['to follow, where there is no time for it', 'yes', false, true],
  ])('%s', (_what, passportLater, canAddPassportLater, isRequired) => {
    const facts = { ...abroad, canAddPassportLater };
    expect(isPassportNeededNow({ passportLater }, facts)).toBe(isRequired);
    const read = readTraveler({ ...form, passportLater }, facts);
    expect(read.ok ? read.value.passport : read.error.passportNumber).toBe(isRequired ? 'passport_missing' : null);
  });
});

describe('the party', () => {
  it('is counted by kind', () => {
    const kinds = ['adult', 'infant', 'adult', 'child'] as const;
    expect(countTravelers(kinds.map((kind) => ({ kind })))).toEqual({ adults: 2, children: 1, infants: 1 });
  });
});

it.each<[typed: Partial<TravelerName>, read: object]>([
  [{ middleName: '(none)' }, { value: { middleName: '' } }],
  [{ middleName: 'N/A' }, { value: { middleName: '' } }],
  [{ middleName: '-' }, { value: { middleName: '' } }],
  [{ lastName: 'Smith, Jr.' }, { value: { lastName: 'Smith Jr.' } }],
  [{ lastName: 'Smith ,III' }, { value: { lastName: 'Smith III' } }],
  [{ lastName: 'Smith, MD' }, { error: { lastName: 'name_title' } }],
  [{ lastName: 'Smith, John' }, { error: { lastName: 'name_characters' } }],
  [{ lastName: 'Ｏ＇ＮＥＩＬ' }, { value: { lastName: 'O＇NEIL' } }],
  [{ lastName: 'O′Neil' }, { value: { lastName: 'O′Neil' } }],
  [{ firstName: 'Anna－Maria' }, { value: { firstName: 'Anna－Maria' } }],
  [{ firstName: 'Jean−Luc' }, { value: { firstName: 'Jean−Luc' } }],
])('a name with %j is read as %j', (typed, read) =>
  expect(readTravelerName({ firstName: 'Ana', middleName: '', lastName: 'Ruiz', ...typed })).toMatchObject(read),
);
