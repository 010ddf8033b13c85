/** What an order is refused for because of who travels together: each refused field by its place in the body. */
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import type { TripFacts } from '#core/domain/travelers/travelerRules';
import type { IsoDate } from '#core/domain/values/dates';
import { orderOf } from '#testing/bookings/orderOf';
import { readParty } from './partyChecks';

const TRIP: TripFacts = {
  ...{ firstDate: '2027-01-14' as IsoDate, lastDate: '2027-01-22' as IsoDate, today: '2026-11-20' as IsoDate },
  ...{ passportNeeded: false, canAddPassportLater: true, programs: [] },
};
const ORDER = orderOf({ draftId: '0c9a1c1e-4b8e-4b5e-9d55-0d4b0f6e8a11', acceptedTotal: 50_000, paymentToken: 'token-of-a-card' });
type Traveler = CreateBooking['travelers'][number];

const one = (kind: Traveler['kind'], dateOfBirth: string, more: Partial<Traveler> = {}): Traveler => ({
  ...{ kind, firstName: 'Ana', middleName: '', lastName: 'Ruiz', dateOfBirth, sex: 'F' },
  ...{ knownTravelerNumber: '', passport: null, ...more },
});
const read = (...travelers: readonly Traveler[]) => {
  const of = (kind: Traveler['kind']) => travelers.filter((t) => t.kind === kind).length;
  const counts = { adults: of('adult'), children: of('child'), infants: of('infant') };
  return readParty({ ...ORDER, travelers: [...travelers] }, counts, TRIP);
};
const BABY = one('infant', '2026-06-01');
const wheelchair: Partial<Traveler> = { assistance: ['wheelchair'] };

it.each<readonly [string, readonly Traveler[], readonly string[]]>([
  ['a child with minors alone', [one('adult', '2009-01-15'), one('child', '2020-01-01')], ['/travelers/1/dateOfBirth birth_minor_alone']],
  ['somebody of 14 alone', [one('adult', '2012-01-15')], ['/travelers/0/dateOfBirth birth_minor_alone']],
  ['an infant of 17-year-olds', [one('adult', '2009-01-15'), BABY], ['/travelers/1/heldBy holder_minor']],
  [
    'an infant whose lap is not said',
    [one('adult', '1990-01-01'), one('adult', '1991-01-01'), BABY],
    ['/travelers/2/heldBy holder_missing'],
  ],
  [
    'an infant on the lap of who needs a wheelchair',
    [one('adult', '1990-01-01', wheelchair), one('adult', '1991-01-01'), { ...BABY, heldBy: 0 }],
    ['/travelers/2/heldBy holder_assisted'],
  ],
  [
    'an infant that turns 2 on the way',
    [one('adult', '1990-01-01'), one('infant', '2025-01-20')],
    ['/travelers/1/dateOfBirth birth_turns_two'],
  ],
  ['an infant that is not born', [one('adult', '1990-01-01'), one('infant', '2026-12-24')], ['/travelers/1/dateOfBirth birth_unborn']],
  ['a title', [one('adult', '1990-01-01', { firstName: 'Dr. Ana' })], ['/travelers/0/firstName name_title']],
  [
    'an extra seat',
    [one('adult', '1990-01-01'), one('adult', '1990-01-01', { firstName: 'EXST' })],
    ['/travelers/1/firstName name_extra_seat'],
  ],
  ['one letter', [one('adult', '1990-01-01', { lastName: 'O' })], ['/travelers/0/lastName name_one_letter']],
])('refuses %s', (_what, travelers, errors) => {
  const party = read(...travelers);
  expect(party.ok ? [] : party.error.map(({ name, detail }) => `${name} ${detail}`)).toEqual(errors);
});

it.each<readonly [string, readonly Traveler[], readonly (number | undefined)[]]>([
  ['somebody of 15 alone', [one('adult', '2012-01-14')], [undefined]],
  ['a child that turns 12 on the way', [one('adult', '1990-01-01'), one('child', '2015-01-15')], [undefined, undefined]],
  ['an infant on the one lap there is', [one('adult', '1990-01-01'), BABY], [undefined, 0]],
  [
    'an infant on the second lap',
    [one('adult', '1990-01-01'), one('adult', '1991-01-01'), { ...BABY, heldBy: 1 }],
    [undefined, undefined, 1],
  ],
  [
    'an infant on the only lap that is free',
    [one('adult', '1990-01-01', wheelchair), one('adult', '1991-01-01'), BABY],
    [undefined, undefined, 1],
  ],
])('takes %s', (_what, travelers, heldBy) => {
  const party = read(...travelers);
  expect(party.ok && party.value.travelers.map((traveler) => traveler.heldBy)).toEqual(heldBy);
});
