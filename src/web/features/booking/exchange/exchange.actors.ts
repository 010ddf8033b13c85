/** The questions of a change of flights as calls: joins the machine to the API and to the card frame. Failures come back as values. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fromPromise } from 'xstate';
import type { AskExchange, ExchangeOfferWire, ExchangeWire, MakeExchange } from '#core/contract/bookings/exchange.schema';
import { exchangeOfferFromWire } from '#core/contract/bookings/bookings';
import { failureCodeOf, isCallFailure } from '#core/contract/problem';
import type { ReplacedSlice } from '#core/domain/booking/exchange';
import type { Cents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import { botToken } from '#web/platform/botCheck/botCheck';
import type { BookingStore } from '../checkout/booking.listeners';
import type { CardFields } from '../checkout/cardFields';
import { selectForms } from '../store/booking.slice';
import { exchangeApi } from './exchange.api';
import type { ExchangeAnswer, MakeInput, OffersAnswer, ProofAnswer, TokenAnswer } from './exchange.types';

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
  const make = ({ id: offerId, due, refund, key, botToken: proof }: MakeInput): Promise<ExchangeWire> => {
    const body: MakeExchange = {
      ...{ reference, offerId, due, refund },
      paymentToken: due > 0 ? cardFields.token().token : null,
      ...(proof === null ? {} : { botToken: proof }),
    };
    return dispatch(makeExchange.initiate({ key, body, draftId }, once)).unwrap();
  };
  /** The offer of now takes the place of the one that was agreed to, where both are looked up. */
  const replace = ({ slices, id }: MakeInput, offer: ExchangeOfferWire): void => {
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
    tokenise: fromPromise<TokenAnswer, { readonly amount: Cents }>(({ input: { amount } }) =>
      cardFields.tokenise({ amount, billing: selectForms(getState()).billing }),
    ),
    openWallet: fromPromise<TokenAnswer, { readonly amount: Cents }>(({ input, signal }) => cardFields.openWallet(input.amount, signal)),
    make: fromPromise<ExchangeAnswer, MakeInput>(async ({ input }) => {
      try {
        return ok(await make(input));
      } catch (failure) {
        const offer = offerBeside(failure);
        if (offer) replace(input, offer);
        return err({ code: failureCodeOf(failure), offer: offer && { id: offer.id, due: offer.due, refund: offer.refund } });
      }
    }),
    prove: fromPromise<ProofAnswer, undefined>(() => botToken('payment').then(ok, () => err('unavailable'))),
    verify: fromPromise<ExchangeAnswer, { readonly exchangeId: string; readonly abandon: boolean }>(({ input: { exchangeId, abandon } }) =>
      asAnswer(dispatch(verifyExchange.initiate({ draftId, body: { exchangeId, ...(abandon && { abandon }) } }, once)).unwrap()),
    ),
    askStatus: fromPromise<ExchangeAnswer, { readonly exchangeId: string }>(({ input: { exchangeId } }) =>
      asAnswer(dispatch(exchangeStatus.initiate({ draftId, exchangeId }, once)).unwrap()),
    ),
  };
}

/** The question for offers, as it is sent and as its answer is looked up. */
export const offersRequest = (reference: string, slices: readonly ReplacedSlice[]): AskExchange => ({
  reference,
  slices: slices.map((slice) => ({ ...slice })),
});

async function asAnswer(call: Promise<ExchangeWire>): Promise<ExchangeAnswer> {
  try {
    return ok(await call);
  } catch (failure) {
    return err({ code: failureCodeOf(failure), offer: null });
  }
}

/** The offer of now, which the contract sends along with `exchange_changed`; our own server wrote it. */
function offerBeside(failure: unknown): ExchangeOfferWire | null {
  if (!isCallFailure(failure) || failure.kind !== 'problem' || failure.problem.code !== 'exchange_changed') return null;
  return (failure.body as { readonly offer?: ExchangeOfferWire }).offer ?? null;
}
