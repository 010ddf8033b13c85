/** Calls about all trips of a traveler. */
import type { AskTrips, ForgetTrips, OpenTrips, ShowTrip, TripListWire } from '#core/contract/bookings/trips.schema';
import { tripsFromWire } from '#core/contract/bookings/trips';
import type { KnownTrip } from '#core/contract/bookings/trips';
import { api } from '#web/api/api';
import { noneSaved } from './saved.api';
import { tripPost } from './tripCookie';

export const tripsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What this browser may open. */
    trips: build.query<readonly KnownTrip[], null>({
      query: () => ({ url: '/api/trips' }),
      transformResponse: (wire: TripListWire) => tripsFromWire(wire),
      keepUnusedDataFor: 0,
    }),
    askTrips: build.mutation<null, AskTrips>({ query: (body) => ({ url: '/api/trips/link', method: 'POST', body }) }),
    openTrips: build.mutation<readonly KnownTrip[], OpenTrips>({ queryFn: tripPost('/api/trips/open', tripsFromWire) }),
    showTrip: build.mutation<null, ShowTrip>({ query: (body) => ({ url: '/api/trips/show', method: 'POST', body }) }),
    forgetTrips: build.mutation<null, ForgetTrips>({
      query: (body) => ({ url: '/api/trips/forget', method: 'POST', body }),
      onQueryStarted: async ({ reference }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // reported by the mutation itself
        const left = (known: readonly KnownTrip[]): readonly KnownTrip[] =>
          reference === null ? [] : known.filter((trip) => trip.reference !== reference);
        if (!answer) return;
        dispatch(tripsApi.util.updateQueryData('trips', null, left));
        if (reference === null) dispatch(noneSaved());
      },
    }),
  }),
});

export const { useAskTripsMutation, useForgetTripsMutation, useOpenTripsMutation, useShowTripMutation, useTripsQuery } = tripsApi;
