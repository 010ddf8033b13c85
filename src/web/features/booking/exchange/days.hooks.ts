/** The first step: which slices, on which days; what is typed stays with the page, so that other days can be tried. */
import { useState } from 'react';
import type { BookingView } from '#core/contract/bookings/bookings';
import { directionName } from '#core/content/phrases/directionName';
import { dayOf, readExchangeDays } from '#core/domain/booking/exchangeDays';
import type { RequestedDay, DayFaults } from '#core/domain/booking/exchangeDays';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import { readTypedDate } from '#core/domain/search/typedDate';
import { dateParts } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import type { Messages } from '#core/content/messages/messages.en';
import { today } from '#web/platform/clock';
import { useExchangeWords, useLocale, useMessages } from '#web/platform/sent/messages';
import { useForm } from '#web/ui/fields/useForm';
import { fullDate } from '../tripText';
import { useExchangeActions } from './exchange.hooks';
import { at } from '#core/domain/values/checkedReads';

export interface TypedDays {
  readonly days: readonly RequestedDay[];
  readonly setDays: (days: readonly RequestedDay[]) => void;
}

/** `Jan 14, 2027`, as date fields of this page show a day. */
function fieldText({ search, common }: Messages, date: IsoDate): string {
  const { year, month, day } = dateParts(date);
  return search.fieldDate(day, at(common.monthsShort, month - 1), year);
}

/** Of the slices that can be changed, each on its present day; the only one is meant. */
export function useTypedDays({ slices, exchangeable }: BookingView): TypedDays {
  const messages = useMessages();
  const [days, setDays] = useState<readonly RequestedDay[]>(() =>
    exchangeable.flatMap((place) => {
      const slice = slices[place];
      return slice ? [{ place, isChosen: slices.length === 1, text: fieldText(messages, dayOf(slice)) }] : [];
    }),
  );
  return { days, setDays };
}

type Field = 'none' | `day-${number}`;
const dayField = (place: number): Field => `day-${place}`;
export const pickId = (place: number): string => `exchange-pick-${String(place)}`;

export function useDaysForm(booking: BookingView, { days, setDays }: TypedDays) {
  const messages = useMessages();
  const { faults, newDay } = useExchangeWords();
  const locale = useLocale();
  const { chooseDays } = useExchangeActions();
  const { slices } = booking;
  const nameOf = (place: number): string => directionName(messages, booking, place);
  const dayAt = (field: Field): RequestedDay | undefined => days.find(({ place }) => dayField(place) === field);
  const textAt = (field: Field): string => dayAt(field)?.text ?? '';
  const textsOf = (wrong: DayFaults): Partial<Record<Field, string>> =>
    wrong.none
      ? { none: faults.none }
      : Object.fromEntries([...wrong.days].map(([place, fault]) => [dayField(place), faults.day[fault](nameOf(place))]));
  const change = (place: number, changed: Partial<RequestedDay>): void => {
    setDays(days.map((day) => (day.place === place ? { ...day, ...changed } : day)));
  };
  const form = useForm<Field, string, readonly ReplacedSlice[]>({
    fields: ['none', ...days.map(({ place }) => dayField(place))],
    idOf: (field) => (field === 'none' ? pickId(days[0]?.place ?? 0) : `exchange-${field}`),
    labelOf: () => newDay,
    say: (text) => text,
    valueOf: textAt,
    type: (field, text) => {
      const day = dayAt(field);
      if (day) change(day.place, { text });
    },
    read: () => {
      const read = readExchangeDays(slices, days, today());
      return read.ok ? ok(read.value) : err(textsOf(read.error));
    },
    // a date that cannot be read is reported next to its field (search.32)
    faultOnLeaving: (field) => {
      const day = dayAt(field);
      const read = day && readTypedDate(day.text, today());
      return day && read?.ok === false ? faults.day[read.error](nameOf(day.place)) : null;
    },
    submit: chooseDays,
    hasNoSummary: true,
  });
  const none = form.field('none');
  return {
    props: form.props,
    nameOf,
    /** That no slice was chosen. */
    noneFault: none.error,
    pick: (place: number, isChosen: boolean): void => {
      change(place, { isChosen });
      none.onChange('');
    },
    dayOf: (place: number) => {
      const read = readTypedDate(textAt(dayField(place)), today());
      const field = form.field(dayField(place));
      return {
        ...field,
        date: read.ok ? read.value : null,
        /** What was typed, said back. */
        echo: read.ok ? fullDate(read.value, locale) : undefined,
        choose: (date: IsoDate): void => field.onChange(fieldText(messages, date)),
      };
    },
  };
}
