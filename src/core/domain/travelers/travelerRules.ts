/**
 * What is right in one traveler's form (booking.7). The browser asks while a traveler types, the server asks again;
 * both get codes, the words for them live in the messages.
 */
import type { NonEmpty } from '../values/nonEmpty';
import type { Passport, SexMarker, TravelerDetails, TravelerName } from '../booking/booking';
import { needsPassport, SEX_MARKERS } from '../booking/booking';
import type { IsoDate } from '../values/dates';
import { ageOn } from '../values/age';
import type { AirportRef, Slice } from '../flights/flights';
import { isSurelyBeforePassportDue } from './passportDue';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import { hasProgram, programsOf, readFrequentFlyer } from './frequentFlyer';
import type { FrequentFlyerForm } from './frequentFlyer';
import { middleNameOf, nameWordFaults } from './nameWords';
import { ticketLetters } from './ticketName';
import type { TravelerDemands } from './travelerDemands';
import { kindOn, readTravelerDate, tripDatesOf } from './travelerKind';
import type { TravelerDateField, TripDates } from './travelerKind';
import type { TravelerKind } from './travelers';
import { documentNumber } from '../typed/typedCode';
import { APOSTROPHE_SIGNS, HYPHEN_SIGNS, tidyName } from '../typed/plainText';
import { readAssistance } from './assistance';

/** One traveler as typed; every field is text, empty when untouched. */
export interface TravelerForm extends FrequentFlyerForm {
  readonly kind: TravelerKind;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** `MM/DD/YYYY`, or any form of a typed date that says its year (search.32). */
  readonly dateOfBirth: string;
  readonly sex: string;
  readonly knownTravelerNumber: string;
  readonly redressNumber: string;
  readonly passportNumber: string;
  readonly passportExpires: string;
  /** Issuing country, ISO 3166. */
  readonly passportCountry: string;
  /** `yes`: the passport is added after booking (booking.24). */
  readonly passportLater: string;
  /** `wheelchair deaf`: what is requested of the airline (travelers/assistance.ts). */
  readonly assistance?: string;
  /** Of an infant: the position of who holds it, `0` (travelers/companions.ts). */
  readonly heldBy?: string;
}

export type TravelerField = Exclude<keyof TravelerForm, 'kind'>;
export type PassportField = 'passportNumber' | 'passportExpires' | 'passportCountry';
export const PASSPORT_FIELDS: readonly PassportField[] = ['passportNumber', 'passportExpires', 'passportCountry'];

/** Why a field of a traveler is refused. */
export const TRAVELER_FAULTS = [
  'first_name_missing',
  'last_name_missing',
  'name_characters',
  'name_too_long',
  'name_not_latin',
  'name_needs_airline',
  'name_another_person',
  'name_title',
  'name_one_letter',
  'name_extra_seat',
  'name_not_known',
  'birth_missing',
  'birth_unreadable',
  'birth_short_year',
  'birth_in_future',
  'birth_too_long_ago',
  'birth_not_adult',
  'birth_not_child',
  'birth_not_infant',
  'birth_turns_two',
  'birth_unborn',
  'birth_minor_alone',
  'holder_missing',
  'holder_minor',
  'holder_assisted',
  'holder_twice',
  'sex_missing',
  'sex_not_taken',
  'known_traveler_format',
  'redress_format',
  'frequent_flyer_program',
  'frequent_flyer_format',
  'passport_missing',
  'passport_format',
  'passport_expires_missing',
  'passport_expires_unreadable',
  'passport_expires_before_return',
  'passport_country_missing',
  'passport_twice',
] as const;
export type TravelerFault = (typeof TRAVELER_FAULTS)[number];

export type FieldFaults<Field extends string, Fault extends string> = Readonly<Partial<Record<Field, Fault>>>;
export type TravelerFaults = FieldFaults<TravelerField, TravelerFault>;

/** What a trip asks of its travelers. */
export interface TripFacts extends TripDates {
  readonly passportNeeded: boolean;
  /** Whether a passport may follow after booking (booking.24). */
  readonly canAddPassportLater: boolean;
  /** Airlines whose frequent-flyer numbers can be passed on with the order, IATA codes. */
  readonly programs: readonly string[];
  readonly today: IsoDate;
  /** What the airline asks beyond our own rules; left out where it asks nothing, and takes everything but redress numbers. */
  readonly demands?: TravelerDemands;
}

