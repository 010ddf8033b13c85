/** The questions of a change of flights as calls: joins the machine to the API and to the card frame. Failures come back as values. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fromPromise } from 'xstate';
import type { AskExchange, ExchangeOfferWire, ExchangeWire, MakeExchange } from '#core/contract/bookings/exchange.schema';
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import { exchangeOfferFromWire } from '#core/contract/bookings/bookings';
import { failureCodeOf } from '#core/contract/problem';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import { err, ok, present } from '#core/domain/values/result';
import type { BookingStore } from '../checkout/booking.listeners';
import { besides, paymentBy } from '../payment/payment.actors';
import type { ChosenOffer } from '../payment/payment.types';
import type { CardFields } from '../checkout/cardFields';
import { selectForms } from '../store/booking.slice';
import { exchangeApi } from './exchange.api';
import type { OffersAnswer } from './exchange.types';

type CacheDispatch = ThunkDispatch<{ readonly api: ReturnType<typeof exchangeApi.reducer> }, unknown, UnknownAction>;

export interface ExchangeSources {
  readonly store: BookingStore;
  readonly cardFields: CardFields;
  readonly reference: string;
  readonly draftId: string | null;
}

export function createExchangeActors({ store: { dispatch, getState }, cardFields, reference, draftId }: ExchangeSources) {
  const { exchangeOffers, makeExchange, verifyExchange, exchangeStatus } = exchangeApi.endpoints;
  const once = { track: false } as const;
  const make = ({ id: offerId, due, refund }: ChosenOffer, key: string, proof: string | null): Promise<ExchangeWire> => {
    const body: MakeExchange = {
      ...{ reference, offerId, due, refund },
      paymentToken: due > 0 ? cardFields.token().token : null,
      ...(proof === null ? {} : { botToken: proof }),
    };
    return dispatch(makeExchange.initiate({ key, body, draftId }, once)).unwrap();
  };
  /** The offer of now takes the place of the one that was agreed to, where both are looked up. */
  const replace = (slices: readonly ReplacedSlice[], { id }: ChosenOffer, offer: ExchangeOfferWire): void => {
    const patch = exchangeApi.util.updateQueryData('exchangeOffers', offersRequest(reference, slices), (offers) => {
      const agreed = offers.find((one) => one.id === id);
      if (agreed) Object.assign(agreed, exchangeOfferFromWire(offer));
    });
    // where offers were requested, the calls have their part of the state
    (dispatch as CacheDispatch)(patch);
  };
  return {
    askOffers: fromPromise<OffersAnswer, { readonly slices: readonly ReplacedSlice[] }>(async ({ input: { slices } }) => {
      const asking = dispatch(exchangeOffers.initiate(offersRequest(reference, slices), { forceRefetch: true }));
      try {
        await asking.unwrap();
        return ok(null);
      } catch (failure) {
        return err(failureCodeOf(failure));
      } finally {
        // the page that shows them holds them from here on
        asking.unsubscribe();
      }
    }),
    payment: paymentBy('exchange', {
      tokenise: (amount) => cardFields.tokenise({ amount, billing: selectForms(getState()).billing }),
      openWallet: (_purchase, amount, signal) => cardFields.openWallet(amount, signal),
      pay: async ({ offer, slices }, key, proof) => {
        const agreed = present(offer, 'offer');
        try {
          return attemptOf(await make(agreed, key, proof));
        } catch (failure) {
          const { offer: now } = besides(failure);
          if (now) replace(slices, agreed, now);
          throw failure;
        }
      },
      verify: async (exchangeId, abandon) =>
        attemptOf(await dispatch(verifyExchange.initiate({ draftId, body: { exchangeId, ...(abandon && { abandon }) } }, once)).unwrap()),
      status: async (_purchase, attemptId) =>
        attemptOf(await dispatch(exchangeStatus.initiate({ draftId, exchangeId: present(attemptId, 'exchange') }, once)).unwrap()),
    }),
  };
}

/** A change as the payment of it: what was booked stays booked. */
export const attemptOf = ({ exchangeId, ...exchange }: ExchangeWire): AttemptWire => ({
  ...exchange,
  attemptId: exchangeId,
  reference: null,
  charged: null,
});

/** The question for offers, as it is sent and as its answer is looked up. */
export const offersRequest = (reference: string, slices: readonly ReplacedSlice[]): AskExchange => ({
  reference,
  slices: slices.map((slice) => ({ ...slice })),
});
