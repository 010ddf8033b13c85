/** Calls of forms that people write to the agency with. */
import type { ContactUs, EnquiryReceipt } from '#core/contract/enquiries.schema';
import { api } from '#web/api/api';

export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<EnquiryReceipt, ContactUs>({ query: (body) => ({ url: '/api/contactus', method: 'POST', body }) }),
  }),
});

export const { useContactUsMutation } = enquiriesApi;
