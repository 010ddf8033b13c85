/** Posts that tell the agency of calls, of how far visitors come, and that ask for a handover code. */
import type { StageUpdate } from '#core/contract/bookings.schema';
import type { CallClick, EventLog, HandoverWire } from '#core/contract/tracking.schema';
import { api } from '#web/api/api';

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Booking stage update (spec §7). */
    stageUpdate: build.mutation<null, StageUpdate>({
      query: (body) => ({ url: '/api/bkstgupdt', method: 'POST', body, keepalive: true }),
    }),
    callClick: build.mutation<null, CallClick>({
      query: (body) => ({ url: '/api/callclick', method: 'POST', body, keepalive: true }),
      extraOptions: { logAs: 'Error posting call click url' },
    }),
    eventLog: build.mutation<null, EventLog>({
      query: (body) => ({ url: '/api/eventlog', method: 'POST', body, keepalive: true }),
    }),
    handover: build.mutation<HandoverWire, string>({
      query: (draftId) => ({ url: '/api/handover', method: 'POST', body: { draftId } }),
    }),
  }),
});

export const { useHandoverMutation } = trackingApi;
