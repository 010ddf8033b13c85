import fc from 'fast-check';
import type { NonEmpty } from '../values/nonEmpty';
import type { IsoDate, LocalDateTime } from '../values/dates';
import { addDays, addMonths } from '../values/dates';
import type { AirportRef, Leg, Slice } from '../flights/flights';
import { isSurelyBeforePassportDue, passportDue } from './passportDue';
import { passportShortfalls, staysOf } from './passportValidity';

const COUNTRIES = { JFK: 'US', SJU: 'PR', CDG: 'FR', FRA: 'DE', FCO: 'IT', LHR: 'GB', BKK: 'TH', NRT: 'JP' } as const;
type Code = keyof typeof COUNTRIES;
const airports = Object.fromEntries(
  Object.entries(COUNTRIES).map(([code, country]): [string, AirportRef] => [code, { code, name: code, city: code, country, metro: code }]),
);
/** `JFK 2027-01-14T21:30 CDG 2027-01-15T10:00`; only places and times matter here. */
const leg = (from: Code, departs: string, to: Code, arrives: string) =>
  ({ from, departs: departs as LocalDateTime, to, arrives: arrives as LocalDateTime }) as Leg;
const slice = (...legs: [Leg, ...Leg[]]): Slice => ({
  legs,
  layovers: [],
  stops: 0,
  minutes: 0,
  departMinutes: 0,
  arriveMinutes: 0,
  dayShift: 0,
});

const toParis = slice(leg('JFK', '2027-01-14T21:30', 'CDG', '2027-01-15T10:00'));
const fromParis = slice(leg('CDG', '2027-01-21T23:30', 'JFK', '2027-01-22T01:00'));
const toBangkok = slice(
  leg('JFK', '2027-01-14T21:30', 'FRA', '2027-01-15T10:00'),
  leg('FRA', '2027-01-15T13:00', 'BKK', '2027-01-16T06:00'),
);

describe('where a trip goes', () => {
  it.each<[string, NonEmpty<Slice>, [string, string][]]>([
    ['a round trip: until the way home begins', [toParis, fromParis], [['FR', '2027-01-21']]],
    ['one way: until the arrival, which is all that is known', [toParis], [['FR', '2027-01-15']]],
    ['a place of transit is no stay', [toBangkok], [['TH', '2027-01-16']]],
    [
      'home is not abroad',
      [slice(leg('CDG', '2027-01-14T10:00', 'JFK', '2027-01-14T13:00')), slice(leg('JFK', '2027-01-20T18:00', 'CDG', '2027-01-21T07:00'))],
      [['US', '2027-01-20']],
    ],
    ['a territory of home is not abroad', [slice(leg('JFK', '2027-01-14T10:00', 'SJU', '2027-01-14T15:00'))], []],
  ])('%s', (_what, slices, stays) => {
    expect(staysOf(slices, airports)).toEqual(stays.map(([country, until]) => ({ country, until })));
  });
});

describe('how long a passport must last', () => {
  const at = (country: string) => [{ country, until: '2027-01-21' as IsoDate }];
  it.each<[string, string, string, string, string | null]>([
    ['three months after leaving the Schengen area', 'FR', 'US', '2027-04-20', 'schengen 2027-04-21'],
    ['the last day of it is enough', 'FR', 'US', '2027-04-21', null],
    ['the newest members too', 'BG', 'US', '2027-02-01', 'schengen 2027-04-21'],
    ['nothing is required of a member’s own people', 'FR', 'DE', '2027-02-01', null],
    ['nor of other citizens of the Union', 'FR', 'IE', '2027-02-01', null],
    ['nor of those of Cyprus', 'FR', 'CY', '2027-02-01', null],
    ['six months where the country asks for them', 'TH', 'US', '2027-07-20', 'six_months 2027-07-21'],
    ['the last day of them is enough', 'TH', 'US', '2027-07-21', null],
    ['a country lets its own people in', 'TH', 'TH', '2027-02-01', null],
    ['no rule in Great Britain', 'GB', 'US', '2027-01-23', null],
    ['no rule in Japan', 'JP', 'US', '2027-01-23', null],
  ])('%s', (_what, country, issuer, expires, expected) => {
    const found = passportShortfalls({ expires: expires as IsoDate, country: issuer }, at(country));
    expect(found.map(({ rule, needed }) => `${rule} ${needed}`)).toEqual(expected === null ? [] : [expected]);
  });

  it('holds for any dates: short exactly while the months are not full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 330 }), fc.integer({ min: 0, max: 400 }), (ahead, more) => {
        const until = addDays('2026-11-20' as IsoDate, ahead);
        const expires = addDays(until, more);
        const shortIn = (country: string) => passportShortfalls({ expires, country: 'US' }, [{ country, until }]).length === 1;
        expect([shortIn('ES'), shortIn('AE')]).toEqual([expires < addMonths(until, 3), expires < addMonths(until, 6)]);
      }),
    );
  });
});

describe('until when a passport can be added', () => {
  it('is 72 hours before the first departure, at its clock', () => {
    expect(passportDue([toParis, fromParis])).toBe('2027-01-11T21:30');
    expect(passportDue([slice(leg('JFK', '2027-03-01T00:10', 'CDG', '2027-03-01T13:00'))])).toBe('2027-02-26T00:10');
  });
  it.each([
    ['2027-01-09', true],
    ['2027-01-10', false],
    ['2027-01-12', false],
  ])('on %s there is surely time for it: %s', (today, expected) => {
    expect(isSurelyBeforePassportDue([toParis], today as IsoDate)).toBe(expected);
  });
});
