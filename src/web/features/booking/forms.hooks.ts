/** The forms of the booking: what was typed (slice), what is wrong with it (core/domain), and telling the machine. */
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readBilling, readContact } from '#core/domain/contactRules';
import type { BillingFault, BillingField, ContactFault, ContactField } from '#core/domain/contactRules';
import { passportExpiresSoon, readTraveler, repeatedNames, tripFactsOf } from '#core/domain/travelerRules';
import type { TravelerFault, TravelerField, TravelerForm, TripFacts } from '#core/domain/travelerRules';
import type { FlightConfirm } from '#core/domain/booking';
import { parseTypedDate } from '#core/domain/dates';
import { today } from '#web/platform/clock';
import { useBookingActions, useFlow } from './booking.hooks';
import {
  billingTyped,
  contactRead,
  contactTyped,
  selectChosen,
  selectForms,
  selectProgress,
  travelerTyped,
  travelersRead,
} from './booking.slice';
import { loadPhoneReader } from './phoneReader';

export const useChosenFlight = () => useSelector(selectChosen);
export const useBookingForms = () => useSelector(selectForms);
export const useBookingProgress = () => useSelector(selectProgress);

/** Ids of the fields, so that the error summary can lead to them. */
export const travelerFieldId = (index: number, field: TravelerField): string => `traveler-${String(index + 1)}-${field}`;
export const contactFieldId = (field: ContactField): string => `contact-${field}`;
export const billingFieldId = (field: BillingField): string => `billing-${field}`;

/** Faults that are shown: those of the last try, less the fields that were changed since. `tries` moves the focus to the summary. */
interface Shown<Faults> {
  readonly faults: Faults;
  readonly tries: number;
}

type TravelersFaults = readonly Readonly<Partial<Record<TravelerField, TravelerFault>>>[];

export function useTravelersForm(flight: FlightConfirm) {
  const { actor } = useFlow();
  const dispatch = useDispatch();
  const { travelers } = useSelector(selectForms);
  const [shown, setShown] = useState<Shown<TravelersFaults>>({ faults: [], tries: 0 });
  const trip = tripFactsOf(flight.slices, flight.airports, today());
  return {
    travelers,
    trip,
    shown,
    type: (index: number, field: TravelerField, text: string): void => {
      dispatch(travelerTyped({ index, field, text }));
      actor.send({ type: 'travelers.edited' });
      setShown((s) => ({ ...s, faults: s.faults.map((faults, i) => (i === index ? without(faults, field) : faults)) }));
    },
    submit: (): void => {
      const read = travelers.map((form) => readTraveler(form, trip));
      const details = read.flatMap((r) => (r.ok ? [r.value] : []));
      setShown((s) => ({ faults: read.map((r) => (r.ok ? {} : r.error)), tries: s.tries + 1 }));
      if (details.length < read.length) return;
      dispatch(travelersRead(details));
      actor.send({ type: 'travelers.completed' });
    },
  };
}

/** Warnings, never errors: a repeated name (complaint 17), a passport that some countries will not take. */
export function travelerWarnings(
  travelers: readonly TravelerForm[],
  trip: TripFacts,
): { sameName: readonly number[]; passportSoon: readonly number[] } {
  const passportSoon = travelers.flatMap((form, i) => {
    const expires = parseTypedDate(form.passportExpires);
    return trip.passportNeeded && expires.ok && expires.value > trip.lastDate && passportExpiresSoon(expires.value, trip.lastDate)
      ? [i]
      : [];
  });
  return { sameName: repeatedNames(travelers), passportSoon };
}

export function useContactForm() {
  const { actor } = useFlow();
  const dispatch = useDispatch();
  const { contact } = useSelector(selectForms);
  const [shown, setShown] = useState<Shown<Readonly<Partial<Record<ContactField, ContactFault>>>>>({ faults: {}, tries: 0 });
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    // Early, so that Continue need not wait; a failure is told when it matters.
    loadPhoneReader().catch(() => undefined);
  }, []);
  return {
    contact,
    shown,
    /** The phone library could not be loaded. */
    isUnreachable,
    type: (field: ContactField, text: string): void => {
      dispatch(contactTyped({ field, text }));
      actor.send({ type: 'contact.edited' });
      setShown((s) => ({ ...s, faults: without(s.faults, field) }));
    },
    submit: async (): Promise<void> => {
      setUnreachable(false);
      try {
        const read = readContact(contact, await loadPhoneReader());
        setShown((s) => ({ faults: read.ok ? {} : read.error, tries: s.tries + 1 }));
        if (!read.ok) return;
        dispatch(contactRead(read.value));
        actor.send({ type: 'contact.completed' });
      } catch {
        setUnreachable(true);
      }
    },
  };
}

export function useBillingForm() {
  const dispatch = useDispatch();
  const { pay } = useBookingActions();
  const { billing } = useSelector(selectForms);
  const [shown, setShown] = useState<Shown<Readonly<Partial<Record<BillingField, BillingFault>>>>>({ faults: {}, tries: 0 });
  return {
    billing,
    shown,
    type: (field: BillingField, text: string): void => {
      dispatch(billingTyped({ field, text }));
      // States belong to their country.
      if (field === 'country') dispatch(billingTyped({ field: 'state', text: '' }));
      setShown((s) => ({ ...s, faults: without(s.faults, field) }));
    },
    submit: (): void => {
      const read = readBilling(billing);
      setShown((s) => ({ faults: read.ok ? {} : read.error, tries: s.tries + 1 }));
      if (read.ok) pay();
    },
  };
}

function without<Faults extends object>(faults: Faults, field: keyof Faults): Faults {
  return field in faults ? { ...faults, [field]: undefined } : faults;
}
