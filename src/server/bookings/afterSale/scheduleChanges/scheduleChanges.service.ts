/** What airlines change of flights that were booked (booking.40–42): read from the supplier, shown, accepted. */
import type { OrderNews } from '../../../flights/supplier';
import type { BookingDeps } from '../../bookingDeps';
import type { BookingRepository } from '../../manage/bookings.repository';
import type { AttemptRepository } from '../../saga/attempts.repository';
import type { Saga } from '../../saga/saga';
import type { Booking } from '../../saga/work';
import type { ScheduleChange, ScheduleChangeRepository } from './scheduleChanges.repository';

interface Deps extends Pick<BookingDeps, 'supplier' | 'onMail'> {
  readonly attempts: Pick<AttemptRepository, 'byId'>;
  readonly saga: Pick<Saga, 'undoDelayedCalls'>;
  readonly bookings: Pick<BookingRepository, 'byAttempt'>;
  readonly scheduleChanges: ScheduleChangeRepository;
}

export type ScheduleChangeService = ReturnType<typeof createScheduleChangeService>;

export function createScheduleChangeService(deps: Deps) {
  const { scheduleChanges } = deps;
  return {
    /** The newest change of a booking; null where it is as it was booked. */
    ofBooking: ({ id }: Booking): Promise<ScheduleChange | null> => scheduleChanges.ofBooking(id),

    /** Reads orders with news again; answers how many are still to be read. */
    async readNews(limit: number): Promise<number> {
      const news = await deps.supplier.changes?.news(limit);
      if (!news?.ok) return 0;
      let open = 0;
      for (const one of news.value) if (!(await readOrder(deps, one))) open += 1;
      return open;
    },

    /** Reports to the supplier what was accepted; answers how many it has not confirmed. */
    async reportAccepted(limit: number): Promise<number> {
      let open = 0;
      for (const one of await scheduleChanges.awaitingSupplier(limit)) if (!(await reportChange(deps, one))) open += 1;
      return open;
    },

    /** The traveler takes the flights as they are; false where they changed again, or the booking does not stand. */
    async accept(booking: Booking, changeId: string): Promise<boolean> {
      if (!(await scheduleChanges.accept(booking, changeId))) return false;
      await reportChange(deps, { id: changeId, attemptId: booking.attemptId });
      return true;
    },
  };
}

/** True where the news needs no more reading. */
async function readOrder(deps: Deps, news: OrderNews): Promise<boolean> {
  const { bookings, scheduleChanges, onMail } = deps;
  const { changes } = deps.supplier;
  const booking = await bookings.byAttempt(news.ourReference);
  if (booking?.state === 'failed' && !(await giveBack(deps, booking))) return false;
  const order = booking && (await changes?.read(news.ourReference, booking.offer.query));
  if (order && !order.ok) {
    if (order.error.code !== 'unreadable') return false;
    if (booking.state === 'received' || booking.state === 'paid') return false;
    if (booking.state === 'ticketed') await scheduleChanges.unreadable(booking, news.at);
    return (await changes?.newsRead(news))?.ok === true;
  }
  const outcome = order?.value ? await scheduleChanges.apply(news.ourReference, order.value) : 'same';
  if (outcome === 'unbooked') return false;
  if (outcome === 'changed') onMail?.();
  return (await changes?.newsRead(news))?.ok === true;
}

/** An order of a lost attempt, however late it appeared, must not stand; true once it does not. */
async function giveBack({ attempts, saga }: Deps, { attemptId }: Booking): Promise<boolean> {
  const work = await attempts.byId(attemptId);
  return work !== null && saga.undoDelayedCalls(work.attempt);
}

/** True when nothing is left to report: an order that the supplier does not have, or a change that it takes from no one, is not. */
async function reportChange(
  { supplier, scheduleChanges }: Deps,
  change: { readonly id: string; readonly attemptId: string },
): Promise<boolean> {
  const accepted = await supplier.changes?.accept(change.attemptId);
  const fault = accepted && !accepted.ok ? accepted.error.code : null;
  if (fault === 'supplier_unavailable' || fault === 'call_us') return false;
  await scheduleChanges.markReported(change, fault !== 'not_passed_on');
  return true;
}
