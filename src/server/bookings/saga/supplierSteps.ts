/** The steps at the supplier: the price once more, then the order, which is never sent twice (money.12). */
import { unreachable } from '#core/domain/values/result';
import { priceWith } from '#core/domain/extras/chooseExtras';
import type { PricedOffer, RefusedField, SupplierOrder } from '../../flights/supplier';
import type { Work } from './work';
import { TRAVELER_POINTER } from '#core/contract/bookings/travelerPointers';
import { assistanceUnsent, orderNotFound } from './notices';
import { giveUp, isGivenUp, isGraceOver, isOrderOverdue, isTooOld, later, move, WAITING } from './steps';
import type { SagaDeps, Step } from './steps';
import { giveOrderBack } from './undoSteps';

/** A ticket is usually there by then: a traveler who has it needs no mail that it is on its way. */
const RECEIVED_MAIL_AFTER_MS = 60_000;

/** An order that a supplier still looked for after so long was sent to an airline. */
const SURELY_MADE_MS = 10 * 60_000;

const placeOf = ({ traveler, field }: RefusedField): string =>
  traveler === null ? `/contact/${field}` : `/travelers/${String(traveler)}/${TRAVELER_POINTER[field]}`;

export async function confirmPrice(deps: SagaDeps, work: Work): Promise<Step> {
  if (isTooOld(deps, work)) return giveUp(deps, work, 'booking_failed');
  const priced = await deps.pricing.again(work.booking.offer);
  if (!priced.ok) return giveUp(deps, work, priced.error.code);
  const offer = priced.value;
  if (offer.soldMeanwhile) return backToDraft(deps, work, offer, 'extra_gone');
  if (offer.price.total > work.booking.acceptedTotal) return backToDraft(deps, work, offer, 'price_changed');
  return move(deps, work, 'booking', {
    attempt: { supplierRequestedAt: deps.clock() },
    booking: { offer },
    mails: [{ kind: 'received', dueAt: later(deps, RECEIVED_MAIL_AFTER_MS) }],
  });
}

/**
 * A dearer flight needs a new consent (complaints.1), a seat that was sold to somebody else another choice: the draft shows what there is
 * now, and this attempt ends.
 */
async function backToDraft(deps: SagaDeps, work: Work, offer: PricedOffer, why: 'price_changed' | 'extra_gone'): Promise<Step> {
  await deps.drafts.quote(work.attempt.draftId, offer, work.attempt.id);
  return giveUp(deps, work, why);
}

/** Prices that an order is tried at: a supplier that has another one each time sells at none. */
const MOST_PRICES = 3;

export async function placeSupplierOrder(deps: SagaDeps, work: Work, offer: PricedOffer, price = 1): Promise<Step> {
  const { id } = work.attempt;
  const booked = await deps.supplier.book(offer, work.booking.travelers, id, deps.clock(), work.booking.contact);
  if (booked.ok) return saveOrder(deps, work, booked.value, offer);
  const fault = booked.error;
  switch (fault.code) {
    case 'offer_gone':
    case 'call_us':
    case 'duplicate_booking':
      return giveUp(deps, work, fault.code);
    case 'not_booked':
      return giveUp(deps, work, 'booking_failed');
    case 'traveler_refused':
      return move(deps, work, 'undoing', { attempt: { failure: fault.code, refusedFields: fault.fields.map(placeOf) } });
    case 'extra_gone':
      return backToDraft(deps, work, withoutExtras(offer, fault.ids), 'extra_gone');
    case 'price_changed': {
      const now = withExtrasOf(offer, fault.offer);
      if (now.price.total > work.booking.acceptedTotal) return backToDraft(deps, work, now, 'price_changed');
      return price < MOST_PRICES ? placeOrderAt(deps, work, now, price + 1) : giveUp(deps, work, 'booking_failed');
    }
    case 'supplier_unavailable':
      return findOrder(deps, work, offer);
    default:
      return unreachable(fault);
  }
}

/** Nothing was booked, at a price that is not above what was accepted: take it, a difference is the traveler's. */
async function placeOrderAt(deps: SagaDeps, work: Work, offer: PricedOffer, price: number): Promise<Step> {
  const step = await move(deps, work, 'booking', { booking: { offer } });
  return step.kind === 'moved' ? placeSupplierOrder(deps, step.work, offer, price) : step;
}

/** The supplier may or may not have booked: look it up by our reference, never send it again. */
export async function findOrder(deps: SagaDeps, work: Work, offer: PricedOffer): Promise<Step> {
  const found = await deps.supplier.lookup(work.attempt.id);
  if (found.ok && found.value) return saveOrder(deps, work, found.value, offer);
  if (!isOrderOverdue(deps, work) && !(found.ok && isGraceOver(deps, work))) return WAITING;
  // nobody knows whether the airline holds seats: somebody asks it
  const notices = isOrderOverdue(deps, work, SURELY_MADE_MS) ? [orderNotFound(work)] : [];
  return move(deps, work, 'undoing', { attempt: { failure: 'booking_failed' }, notices });
}

async function saveOrder(deps: SagaDeps, work: Work, order: SupplierOrder, offer: PricedOffer): Promise<Step> {
  if (order.status === 'cancelled') return giveUp(deps, work, 'booking_failed');
  const step = await move(deps, work, 'booked', {
    booking: { supplierReference: order.supplierReference, offer },
    notices: assistanceUnsent(work, order),
  });
  // Taken over and given up while the supplier was booking: that order must not stand.
  if (step.kind === 'superseded' && (await isGivenUp(deps, work.attempt.id))) await giveOrderBack(deps, work.attempt.id);
  return step.kind === 'moved' ? { ...step, order } : step;
}

/** An offer without those of its extras that were sold to others. */
function withoutExtras({ extras = [], ...offer }: PricedOffer, ids: readonly string[]): PricedOffer {
  const kept = extras.filter(({ id }) => !ids.includes(id));
  const soldMeanwhile = extras.filter(({ id }) => ids.includes(id));
  return { ...offer, price: priceWith(offer.price, kept), ...(kept.length > 0 && { extras: kept }), soldMeanwhile };
}

/** A new price of the flights, with the extras that were ordered with them. */
function withExtrasOf({ extras }: PricedOffer, flights: PricedOffer): PricedOffer {
  return extras ? { ...flights, extras, price: priceWith(flights.price, extras) } : flights;
}
