/** The booking machine of one payment page: what it is given of the store, and its calls bound to store and card frame. */
import { err } from '#core/domain/values/result';
import { botToken } from '#web/platform/botCheck/botCheck';
import { today } from '#web/platform/clock';
import type { Address } from '#web/platform/browser/location';
import { createBookingActors } from './booking.actors';
import type { BookingCalls } from './booking.actors';
import { bookingApi } from '../booking.api';
import { localeOf } from './booking.listeners';
import type { BookingStore } from './booking.listeners';
import { bookingMachine } from './booking.machine';
import { selectAttempt, selectChosen, selectDraftId, selectForms, selectProgress } from '../store/booking.slice';
import type { BookingInput } from './booking.types';
import { isRemembering } from '../trips/savedHere';
import { createCardFields } from './cardFields';
import { readOrder } from './order';
import type { BookingStep } from './steps';

/** The machine with its actors, its input as remembered, and the card frame that its actors ask for a token. */
export function prepareFlow(store: BookingStore, address: Address, step: BookingStep) {
  const cardFields = createCardFields();
  const remembered = store.getState();
  const flight = selectChosen(remembered);
  // Personal data never enters the machine: the actors read the forms from the slice at the moment of paying (decision 023).
  const actors = createBookingActors({
    calls: bindCalls(store.dispatch),
    query: flight?.query ?? null,
    tokenise: (amount) => cardFields.tokenise({ amount, billing: selectForms(store.getState()).billing }),
    openWallet: async ({ amount, demands }, signal) => {
      const order = flight && (await readOrder(selectForms(store.getState()), flight, today(), { demands, isByWallet: true }));
      if (order) return cardFields.openWallet(amount, signal);
      cardFields.closeWallet();
      return err('invalid_request');
    },
    botToken: () => botToken('payment'),
    order: async (demands) => {
      const { token, isByWallet } = cardFields.token();
      const order = flight && (await readOrder(selectForms(store.getState()), flight, today(), { demands, isByWallet }));
      const isRemembered = flight !== null && isRemembering(flight.query);
      return order && { ...order, ...(isRemembered && { rememberTravelers: true }), paymentToken: token, locale: localeOf(address) };
    },
  });
  const input: BookingInput = {
    chosen: flight && { flightId: flight.flightId, total: flight.total },
    draftId: selectDraftId(remembered),
    attempt: selectAttempt(remembered),
    step,
    done: selectProgress(remembered),
  };
  return { cardFields, machine: bookingMachine.provide({ actors }), input };
}

function bindCalls(dispatch: BookingStore['dispatch']): BookingCalls {
  const { openDraft, reprice, chooseExtras, book, verifyPayment, paymentStatus } = bookingApi.endpoints;
  return {
    openDraft: (body) => dispatch(openDraft.initiate(body, { track: false })).unwrap(),
    reprice: (body) => dispatch(reprice.initiate({ ...body }, { track: false })).unwrap(),
    chooseExtras: (body) => dispatch(chooseExtras.initiate(body, { track: false })).unwrap(),
    book: (key, body) => dispatch(book.initiate({ key, body }, { track: false })).unwrap(),
    verify: (body) => dispatch(verifyPayment.initiate({ ...body }, { track: false })).unwrap(),
    status: (of) => dispatch(paymentStatus.initiate(of, { track: false })).unwrap(),
  };
}
