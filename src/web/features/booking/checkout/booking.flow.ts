/** The booking machine of one payment page: what it is given of the store, and its calls bound to store and card frame. */
import type { AttemptWire, BookedBefore, CreateBooking } from '#core/contract/bookings/payments.schema';
import { failureCodeOf, isCallFailure } from '#core/contract/problem';
import type { CallFailure } from '#core/contract/problem';
import { err } from '#core/domain/values/result';
import { today } from '#web/platform/clock';
import type { Address } from '#web/platform/browser/location';
import type { TravelerDemands } from '#core/domain/travelers/travelerDemands';
import { paymentBy } from '../payment/payment.actors';
import { createBookingActors } from './booking.actors';
import type { BookingCalls } from './booking.actors';
import { bookingApi } from '../booking.api';
import type { BillingAddress } from '#core/domain/booking/booking';
import { readBilling } from '#core/domain/travelers/contactRules';
import { localeOf } from './booking.listeners';
import type { BookingStore } from './booking.listeners';
import { bookingMachine } from './booking.machine';
import {
  bookedBeforeFound,
  selectAttempt,
  selectBookedBefore,
  selectChosen,
  selectDraftId,
  selectForms,
  selectProgress,
} from '../store/booking.slice';
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
  const orderNow = async (demands: TravelerDemands | undefined, isByWallet: boolean) =>
    flight && readOrder(selectForms(store.getState()), flight, today(), { demands, isByWallet, locale: localeOf(address) });
  const { verifyPayment, paymentStatus } = bookingApi.endpoints;
  const payment = paymentBy('booking', {
    tokenise: (amount) => cardFields.tokenise({ amount, billing: billingOf(store) }),
    openWallet: async ({ demands }, amount, signal) => {
      if (await orderNow(demands, true)) return cardFields.openWallet(amount, signal);
      cardFields.closeWallet();
      return err('invalid_request');
    },
    pay: async ({ draftId, acceptedTotal, demands }, key, proof) => {
      const { token, isByWallet } = cardFields.token();
      // What reads the forms could not be loaded: nothing was sent, and the same is tried again.
      const order = await orderNow(demands, isByWallet).catch(() => 'network' as const);
      if (order === null || order === 'network') return order ?? 'invalid_request';
      const isAgain = selectBookedBefore(store.getState())?.isConfirmed === true;
      return book(store.dispatch, key, {
        ...{ ...order, draftId, acceptedTotal, paymentToken: token, locale: localeOf(address) },
        ...(isAgain && { bookAgain: true as const }),
        ...(flight !== null && isRemembering(flight.query) && { rememberTravelers: true }),
        ...(proof !== null && { botToken: proof }),
      });
    },
    verify: (attemptId, abandon) =>
      store.dispatch(verifyPayment.initiate({ attemptId, ...(abandon && { abandon }) }, { track: false })).unwrap(),
    status: ({ draftId }, attemptId) =>
      store.dispatch(paymentStatus.initiate(attemptId === null ? { draftId } : { attemptId }, { track: false })).unwrap(),
  });
  const actors = { ...createBookingActors(bindCalls(store.dispatch), flight?.query ?? null), payment };
  const input: BookingInput = {
    chosen: flight && { flightId: flight.flightId, total: flight.total },
    draftId: selectDraftId(remembered),
    attempt: selectAttempt(remembered),
    step,
    done: selectProgress(remembered),
  };
  return { cardFields, machine: bookingMachine.provide({ actors }), input };
}

/** As it is sent with the order; what cannot be read goes no further than this page. */
function billingOf(store: BookingStore): BillingAddress {
  const { billing } = selectForms(store.getState());
  const read = readBilling(billing);
  return read.ok ? read.value : billing;
}

/** As the contract has it; our own server wrote it. */
const bookedIn = (failure: CallFailure): readonly BookedBefore[] =>
  failure.kind === 'problem' ? ((failure.body as { readonly booked?: readonly BookedBefore[] }).booked ?? []) : [];

function bindCalls(dispatch: BookingStore['dispatch']): BookingCalls {
  const { openDraft, reprice, chooseExtras } = bookingApi.endpoints;
  return {
    openDraft: (body) => dispatch(openDraft.initiate(body, { track: false })).unwrap(),
    reprice: (body) => dispatch(reprice.initiate({ ...body }, { track: false })).unwrap(),
    chooseExtras: (body) => dispatch(chooseExtras.initiate(body, { track: false })).unwrap(),
  };
}

async function book(dispatch: BookingStore['dispatch'], key: string, body: CreateBooking): Promise<AttemptWire> {
  const call = dispatch(bookingApi.endpoints.book.initiate({ key, body }, { track: false }));
  const { error } = await call;
  // names and references go to the slice: nothing personal enters the machine
  if (isCallFailure(error) && failureCodeOf(error) === 'booked_before') dispatch(bookedBeforeFound(bookedIn(error)));
  return call.unwrap();
}
