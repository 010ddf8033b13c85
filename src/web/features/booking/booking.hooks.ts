/** The seam between the booking machine, the store, the address and React. */
import { useSelector as useSnapshot } from '@xstate/react';
import { createContext, use, useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Actor } from 'xstate';
import { href, matchRoute, splitLocale } from '#core/domain/routes';
import type { Locale } from '#core/domain/routes';
import { readBilling } from '#core/domain/contactRules';
import { flightsApi } from '#web/api/flights.api';
import type { AppStore, RootState } from '#web/app/store';
import { botToken } from '#web/platform/botCheck';
import { newId } from '#web/platform/ids';
import { journey } from '#web/platform/journey';
import { useAddress } from '#web/platform/location';
import type { Address, Place } from '#web/platform/location';
import { useActor } from '#web/platform/useActor';
import { createBookingActors } from './booking.actors';
import type { BookingCalls } from './booking.actors';
import { bookingApi } from './booking.api';
import { bookingMachine } from './booking.machine';
import {
  attemptKept,
  draftKept,
  flightBooked,
  paymentFailed,
  selectAttempt,
  selectChosen,
  selectDraft,
  selectForms,
  selectProgress,
  tripReviewed,
} from './booking.slice';
import type { BookingEmitted, BookingInput } from './bookingEvents';
import { createCardFields } from './cardFields';
import type { CardFields } from './cardFields';
import { stepOfSearch } from './steps';
import type { BookingStep } from './steps';

type BookingActor = Actor<typeof bookingMachine>;
type Dispatch = AppStore['dispatch'];

interface BookingFlow {
  readonly actor: BookingActor;
  readonly cardFields: CardFields;
}

export const BookingFlowContext = createContext<BookingFlow | null>(null);

export function useFlow(): BookingFlow {
  const flow = use(BookingFlowContext);
  if (!flow) throw new Error('no booking flow provided');
  return flow;
}

/** The flow of the payment page; made once, ends with the page. What it must remember lies in the slice. */
export function useBookingFlow(): BookingFlow {
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<RootState>();
  const address = useAddress();
  const { search } = useLocation();

  const [parts] = useState(() => {
    const cardFields = createCardFields();
    const actors = createBookingActors({
      calls: bindCalls(dispatch),
      tokenise: cardFields.tokenise,
      botToken: () => botToken('payment'),
      chosen: () => selectChosen(store.getState()),
      order: () => {
        const state = store.getState();
        const { travelers, contact } = selectProgress(state);
        const billing = readBilling(selectForms(state).billing);
        if (!travelers || !contact || !billing.ok) return null;
        return {
          travelers: travelers.map((t) => ({ ...t, passport: t.passport ? { ...t.passport } : null })),
          contact: { ...contact },
          billing: { ...billing.value },
          paymentToken: cardFields.token(),
          locale: localeOf(address),
        };
      },
    });
    return { cardFields, machine: bookingMachine.provide({ actors }), input: inputOf(store.getState(), stepOfSearch(search)) };
  });
  const actor = useActor(parts.machine, { input: parts.input });

  useEffect(() => {
    const isHere = (place: Place): boolean => matchRoute(place.pathname)?.route === 'payment';
    const told = actor.on('*', (event) => {
      answerTo(event, { dispatch, address, locale: localeOf(address), store });
    });
    const stop = address.onPop((place) => {
      if (isHere(place)) actor.send({ type: 'address.changed', step: stepOfSearch(place.search) });
    });
    return () => {
      told.unsubscribe();
      stop();
    };
  }, [actor, address, dispatch, store]);

  return { actor, cardFields: parts.cardFields };
}

/** The language of the page at this moment: the traveler may change it under way. */
const localeOf = (address: Address): Locale => splitLocale(address.current().pathname).locale;

function inputOf(state: RootState, step: BookingStep): BookingInput {
  const chosen = selectChosen(state);
  const draft = selectDraft(state);
  const { reviewed, travelers, contact } = selectProgress(state);
  return {
    chosen: chosen ? { total: draft?.acceptedTotal ?? chosen.total } : null,
    draftId: draft?.draftId ?? null,
    attempt: selectAttempt(state),
    step,
    done: { review: reviewed, travelers: travelers !== null, contact: contact !== null },
  };
}

function bindCalls(dispatch: Dispatch): BookingCalls {
  const { openDraft, reprice, book, verifyPayment, paymentStatus } = bookingApi.endpoints;
  return {
    openDraft: (body) => dispatch(openDraft.initiate(body, { track: false })).unwrap(),
    reprice: (body) => dispatch(reprice.initiate({ ...body }, { track: false })).unwrap(),
    book: (key, body) => dispatch(book.initiate({ key, body }, { track: false })).unwrap(),
    verify: (body) => dispatch(verifyPayment.initiate({ ...body }, { track: false })).unwrap(),
    status: (of) => dispatch(paymentStatus.initiate(of, { forceRefetch: true, subscribe: false })).unwrap(),
  };
}

interface Surroundings {
  readonly dispatch: Dispatch;
  readonly address: Address;
  readonly locale: Locale;
  readonly store: { getState(): RootState };
}

