/** What of travelers is added or corrected after booking: numbers until they leave (booking.67), a name once (booking.68). */
import { TRAVELER_POINTER } from '#core/contract/bookings/travelerPointers';
import type { ChangeTraveler, TravelerChanges } from '#core/contract/bookings/bookings.schema';
import type { ProblemField } from '#core/contract/problem';
import type { TravelerDetails, TravelerName } from '#core/domain/booking/booking';
import {
  frequentFlyerFields,
  hasProgram,
  programsOf,
  readFrequentFlyer,
  sellersOf,
  withFrequentFlyer,
} from '#core/domain/travelers/frequentFlyer';
import { isSameName, nameChangeOf, nameDue } from '#core/domain/travelers/nameCorrection';
import { readKnownTraveler, readRedress, readTravelerName } from '#core/domain/travelers/travelerRules';
import type { TravelerFaults, TravelerField } from '#core/domain/travelers/travelerRules';
import type { LocalDateTime } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { instantOf } from '../../geography/timeZones';
import type { TimeZoneOf } from '../../geography/timeZones';
import type { Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import type { Booking } from '../saga/work';

type Standing = Pick<Booking, 'state' | 'offer' | 'travelers'>;

/** Until when numbers and names may be changed, at the clock of the first airport; null where not any more, or where the booking does not stand. */
function openUntil({ state, offer: { slices } }: Standing, now: Date, timeZoneOf: TimeZoneOf) {
  const [{ from, departs }] = slices[0].legs;
  const zone = timeZoneOf(from);
  const stands = state === 'paid' || state === 'ticketed';
  const ifOpen = (due: LocalDateTime): LocalDateTime | null => (stands && zone !== null && now < instantOf(due, zone) ? due : null);
  return { stands, numbers: ifOpen(departs), name: ifOpen(nameDue(slices)) };
}

/** Airlines whose numbers can be added afterwards: a person passes on what the supplier does not take. */
const programsAfterwards = ({ slices, demands }: Booking['offer']): readonly string[] => [
  ...new Set([...sellersOf(slices), ...programsOf(slices, demands)]),
];

const ending = (number: string): string => number.slice(-SHOWN);
const SHOWN = 3;
const endingOrNone = (number: string): string | null => (number === '' ? null : ending(number));

/** What the wire says of each traveler; null where the booking does not stand. `isByLink`: the caller is shown no numbers. */
export function travelerChanges(
  booking: Standing & { readonly isByLink?: boolean },
  now: Date,
  timeZoneOf: TimeZoneOf,
): readonly TravelerChanges[] | null {
  const until = openUntil(booking, now, timeZoneOf);
  if (!until.stands) return null;
  return booking.travelers.map(
    ({ kind, firstName, middleName, lastName, knownTravelerNumber, redressNumber = '', frequentFlyer = [], nameCorrection }) => ({
      firstName,
      middleName,
      lastName,
      numbers:
        booking.isByLink === true
          ? null
          : {
              knownTravelerNumber: endingOrNone(knownTravelerNumber),
              redressNumber: endingOrNone(redressNumber),
              frequentFlyer: frequentFlyer.map(({ airline, number }) => ({ airline, number: ending(number) })),
            },
      programs: hasProgram(kind) ? [...programsAfterwards(booking.offer)] : [],
      numbersUntil: until.numbers,
      nameUntil: nameCorrection === undefined ? until.name : null,
      nameCorrection: nameCorrection ? { state: nameCorrection.state, ...nameCorrection.name } : null,
    }),
  );
}

/** The travelers of a booking with one changed as was requested; the very same list where everything is so already. */
export function withTravelerChange(
  booking: Booking,
  change: ChangeTraveler,
  now: Date,
  timeZoneOf: TimeZoneOf,
): Result<readonly TravelerDetails[], Refusal> {
  const { travelers, offer } = booking;
  const person = travelers[change.traveler];
  const until = openUntil(booking, now, timeZoneOf);
  // it is the last one to close
  if (until.numbers === null) return err(refuse('traveler_closed'));
  if (!person) return err(refuse('invalid_request', { errors: [{ name: '/traveler', detail: 'is nobody of this booking' }] }));
  const numbered = withNumbers(person, change, programsAfterwards(offer));
  const named = withName(person, change, until.name !== null);
  const faults = { ...(numbered.ok ? {} : numbered.error), ...(named.ok || named.error === 'closed' ? {} : named.error) };
  if (Object.keys(faults).length > 0) return err(refuse('invalid_request', { errors: pointed(faults) }));
  if (!named.ok || !numbered.ok) return err(refuse('traveler_closed'));
  const changed = { ...person, ...numbered.value, ...named.value };
  return ok(JSON.stringify(changed) === JSON.stringify(person) ? travelers : travelers.map((one) => (one === person ? changed : one)));
}

function withNumbers(
  { kind, frequentFlyer: known = [] }: TravelerDetails,
  { knownTravelerNumber, redressNumber, frequentFlyer }: ChangeTraveler,
  programs: readonly string[],
): Result<Partial<TravelerDetails>, TravelerFaults> {
  const ktn = readKnownTraveler(knownTravelerNumber);
  const redress = readRedress(redressNumber);
  const program = readFrequentFlyer(frequentFlyerFields(frequentFlyer), hasProgram(kind) ? programs : []);
  if (!ktn.ok || !redress.ok || !program.ok)
    return err({
      ...(!ktn.ok && { knownTravelerNumber: ktn.error }),
      ...(!redress.ok && { redressNumber: redress.error }),
      ...(!program.ok && program.error),
    });
  return ok({
    ...(ktn.value !== '' && { knownTravelerNumber: ktn.value }),
    ...(redress.value !== '' && { redressNumber: redress.value }),
    ...(program.value && !isKnown(known, program.value) && { frequentFlyer: withFrequentFlyer(known, program.value) }),
  });
}

type Accounts = NonNullable<TravelerDetails['frequentFlyer']>;
const isKnown = (known: Accounts, one: Accounts[number]): boolean =>
  known.some(({ airline, number }) => airline === one.airline && number === one.number);

/** What no ticket shows is changed at once; a correction waits for the airline, and is the only one. */
function withName(
  person: TravelerDetails,
  change: Partial<TravelerName>,
  isOpen: boolean,
): Result<Partial<TravelerDetails>, TravelerFaults | 'closed'> {
  const { firstName, middleName, lastName, nameCorrection } = person;
  if ([change.firstName, change.middleName, change.lastName].every((typed) => typed === undefined)) return ok({});
  const typed = readTravelerName({
    firstName: change.firstName ?? firstName,
    middleName: change.middleName ?? middleName,
    lastName: change.lastName ?? lastName,
  });
  if (!typed.ok) return typed;
  const name = typed.value;
  const isRequested = nameCorrection?.state === 'asked';
  if (isRequested && isSameName(nameCorrection.name, name)) return ok({});
  const kind = nameChangeOf(person, name);
  if (!kind.ok) return err({ lastName: kind.error });
  switch (kind.value) {
    case 'same':
      return ok({});
    case 'same_ticket':
      return isRequested ? err('closed') : ok(name);
    case 'small':
      return isOpen && nameCorrection === undefined ? ok({ nameCorrection: { state: 'asked', name } }) : err('closed');
  }
}

/** As the supplier is to have them: with the names that were requested. */
export const asReported = (travelers: readonly TravelerDetails[]): readonly TravelerDetails[] =>
  travelers.map((one) => (one.nameCorrection?.state === 'asked' ? { ...one, ...one.nameCorrection.name } : one));

/** The travelers with the names that the airline took, where they are still those that were reported. */
export const withNamesTaken = (travelers: readonly TravelerDetails[], reported: readonly TravelerDetails[]): readonly TravelerDetails[] =>
  travelers.map((one, i) => {
    const [now, then] = [one.nameCorrection, reported[i]?.nameCorrection];
    const isTaken = now?.state === 'asked' && then?.state === 'asked' && isSameName(now.name, then.name);
    return isTaken ? { ...one, ...now.name, nameCorrection: { state: 'corrected', name: now.name } } : one;
  });

/** The airline corrects none of the names that were requested. */
export const withNamesRefused = (travelers: readonly TravelerDetails[]): readonly TravelerDetails[] =>
  travelers.map((one) =>
    one.nameCorrection?.state === 'asked' ? { ...one, nameCorrection: { ...one.nameCorrection, state: 'refused' } } : one,
  );

const pointed = (faults: TravelerFaults): readonly ProblemField[] =>
  Object.entries(faults).map(([field, code]) => ({ name: `/${TRAVELER_POINTER[field as TravelerField]}`, detail: code })); // keys are the fields
