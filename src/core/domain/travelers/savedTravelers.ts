/** Travelers of earlier bookings, filled in with one press (booking.69). */
import type { FrequentFlyer, TravelerDetails } from '../booking/booking';
import { dateParts } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { frequentFlyerFields, hasProgram } from './frequentFlyer';
import { isSamePerson } from './partyRules';
import { birthFault, sexesOf, takesKnownTraveler, takesRedress } from './travelerRules';
import type { TravelerField, TravelerForm, TripFacts } from './travelerRules';

/** A traveler as booked, without passport and assistance. */
export interface SavedTraveler extends Pick<
  TravelerDetails,
  'firstName' | 'middleName' | 'lastName' | 'dateOfBirth' | 'sex' | 'knownTravelerNumber'
> {
  readonly id: string;
  /** Empty when none. */
  readonly redressNumber: string;
  /** One an airline. */
  readonly frequentFlyer: readonly FrequentFlyer[];
}

/** Those who can travel in the place of the form at `index`: of its age on all dates of the trip, and in no other place of the party. */
export function fittingTravelers(
  saved: readonly SavedTraveler[],
  forms: readonly TravelerForm[],
  index: number,
  trip: TripFacts,
): readonly SavedTraveler[] {
  const kind = forms[index]?.kind;
  const others = forms.filter((_, at) => at !== index);
  if (kind === undefined) return [];
  return saved.filter(
    (traveler) =>
      birthFault(traveler.dateOfBirth, kind, trip) === null && !others.some((other) => isSamePerson(traveler, other, trip.today)),
  );
}

/** What is written into the form; a number that this trip does not take is left out, and what the traveler has not is emptied. */
export function filledFields(
  saved: SavedTraveler,
  kind: TravelerForm['kind'],
  trip: TripFacts,
): readonly (readonly [TravelerField, string])[] {
  const { firstName, middleName, lastName, dateOfBirth, sex, knownTravelerNumber, redressNumber, frequentFlyer } = saved;
  const account = hasProgram(kind) ? frequentFlyer.find(({ airline }) => trip.programs.includes(airline)) : undefined;
  const { frequentFlyerAirline, frequentFlyerNumber } = frequentFlyerFields(account);
  return [
    ['firstName', firstName],
    ['middleName', middleName],
    ['lastName', lastName],
    ['dateOfBirth', usDate(dateOfBirth)],
    ['sex', sexesOf(trip).includes(sex) ? sex : ''],
    ['knownTravelerNumber', takesKnownTraveler(trip) ? knownTravelerNumber : ''],
    ['redressNumber', takesRedress(trip) ? redressNumber : ''],
    ['frequentFlyerAirline', frequentFlyerAirline],
    ['frequentFlyerNumber', frequentFlyerNumber],
  ];
}

/** A date as the forms ask for it, `03/14/2027`, in both languages. */
function usDate(date: IsoDate): string {
  const { year, month, day } = dateParts(date);
  return `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${String(year)}`;
}
