/** What the failure and the confirmation page ask. */
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { BookingView } from '#core/contract/bookings';
import type { CallFailure } from '#core/contract/problem';
import { bareCode } from '#core/domain/typedCode';
import { bookingApi, useBookingQuery, useLookUpBookingMutation } from './booking.api';
import { bookingFound, selectChosen, selectHasBooked, selectOutcome } from './booking.slice';
import type { FailureCode } from './bookingEvents';

/** A booking on its way is asked for again, until it is ticketed or failed. */
const ASK_AGAIN_MS = 4000;

/** The code of the last failed payment of this window; null when none is known. */
export function useFailure(): { readonly code: FailureCode | null; readonly flight: ReturnType<typeof selectChosen> } {
  const outcome = useSelector(selectOutcome);
  const flight = useSelector(selectChosen);
  // The slice got it from the machine, or from a storage that keeps text: unknown codes have no words and are told as `internal`.
  return { code: outcome?.kind === 'failed' ? (outcome.code as FailureCode) : null, flight };
}

export interface ShownBooking {
  readonly status: 'loading' | 'none' | 'failed' | 'shown';
  readonly booking: BookingView | null;
  /** For the calendar: which of several bookings of this browser; null for the newest. */
  readonly draftId: string | null;
  readonly again: () => void;
}

/** The booking just made, else the newest of this browser; not asked for unless `isWanted`. */
export function useShownBooking(isWanted: boolean): ShownBooking {
  const outcome = useSelector(selectOutcome);
  const hasBooked = useSelector(selectHasBooked);
  const draftId = outcome?.kind === 'booked' ? outcome.draftId : null;
  const known = bookingApi.endpoints.booking.useQueryState(draftId).data;
  const isOnItsWay = known?.state === 'received' || known?.state === 'paid';
  const { data, error, isFetching, refetch } = useBookingQuery(draftId, {
    skip: !hasBooked || !isWanted,
    refetchOnMountOrArgChange: true,
    pollingInterval: isOnItsWay ? ASK_AGAIN_MS : 0,
  });
  const again = (): void => {
    void refetch();
  };
  if (data) return { status: 'shown', booking: data, draftId, again };
  if (hasBooked && !error) return { status: 'loading', booking: null, draftId, again };
  if (isFetching) return { status: 'loading', booking: null, draftId, again };
  const isUnknown = !error || isCode(error, 'booking_unknown');
  return { status: isUnknown ? 'none' : 'failed', booking: null, draftId, again };
}

/** The form that finds a booking by reference and e-mail. */
export function useFindBooking() {
  const dispatch = useDispatch();
  const [lookUp, { data, error, isLoading, reset }] = useLookUpBookingMutation();
  const [typed, setTyped] = useState({ reference: '', email: '' });
  return {
    typed,
    type: (field: 'reference' | 'email', text: string): void => {
      setTyped((t) => ({ ...t, [field]: text }));
    },
    found: data ?? null,
    failure: error === undefined ? null : codeOf(error),
    isLooking: isLoading,
    find: async (): Promise<void> => {
      const answer = await lookUp({ reference: bareCode(typed.reference), email: typed.email.trim() });
      if (answer.data) dispatch(bookingFound());
    },
    forget: reset,
  };
}

type QueryError = CallFailure | { readonly message?: string };

function codeOf(error: QueryError): FailureCode {
  if (!('kind' in error)) return 'internal';
  return error.kind === 'problem' ? error.problem.code : error.kind;
}

const isCode = (error: QueryError, code: FailureCode): boolean => codeOf(error) === code;
