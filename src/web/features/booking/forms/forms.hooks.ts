/** The travelers step: what was typed (slice), what is wrong with it (core/domain), and the step it completes (machine). */
import { useDispatch, useSelector } from 'react-redux';
import type { FlightConfirm, TravelerDetails } from '#core/domain/booking/booking';
import type { IsoDate } from '#core/domain/values/dates';
import { readTravelers, repeatedNames, samePeople } from '#core/domain/travelers/partyRules';
import type { SamePerson } from '#core/domain/travelers/partyRules';
import type { PassportShortfall } from '#core/domain/travelers/passportValidity';
import { passportShortfalls, staysOf } from '#core/domain/travelers/passportValidity';
import { filledFields } from '#core/domain/travelers/savedTravelers';
import type { SavedTraveler } from '#core/domain/travelers/savedTravelers';
import { err, ok } from '#core/domain/values/result';
import { isSingleName, middleNameOf } from '#core/domain/travelers/nameWords';
import { isCut, ticketName } from '#core/domain/travelers/ticketName';
import { tidyText } from '#core/domain/typed/plainText';
import { isPassportNeededNow, tripFactsOf, unreadableDateFault } from '#core/domain/travelers/travelerRules';
import { readTravelerDate } from '#core/domain/travelers/travelerKind';
import type { TravelerDateField } from '#core/domain/travelers/travelerKind';
import type { TravelerFault, TravelerField, TravelerForm, TripFacts } from '#core/domain/travelers/travelerRules';
import { today } from '#web/platform/clock';
import { useBookingWords, useLocale } from '#web/platform/sent/messages';
import { useForm } from '#web/ui/fields/useForm';
import { useBookingActions, useDemands } from '../checkout/booking.hooks';
import { selectChosen, selectForms, travelerTyped, twoPeopleConfirmed } from '../store/booking.slice';
import { fullDate } from '../tripText';
import { lookUp } from '#core/domain/values/checkedReads';

export const useChosenFlight = () => useSelector(selectChosen);
export const useBookingForms = () => useSelector(selectForms);

/** A field of a traveler, or the question whether this is the traveler above once more. */
export type TravelerQuestion = TravelerField | 'samePerson';
type QuestionFault = TravelerFault | 'same_person';

const QUESTIONS: readonly TravelerQuestion[] = [
  'firstName',
  'middleName',
  'lastName',
  'dateOfBirth',
  'heldBy',
  'samePerson',
  'sex',
  'knownTravelerNumber',
  'redressNumber',
  'frequentFlyerAirline',
  'frequentFlyerNumber',
  'assistance',
  'passportNumber',
  'passportExpires',
  'passportCountry',
  'passportLater',
];

const questionId = (index: number, field: TravelerQuestion): string => `traveler-${String(index + 1)}-${field}`;

/** One form for all travelers; its fields go by their ids. */
export function useTravelersForm(flight: FlightConfirm) {
  const { completeTravelers } = useBookingActions();
  const dispatch = useDispatch();
  const words = useBookingWords();
  const locale = useLocale();
  const { travelers, answers } = useSelector(selectForms);
  const trip = tripFactsOf(flight.slices, flight.airports, today(), useDemands());
  const same = samePeople(travelers, trip.today);
  const isOpen = ({ key }: SamePerson): boolean => !answers.twoPeople.includes(key);
  const cells = new Map(
    travelers.flatMap((form, index) => QUESTIONS.map((field) => [questionId(index, field), { form, index, field }] as const)),
  );
  const form = useForm<string, QuestionFault, null>({
    fields: [...cells.keys()],
    idOf: (id) => id,
    labelOf: (id) => words.fields[cells.get(id)?.field ?? 'firstName'],
    say: (fault) => (fault === 'same_person' ? words.samePerson.unanswered : words.travelerFaults[fault]),
    valueOf: (id) => {
      const cell = cells.get(id);
      return cell && cell.field !== 'samePerson' ? (cell.form[cell.field] ?? '') : '';
    },
    type: (id, text) => {
      const cell = cells.get(id);
      if (!cell) return;
      if (cell.field === 'samePerson') dispatch(twoPeopleConfirmed(text));
      else dispatch(travelerTyped({ index: cell.index, field: cell.field, text }));
    },
    read: () => {
      const read = readTravelers(travelers, trip);
      const faults = read.ok
        ? []
        : read.error.flatMap((wrong, index) =>
            QUESTIONS.flatMap((field) => {
              const fault = field === 'samePerson' ? undefined : wrong[field];
              return fault ? [[questionId(index, field), fault] as const] : [];
            }),
          );
      const open = same.filter(isOpen).map(({ at }) => [questionId(at, 'samePerson'), 'same_person'] as const);
      return faults.length + open.length === 0 ? ok(null) : err(Object.fromEntries<QuestionFault>([...faults, ...open]));
    },
    // a date that cannot be read is reported next to its field (search.32)
    faultOnLeaving: (id) => {
      const cell = cells.get(id);
      if (cell?.field !== 'dateOfBirth' && cell?.field !== 'passportExpires') return null;
      return unreadableDateFault(cell.field, cell.form[cell.field], trip.today);
    },
    submit: completeTravelers,
  });
  return {
    travelers,
    trip,
    ...form,
    // A question that went away with the name it was about is nothing to fix.
    items: form.items.filter(
      ({ field }) => cells.get(field)?.field !== 'samePerson' || same.some((s) => questionId(s.at, 'samePerson') === field && isOpen(s)),
    ),
    /** Which traveler a field is of. */
    indexOf: (id: string): number => lookUp(cells, id).index,
    fieldOf: (index: number) => (field: TravelerQuestion) => form.field(questionId(index, field)),
    /** The earlier traveler that this one may be once more; null while there is none. */
    sameOf: (index: number): (SamePerson & { readonly isOpen: boolean }) | null => {
      const found = same.find(({ at }) => at === index);
      return found ? { ...found, isOpen: isOpen(found) } : null;
    },
    /** Writes a saved traveler into the fields, as if it were typed. */
    fillOf:
      (index: number) =>
      (saved: SavedTraveler): void => {
        const kind = travelers[index]?.kind;
        if (kind === undefined) return;
        for (const [field, text] of filledFields(saved, kind, trip)) form.field(questionId(index, field)).onChange(text);
      },
    printedOf: (index: number): PrintedName | null => {
      const typed = travelers[index];
      return typed ? printedName(typed) : null;
    },
    /** What a typed date was understood to mean, in words; undefined while it means nothing. */
    echoOf: (index: number) => (field: TravelerDateField) => {
      const read = readTravelerDate(field, travelers[index]?.[field] ?? '', trip.today);
      return read.ok ? fullDate(read.value, locale) : undefined;
    },
  };
}

