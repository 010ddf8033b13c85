/**
 * Takes an exchange forward (money.30): what is due is held → the supplier exchanges the order → the booking has its new flights → the money
 * moves. Every step first looks up what has already happened, so that it may be cut off anywhere. Until the supplier has said whether it
 * exchanged the order, nothing is given up: there are never both trips and never none.
 */
import { isSameDeal } from '#core/domain/booking/exchange';
import { isSameSchedule } from '#core/domain/booking/scheduleChange';
import { unreachable } from '#core/domain/values/result';
import type { SupplierOrder } from '../../../flights/supplier';
import type { ExchangeFault, OrderExchanges } from '../../../flights/supplierExchanges';
import { authorise, findPayment, settleMoney, undo } from './exchangePayment';
import { giveUp, isTooOld, move, unanswered, WAITING } from './exchangeSteps';
import type { ExchangeSagaDeps, ExchangeStep } from './exchangeSteps';
import { bookedTripOf, offerOf, replacedOf } from './exchangeWork';
import type { ExchangeWork } from './exchangeWork';
import type { ExchangeState } from '../../states';

/** Offers looked through for the one that was agreed to, when it has to be requested again. */
export const MOST_OFFERS = 40;

/** A fresh exchange, leased to the caller. `token` pays what is due. */
export const beginExchange = async (deps: ExchangeSagaDeps, work: ExchangeWork, token: string | null): Promise<ExchangeWork> =>
  run(deps, work, await begin(deps, work, token));

/** An exchange found unfinished and claimed by the caller. */
export const resumeExchange = async (deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeWork> =>
  run(deps, work, await next(deps, work, null));

/** Ends a claimed exchange that waits for the bank. */
export const abandonExchange = async (deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeWork> =>
  run(deps, work, await giveUp(deps, work, 'challenge_failed'));

/** Goes on until the exchange rests, waits or is somebody else's; answers what is in the database then. */
async function run(deps: ExchangeSagaDeps, work: ExchangeWork, first: ExchangeStep): Promise<ExchangeWork> {
  let step = first;
  let last = work;
  while (step.kind === 'moved') {
    const before = last.exchange.state;
    last = step.work;
    const { state } = last.exchange;
    if (state === 'challenge' || state === 'done' || state === 'failed') return last;
    step = await next(deps, last, before);
  }
  if (step.kind === 'waiting') await deps.exchanges.release(last, step);
  return (await deps.exchanges.byId(work.exchange.id)) ?? last;
}

function begin(deps: ExchangeSagaDeps, work: ExchangeWork, token: string | null): Promise<ExchangeStep> {
  if (work.exchange.due === 0) return requestChange(deps, work);
  return token === null ? giveUp(deps, work, 'invalid_request') : authorise(deps, work, token);
}

/** The step that a state leads to. `before` is the state just left; null where the exchange was found like this. */
function next(deps: ExchangeSagaDeps, work: ExchangeWork, before: ExchangeState | null): Promise<ExchangeStep> | ExchangeStep {
  const { state, due } = work.exchange;
  switch (state) {
    case 'started':
      return due === 0 ? requestChange(deps, work) : findPayment(deps, work);
    case 'challenge':
      return findPayment(deps, work);
    case 'authorised':
      return requestChange(deps, work);
    case 'changing':
      return before === null ? findChange(deps, work) : changeOrder(deps, work);
    case 'changed':
      return settleMoney(deps, work);
    case 'undoing':
      return undo(deps, work);
    case 'done':
    case 'failed':
      return WAITING;
    default:
      return unreachable(state);
  }
}

/** From here on the supplier may have exchanged the order. */
function requestChange(deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeStep> {
  // what was agreed to so long ago is not bought any more
  if (isTooOld(deps, work)) return giveUp(deps, work, 'exchange_changed');
  return move(deps, work, 'changing', { exchange: { supplierRequestedAt: deps.clock() } });
}

/** A supplier that exchanges nothing made no offer either: the setting was changed under the exchange. */
const portOf = ({ supplier }: ExchangeSagaDeps): OrderExchanges | null => supplier.exchanges ?? null;

async function changeOrder(deps: ExchangeSagaDeps, work: ExchangeWork, isRenewed = false): Promise<ExchangeStep> {
  const port = portOf(deps);
  if (!port) return WAITING;
  const changed = await port.exchange(bookedTripOf(work.booking), work.exchange.id, offerOf(work.exchange), deps.clock());
  if (changed.ok) return saveChange(deps, work, changed.value);
  return unchanged(deps, work, changed.error, isRenewed);
}

function unchanged(
  deps: ExchangeSagaDeps,
  work: ExchangeWork,
  fault: ExchangeFault,
  isRenewed: boolean,
): Promise<ExchangeStep> | ExchangeStep {
  switch (fault.code) {
    case 'quote_ended':
      return isRenewed ? giveUp(deps, work, 'exchange_changed') : renewOffer(deps, work);
    case 'price_changed':
      return giveUp(deps, work, 'exchange_changed');
    case 'not_exchangeable':
      return giveUp(deps, work, 'exchange_closed');
    case 'offer_gone':
    case 'call_us':
      return giveUp(deps, work, fault.code);
    case 'supplier_unavailable':
      return findChange(deps, work);
    default:
      return unreachable(fault);
  }
}

/** The offer ended between consent and exchange: another one for the same flights will do where it asks the same (booking.64). */
async function renewOffer(deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeStep> {
  const { exchange, booking } = work;
  const agreed = offerOf(exchange);
  const asking = { now: deps.clock(), limit: MOST_OFFERS };
  const offers = await portOf(deps)?.offers(bookedTripOf(booking), replacedOf(exchange), asking);
  // nothing was exchanged under the offer that ended
  if (!offers?.ok) return giveUp(deps, work, offers?.error.code === 'not_exchangeable' ? 'exchange_closed' : 'supplier_unavailable');
  const same = offers.value.find(({ trip }) => isSameSchedule(trip.slices, agreed.trip.slices));
  if (!same) return giveUp(deps, work, 'offer_gone');
  if (!isSameDeal(same.terms, agreed.terms)) return giveUp(deps, work, 'exchange_changed');
  const renewed = await deps.exchanges.renew(work, same);
  return renewed ? changeOrder(deps, renewed, true) : { kind: 'superseded' };
}

/** The supplier may or may not have exchanged the order: it is looked up, which ends what may be under way, and never given up before it has said so. */
async function findChange(deps: ExchangeSagaDeps, work: ExchangeWork): Promise<ExchangeStep> {
  const found = await portOf(deps)?.lookup(work.exchange.attemptId, work.exchange.id);
  if (found?.ok && found.value) return saveChange(deps, work, found.value);
  if (found?.ok) return giveUp(deps, work, 'supplier_unavailable');
  return { kind: 'waiting', notices: [unanswered(work)] };
}

const saveChange = (deps: ExchangeSagaDeps, work: ExchangeWork, order: SupplierOrder): Promise<ExchangeStep> =>
  move(deps, work, 'changed', { order });
