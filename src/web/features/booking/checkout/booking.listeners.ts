/**
 * What the booking machine and its payment emit goes to slice, address, tracking and focus from here, and nowhere else; of what is typed the
 * machine learns only that it changed.
 */
import { addListener } from '@reduxjs/toolkit';
import type { Store, ThunkDispatch, UnknownAction, UnsubscribeListener } from '@reduxjs/toolkit';
import type { Actor } from 'xstate';
import { unreachable } from '#core/domain/values/result';
import { href, matchRoute, splitLocale } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { flightsApi } from '#web/api/flights.api';
import { journey } from '#web/platform/journey';
import type { Address } from '#web/platform/browser/location';
import type { bookingMachine } from './booking.machine';
import {
  attemptKept,
  contactTyped,
  draftKept,
  fareChanged,
  flightBooked,
  paymentFailed,
  progressChanged,
  selectChosen,
  travelerTyped,
} from '../store/booking.slice';
import type { WithBooking } from '../store/booking.slice';
import { listenToPayment } from '../payment/payment.listeners';
import type { PaymentEmitted } from '../payment/payment.types';
import { acceptedTotalOf, draftIdOf } from './booking.setup';
import type { BookingContext, BookingEmitted } from './booking.types';
import { endRemembering, keepIfRemembering } from '../trips/savedHere';
import { focusNotice, focusStep } from './focus';
import { stepOfSearch } from './steps';

/** What booking needs of the store; `app` holds its store to it. */
export interface BookingStore extends Omit<Store<WithBooking>, 'dispatch'> {
  readonly dispatch: ((action: ReturnType<typeof addListener>) => UnsubscribeListener) & ThunkDispatch<unknown, unknown, UnknownAction>;
}

/** The language of the page at this moment: the traveler may change it under way. */
export const localeOf = (address: Address): Locale => splitLocale(address.current().pathname).locale;

/** Joins the machine of one payment page to the store and the address; returns the function that parts them. */
export function connectBooking(actor: Actor<typeof bookingMachine>, store: BookingStore, address: Address): () => void {
  const hear = (event: Emitted): void => answer(event, actor.getSnapshot().context, store, address);
  const subscription = actor.on('*', hear);
  const stops = [
    () => subscription.unsubscribe(),
    listenToPayment(actor, hear),
    store.dispatch(addListener({ actionCreator: travelerTyped, effect: () => actor.send({ type: 'travelers.edited' }) })),
    store.dispatch(addListener({ actionCreator: contactTyped, effect: () => actor.send({ type: 'contact.edited' }) })),
    address.onPop(({ pathname, search }) => {
      if (matchRoute(pathname)?.route === 'payment') actor.send({ type: 'address.changed', step: stepOfSearch(search) });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

type Emitted = BookingEmitted | PaymentEmitted;

/** Where each thing the machines say goes: slice, address, analysis, focus. */
function answer(event: Emitted, context: BookingContext, { dispatch, getState }: BookingStore, address: Address): void {
  const locale = localeOf(address);
  switch (event.type) {
    case 'draft.kept':
      dispatch(draftKept({ draftId: event.draftId, acceptedTotal: event.acceptedTotal }));
      return;
    case 'fare.changed':
      dispatch(fareChanged(event.fare));
      return;
    case 'progress.changed':
      dispatch(progressChanged(event.done));
      return;
    case 'step.entered':
      if (event.how !== 'stay') address[event.how](href('payment', locale, {}, `step=${event.step}`));
      focusStep(event.step);
      return;
    case 'notice.shown':
      focusNotice();
      return;
    case 'attempt.kept': {
      dispatch(attemptKept({ key: event.key, attemptId: event.attemptId }));
      const flight = selectChosen(getState());
      if (flight) keepIfRemembering(flight.query);
      return;
    }
    case 'attempt.ended':
      dispatch(attemptKept(null));
      return;
    case 'stage.reached':
      dispatch(journey.happened({ type: 'booking_stage', draftId: event.draftId, stage: event.stage }));
      return;
    case 'checkout.begun':
      dispatch(journey.happened({ type: 'begin_checkout', draftId: event.draftId, value: event.value }));
      return;
    case 'payment.given':
      dispatch(journey.happened({ type: 'add_payment_info', draftId: draftIdOf(context), value: acceptedTotalOf(context) }));
      dispatch(journey.happened({ type: 'booking_stage', draftId: draftIdOf(context), stage: 'payment_submitted' }));
      return;
    case 'challenge.shown':
      dispatch(journey.happened({ type: 'booking_stage', draftId: draftIdOf(context), stage: 'challenge_required' }));
      return;
    case 'flight.booked':
      if (event.draftId !== null && event.charged !== null)
        dispatch(journey.happened({ type: 'purchase', draftId: event.draftId, value: event.charged }));
      dispatch(flightBooked({ draftId: event.draftId }));
      endRemembering();
      // Back must not lead to a payment that is over.
      address.replace(href('confirmation', locale));
      return;
    case 'payment.failed':
      dispatch(paymentFailed({ code: event.code }));
      address.push(href('paymentFailure', locale));
      return;
    case 'offer.lost': {
      // The same search is requested again, so that the lost flight is not offered again out of the cache.
      const flight = selectChosen(getState());
      if (flight) void dispatch(flightsApi.endpoints.flights.initiate(flight.query, { forceRefetch: true, subscribe: false }));
      return;
    }
    default:
      unreachable(event);
  }
}
