/** The page's view of the machine that changes flights: one hook per question, and the events that a traveler can send. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector as useSnapshot } from '@xstate/react';
import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { Actor, SnapshotFrom } from 'xstate';
import type { BookingView, ExchangeOfBooking, ExchangeOfferView } from '#core/contract/bookings/bookings';
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import { newId } from '#web/platform/ids';
import { useAddress } from '#web/platform/browser/location';
import { useActor } from '#web/platform/useActor';
import type { BookingStore } from '../checkout/booking.listeners';
import { createCardFields } from '../checkout/cardFields';
import type { CardFields } from '../checkout/cardFields';
import { paymentActions, useBankUrlOf, usePayingOf } from '../payment/payment.hooks';
import type { Paying } from '../payment/payment.hooks';
import { attemptOf, createExchangeActors, offersRequest } from './exchange.actors';
import { useExchangeOffersQuery } from './exchange.api';
import { connectExchange, stepShown } from './exchange.listeners';
import { exchangeMachine } from './exchange.machine';
import type { ExchangeContext } from './exchange.types';

interface ExchangeFlow {
  readonly actor: Actor<typeof exchangeMachine>;
  readonly cardFields: CardFields;
  readonly reference: string;
}

export const ExchangeFlowContext = createContext<ExchangeFlow | null>(null);

function useFlow(): ExchangeFlow {
  const flow = use(ExchangeFlowContext);
  if (!flow) throw new Error('no change of flights provided');
  return flow;
}

const useBookingStore = useStore.withTypes<BookingStore>();

/** The flow of the page for the booking it opened with; made once, ends with the page. */
export function useExchangeFlow({ reference, exchange }: BookingView, draftId: string | null): ExchangeFlow {
  const store = useBookingStore();
  const address = useAddress();
  const [{ cardFields, machine, input }] = useState(() => {
    const fields = createCardFields();
    const actors = createExchangeActors({ store, cardFields: fields, reference, draftId });
    return { cardFields: fields, machine: exchangeMachine.provide({ actors }), input: { underWay: exchange && underWay(exchange) } };
  });
  const actor = useActor(machine, { input });
  useEffect(() => connectExchange(actor, store, address, draftId), [actor, store, address, draftId]);
  return { actor, cardFields, reference };
}

/** Null where nothing is open any more. */
const underWay = ({ exchangeId, state, challengeUrl, failure }: ExchangeOfBooking): AttemptWire | null =>
  state === 'challenge' || state === 'processing' ? attemptOf({ exchangeId, state, challengeUrl, failure }) : null;

type Snapshot = SnapshotFrom<typeof exchangeMachine>;
const useExchange = <T>(select: (snapshot: Snapshot) => T): T => useSnapshot(useFlow().actor, select);

export type ExchangeFace = 'days' | 'asking' | 'unanswered' | 'offers' | 'review' | 'exchanged' | 'notExchanged';

/** Which of its faces the page shows. */
export const useExchangeFace = (): ExchangeFace =>
  useExchange((s): ExchangeFace => {
    if (s.hasTag('review')) return 'review';
    if (s.matches('asking')) return 'asking';
    if (s.matches('unanswered')) return 'unanswered';
    if (s.matches('choosingOffer')) return 'offers';
    if (s.matches('exchanged')) return 'exchanged';
    return s.matches('notExchanged') ? 'notExchanged' : 'days';
  });

/** The step that the page is at; null once it is over. */
export const useExchangeStep = () => useExchange(stepShown);

const useKnown = <K extends keyof ExchangeContext>(name: K): ExchangeContext[K] => useExchange((s) => s.context[name]);
export const useRequestedSlices = () => useKnown('asked');
export const useChosen = () => useKnown('chosen');
/** What was agreed to before the offer moved; null where it did not. */
export const useBefore = () => useKnown('before');
export const useExchangeProblem = () => useKnown('problem');
/** The bank's page while it asks the traveler; else null. */
export const useBankUrl = () => useBankUrlOf(usePayment());
const usePayment = () => useExchange((s) => s.children.payment);

const NO_OFFERS: readonly ExchangeOfferView[] = [];

/** What was offered last, the cheapest first. */
export function useOffers(): readonly ExchangeOfferView[] {
  const { reference } = useFlow();
  const slices = useRequestedSlices();
  const hasOffers = useKnown('hasOffers');
  const { data } = useExchangeOffersQuery(hasOffers ? offersRequest(reference, slices) : skipToken);
  return data ?? NO_OFFERS;
}

/** The offer that is reviewed; null where the page was opened under a change. */
export function useChosenOffer(): ExchangeOfferView | null {
  const chosen = useChosen();
  return useOffers().find(({ id }) => id === chosen?.id) ?? null;
}

/** How far a change under way is; null while none is. */
export const useExchanging = (): Paying | null =>
  usePayingOf(
    useExchange((s) => s.hasTag('paying')),
    usePayment(),
  );

export const useCardFields = (): CardFields => useFlow().cardFields;

/** What a traveler can do on the page, in the machine's words. */
export function useExchangeActions() {
  const flow = useFlow();
  const { actor } = flow;
  return {
    ...paymentActions(flow),
    chooseDays: (slices: readonly ReplacedSlice[]) => actor.send({ type: 'days.chosen', slices }),
    chooseOffer: ({ id, due, refund }: ExchangeOfferView) => actor.send({ type: 'offer.chosen', offer: { id, due, refund } }),
    goBack: () => actor.send({ type: 'back.pressed' }),
    /** A second press finds a change under way and changes nothing. */
    confirm: () => actor.send({ type: 'exchange.confirmed', key: newId() }),
  };
}
