/** What the failure and the confirmation page ask. */
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { BookingView } from '#core/contract/bookings/bookings';
import { failureCodeOf } from '#core/contract/problem';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { readProblemCode } from '#core/domain/booking/failures';
import type { ProblemCode } from '#core/domain/booking/failures';
import { tidyText } from '#core/domain/typed/plainText';
import { err, ok } from '#core/domain/values/result';
import { useBookingWords } from '#web/platform/sent/messages';
import { recordingToSend } from '#web/platform/recordings';
import { useForm } from '#web/ui/fields/useForm';
import { bookingApi, useBookingQuery, useSendRecordingMutation } from './booking.api';
import { selectChosen, selectHasBooked, selectOutcome } from './store/booking.slice';
import { useOpenBooking } from './manage/openBooking.hooks';

/** A booking on its way is requested again, until it is ticketed or failed; one whose mail is, until that was taken or refused. */
const ASK_AGAIN_MS = 4000;

interface Failure {
  /** Of the last failed payment of this window; null when none is known. */
  readonly code: ProblemCode | null;
  /** What was to be paid for, at its total. */
  readonly flight: FlightConfirm | null;
}

export function useFailure(): Failure {
  const outcome = useSelector(selectOutcome);
  const flight = useSelector(selectChosen);
  return { code: outcome?.kind === 'failed' ? readProblemCode(outcome.code) : null, flight };
}

export interface ShownBooking {
  readonly status: 'loading' | 'none' | 'failed' | 'shown';
  readonly booking: BookingView | null;
  /** For the calendar: which of several bookings of this browser; null for the newest. */
  readonly draftId: string | null;
  readonly again: () => void;
}

/** The booking just made, else the newest that this browser may read. */
export function useShownBooking(): ShownBooking {
  const outcome = useSelector(selectOutcome);
  const hasBooked = useSelector(selectHasBooked);
  const draftId = outcome?.kind === 'booked' ? outcome.draftId : null;
  const known = bookingApi.endpoints.booking.useQueryState(draftId).data;
  const isOnItsWay = known?.state === 'received' || known?.state === 'paid' || known?.mail === 'sending';
  const { data, error, isFetching, refetch } = useBookingQuery(draftId, {
    skip: !hasBooked,
    refetchOnMountOrArgChange: true,
    pollingInterval: isOnItsWay ? ASK_AGAIN_MS : 0,
  });
  const again = (): void => {
    void refetch();
  };
  if (data) return { status: 'shown', booking: data, draftId, again };
  if (hasBooked && !error) return { status: 'loading', booking: null, draftId, again };
  if (isFetching) return { status: 'loading', booking: null, draftId, again };
  const isUnknown = !error || failureCodeOf(error) === 'booking_unknown';
  return { status: isUnknown ? 'none' : 'failed', booking: null, draftId, again };
}

export type FindField = 'reference' | 'email';
const FIND_FIELDS: readonly FindField[] = ['reference', 'email'];

/** The form that finds a booking by reference and email. */
export function useFindBooking() {
  const words = useBookingWords();
  const { open, failure } = useOpenBooking();
  const [typed, setTyped] = useState<Readonly<Record<FindField, string>>>({ reference: '', email: '' });
  const form = useForm<FindField, FindField, null>({
    fields: FIND_FIELDS,
    idOf: (field) => `find-${field}`,
    labelOf: (field) => ({ reference: words.reference, email: words.fields.email })[field],
    say: (missing) => ({ reference: words.referenceMissing, email: words.emailMissing })[missing],
    valueOf: (field) => typed[field],
    type: (field, text) => {
      setTyped((t) => ({ ...t, [field]: text }));
    },
    read: () => {
      const missing = FIND_FIELDS.filter((field) => tidyText(typed[field]) === '');
      return missing.length === 0 ? ok(null) : err(Object.fromEntries(missing.map((field) => [field, field])));
    },
    submit: () => open(typed),
    hasNoSummary: true,
  });
  return { ...form, failure };
}

/** Sending a recording with a failed payment: nothing is taken before the box is checked and the button pressed (code.22). */
export function useFailureRecording(draftId: string) {
  const [isWanted, setWanted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [post, { data, error, isLoading }] = useSendRecordingMutation();
  const send = (): void => {
    const recording = recordingToSend();
    setMissing(recording === null);
    if (recording && !isLoading) void post({ draftId, recording });
  };
  return {
    isWanted,
    toggle: () => setWanted(!isWanted),
    isBusy: isLoading,
    reference: data?.reference ?? null,
    hasFailed: isMissing || (error !== undefined && !isLoading),
    send,
  };
}
