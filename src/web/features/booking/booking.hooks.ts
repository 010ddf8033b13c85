/** The seam between the booking machine, the store, the address and React. */
import { useSelector as useSnapshot } from '@xstate/react';
import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Actor } from 'xstate';
import type { Payer } from '#core/contract/hostedFields';
import type { Fare } from '#core/domain/fareFamilies';
import type { AppStore, RootState } from '#web/app/store';
import { botToken } from '#web/platform/botCheck';
import { today } from '#web/platform/clock';
import { newId } from '#web/platform/ids';
import { useAddress } from '#web/platform/location';
import { useActor } from '#web/platform/useActor';
import { createBookingActors } from './booking.actors';
import type { BookingCalls } from './booking.actors';
import { bookingApi } from './booking.api';
import { connectBooking, localeOf } from './booking.listeners';
import { bookingMachine } from './booking.machine';
import { selectAttempt, selectChosen, selectDraft, selectForms, selectProgress } from './booking.slice';
import type { BookingInput } from './booking.types';
import { createCardFields } from './cardFields';
import type { CardFields } from './cardFields';
import { readOrder } from './order';
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
  const store: AppStore = useStore<RootState>();
  const address = useAddress();
  const { search } = useLocation();

  const [parts] = useState(() => {
    const cardFields = createCardFields();
    const actors = createBookingActors({
      calls: bindCalls(store.dispatch),
      tokenise: () => cardFields.tokenise(payerOf(store.getState())),
      botToken: () => botToken('payment'),
      chosen: () => selectChosen(store.getState()),
      order: async () => {
        const flight = selectChosen(store.getState());
        const order = flight && (await readOrder(selectForms(store.getState()), flight, today()));
        return order && { ...order, paymentToken: cardFields.token(), locale: localeOf(address) };
      },
    });
    return { cardFields, machine: bookingMachine.provide({ actors }), input: inputOf(store.getState(), stepOfSearch(search)) };
  });
  const actor = useActor(parts.machine, { input: parts.input });

  useEffect(() => connectBooking(actor, store, address), [actor, store, address]);

  return { actor, cardFields: parts.cardFields };
}

/** As it stands when the traveler pays. */
function payerOf(state: RootState): Payer {
  const { billing } = selectForms(state);
  return { amount: selectDraft(state)?.acceptedTotal ?? selectChosen(state)?.total ?? 0, billing };
}

function inputOf(state: RootState, step: BookingStep): BookingInput {
  const chosen = selectChosen(state);
  const draft = selectDraft(state);
  return {
    chosen: chosen ? { total: draft?.acceptedTotal ?? chosen.total } : null,
    draftId: draft?.draftId ?? null,
    attempt: selectAttempt(state),
    step,
    done: selectProgress(state),
  };
}

function bindCalls(dispatch: Dispatch): BookingCalls {
  const { openDraft, reprice, book, verifyPayment, paymentStatus } = bookingApi.endpoints;
  return {
    openDraft: (body) => dispatch(openDraft.initiate(body, { track: false })).unwrap(),
    reprice: (body) => dispatch(reprice.initiate({ ...body }, { track: false })).unwrap(),
    book: (key, body) => dispatch(book.initiate({ key, body }, { track: false })).unwrap(),
    verify: (body) => dispatch(verifyPayment.initiate({ ...body }, { track: false })).unwrap(),
    status: (of) => dispatch(paymentStatus.initiate(of, { track: false })).unwrap(),
  };
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
/** All fares of the flight at their present price; empty where there is no other. */
export const useFares = () => useSnapshot(useFlow().actor, (s) => s.context.fares);
/** How far the last change of fare came; null before one, and once the review is left. */
export const useFareChange = () => useSnapshot(useFlow().actor, (s) => s.context.fareChange);
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
  return {
    reviewTrip: () => actor.send({ type: 'trip.reviewed' }),
    /** A second choice while one is asked for changes nothing. */
    chooseFare: (fare: Fare) => actor.send({ type: 'fare.chosen', fare }),
    completeTravelers: () => actor.send({ type: 'travelers.completed' }),
    completeContact: () => actor.send({ type: 'contact.completed' }),
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
