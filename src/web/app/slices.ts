/** Which slices there are, what each remembers, and who listens: the one list that a new slice is added to. */
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { bookingSlice } from '#web/features/booking/store/booking.slice';
import type { BookingState } from '#web/features/booking/store/bookingState';
import { bookingPersisted } from '#web/features/booking/store/remembered';
import { startResultsListeners } from '#web/features/results/results.listeners';
import { startSearchListeners } from '#web/features/search/search.listeners';
import type { ApiState } from '#web/features/search/search.listeners';
import { searchPersisted, searchSlice } from '#web/features/search/search.slice';
import type { SearchState } from '#web/features/search/search.slice';
import { remember, restored } from '#web/platform/browser/persist';
import type { KeyValueStore, StorageKind } from '#web/platform/browser/storage';
import { startTrackingListeners } from '#web/tracking/tracking.listeners';
import { trackingPersisted, trackingSlice } from '#web/tracking/tracking.slice';
import type { TrackingState } from '#web/tracking/tracking.slice';

interface SliceStates {
  readonly tracking: TrackingState;
  readonly booking: BookingState;
  readonly search: SearchState;
}

type Stores = Record<StorageKind, KeyValueStore>;

export const slices = {
  reducers: { tracking: trackingSlice.reducer, booking: bookingSlice.reducer, search: searchSlice.reducer },
  restored: (stores: Stores): SliceStates => ({
    tracking: restored(trackingSlice.getInitialState(), trackingPersisted, stores),
    booking: restored(bookingSlice.getInitialState(), bookingPersisted, stores),
    search: restored(searchSlice.getInitialState(), searchPersisted, stores),
  }),
  remember: (before: SliceStates, after: SliceStates, stores: Stores): void => {
    remember(before.tracking, after.tracking, trackingPersisted, stores);
    remember(before.booking, after.booking, bookingPersisted, stores);
    remember(before.search, after.search, searchPersisted, stores);
  },
  // Listeners are generic over the root state, which only app knows.
  startListeners: <S extends SliceStates & ApiState>(listeners: ListenerMiddlewareInstance<S>): void => {
    startTrackingListeners(listeners);
    startSearchListeners(listeners);
    startResultsListeners(listeners);
  },
};
