/**
 * What is remembered of a booking under way: the chosen flight, everything typed, and which draft and payment attempt it
 * belongs to. It lives for the tab's session only (decision 023), never in localStorage, and is gone once booked.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Contact, FlightConfirm, TravelerDetails } from '#core/domain/booking';
import type { BillingField, ContactField } from '#core/domain/contactRules';
import type { TravelerField } from '#core/domain/travelerRules';
import { searchKey } from '#core/domain/trip';
import { NO_BOOKING } from './bookingState';
import type { AttemptMemory, BookingState, DraftMemory } from './bookingState';
import { partyForms } from './partyForms';

const isSameFlight = (a: FlightConfirm | null, b: FlightConfirm): boolean =>
  a !== null && a.flightId === b.flightId && searchKey(a.query) === searchKey(b.query);

export const bookingSlice = createSlice({
  name: 'booking',
  initialState: NO_BOOKING,
  reducers: {
    /** A flight was chosen in the results; what was typed for another flight is kept, a payment under way for the same one too. */
    flightChosen: (state, { payload }: PayloadAction<FlightConfirm>): BookingState => {
      const same = isSameFlight(state.chosen as FlightConfirm | null, payload);
      const before = state as BookingState;
      return {
        ...before,
        chosen: payload,
        draft: same ? before.draft : null,
        attempt: same ? before.attempt : null,
        forms: { ...before.forms, travelers: partyForms(payload.query.travelers, before.forms.travelers) },
        progress: { reviewed: false, travelers: same ? before.progress.travelers : null, contact: before.progress.contact },
        outcome: null,
      };
    },
    /** The server opened or re-priced the draft, or the traveler accepted a new price. */
    draftKept: (state, { payload }: PayloadAction<DraftMemory>) => ({ ...state, draft: payload }),
    attemptKept: (state, { payload }: PayloadAction<AttemptMemory | null>) => ({ ...state, attempt: payload }),
    tripReviewed: (state, _action: PayloadAction<undefined>) => ({ ...state, progress: { ...state.progress, reviewed: true } }),
    travelerTyped: (state, { payload }: PayloadAction<{ index: number; field: TravelerField; text: string }>) => ({
      ...state,
      forms: {
        ...state.forms,
        travelers: state.forms.travelers.map((form, i) => (i === payload.index ? { ...form, [payload.field]: payload.text } : form)),
      },
      progress: { ...state.progress, travelers: null },
    }),
    travelersRead: (state, { payload }: PayloadAction<readonly TravelerDetails[]>): BookingState => ({
      ...(state as BookingState),
      progress: { ...(state as BookingState).progress, travelers: payload },
    }),
    contactTyped: (state, { payload }: PayloadAction<{ field: ContactField; text: string }>) => ({
      ...state,
      forms: { ...state.forms, contact: { ...state.forms.contact, [payload.field]: payload.text } },
      progress: { ...state.progress, contact: null },
    }),
    contactRead: (state, { payload }: PayloadAction<Contact>) => ({ ...state, progress: { ...state.progress, contact: payload } }),
    billingTyped: (state, { payload }: PayloadAction<{ field: BillingField; text: string }>) => ({
      ...state,
      forms: { ...state.forms, billing: { ...state.forms.billing, [payload.field]: payload.text } },
    }),
    /** The attempt ended without a booking; everything typed stays. */
    paymentFailed: (state, { payload }: PayloadAction<{ code: string }>): BookingState => ({
      ...(state as BookingState),
      attempt: null,
      outcome: { kind: 'failed', code: payload.code },
    }),
    /** Booked: nothing personal stays in the browser. */
    flightBooked: (_state, { payload }: PayloadAction<{ draftId: string }>): BookingState => ({
      ...NO_BOOKING,
      outcome: { kind: 'booked', draftId: payload.draftId },
      hasBooked: true,
    }),
    /** Found by reference and e-mail: this browser may read it from now on. */
    bookingFound: (state, _action: PayloadAction<undefined>) => ({ ...state, hasBooked: true }),
  },
  selectors: {
    selectChosen: (state) => state.chosen,
    selectDraft: (state) => state.draft,
    selectAttempt: (state) => state.attempt,
    selectForms: (state) => state.forms,
    selectProgress: (state) => state.progress,
    selectOutcome: (state) => state.outcome,
    selectHasBooked: (state) => state.hasBooked,
  },
});

export const {
  flightChosen,
  draftKept,
  attemptKept,
  tripReviewed,
  travelerTyped,
  travelersRead,
  contactTyped,
  contactRead,
  billingTyped,
  paymentFailed,
  flightBooked,
  bookingFound,
} = bookingSlice.actions;
export const { selectChosen, selectDraft, selectAttempt, selectForms, selectProgress, selectOutcome, selectHasBooked } =
  bookingSlice.selectors;
