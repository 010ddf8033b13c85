/** Calls about travelers whom this browser may fill in again. */
import { savedTravelersFromWire } from '#core/contract/bookings/savedTravelers';
import type { ForgetTravelers, SavedTravelersWire } from '#core/contract/bookings/savedTravelers.schema';
import type { SavedTraveler } from '#core/domain/travelers/savedTravelers';
import { api } from '#web/api/api';

const savedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Held while something shows it, and nowhere else. */
    savedTravelers: build.query<readonly SavedTraveler[], null>({
      query: () => ({ url: '/api/saved-travelers' }),
      transformResponse: (wire: SavedTravelersWire) => savedTravelersFromWire(wire),
      keepUnusedDataFor: 0,
    }),
    forgetTravelers: build.mutation<null, ForgetTravelers>({
      query: (body) => ({ url: '/api/saved-travelers/forget', method: 'POST', body }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null); // reported by the mutation itself
        const left = (known: readonly SavedTraveler[]): readonly SavedTraveler[] => known.filter((one) => id !== null && one.id !== id);
        if (answer) dispatch(savedApi.util.updateQueryData('savedTravelers', null, left));
      },
    }),
  }),
});

export const { useForgetTravelersMutation, useSavedTravelersQuery } = savedApi;

/** All of them went with the trips of this device. */
export const noneSaved = () => savedApi.util.updateQueryData('savedTravelers', null, () => []);
