/** Calls of forms that people write to the agency with, and of mail they ask for. */
import type { ContactUs, EnquiryReceipt, FlightCancellation, VacationEnquiry } from '#core/contract/enquiries.schema';
import type { Newsletter, SubscriptionWire } from '#core/contract/subscriptions.schema';
import { api } from '#web/api/api';
import { keyedPost } from '#web/api/keyedPost';
import type { Keyed } from '#web/api/keyedPost';

export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<EnquiryReceipt, Keyed<ContactUs>>({ query: keyedPost('/api/contactus') }),
    askToCancel: build.mutation<EnquiryReceipt, Keyed<FlightCancellation>>({ query: keyedPost('/api/flightcancellation') }),
    askForVacation: build.mutation<EnquiryReceipt, Keyed<VacationEnquiry>>({ query: keyedPost('/api/vacenquiry') }),
    subscribe: build.mutation<EnquiryReceipt, Newsletter>({ query: (body) => ({ url: '/api/newsletter', method: 'POST', body }) }),
    confirmMail: build.mutation<SubscriptionWire, string>({
      query: (token) => ({ url: '/api/subscription/confirm', method: 'POST', body: { token } }),
    }),
    endMail: build.mutation<SubscriptionWire, string>({
      query: (token) => ({ url: '/api/subscription/end', method: 'POST', body: { token } }),
    }),
  }),
});

export const {
  useContactUsMutation,
  useAskToCancelMutation,
  useAskForVacationMutation,
  useSubscribeMutation,
  useConfirmMailMutation,
  useEndMailMutation,
} = enquiriesApi;
