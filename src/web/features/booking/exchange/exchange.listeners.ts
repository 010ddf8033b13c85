/** What the machine that changes flights emits goes to address, slice and focus from here, and nowhere else. */
import type { Actor, SnapshotFrom } from 'xstate';
import { matchRoute } from '#core/domain/site/routes';
import { unreachable } from '#core/domain/values/result';
import type { Address } from '#web/platform/browser/location';
import { localeOf } from '../checkout/booking.listeners';
import type { BookingStore } from '../checkout/booking.listeners';
import { focusNotice, focusSoon } from '../checkout/focus';
import { listenToPayment } from '../payment/payment.listeners';
import { billingPaid } from '../store/booking.slice';
import { exchangeAddress, exchangeHeadingId, stepOfSearch } from './exchangeAddress';
import type { exchangeMachine } from './exchange.machine';
import type { ExchangeEmitted, ExchangeStep } from './exchange.types';

/** The step that the page is at; null once it is over. */
export function stepShown(snapshot: SnapshotFrom<typeof exchangeMachine>): ExchangeStep | null {
  if (snapshot.hasTag('review')) return 'review';
  if (snapshot.hasTag('flights')) return 'flights';
  return snapshot.matches('choosingDays') ? 'days' : null;
}

/** Joins the machine of one page to the store and the address; returns the function that parts them. */
export function connectExchange(
  actor: Actor<typeof exchangeMachine>,
  store: BookingStore,
  address: Address,
  draftId: string | null,
): () => void {
  const subscription = actor.on('*', (event) => {
    answer(event, store, address, draftId);
  });
  const stopPayment = listenToPayment(actor, ({ type }) => {
    if (type === 'notice.shown') focusNotice();
  });
  /** A step that is not to be had, or not now, gives way in the address to the one that is shown. */
  const settle = (): void => {
    const shown = stepShown(actor.getSnapshot());
    if (stepOfSearch(address.current().search) !== (shown ?? 'days')) address.replace(exchangeAddress(localeOf(address), draftId, shown));
  };
  const stop = address.onPop(({ pathname, search }) => {
    if (matchRoute(pathname)?.route !== 'changeFlights') return;
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'address.changed', step: stepOfSearch(search) });
    settle();
  });
  settle();
  return () => {
    subscription.unsubscribe();
    stopPayment();
    stop();
  };
}

function answer(event: ExchangeEmitted, { dispatch }: BookingStore, address: Address, draftId: string | null): void {
  switch (event.type) {
    case 'step.entered':
      if (event.how !== 'stay') address[event.how](exchangeAddress(localeOf(address), draftId, event.step));
      focusSoon(exchangeHeadingId(event.step));
      return;
    case 'notice.shown':
      focusNotice();
      return;
    case 'flights.changed':
      dispatch(billingPaid());
      // Back must not lead to a change that is over
      address.replace(exchangeAddress(localeOf(address), draftId));
      return;
    default:
      unreachable(event);
  }
}
