/** The payment page's view of the booking machine: one hook per question, and the events that a traveler can send. */
import { useSelector as useSnapshot } from '@xstate/react';
import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Actor } from 'xstate';
import type { ExtraChoice } from '#core/domain/extras/extras';
import type { Cents } from '#core/domain/values/money';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { newId } from '#web/platform/ids';
import { useAddress } from '#web/platform/browser/location';
import { useActor } from '#web/platform/useActor';
import { prepareFlow } from './booking.flow';
import { connectBooking } from './booking.listeners';
import type { BookingStore } from './booking.listeners';
import type { bookingMachine } from './booking.machine';
import { acceptedTotalOf } from './booking.setup';
import { paymentActions, useBankUrlOf, usePayingOf } from '../payment/payment.hooks';
import type { Paying } from '../payment/payment.hooks';
import type { CardFields } from './cardFields';
import { stepOfSearch, stepsWhere } from './steps';
import type { BookingStep } from './steps';

interface BookingFlow {
  readonly actor: Actor<typeof bookingMachine>;
  readonly cardFields: CardFields;
}

export const BookingFlowContext = createContext<BookingFlow | null>(null);

export function useFlow(): BookingFlow {
  const flow = use(BookingFlowContext);
  if (!flow) throw new Error('no booking flow provided');
  return flow;
}

const useBookingStore = useStore.withTypes<BookingStore>();

/** The flow of the payment page; made once, ends with the page. What it must remember lies in the slice. */
export function useBookingFlow(): BookingFlow {
  const store = useBookingStore();
  const address = useAddress();
  const { search } = useLocation();
  const [{ cardFields, machine, input }] = useState(() => prepareFlow(store, address, stepOfSearch(search)));
  const actor = useActor(machine, { input });

  useEffect(() => connectBooking(actor, store, address), [actor, store, address]);

  return { actor, cardFields };
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
/** All steps of this booking: with seats and bags where some are sold. */
export const useSteps = (): readonly BookingStep[] => stepsWhere(useSnapshot(useFlow().actor, (s) => s.context.sellsExtras));
/** All fares of the flight at their present price; empty where there is no other. */
export const useFares = () => useSnapshot(useFlow().actor, (s) => s.context.fares);
/** How far the last change of fare came; null before one, and once the review is left. */
export const useFareChange = () => useSnapshot(useFlow().actor, (s) => s.context.fareChange);
/** Seats and bags that are bought with the flight. */
export const useBoughtExtras = () => useSnapshot(useFlow().actor, (s) => s.context.extras);
/** What became of seats and bags that had been chosen; null where all is as chosen. */
export const useExtrasChange = () => useSnapshot(useFlow().actor, (s) => s.context.extrasChange);
export const useIsSavingExtras = (): boolean => useSnapshot(useFlow().actor, (s) => s.matches({ filling: 'savingExtras' }));
/** What the airline asks of travelers; undefined where it asks nothing. */
export const useDemands = () => useSnapshot(useFlow().actor, (s) => s.context.demands);
/** What the airline did not take of the last order, as places in its body. */
export const useRefused = () => useSnapshot(useFlow().actor, (s) => s.context.refused);
export const useQuote = () => useSnapshot(useFlow().actor, (s) => s.context.quote);
/** Of the flight that was chosen; no view without one asks. */
export const useAcceptedTotal = () => useSnapshot(useFlow().actor, (s) => acceptedTotalOf(s.context));
export const useProblem = () => useSnapshot(useFlow().actor, (s) => s.context.problem);
const usePayment = () => useSnapshot(useFlow().actor, (s) => s.children.payment);
/** The bank's page while it asks the traveler; else null. */
export const useChallengeUrl = () => useBankUrlOf(usePayment());

/** How far a payment under way is; null while none is. */
export const usePaying = (): Paying | null =>
  usePayingOf(
    useSnapshot(useFlow().actor, (s) => s.hasTag('paying')),
    usePayment(),
  );

/** What a traveler can do on the payment page, in the machine's words. */
export function useBookingActions() {
  const flow = useFlow();
  const { actor } = flow;
  return {
    ...paymentActions(flow),
    reviewTrip: () => actor.send({ type: 'trip.reviewed' }),
    /** A second choice while one is requested changes nothing. */
    chooseFare: (fare: Fare) => actor.send({ type: 'fare.chosen', fare }),
    completeTravelers: () => actor.send({ type: 'travelers.completed' }),
    completeContact: () => actor.send({ type: 'contact.completed' }),
    /** `total` is what is shown next to the button; a second press finds it under way and changes nothing. */
    saveExtras: (choices: readonly ExtraChoice[], total: Cents) => actor.send({ type: 'extras.saved', choices, total }),
    skipExtras: () => actor.send({ type: 'extras.skipped' }),
    goBack: () => actor.send({ type: 'back.pressed' }),
    goTo: (step: BookingStep) => actor.send({ type: 'step.chosen', step }),
    acceptPrice: () => actor.send({ type: 'price.accepted' }),
    /** A second press finds a payment under way and changes nothing. */
    pay: () => actor.send({ type: 'pay.pressed', key: newId() }),
  };
}
