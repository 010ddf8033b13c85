/** Calls of changing flights. Whatever brings a new state of a change has the booking that is shown read again. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AskExchange, ExchangeOffersWire, ExchangeWire, MakeExchange, VerifyExchange } from '#core/contract/bookings/exchange.schema';
import { exchangeOfferFromWire } from '#core/contract/bookings/bookings';
import type { ExchangeOfferView } from '#core/contract/bookings/bookings';
import { api } from '#web/api/api';
import { keyedPost } from '#web/api/keyedPost';
import type { Keyed } from '#web/api/keyedPost';
import { bookingApi } from '../booking.api';

/** Which booking of this browser, as it was requested where it is shown. */
interface OfBookingShown {
  readonly draftId: string | null;
}

interface Answering {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<{ readonly data: ExchangeWire }>;
}

/** A change that was made is a change of the booking. */
async function renew({ draftId }: OfBookingShown, { dispatch, queryFulfilled }: Answering): Promise<void> {
  const answer = await queryFulfilled.catch(() => null); // reported by the mutation itself
  if (answer?.data.state === 'done')
    void dispatch(bookingApi.endpoints.booking.initiate(draftId, { forceRefetch: true, subscribe: false }));
}

export const exchangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The cheapest first; they hold for minutes, and are kept no longer than a page shows them. */
    exchangeOffers: build.query<readonly ExchangeOfferView[], AskExchange>({
      query: (body) => ({ url: '/api/booking/exchange-offers', method: 'POST', body }),
      transformResponse: (wire: ExchangeOffersWire) => wire.offers.map(exchangeOfferFromWire),
      keepUnusedDataFor: 1,
    }),
    /** `key` names the try: the same key never changes or charges twice. */
    makeExchange: build.mutation<ExchangeWire, Keyed<MakeExchange> & OfBookingShown>({
      query: keyedPost('/api/booking/exchange'),
      onQueryStarted: renew,
    }),
    verifyExchange: build.mutation<ExchangeWire, OfBookingShown & { readonly body: VerifyExchange }>({
      query: ({ body }) => ({ url: '/api/booking/exchange-verify', method: 'POST', body }),
      onQueryStarted: renew,
    }),
    /** What the server says now: no query, as `paymentStatus`. */
    exchangeStatus: build.mutation<ExchangeWire, OfBookingShown & { readonly exchangeId: string }>({
      query: ({ exchangeId }) => ({ url: `/api/booking/exchange-status?${new URLSearchParams({ exchangeId }).toString()}` }),
      onQueryStarted: renew,
    }),
  }),
});

export const { useExchangeOffersQuery } = exchangeApi;
