/** What stays on this device for without a network, and a new build that waits (booking.55, booking.56). */
import { useEffect, useState } from 'react';
import type { BookingView } from '#core/contract/bookings/bookings';
import type { KnownTrip } from '#core/contract/bookings/trips';
import { now } from '#web/platform/clock';
import { dropShell, keepShell, keptShell, onUpdate, takeOver } from '#web/platform/offline/shell';
import { dropAllBut, keepTrip, readKept } from './keptTrips';

/** Keeps the flights of a booking that is shown, and the pages that show them. */
export function useKept(booking: BookingView | null): void {
  useEffect(() => {
    if (booking === null) return;
    keepTrip(booking, now());
    void keepShell();
  }, [booking]);
}

/** What is kept follows what this device may open: trips that were removed or erased go. Null while that is not known. */
export function useKeptAsKnown(trips: readonly KnownTrip[] | null): void {
  useEffect(() => {
    if (trips === null) return;
    const references = trips.map(({ reference }) => reference);
    dropAllBut(references, now());
    if (references.length === 0) void dropShell();
  }, [trips]);
}

/** Trips kept here, as they were when the page was opened. */
export const useKeptTrips = () => useState(() => readKept(now()))[0];

/** What loads the new build that waits; null while there is none. Never by itself: somebody may be typing in another tab. */
export function useUpdate(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    let isOver = false;
    void keptShell().then((registration) => {
      if (registration && !isOver) onUpdate(registration, setWaiting);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return waiting && (() => takeOver(waiting));
}