/** The facts of an itinerary. */
export function tripFactsOf(
  slices: NonEmpty<Slice>,
  airports: Readonly<Record<string, AirportRef>>,
  today: IsoDate,
  demands?: TravelerDemands,
): TripFacts {
  const isRequired = demands?.isPassportRequired === true;
  return {
    ...tripDatesOf(slices),
    passportNeeded: isRequired || needsPassport(slices, airports),
    canAddPassportLater: !isRequired && isSurelyBeforePassportDue(slices, today),
    programs: programsOf(slices, demands),
    today,
    ...(demands && { demands }),
  };
}

export const MAX_NAME_LETTERS = 60;
const OLDEST_YEARS = 120;
/** Letters of any script with their accents, then spaces, hyphens, apostrophes (which may come first: ’s-Gravesande), periods and middle dots. */
const NAME = new RegExp(`^[${APOSTROPHE_SIGNS}]?\\p{L}[\\p{L}\\p{M} .·${APOSTROPHE_SIGNS}${HYPHEN_SIGNS}]*$`, 'u');

/** Whether `text` can be a person's name on an ID: the code of what is wrong, or null. */
export function nameFault(text: string): 'name_characters' | 'name_too_long' | null {
  if (!NAME.test(text)) return 'name_characters';
  return [...text].length > MAX_NAME_LETTERS ? 'name_too_long' : null;
}

/** Why someone born on `born` does not travel as `kind` on these dates; null where they do. */
export function kindFault(born: IsoDate, kind: TravelerKind, trip: TripDates): TravelerFault | null {
  if (kindOn(born, trip) === kind) return null;
  if (kind === 'infant') return ageOn(born, trip.firstDate) < 2 ? 'birth_turns_two' : 'birth_not_infant';
  return kind === 'adult' ? 'birth_not_adult' : 'birth_not_child';
}

/** Whether someone born on `born` can travel as `kind`. */
export function birthFault(born: IsoDate, kind: TravelerKind, trip: TripFacts): TravelerFault | null {
  if (born > trip.today) return kind === 'infant' ? 'birth_unborn' : 'birth_in_future';
  return ageOn(born, trip.lastDate) > OLDEST_YEARS ? 'birth_too_long_ago' : kindFault(born, kind, trip);
}

const birthUnread = (fault: 'unreadable' | 'short_year'): TravelerFault =>
  fault === 'short_year' ? 'birth_short_year' : 'birth_unreadable';

/** What can be said of a date as soon as its field is left: that it cannot be read. */
export function unreadableDateFault(field: TravelerDateField, text: string, today: IsoDate): TravelerFault | null {
  const read = readTravelerDate(field, text, today);
  if (read.ok || read.error === 'empty') return null;
  return field === 'dateOfBirth' ? birthUnread(read.error) : 'passport_expires_unreadable';
}

/** Reads a whole form: the traveler, or every refused field with its code. Passport fields count only where the trip needs one. */
export function readTraveler(form: TravelerForm, trip: TripFacts): Result<TravelerDetails, TravelerFaults> {
  const faults: Collected = {};
  const name = readNames(form, faults);
  const dateOfBirth = readBirth(form, trip, faults);
  const sex = SEX_MARKERS.find((m) => m === form.sex);
  if (sex === undefined) faults.sex = 'sex_missing';
  else if (!sexesOf(trip).includes(sex)) faults.sex = 'sex_not_taken';
  const numbers = readNumbers(form, trip, faults);
  const passport = isPassportNeededNow(form, trip) ? readPassport(form, trip) : ok(null);
  if (!passport.ok) Object.assign(faults, passport.error);
  if (Object.keys(faults).length > 0 || !passport.ok || dateOfBirth === null || sex === undefined) return err(faults);
  const requested = readAssistance(form.assistance);
  const assistance = requested.length === 0 ? {} : { assistance: requested };
  return ok({ kind: form.kind, ...name, dateOfBirth, sex, ...numbers, ...assistance, passport: passport.value });
}

/** The markers that can be chosen. */
export const sexesOf = ({ demands }: TripFacts): readonly SexMarker[] => demands?.sexes ?? SEX_MARKERS;
export const takesKnownTraveler = ({ demands }: TripFacts): boolean => demands?.takesKnownTravelerNumber !== false;
export const takesRedress = ({ demands }: TripFacts): boolean => demands?.takesRedressNumber === true;

/** Whether a traveler's passport has to be typed now: the trip needs one, and it is not to follow. */
export const isPassportNeededNow = (form: Pick<TravelerForm, 'passportLater'>, trip: TripFacts): boolean =>
  trip.passportNeeded && !(trip.canAddPassportLater && form.passportLater === 'yes');

/** A number of the US government as typed, or empty where none was. */
const readNumber =
  <Fault extends TravelerFault>(form: RegExp, fault: Fault) =>
  (typed: string | undefined): Result<string, Fault> => {
    if (typed === undefined) return ok('');
    const number = documentNumber(typed);
    return number === '' || (number !== null && form.test(number)) ? ok(number) : err(fault);
  };
