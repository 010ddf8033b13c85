/** Calls that only booking makes. */
import type {
  AcceptChange,
  AddPassport,
  BookingWire,
  CancelBooking,
  CancelQuoteWire,
  ChangeTraveler,
  LookupBooking,
  MailAgain,
  OpenBooking,
  OfBooking,
} from '#core/contract/bookings/bookings.schema';
import type { AttemptWire, CreateBooking, VerifyPayment } from '#core/contract/bookings/payments.schema';
import type { CreateDraft, DraftWire, Reprice } from '#core/contract/bookings/drafts.schema';
import type { ChooseExtras, ExtrasOnSaleWire } from '#core/contract/bookings/extras.schema';
import { bookingFromWire } from '#core/contract/bookings/bookings';
import type { BookingView } from '#core/contract/bookings/bookings';
import type { RecordingReceipt, SendRecording } from '#core/contract/bookings/recordings.schema';
import { api } from '#web/api/api';
import { keyedPost } from '#web/api/keyedPost';
import type { Keyed } from '#web/api/keyedPost';
import { tripPost } from './trips/tripCookie';

export const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    openDraft: build.mutation<DraftWire, CreateDraft>({ queryFn: tripPost('/api/drafts', (wire: DraftWire) => wire) }),
    reprice: build.mutation<DraftWire, Reprice>({ query: (body) => ({ url: '/api/reprice', method: 'POST', body }) }),
    /** Seats and bags on sale with a draft, as they are now: requested whenever their step is opened, and never kept. */
    extras: build.query<ExtrasOnSaleWire, string>({
      query: (draftId) => ({ url: `/api/extras?${new URLSearchParams({ draftId }).toString()}` }),
      keepUnusedDataFor: 0,
    }),
    chooseExtras: build.mutation<DraftWire, ChooseExtras>({
      query: (body) => ({ url: '/api/extras', method: 'POST', body }),
      // what others bought meanwhile is seen in the map at once
      onQueryStarted: async ({ draftId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // reported by the mutation itself
        if (answer?.data.soldMeanwhile)
          void dispatch(bookingApi.endpoints.extras.initiate(draftId, { forceRefetch: true, subscribe: false }));
      },
    }),
    /** `key` names the attempt: the same key never pays twice (money.6). */
    book: build.mutation<AttemptWire, Keyed<CreateBooking>>({
      query: keyedPost('/api/booking'),
      extraOptions: { logAs: 'Failed to post booking' },
    }),
    verifyPayment: build.mutation<AttemptWire, VerifyPayment>({ query: (body) => ({ url: '/api/payment-verify', method: 'POST', body }) }),
    /**
     * The outcome of a payment is what the server says now: no query, whose entry in the cache would be thrown away under a question
     * that is sent right after an answer.
     */
    paymentStatus: build.mutation<AttemptWire, { readonly draftId: string } | { readonly attemptId: string }>({
      query: (of) => ({ url: `/api/payment-status?${new URLSearchParams({ ...of }).toString()}` }),
    }),
    /** The booking of a draft, or the newest one this browser may read. */
    booking: build.query<BookingView, string | null>({
      query: (draftId) => ({ url: draftId === null ? '/api/booking' : `/api/booking?${new URLSearchParams({ draftId }).toString()}` }),
      transformResponse: (wire: BookingWire) => bookingFromWire(wire),
      keepUnusedDataFor: 0,
    }),
    /** The answer takes the place of the booking that is shown: `draftId` as in the request for it. */
    addPassport: build.mutation<BookingView, { readonly draftId: string | null; readonly body: AddPassport }>({
      query: ({ body }) => ({ url: '/api/booking/passport', method: 'POST', body }),
      transformResponse: (wire: BookingWire) => bookingFromWire(wire),
      onQueryStarted: async ({ draftId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // reported by the mutation itself
        if (answer) dispatch(bookingApi.util.updateQueryData('booking', draftId, () => answer.data));
      },
    }),
    changeTraveler: build.mutation<BookingView, { readonly draftId: string | null; readonly body: ChangeTraveler }>({
      query: ({ body }) => ({ url: '/api/booking/traveler', method: 'POST', body }),
      transformResponse: (wire: BookingWire) => bookingFromWire(wire),
      onQueryStarted: async ({ draftId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // reported by the mutation itself
        if (answer) dispatch(bookingApi.util.updateQueryData('booking', draftId, () => answer.data));
      },
    }),
    sendRecording: build.mutation<RecordingReceipt, SendRecording>({
      query: (body) => ({ url: '/api/payment-recording', method: 'POST', body }),
    }),
    /** Requested by pressing a button, and never kept: what comes back depends on the hour. */
    cancelQuote: build.mutation<CancelQuoteWire, OfBooking>({
      query: (body) => ({ url: '/api/booking/cancel-quote', method: 'POST', body }),
    }),
    cancelBooking: build.mutation<BookingView, { readonly draftId: string | null; readonly body: CancelBooking }>({
      query: ({ body }) => ({ url: '/api/booking/cancel', method: 'POST', body }),
      transformResponse: (wire: BookingWire) => bookingFromWire(wire),
      onQueryStarted: async ({ draftId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // reported by the mutation itself
        if (answer) dispatch(bookingApi.util.updateQueryData('booking', draftId, () => answer.data));
      },
    }),
    acceptChange: build.mutation<BookingView, { readonly draftId: string | null; readonly body: AcceptChange }>({
      query: ({ body }) => ({ url: '/api/booking/accept-change', method: 'POST', body }),
      transformResponse: (wire: BookingWire) => bookingFromWire(wire),
      onQueryStarted: async ({ draftId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // reported by the mutation itself
        if (answer) dispatch(bookingApi.util.updateQueryData('booking', draftId, () => answer.data));
      },
    }),
    mailAgain: build.mutation<null, MailAgain>({ query: (body) => ({ url: '/api/booking/mail', method: 'POST', body }) }),
    openBooking: build.mutation<BookingView, OpenBooking>({ queryFn: tripPost('/api/booking/open', bookingFromWire) }),
    lookUpBooking: build.mutation<BookingView, LookupBooking>({ queryFn: tripPost('/api/booking/lookup', bookingFromWire) }),
  }),
});

export const {
  useAcceptChangeMutation,
  useAddPassportMutation,
  useBookingQuery,
  useCancelBookingMutation,
  useCancelQuoteMutation,
  useChangeTravelerMutation,
  useExtrasQuery,
  useLookUpBookingMutation,
  useOpenBookingMutation,
  useMailAgainMutation,
  useSendRecordingMutation,
} = bookingApi;
