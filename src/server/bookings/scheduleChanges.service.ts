/** What airlines change of flights that were booked (booking.40–42): read from the supplier, shown, accepted. */
import type { FlightSupplier, OrderNews } from '../flights/supplier';
import type { Booking } from './attempts.repository';
import type { BookingDeps } from './bookingDeps';
import type { createBookingRepository } from './bookings.repository';
import { createScheduleChangeRepository } from './scheduleChanges.repository';
import type { ScheduleChange } from './scheduleChanges.repository';

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'timeZoneOf' | 'supplier' | 'onMail'> & {
  readonly bookings: Pick<ReturnType<typeof createBookingRepository>, 'byAttempt'>;
};

export function createScheduleChangeService({ supplier, bookings, onMail, ...deps }: Deps) {
  const changes = createScheduleChangeRepository(deps);
  const told: NonNullable<FlightSupplier['changes']> | undefined = supplier.changes;

  /** True where the news needs no more reading. */
  async function read(news: OrderNews): Promise<boolean> {
    const booking = await bookings.byAttempt(news.ourReference);
    const order = booking && (await told?.read(news.ourReference, booking.offer.query));
    if (order && !order.ok) return false;
    const outcome = order?.value ? await changes.apply(news.ourReference, order.value) : 'same';
    if (outcome === 'unbooked') return false;
    if (outcome === 'changed') onMail?.();
    return (await told?.newsRead(news))?.ok === true;
  }

  async function tell({ id, attemptId }: { readonly id: string; readonly attemptId: string }): Promise<boolean> {
    const accepted = await told?.accept(attemptId);
    // an order that the supplier does not have is nothing to tell of
    if (accepted && !accepted.ok && accepted.error.code === 'supplier_unavailable') return false;
    await changes.supplierKnows(id);
    return true;
  }

  return {
    /** The newest change of a booking; null where it is as it was booked. */
    ofBooking: ({ id }: Booking): Promise<ScheduleChange | null> => changes.ofBooking(id),

    /** Reads orders with news anew; answers how many are still to be read. */
    async readNews(limit: number): Promise<number> {
      const news = await told?.news(limit);
      if (!news?.ok) return 0;
      let open = 0;
      for (const one of news.value) if (!(await read(one))) open += 1;
      return open;
    },

    /** Tells the supplier what was accepted; answers how many it has not heard of. */
    async tellSupplier(limit: number): Promise<number> {
      let open = 0;
      for (const one of await changes.suppliersBehind(limit)) if (!(await tell(one))) open += 1;
      return open;
    },

    /** The traveler takes the flights as they are; false where they changed again, or the booking does not stand. */
    async accept(booking: Booking, changeId: string): Promise<boolean> {
      if (!(await changes.accept(booking, changeId))) return false;
      await tell({ id: changeId, attemptId: booking.attemptId });
      return true;
    },
  };
}