export const readKnownTraveler = readNumber(/^[A-Z0-9]{8,25}$/, 'known_traveler_format');
export const readRedress = readNumber(/^[A-Z0-9]{7,13}$/, 'redress_format');

/** Numbers that the airline takes; an invalid one is left out. */
function readNumbers(
  form: TravelerForm,
  trip: TripFacts,
  faults: Collected,
): Pick<TravelerDetails, 'knownTravelerNumber' | 'redressNumber' | 'frequentFlyer'> {
  const known = readKnownTraveler(takesKnownTraveler(trip) ? form.knownTravelerNumber : '');
  if (!known.ok) faults.knownTravelerNumber = known.error;
  const redress = readRedress(takesRedress(trip) ? form.redressNumber : '');
  if (!redress.ok) faults.redressNumber = redress.error;
  const program = hasProgram(form.kind) && trip.programs.length > 0 ? readFrequentFlyer(form, trip.programs) : ok(null);
  if (!program.ok) Object.assign(faults, program.error);
  return {
    knownTravelerNumber: known.ok ? known.value : '',
    ...(redress.ok && redress.value !== '' && { redressNumber: redress.value }),
    ...(program.ok && program.value && { frequentFlyer: [program.value] }),
  };
}

/** Reads a name as on the ID, tidied. */
export function readTravelerName(form: TravelerName): Result<TravelerName, TravelerFaults> {
  const faults: Collected = {};
  const name = readNames(form, faults);
  return Object.keys(faults).length > 0 ? err(faults) : ok(name);
}

function readNames({ firstName, middleName, lastName }: TravelerName, faults: Collected): TravelerName {
  const name = {
    firstName: readName(firstName, 'firstName', 'first_name_missing', faults),
    middleName: readName(middleNameOf(middleName), 'middleName', null, faults),
    lastName: readName(lastName, 'lastName', 'last_name_missing', faults),
  };
  Object.assign(faults, { ...nameWordFaults(name), ...faults });
  return name;
}

type Collected = { -readonly [F in TravelerField]?: TravelerFault };

/** `Smith, Jr.` */
const COMMA_BEFORE_SUFFIX = / ?, ?(?=(?:jr|sr|junior|senior|i{2,3}|iv|m\.?d|ph\.? ?d|esq|dds|mrs?|ms|dra?)\.?$)/iu;

function readName(text: string, field: keyof TravelerName, missing: TravelerFault | null, faults: Collected): string {
  const name = tidyName(text).replace(COMMA_BEFORE_SUFFIX, ' ');
  if (name === '') {
    if (missing) faults[field] = missing;
    return name;
  }
  const fault = nameFault(name) ?? (ticketLetters(name) === null ? 'name_not_latin' : null);
  if (fault) faults[field] = fault;
  return name;
}

function readBirth(form: TravelerForm, trip: TripFacts, faults: Collected): IsoDate | null {
  const read = readTravelerDate('dateOfBirth', form.dateOfBirth, trip.today);
  if (!read.ok) {
    faults.dateOfBirth = read.error === 'empty' ? 'birth_missing' : birthUnread(read.error);
    return null;
  }
  const fault = birthFault(read.value, form.kind, trip);
  if (fault) faults.dateOfBirth = fault;
  return read.value;
}

/** Reads a passport as typed; it must outlive the last travel date. */
export function readPassport(
  form: Pick<TravelerForm, PassportField>,
  trip: Pick<TripFacts, 'lastDate' | 'today'>,
): Result<Passport, FieldFaults<PassportField, TravelerFault>> {
  const faults: { -readonly [F in PassportField]?: TravelerFault } = {};
  const country = form.passportCountry.trim().toUpperCase();
  const number = documentNumber(form.passportNumber, [country]);
  if (number === '') faults.passportNumber = 'passport_missing';
  else if (number === null || !/^[A-Z0-9]{5,20}$/.test(number)) faults.passportNumber = 'passport_format';
  if (!/^[A-Z]{2}$/.test(country)) faults.passportCountry = 'passport_country_missing';
  const expires = readTravelerDate('passportExpires', form.passportExpires, trip.today);
  if (!expires.ok) faults.passportExpires = expires.error === 'empty' ? 'passport_expires_missing' : 'passport_expires_unreadable';
  else if (expires.value <= trip.lastDate) faults.passportExpires = 'passport_expires_before_return';
  return Object.keys(faults).length > 0 || !expires.ok || number === null ? err(faults) : ok({ number, expires: expires.value, country });
}
