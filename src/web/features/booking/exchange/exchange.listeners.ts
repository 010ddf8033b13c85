/** What the machine that changes flights emits goes to address, slice and focus from here, and nowhere else. */
import type { Actor } from 'xstate';
import { matchRoute } from '#core/domain/site/routes';
import { unreachable } from '#core/domain/values/result';
import type { Address } from '#web/platform/browser/location';
import { localeOf } from '../checkout/booking.listeners';
import type { BookingStore } from '../checkout/booking.listeners';
import { focusNotice, focusSoon } from '../checkout/focus';
import { billingPaid } from '../store/booking.slice';
import { exchangeAddress, stepOfSearch } from './exchangeAddress';
import type { exchangeMachine } from './exchange.machine';
import type { ExchangeEmitted, ExchangeStep } from './exchange.types';

/** Of the heading of a step, which takes the focus. */
export const exchangeHeadingId = (step: ExchangeStep): string => `exchange-${step}`;

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
  const stop = address.onPop(({ pathname, search }) => {
    if (matchRoute(pathname)?.route === 'changeFlights') actor.send({ type: 'address.changed', step: stepOfSearch(search) });
  });
  // a page that begins anew begins with the first step, whatever its address still says
  if (stepOfSearch(address.current().search) !== 'days') address.replace(exchangeAddress(localeOf(address), draftId));
  return () => {
    subscription.unsubscribe();
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
