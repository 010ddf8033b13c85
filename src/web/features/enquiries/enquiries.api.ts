/** Calls of forms that people write to the agency with, and of mail they ask for. */
import type { ContactUs, EnquiryReceipt, FlightCancellation, VacationEnquiry } from '#core/contract/enquiries.schema';
import type { Newsletter, SubscriptionWire } from '#core/contract/subscriptions.schema';
import { api } from '#web/api/api';

/** A body and the key that names its sending. */
interface Keyed<Body> {
  readonly key: string;
  readonly body: Body;
}
const keyed =
  <Body>(url: string) =>
  ({ key, body }: Keyed<Body>) => ({ url, method: 'POST' as const, body, headers: { 'Idempotency-Key': key } });

export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<EnquiryReceipt, Keyed<ContactUs>>({ query: keyed('/api/contactus') }),
    askToCancel: build.mutation<EnquiryReceipt, Keyed<FlightCancellation>>({ query: keyed('/api/flightcancellation') }),
    askForVacation: build.mutation<EnquiryReceipt, Keyed<VacationEnquiry>>({ query: keyed('/api/vacenquiry') }),
    subscribe: build.mutation<null, Newsletter>({ query: (body) => ({ url: '/api/newsletter', method: 'POST', body }) }),
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
