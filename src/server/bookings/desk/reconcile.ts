/**
 * A day's books, both ways: what gateway and supplier list of the day is looked for here, and what we have of the day is looked for there
 * (decision 137). One of our items that is missing from a list is looked up by itself: its day may be another one at the provider's clock.
 */
import { or } from 'drizzle-orm';
import { DAY_MS } from '#core/domain/values/keptFor';
import { noticedDisputes } from '../../attention/disputes.service';
import { within } from '../../platform/db/range';
import type { BookedRefund, BooksRange } from '../../payments/gateway';
import type { BookingDeps } from '../bookingDeps';
import { bookings } from '../bookings.tables';
import { isAttemptId } from '../reference';
import { referencesOfAttempts } from './attemptBookings';
import { compareDispute, compareOrder, comparePayment, compareRefund, missingRefund, silence, totalsOf } from './compareBooks';
import type { BookLine, BookTotal, OurPayment, OurRefund, ProviderAnswer } from './compareBooks';
import { among, ourPayments, ourRefunds } from './ourMoney';
import { findIn } from '#core/domain/values/checkedReads';

type Deps = Pick<BookingDeps, 'db' | 'gateway' | 'supplier'>;

/** A webhook about a dispute may come days after it was opened. */
const LATE_NEWS_MS = 3 * DAY_MS;

const uuids = (texts: readonly (string | null)[]): readonly string[] =>
  texts.filter((text): text is string => text !== null && isAttemptId(text));

export interface ComparedBooks {
  readonly lines: readonly BookLine[];
  readonly totals: readonly BookTotal[];
}

/** Every payment, refund, dispute and order of a range, in ours and in the providers' books. */
export async function reconcileBooks(deps: Deps, range: BooksRange): Promise<ComparedBooks> {
  const lines = [
    ...(await comparedPayments(deps, range)),
    ...(await comparedRefunds(deps, range)),
    ...(await comparedDisputes(deps, range)),
    ...(await comparedOrders(deps, range)),
  ];
  return { lines, totals: totalsOf(lines) };
}

async function comparedPayments(deps: Deps, range: BooksRange): Promise<readonly BookLine[]> {
  const listed = await deps.gateway.books.payments(range);
  if (!listed.ok) return [silence('payment', 'the gateway does not answer')];
  const ids = uuids(listed.value.map(({ attemptId }) => attemptId));
  const ours = await ourPayments(deps.db, { range, ids });
  const byAttempt = new Map(ours.map((payment) => [payment.attempt.id, payment]));
  const there = listed.value.map((payment) => comparePayment(findIn(byAttempt, payment.attemptId) ?? null, payment));
  const seen = new Set(ids);
  const here = ours.filter(({ attempt }) => !seen.has(attempt.id)).map(async (one) => comparePayment(one, await paymentOf(deps, one)));
  return [...there, ...(await Promise.all(here))].flatMap((line) => line ?? []);
}

async function paymentOf({ gateway }: Deps, { attempt }: OurPayment) {
  const found = await gateway.lookup(attempt.id);
  return found.ok ? found.value : 'silent';
}

async function comparedRefunds(deps: Deps, range: BooksRange): Promise<readonly BookLine[]> {
  const listed = await deps.gateway.books.refunds(range);
  if (!listed.ok) return [silence('refund', 'the gateway does not answer')];
  const names = uuids(listed.value.map(({ name }) => name));
  const ours = await ourRefunds(deps.db, range, names);
  const keyOf = (name: string | null, paymentId: string | null): string => `${String(name)} ${String(paymentId)}`;
  const byKey = new Map(ours.map((refund) => [keyOf(refund.id, refund.paymentId), refund]));
  const paid = listed.value.flatMap(({ paymentId }) => paymentId ?? []);
  const payments = await ourPayments(deps.db, { paymentIds: paid });
  const byPayment = new Map(payments.map((payment) => [payment.attempt.paymentId, payment]));
  const isReplaced = ({ refundId, paymentId, name }: BookedRefund): boolean =>
    listed.value.some((one) => one.refundId !== refundId && one.paymentId === paymentId && one.name === name && !one.isFailed);
  const there = listed.value.map((refund) =>
    compareRefund(
      refund,
      byKey.get(keyOf(refund.name, refund.paymentId)) ?? null,
      byPayment.get(refund.paymentId) ?? null,
      isReplaced(refund),
    ),
  );
  const seen = new Set(listed.value.map(({ name, paymentId }) => keyOf(name, paymentId)));
  const here = ours
    .filter(({ id, paymentId }) => !seen.has(keyOf(id, paymentId)))
    .map(async (one) => missingRefund(one, await givenBack(deps, one)));
  return [...there, ...(await Promise.all(here))];
}

/** Cents that went back of a payment in all. */
async function givenBack({ gateway }: Deps, { paymentKey }: OurRefund): Promise<ProviderAnswer<number>> {
  const found = await gateway.lookup(paymentKey);
  return found.ok ? (found.value?.refundedAmount ?? null) : 'silent';
}

async function comparedDisputes(deps: Deps, range: BooksRange): Promise<readonly BookLine[]> {
  const listed = await deps.gateway.books.disputes({ ...range, since: new Date(range.since.getTime() - LATE_NEWS_MS) });
  if (!listed.ok) return [silence('dispute', 'the gateway does not answer')];
  const noticed = await noticedDisputes(
    deps.db,
    range,
    listed.value.map(({ disputeId }) => disputeId),
  );
  const known = await referencesOfAttempts(
    deps,
    noticed.flatMap(({ attemptId }) => attemptId ?? []),
  );
  const ours = noticed.map((one) => ({ ...one, reference: findIn(known, one.attemptId) ?? null }));
  const there = listed.value
    .filter(({ at }) => at >= range.since)
    .map((dispute) => compareDispute(ours.find(({ subject }) => subject === dispute.disputeId) ?? null, dispute));
  const listedIds = new Set(listed.value.map(({ disputeId }) => disputeId));
  return [...there, ...ours.filter(({ subject }) => !listedIds.has(subject)).map((one) => compareDispute(one, null))];
}

async function comparedOrders({ db, supplier }: Deps, range: BooksRange): Promise<readonly BookLine[]> {
  const listed = await supplier.books.orders(range);
  if (!listed.ok) return [silence('order', 'the supplier does not answer')];
  const ids = uuids(listed.value.map(({ ourReference }) => ourReference));
  const ours = await db
    .select()
    .from(bookings)
    .where(or(within(bookings.bookedAt, range), among(bookings.attemptId, ids)))
    .orderBy(bookings.createdAt);
  const byAttempt = new Map(ours.map((booking) => [booking.attemptId, booking]));
  const there = listed.value.map((order) => compareOrder(findIn(byAttempt, order.ourReference) ?? null, order));
  const seen = new Set(ids);
  const here = ours
    .filter(({ attemptId }) => !seen.has(attemptId))
    .map(async (booking) => {
      const found = await supplier.lookup(booking.attemptId);
      if (!found.ok) return compareOrder(booking, 'silent');
      return compareOrder(booking, found.value && { ...found.value, isCancelled: found.value.status === 'cancelled' });
    });
  return [...there, ...(await Promise.all(here))];
}