/** What the ticket will say of a traveler, as tickets do: `QUINONES/MARIA LUZ`; null while it cannot be said. */
export function ticketText(named: Parameters<typeof ticketName>[0]): string | null {
  const name = ticketName(named);
  return name && `${name.family}/${name.given}`;
}

/** What the traveler is asked to read once more before money moves. */
export function useReadBack({ slices, airports }: FlightConfirm): {
  readonly travelers: readonly TravelerDetails[];
  readonly email: string;
  readonly passportNeeded: boolean;
} {
  const { travelers, contact } = useSelector(selectForms);
  const trip = tripFactsOf(slices, airports, today(), useDemands());
  const read = readTravelers(travelers, trip);
  return { travelers: read.ok ? read.value : [], email: contact.email.trim(), passportNeeded: trip.passportNeeded };
}

/** A passport that a country of the trip may not take. */
export interface PassportWarning extends PassportShortfall {
  readonly at: number;
  readonly expires: IsoDate;
}

/** A name that airlines write otherwise than it was typed (decision 135). */
export interface PrintedName {
  readonly name: string;
  /** Airlines take fewer letters. */
  readonly isShorter: boolean;
}

/** What to tell of a name while it is typed: nothing where the ticket says the same, or a name is missing. */
function printedName(form: TravelerForm): PrintedName | null {
  const named = { ...form, middleName: middleNameOf(form.middleName) };
  const name = ticketText(named);
  const written = (...names: readonly string[]): string => names.map(tidyText).filter(Boolean).join(' ');
  const whole = `${written(named.lastName)}/${written(named.firstName, named.middleName)}`;
  return name === null || name === whole.toUpperCase() ? null : { name, isShorter: isCut(named) };
}

/** Warnings, never errors: a repeated name (complaints.17), one name alone, a passport that a country of the trip may not take (booking.23). */
export function travelerWarnings(
  travelers: readonly TravelerForm[],
  trip: TripFacts,
  { slices, airports }: Pick<FlightConfirm, 'slices' | 'airports'>,
): { sameName: readonly number[]; singleName: readonly number[]; passports: readonly PassportWarning[] } {
  const stays = staysOf(slices, airports);
  const questioned = samePeople(travelers, trip.today).map(({ at }) => at);
  return {
    sameName: repeatedNames(travelers).filter((at) => !questioned.includes(at)),
    singleName: travelers.flatMap((form, at) => (isSingleName(form) ? [at] : [])),
    passports: travelers.flatMap((form, at) => {
      const read = readTravelerDate('passportExpires', form.passportExpires, trip.today);
      // One that ends on the way is refused, which says enough.
      if (!isPassportNeededNow(form, trip) || !read.ok || read.value <= trip.lastDate) return [];
      const expires = read.value;
      return passportShortfalls({ expires, country: form.passportCountry }, stays).map((short) => ({ ...short, at, expires }));
    }),
  };
}