/** Where each thing the machine says goes: slice, address, analysis, focus. */
function answerTo(event: BookingEmitted, { dispatch, address, locale, store }: Surroundings): void {
  switch (event.type) {
    case 'draft.kept':
      dispatch(draftKept({ draftId: event.draftId, acceptedTotal: event.acceptedTotal }));
      return;
    case 'step.entered':
      if (event.how !== 'stay') address[event.how](addressOf(event.step, locale));
      focusStep(event.step);
      return;
    case 'notice.shown':
      focusSoon('booking-notice');
      return;
    case 'attempt.kept':
      dispatch(attemptKept({ key: event.key, attemptId: event.attemptId }));
      return;
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
      dispatch(journey.happened({ type: 'add_payment_info', draftId: event.draftId, value: event.value }));
      return;
    case 'flight.booked':
      if (event.charged !== null) dispatch(journey.happened({ type: 'purchase', draftId: event.draftId, value: event.charged }));
      dispatch(flightBooked({ draftId: event.draftId }));
      // Back must not lead to a payment that is over.
      address.replace(href('confirmation', locale));
      return;
    case 'payment.failed':
      dispatch(paymentFailed({ code: event.code }));
      address.push(href('paymentFailure', locale));
      return;
    case 'offer.lost': {
      // The same search is asked anew, so that the lost flight is not offered again out of the cache.
      const flight = selectChosen(store.getState());
      if (flight) void dispatch(flightsApi.endpoints.flights.initiate(flight.query, { forceRefetch: true, subscribe: false }));
    }
  }
}

const addressOf = (step: BookingStep, locale: Locale): string => href('payment', locale, {}, `step=${step}`);

/** The heading of a step: a screen reader reads where it is now. */
export const stepHeadingId = (step: BookingStep): string => `booking-${step}`;

function focusStep(step: BookingStep): void {
  // The first panel of a fresh page is not worth more attention than the page itself.
  if (step === 'review' && !document.activeElement?.closest('#main')) return;
  focusSoon(stepHeadingId(step));
}

/** After React has shown it. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  });
}

export type BookingView =
  | 'noFlight'
  | 'pricing'
  | 'unpriced'
  | 'priceChanged'
  | 'offerGone'
  | 'steps'
  | 'booked'
  /** The failure page is being opened. */
  | 'leaving';

/** Which of its faces the payment page shows. */
export function useBookingView(): BookingView {
  return useSnapshot(useFlow().actor, (s): BookingView => {
    if (s.matches('noFlight')) return 'noFlight';
    if (s.hasTag('pricing')) return 'pricing';
    if (s.matches('unpriced')) return 'unpriced';
    if (s.matches('priceChanged')) return 'priceChanged';
    if (s.matches('offerGone')) return 'offerGone';
    if (s.matches('booked') || s.matches('alreadyBooked')) return 'booked';
    return s.matches('declined') ? 'leaving' : 'steps';
  });
}

export const useStep = (): BookingStep => useSnapshot(useFlow().actor, (s) => (s.hasTag('paying') ? 'payment' : s.context.step));
export const useQuote = () => useSnapshot(useFlow().actor, (s) => s.context.quote);
export const useAcceptedTotal = () => useSnapshot(useFlow().actor, (s) => s.context.acceptedTotal);
export const useProblem = () => useSnapshot(useFlow().actor, (s) => s.context.problem);
export const useChallengeUrl = () =>
  useSnapshot(useFlow().actor, (s) => (s.matches('challenging') ? (s.context.attempt?.challengeUrl ?? null) : null));

export type PayingPhase = 'tokenising' | 'paying' | 'verifying' | 'processing' | 'unsure';

/** Polls after which waiting is called slow: about a minute. */
const SLOW_AFTER = 15;

/** How far a payment under way is; null while none is. */
export function usePaying(): { readonly phase: PayingPhase; readonly isSlow: boolean } | null {
  const phase = useSnapshot(useFlow().actor, (s): PayingPhase | null => {
    if (!s.hasTag('paying')) return null;
    if (s.matches('tokenising')) return 'tokenising';
    if (s.matches('unsure')) return 'unsure';
    if (s.matches('verifying') || s.matches('abandoning') || s.matches('challenging')) return 'verifying';
    return s.matches('paying') || s.matches('proving') ? 'paying' : 'processing';
  });
  const isSlow = useSnapshot(useFlow().actor, (s) => s.context.asked >= SLOW_AFTER);
  return phase === null ? null : { phase, isSlow };
}

/** What a traveler can do on the payment page, in the machine's words. */
export function useBookingActions() {
  const { actor } = useFlow();
  const dispatch = useDispatch<Dispatch>();
  return {
    reviewTrip: () => {
      dispatch(tripReviewed());
      actor.send({ type: 'trip.reviewed' });
    },
    goBack: () => actor.send({ type: 'back.pressed' }),
    goTo: (step: BookingStep) => actor.send({ type: 'step.chosen', step }),
    acceptPrice: () => actor.send({ type: 'price.accepted' }),
    retry: () => actor.send({ type: 'retry.pressed' }),
    /** A second press finds a payment under way and changes nothing. */
    pay: () => actor.send({ type: 'pay.pressed', key: newId() }),
    finishChallenge: () => actor.send({ type: 'challenge.finished' }),
    abandonChallenge: () => actor.send({ type: 'challenge.abandoned' }),
  };
}
