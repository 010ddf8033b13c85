/**
 * Takes a payment attempt forward: authorise → re-price → supplier books → capture (money.5). The request that began
 * it and the reconciler run the same steps; every step first asks what has already happened, so that a step may be cut off anywhere.
 */
import { ok, unreachable } from '#core/domain/result';
import type { FlightSupplier, PricedOffer, SupplierOrder } from '../flights/supplier';
import type { Payment, PaymentGateway } from '../payments/gateway';
import type { Attempt, AttemptRepository, Changes, Work } from './attempts.repository';
import type { DraftRepository } from './drafts.repository';
import { departureOf, freeCancelUntil } from './freeCancel';
import { reminderAt } from './letters/reminder';
import type { Pricing } from './pricing';
import type { AttemptFailure, AttemptState } from './states';
import type { TimeZoneOf } from '../geography/timeZones';

export interface SagaDeps {
  readonly attempts: AttemptRepository;
  readonly drafts: DraftRepository;
  readonly supplier: FlightSupplier;
  readonly pricing: Pricing;
  readonly gateway: PaymentGateway;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
  readonly onMail?: (() => void) | undefined;
}

/** An attempt is finished or given up before it is this old (money.9, money.11: 15 minutes, checked every 60 s). */
export const GIVE_UP_MS = 13 * 60_000;
/** A ticket is usually there by then: who has it needs no letter that it is on its way. */
const RECEIVED_AFTER_MS = 60_000;
/** A traveler before the page tries another card first. */
const FAILED_AFTER_MS = 10 * 60_000;
/** So long after the last step a call of a dead process may still arrive; until then "not found" is no answer. */
export const GRACE_MS = 30_000;
/** So long after it failed an attempt is looked at for what came late. */
export const LATE_MS = 15 * 60_000;

/** `moved`: go on from here. `waiting`: the outcome is not known yet; look again later. `lost`: somebody else took over. */
type Step =
  | { readonly kind: 'moved'; readonly work: Work; readonly order?: SupplierOrder }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'lost' };

const WAITING: Step = { kind: 'waiting' };
const LOST: Step = { kind: 'lost' };

