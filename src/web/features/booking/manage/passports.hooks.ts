/** Adding a passport to a booking that stands (booking.24). */
import { useState } from 'react';
import type { BookingView } from '#core/contract/bookings/bookings';
import { failureCodeOf, isCallFailure } from '#core/contract/problem';
import type { Passport } from '#core/domain/booking/booking';
import { passportShortfalls, staysOf } from '#core/domain/travelers/passportValidity';
import { PASSPORT_FIELDS, readPassport, tripFactsOf, unreadableDateFault } from '#core/domain/travelers/travelerRules';
import { readTravelerDate } from '#core/domain/travelers/travelerKind';
import type { PassportField, TravelerFault } from '#core/domain/travelers/travelerRules';
import { today } from '#web/platform/clock';
import { useBookingWords, useLocale, useTripWords } from '#web/platform/sent/messages';
import { useForm } from '#web/ui/fields/useForm';
import { useAddPassportMutation } from '../booking.api';
import { useShortfallText } from '../forms/passportWarnings.hooks';
import { fullDate } from '../tripText';
import { at } from '#core/domain/values/checkedReads';

interface MissingPassport {
  readonly booking: BookingView;
  /** For the booking that is shown: which of several of this browser; null for the newest. */
  readonly draftId: string | null;
  /** Position of the traveler. */
  readonly traveler: number;
  readonly onAdded: (name: string) => void;
}

export function usePassportForm({ booking, draftId, traveler, onAdded }: MissingPassport) {
  const { problems } = useTripWords();
  const words = useBookingWords();
  const locale = useLocale();
  const shortfall = useShortfallText();
  const [add, { error, isLoading }] = useAddPassportMutation();
  const [typed, setTyped] = useState<Readonly<Record<PassportField, string>>>({
    passportNumber: '',
    passportExpires: '',
    passportCountry: 'US',
  });
  const trip = tripFactsOf(booking.slices, booking.airports, today());
  const name = at(booking.travelers, traveler).name;
  const form = useForm<PassportField, TravelerFault, Passport>({
    fields: PASSPORT_FIELDS,
    idOf: (field) => `late-${String(traveler + 1)}-${field}`,
    labelOf: (field) => words.fields[field],
    say: (fault) => words.travelerFaults[fault],
    valueOf: (field) => typed[field],
    type: (field, text) => {
      setTyped((t) => ({ ...t, [field]: text }));
    },
    read: () => readPassport(typed, trip),
    faultOnLeaving: (field) => (field === 'passportExpires' ? unreadableDateFault(field, typed[field], trip.today) : null),
    submit: async (passport) => {
      const answer = await add({ draftId, body: { reference: booking.reference, traveler, passport: { ...passport } } });
      if (answer.data) onAdded(name);
    },
    hasNoSummary: true,
  });
  const expires = readTravelerDate('passportExpires', typed.passportExpires, trip.today);
  const failure = error === undefined || isLoading ? null : error;
  return {
    ...form,
    name,
    /** Why the server did not take it, in words. */
    failure: failure === null ? null : isTwice(failure) ? words.travelerFaults.passport_twice : problems[failureCodeOf(failure)],
    /** The typed date in words, once it can be read. */
    expires: expires.ok ? fullDate(expires.value, locale) : undefined,
    /** What a rule of entry says against this passport, in words. */
    warnings:
      expires.ok && expires.value > trip.lastDate
        ? passportShortfalls({ expires: expires.value, country: typed.passportCountry }, staysOf(booking.slices, booking.airports)).map(
            (short) => shortfall(name, expires.value, short),
          )
        : [],
  };
}

/** The other passports of a booking are known to the server alone. */
const isTwice = (failure: unknown): boolean =>
  isCallFailure(failure) &&
  failure.kind === 'problem' &&
  (failure.problem.errors ?? []).some(({ detail }) => detail === ('passport_twice' satisfies TravelerFault));
