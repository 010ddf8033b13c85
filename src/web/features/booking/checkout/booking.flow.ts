/** The booking machine of one payment page: what it is given of the store, and its calls bound to store and card frame. */
import type { BookedBefore } from '#core/contract/bookings/payments.schema';
import { failureCodeOf, isCallFailure } from '#core/contract/problem';
import type { CallFailure } from '#core/contract/problem';
import { err } from '#core/domain/values/result';
import { botToken } from '#web/platform/botCheck/botCheck';
import { today } from '#web/platform/clock';
import type { Address } from '#web/platform/browser/location';
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
  const actors = createBookingActors({
    calls: bindCalls(store.dispatch),
    query: flight?.query ?? null,
    tokenise: (amount) => cardFields.tokenise({ amount, billing: billingOf(store) }),
    openWallet: async ({ amount, demands }, signal) => {
      const order =
        flight &&
        (await readOrder(selectForms(store.getState()), flight, today(), { demands, isByWallet: true, locale: localeOf(address) }));
      if (order) return cardFields.openWallet(amount, signal);
      cardFields.closeWallet();
      return err('invalid_request');
    },
    botToken: () => botToken('payment'),
    order: async (demands) => {
      const { token, isByWallet } = cardFields.token();
      const order =
        flight && (await readOrder(selectForms(store.getState()), flight, today(), { demands, isByWallet, locale: localeOf(address) }));
      const isAgain = selectBookedBefore(store.getState())?.isConfirmed === true;
      const isRemembered = flight !== null && isRemembering(flight.query);
      return (
        order && {
          ...order,
          ...(isAgain && { bookAgain: true as const }),
          ...(isRemembered && { rememberTravelers: true }),
          paymentToken: token,
          locale: localeOf(address),
        }
      );
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
  const { openDraft, reprice, chooseExtras, book, verifyPayment, paymentStatus } = bookingApi.endpoints;
  return {
    openDraft: (body) => dispatch(openDraft.initiate(body, { track: false })).unwrap(),
    reprice: (body) => dispatch(reprice.initiate({ ...body }, { track: false })).unwrap(),
    chooseExtras: (body) => dispatch(chooseExtras.initiate(body, { track: false })).unwrap(),
    book: async (key, body) => {
      const call = dispatch(book.initiate({ key, body }, { track: false }));
      const { error } = await call;
      // names and references go to the slice: nothing personal enters the machine
      if (isCallFailure(error) && failureCodeOf(error) === 'booked_before') dispatch(bookedBeforeFound(bookedIn(error)));
      return call.unwrap();
    },
    verify: (body) => dispatch(verifyPayment.initiate({ ...body }, { track: false })).unwrap(),
    status: (of) => dispatch(paymentStatus.initiate(of, { track: false })).unwrap(),
  };
}