export function createSaga(deps: SagaDeps) {
  const { attempts, drafts, supplier, pricing, gateway, clock } = deps;

  const move = async (work: Work, to: AttemptState, changes: Changes = {}): Promise<Step> => {
    const moved = await attempts.move(work, to, changes);
    return moved ? { kind: 'moved', work: moved } : LOST;
  };
  const lose = (work: Work, failure: AttemptFailure): Promise<Step> => move(work, 'undoing', { attempt: { failure } });
  const fail = async (work: Work, failure: AttemptFailure): Promise<Step> => {
    // A lost booking keeps no document numbers.
    const travelers = work.booking.travelers.map((t) => ({ ...t, passport: null }));
    // these two ask for a new consent or a new card on the page
    const isToldThere = failure === 'price_changed' || failure === 'invalid_request';
    return move(work, 'failed', {
      attempt: { failure },
      booking: { state: 'failed', travelers },
      mails: isToldThere ? [] : [{ kind: 'payment_failed', dueAt: later(FAILED_AFTER_MS) }],
    });
  };
  const later = (ms: number): Date => new Date(clock().getTime() + ms);
  const ageOf = (since: Date): number => clock().getTime() - since.getTime();
  const isTooOld = ({ attempt }: Work): boolean => ageOf(attempt.createdAt) > GIVE_UP_MS;
  const isGraceOver = ({ attempt }: Work): boolean => ageOf(attempt.stateSince) > GRACE_MS;

  /** What the gateway says about a payment decides where the attempt goes. */
  async function settlePayment(work: Work, payment: Payment): Promise<Step> {
    const changes: Changes = {
      attempt: { paymentId: payment.paymentId, challengeUrl: payment.challengeUrl },
      booking: { cardBrand: payment.card.brand, cardLast4: payment.card.last4 },
    };
    const withFailure = (failure: AttemptFailure): Changes => ({ ...changes, attempt: { ...changes.attempt, failure } });
    switch (payment.state) {
      case 'declined':
        return fail(work, payment.declineCode ?? 'card_declined');
      case 'challenge':
        if (work.attempt.state === 'challenge') return isTooOld(work) ? lose(work, 'challenge_failed') : WAITING;
        return move(work, 'challenge', changes);
      case 'authorised':
        return isTooOld(work) ? move(work, 'undoing', withFailure('booking_failed')) : move(work, 'authorised', changes);
      case 'captured':
      case 'voided':
      case 'refunded':
        return move(work, 'undoing', withFailure('booking_failed'));
      default:
        return unreachable(payment.state);
    }
  }

  /** The traveler's own request: the only place where money is asked for. */
  async function authorise(work: Work, token: string): Promise<Step> {
    const { id, amount } = work.attempt;
    const asked = await gateway.authorise({ attemptId: id, token, amount, currency: 'USD' });
    if (!asked.ok) return asked.error.code === 'token_unusable' ? fail(work, 'invalid_request') : WAITING;
    const step = await settlePayment(work, asked.value);
    // Taken over while the bank was asked, and given up: the hold that came too late is let go.
    if (step.kind === 'lost' && (await isGivenUp(id))) await gateway.release(asked.value.paymentId);
    return step;
  }

  /** `started` or `challenge`, found later: ask the gateway what became of it. */
  async function findPayment(work: Work): Promise<Step> {
    const found = await gateway.lookup(work.attempt.id);
    const isChallenge = work.attempt.state === 'challenge';
    if (!found.ok) return isTooOld(work) ? lose(work, 'payment_unavailable') : WAITING;
    if (found.value) return settlePayment(work, found.value);
    return isChallenge || isGraceOver(work) ? fail(work, 'payment_unavailable') : WAITING;
  }

  async function priceAgain(work: Work): Promise<Step> {
    if (isTooOld(work)) return lose(work, 'booking_failed');
    const { query, flightId } = work.booking.offer;
    const priced = await pricing.reprice(query, flightId);
    const offer = priced.ok ? priced.value : priced.error.code === 'price_changed' ? priced.error.offer : null;
    if (offer === null) return lose(work, !priced.ok && priced.error.code === 'offer_gone' ? 'offer_gone' : 'supplier_unavailable');
    if (offer.price.total > work.booking.acceptedTotal) return priceRose(work, offer);
    return move(work, 'booking', {
      attempt: { supplierAskedAt: clock() },
      booking: { offer },
      mails: [{ kind: 'received', dueAt: later(RECEIVED_AFTER_MS) }],
    });
  }

  /** A dearer flight needs a new consent: the draft shows the new price, this attempt ends (complaints.1). */
  async function priceRose(work: Work, offer: PricedOffer): Promise<Step> {
    await drafts.quote(work.attempt.draftId, offer, work.attempt.id);
    return lose(work, 'price_changed');
  }

  async function askSupplier(work: Work, offer: PricedOffer): Promise<Step> {
    const { id } = work.attempt;
    const booked = await supplier.book(offer, work.booking.travelers, id, clock(), work.booking.contact);
    if (booked.ok) return saveOrder(work, booked.value, offer);
    const fault = booked.error;
    switch (fault.code) {
      case 'offer_gone':
        return lose(work, 'offer_gone');
      case 'price_changed':
        return fault.offer.price.total < offer.price.total ? askCheaper(work, fault.offer) : priceRose(work, fault.offer);
      case 'supplier_unavailable':
        return findOrder(work, offer);
      default:
        return unreachable(fault);
    }
  }

  /** Nothing was booked, the fare fell: take it, the difference is the traveler's. */
  async function askCheaper(work: Work, offer: PricedOffer): Promise<Step> {
    const step = await move(work, 'booking', { booking: { offer } });
    return step.kind === 'moved' ? askSupplier(step.work, offer) : step;
  }

  /** The supplier may or may not have booked: look it up by our reference, never send it again (money.12). */
  async function findOrder(work: Work, offer: PricedOffer): Promise<Step> {
    const found = await supplier.lookup(work.attempt.id);
    if (found.ok && found.value) return saveOrder(work, found.value, offer);
    if (isTooOld(work) || (found.ok && isGraceOver(work))) return lose(work, 'booking_failed');
    return WAITING;
  }

  async function saveOrder(work: Work, order: SupplierOrder, offer: PricedOffer): Promise<Step> {
    if (order.status === 'cancelled') return lose(work, 'booking_failed');
    const step = await move(work, 'booked', { booking: { supplierReference: order.supplierReference, offer } });
    // Taken over and given up while the supplier was booking: that order must not stand.
    if (step.kind === 'lost' && (await isGivenUp(work.attempt.id))) await supplier.cancel(work.attempt.id, null, clock());
    return step.kind === 'moved' ? { ...step, order } : step;
  }

  /** Money is taken once the ticket exists, and never before (money.9). */
  async function capture(work: Work, known: SupplierOrder | undefined): Promise<Step> {
    const { attempt, booking } = work;
    const found = known ? { ok: true as const, value: known } : await supplier.lookup(attempt.id);
    const payment = await gateway.lookup(attempt.id);
    const giveUp = (): Promise<Step> | Step => (isTooOld(work) ? lose(work, 'booking_failed') : WAITING);
    if (!payment.ok || !found.ok) return giveUp();
    if (!found.value || found.value.status === 'cancelled') return lose(work, 'booking_failed');
    if (payment.value?.state === 'captured') return finish(work, payment.value);
    if (payment.value?.state !== 'authorised') return lose(work, 'booking_failed');
    if (found.value.status === 'ticketing') return giveUp();
    const captured = await gateway.capture(payment.value.paymentId, booking.offer.price.total);
    if (captured.ok) return finish(work, captured.value);
    return captured.error.code === 'not_capturable' ? lose(work, 'booking_failed') : WAITING;
  }

  async function finish(work: Work, payment: Payment): Promise<Step> {
    const bookedAt = clock();
    const { slices } = work.booking.offer;
    const departure = departureOf(slices, deps.timeZoneOf);
    const remindAt = departure && reminderAt(departure);
    const step = await move(work, 'done', {
      attempt: { capturedAmount: payment.capturedAmount },
      booking: { state: 'ticketed', bookedAt, freeCancelUntil: freeCancelUntil(slices, bookedAt, deps.timeZoneOf) },
      mails: [
        { kind: 'ticketed', dueAt: bookedAt },
        ...(remindAt && remindAt > bookedAt ? [{ kind: 'reminder', dueAt: remindAt } as const] : []),
      ],
    });
    if (step.kind === 'moved') deps.onMail?.();
    return step;
  }

  /** Gives money back and seats up; the attempt fails once both are certain. */
  async function undo(work: Work): Promise<Step> {
    const { attempt } = work;
    const found = await gateway.lookup(attempt.id);
    if (!found.ok) return WAITING;
    if (found.value && !(await gateway.release(found.value.paymentId)).ok) return WAITING;
    if (attempt.supplierAskedAt !== null) {
      const order = await supplier.lookup(attempt.id);
      if (!order.ok) return WAITING;
      if (order.value && order.value.status !== 'cancelled' && !(await supplier.cancel(attempt.id, null, clock())).ok) return WAITING;
    }
    return fail(work, attempt.failure ?? 'booking_failed');
  }

  /**
   * A call that was under way when an attempt was given up may come through afterwards, and whoever sent it may be gone: money and seats
   * of a failed attempt go back. True once both were asked for and nothing is left.
   */
  async function takeBackLate({ id, supplierAskedAt }: Attempt): Promise<boolean> {
    const payment = await gateway.lookup(id);
    const order = supplierAskedAt === null ? ok(null) : await supplier.lookup(id);
    if (!payment.ok || !order.ok) return false;
    const isMoneyBack = payment.value === null || (await gateway.release(payment.value.paymentId)).ok;
    const areSeatsBack = order.value === null || order.value.status === 'cancelled' || (await supplier.cancel(id, null, clock())).ok;
    return isMoneyBack && areSeatsBack;
  }

  async function isGivenUp(attemptId: string): Promise<boolean> {
    const state = (await attempts.byId(attemptId))?.attempt.state;
    return state === 'undoing' || state === 'failed';
  }

  function next(work: Work, before: AttemptState | null, order: SupplierOrder | undefined): Promise<Step> | Step {
    const { state } = work.attempt;
    switch (state) {
      case 'started':
      case 'challenge':
        return findPayment(work);
      case 'authorised':
        return priceAgain(work);
      case 'booking':
        return before === 'authorised' ? askSupplier(work, work.booking.offer) : findOrder(work, work.booking.offer);
      case 'booked':
        return capture(work, order);
      case 'undoing':
        return undo(work);
      case 'done':
      case 'failed':
        return WAITING;
      default:
        return unreachable(state);
    }
  }

  /** Goes on until the attempt rests, waits or is somebody else's; answers what stands in the database then. */
  async function run(work: Work, first: Step): Promise<Work> {
    let step = first;
    let last = work;
    while (step.kind === 'moved') {
      const { state } = step.work.attempt;
      const before = last.attempt.state;
      last = step.work;
      if (state === 'challenge' || state === 'done' || state === 'failed') return last;
      step = await next(last, before, step.order);
    }
    if (step.kind === 'waiting') await attempts.release(last);
    return (await attempts.byId(work.attempt.id)) ?? last;
  }

  return {
    /** A fresh attempt, leased to the caller. */
    begin: async (work: Work, token: string): Promise<Work> => run(work, await authorise(work, token)),
    /** An attempt found unfinished and claimed by the caller. */
    resume: async (work: Work): Promise<Work> => run(work, await next(work, null, undefined)),
    /** Ends a claimed attempt that waits for the bank. */
    abandon: async (work: Work): Promise<Work> => run(work, await lose(work, 'challenge_failed')),
    takeBackLate,
  };
}
