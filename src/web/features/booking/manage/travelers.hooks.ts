/** Changing travelers of a booking that stands: their numbers (booking.67), and a name (booking.68). */
import { useState } from 'react';
import type { BookingView, ChangesOfTraveler } from '#core/contract/bookings/bookings';
import type { ChangeTraveler } from '#core/contract/bookings/bookings.schema';
import { TRAVELER_POINTER } from '#core/contract/bookings/travelerPointers';
import { failureCodeOf, isCallFailure } from '#core/contract/problem';
import type { TravelerName } from '#core/domain/booking/booking';
import { readFrequentFlyer } from '#core/domain/travelers/frequentFlyer';
import { nameChangeOf } from '#core/domain/travelers/nameCorrection';
import { readKnownTraveler, readRedress, readTravelerName, TRAVELER_FAULTS } from '#core/domain/travelers/travelerRules';
import type { FieldFaults, TravelerFault, TravelerField } from '#core/domain/travelers/travelerRules';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { useBookingWords, useTripWords } from '#web/platform/sent/messages';
import { useForm } from '#web/ui/fields/useForm';
import type { FormField } from '#web/ui/fields/useForm';
import { useChangeTravelerMutation } from '../booking.api';

interface ChangedTraveler {
  readonly booking: BookingView;
  /** For the booking that is shown: which of several of this browser; null for the newest. */
  readonly draftId: string | null;
  /** Position of the traveler. */
  readonly traveler: number;
  readonly changes: ChangesOfTraveler;
  /** With the booking as it is then. */
  readonly onDone: (booking: BookingView) => void;
}

/** Nothing was typed, or nothing else than is there. */
type Fault = TravelerFault | 'nothing_typed' | 'unchanged';
type Change = Omit<ChangeTraveler, 'reference' | 'traveler'>;

export type NumberField = 'knownTravelerNumber' | 'redressNumber' | 'frequentFlyerAirline' | 'frequentFlyerNumber';
const NUMBER_FIELDS: readonly NumberField[] = ['knownTravelerNumber', 'redressNumber', 'frequentFlyerAirline', 'frequentFlyerNumber'];

/** Numbers to add or to change; what is left empty stays. */
export function useNumbersForm(changed: ChangedTraveler) {
  const { programs } = changed.changes;
  return useChangeForm<NumberField>(changed, {
    fields: NUMBER_FIELDS,
    initial: { knownTravelerNumber: '', redressNumber: '', frequentFlyerAirline: '', frequentFlyerNumber: '' },
    read: (typed) => {
      const known = readKnownTraveler(typed.knownTravelerNumber);
      const redress = readRedress(typed.redressNumber);
      const program = readFrequentFlyer(typed, programs);
      if (!known.ok || !redress.ok || !program.ok)
        return err({
          ...(!known.ok && { knownTravelerNumber: known.error }),
          ...(!redress.ok && { redressNumber: redress.error }),
          ...(!program.ok && program.error),
        });
      if (known.value === '' && redress.value === '' && program.value === null) return err({ knownTravelerNumber: 'nothing_typed' });
      return ok({
        ...(known.value !== '' && { knownTravelerNumber: known.value }),
        ...(redress.value !== '' && { redressNumber: redress.value }),
        ...(program.value && { frequentFlyer: { ...program.value } }),
      });
    },
  });
}

export type NameField = keyof TravelerName;
const NAME_FIELDS: readonly NameField[] = ['firstName', 'middleName', 'lastName'];

/** The name as it is, to be corrected. */
export function useNameForm(changed: ChangedTraveler) {
  const { firstName, middleName, lastName } = changed.changes;
  const initial = { firstName, middleName, lastName };
  return useChangeForm<NameField>(changed, {
    fields: NAME_FIELDS,
    initial,
    read: (typed) => {
      const name = readTravelerName(typed);
      if (!name.ok) return name;
      const change = nameChangeOf(initial, name.value);
      if (!change.ok) return err({ lastName: change.error });
      return change.value === 'same' ? err({ firstName: 'unchanged' }) : ok({ ...name.value });
    },
  });
}

interface ChangeRules<Field extends string> {
  readonly fields: readonly Field[];
  readonly initial: Readonly<Record<Field, string>>;
  readonly read: (typed: Readonly<Record<Field, string>>) => Result<Change, FieldFaults<Field, Fault>>;
}

/** A form that sends a change; what the server refuses is at its field, and everything typed stays. */
function useChangeForm<Field extends TravelerField & (NumberField | NameField)>(
  { booking, draftId, traveler, onDone }: ChangedTraveler,
  { fields, initial, read }: ChangeRules<Field>,
) {
  const { problems } = useTripWords();
  const words = useBookingWords();
  const [send, { error, isLoading }] = useChangeTravelerMutation();
  const [typed, setTyped] = useState(initial);
  const [refused, setRefused] = useState<Refused>({});
  const say = (fault: Fault): string =>
    fault === 'nothing_typed' || fault === 'unchanged' ? words.bookedTravelers.faults[fault] : words.travelerFaults[fault];
  const form = useForm<Field, Fault, Change>({
    fields,
    idOf: (field) => `booked-${String(traveler + 1)}-${field}`,
    labelOf: (field) => words.fields[field],
    say,
    valueOf: (field) => typed[field],
    type: (field, text) => {
      setTyped((before) => ({ ...before, [field]: text }));
      setRefused((before) => ({ ...before, [field]: undefined }));
    },
    read: () => read(typed),
    submit: async (change) => {
      setRefused({});
      const answer = await send({ draftId, body: { reference: booking.reference, traveler, ...change } });
      if (answer.data) return onDone(answer.data);
      const faults = refusedFields(answer.error, fields);
      setRefused(faults);
      const first = fields.find((field) => faults[field] !== undefined);
      if (first !== undefined) document.getElementById(`booked-${String(traveler + 1)}-${first}`)?.focus();
    },
    hasNoSummary: true,
  });
  const failed = error !== undefined && !isLoading && Object.keys(refusedFields(error, fields)).length === 0;
  return {
    ...form,
    typed,
    field: (name: Field): FormField => {
      const fault = refused[name];
      const field = form.field(name);
      return fault === undefined || field.error !== undefined ? field : { ...field, error: say(fault) };
    },
    /** Why nothing was changed, in words, where no field says it. */
    failure: failed ? problems[failureCodeOf(error)] : null,
  };
}

type Refused = Readonly<Record<string, TravelerFault | undefined>>;

/** What the server refused, by field. */
function refusedFields(failure: unknown, fields: readonly TravelerField[]): Refused {
  if (!isCallFailure(failure) || failure.kind !== 'problem') return {};
  return Object.fromEntries(
    (failure.problem.errors ?? []).flatMap(({ name, detail }) => {
      const field = fields.find((one) => name === `/${TRAVELER_POINTER[one]}`);
      const fault = TRAVELER_FAULTS.find((one) => one === detail);
      return field && fault ? [[field, fault] as const] : [];
    }),
  );
}
