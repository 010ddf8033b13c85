/** How far a booking came, and the handover code; call clicks and events, which nobody waits for, are in post.ts. */
import type { StageUpdate } from '#core/contract/bookings/drafts.schema';
import type { HandoverWire } from '#core/contract/tracking.schema';
import { api } from '#web/api/api';

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Booking stage update (booking.11). */
    stageUpdate: build.mutation<null, StageUpdate>({
      query: (body) => ({ url: '/api/bkstgupdt', method: 'POST', body, keepalive: true }),
    }),
    handover: build.mutation<HandoverWire, string>({
      query: (draftId) => ({ url: '/api/handover', method: 'POST', body: { draftId } }),
    }),
  }),
});

export const { useHandoverMutation } = trackingApi;
