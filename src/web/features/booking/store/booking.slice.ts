/**
 * What is remembered of a booking under way: the chosen flight, everything typed, and which draft and payment attempt it
 * belongs to. It lives for the tab's session only (decision 023), never in localStorage, and is gone once booked.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { BookedBefore } from '#core/contract/bookings/payments.schema';
import type { FlightConfirm } from '#core/domain/booking/booking';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Cents } from '#core/domain/values/money';
import type { BillingField, ContactField } from '#core/domain/travelers/contactRules';
import type { TravelerField, TravelerForm } from '#core/domain/travelers/travelerRules';
import { searchKey } from '#core/domain/search/trip';
import { NO_BOOKING } from './bookingState';
import type { AttemptMemory, BookingState, ExtrasMemory } from './bookingState';
import { partyForms } from './partyForms';
import type { StepsDone } from '../checkout/steps';

const isSameFlight = (a: FlightConfirm, b: FlightConfirm): boolean =>
  a.flightId === b.flightId && searchKey(a.query) === searchKey(b.query);

/** How cards name a traveler. */
const cardName = (form: TravelerForm | undefined): string =>
  [form?.firstName, form?.lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');

export const bookingSlice = createSlice({
  name: 'booking',
  initialState: NO_BOOKING,
  reducers: {
    /** A flight was chosen in the results; what was typed for another flight is kept, a payment under way for the same one too. */
    flightChosen(state, { payload }: PayloadAction<FlightConfirm>): BookingState {
      const { chosen, forms, progress } = state;
      const isSame = chosen !== null && isSameFlight(chosen, payload);
      return {
        ...state,
        // under way at a price that was accepted: another one needs a yes of its own
        chosen: isSame && state.draft ? { ...payload, total: chosen.total } : payload,
        draft: isSame ? state.draft : null,
        attempt: isSame ? state.attempt : null,
        extras: isSame ? state.extras : null,
        forms: {
          ...forms,
          travelers: partyForms(payload.query.travelers, forms.travelers, payload),
          answers: { ...forms.answers, selfTransfers: isSame ? forms.answers.selfTransfers : [] },
        },
        progress: { ...progress, review: false, travelers: isSame && progress.travelers, extras: isSame && progress.extras === true },
        outcome: null,
        bookedBefore: null,
      };
    },
    /** The chosen flight is bought at another of its fares; the draft that belongs to it is kept next, with the total. */
    fareChanged(state, { payload: { id, conditions } }: PayloadAction<Fare>): BookingState {
      return state.chosen ? { ...state, chosen: { ...state.chosen, flightId: id, conditions }, attempt: null } : state;
    },
    /** The server opened the draft, or the traveler accepted a new price. */
    draftKept(state, { payload: { draftId, acceptedTotal } }: PayloadAction<{ draftId: string; acceptedTotal: Cents }>) {
      state.draft = { draftId };
      if (state.chosen) state.chosen.total = acceptedTotal;
    },
    attemptKept(state, { payload }: PayloadAction<AttemptMemory | null>) {
      state.attempt = payload;
    },
    extrasChosen(state, { payload }: PayloadAction<ExtrasMemory>): BookingState {
      return { ...state, extras: payload };
    },
    progressChanged(state, { payload }: PayloadAction<StepsDone>) {
      state.progress = payload;
    },
    travelerTyped(state, { payload: { index, field, text } }: PayloadAction<{ index: number; field: TravelerField; text: string }>) {
      const { travelers, billing } = state.forms;
      const form = travelers[index];
      if (!form) return;
      const isNamedAlike = billing.nameOnCard === cardName(travelers[0]);
      form[field] = text;
      state.bookedBefore = null;
      // who travels first mostly pays; another name that was typed stays
      if (isNamedAlike) billing.nameOnCard = cardName(travelers[0]);
    },
    contactTyped(state, { payload: { field, text } }: PayloadAction<{ field: ContactField; text: string }>) {
      state.forms.contact[field] = text;
    },
    /** What was meant, in place of what was questioned: the step stays complete. */
    contactCorrected(state, { payload: { field, text } }: PayloadAction<{ field: ContactField; text: string }>) {
      state.forms.contact[field] = text;
    },
    contactKept(state, { payload: { field, text } }: PayloadAction<{ field: ContactField; text: string }>) {
      const { answers } = state.forms;
      if (field === 'email') answers.keptEmail = text;
      else answers.keptPhone = text;
    },
    twoPeopleConfirmed(state, { payload }: PayloadAction<string>) {
      state.forms.answers.twoPeople.push(payload);
    },
    selfTransfersConfirmed(state, { payload }: PayloadAction<readonly string[]>) {
      state.forms.answers.selfTransfers = [...payload];
    },
    bookedBeforeFound(state, { payload }: PayloadAction<readonly BookedBefore[]>): BookingState {
      return { ...state, bookedBefore: { bookings: payload, isConfirmed: false } };
    },
    bookAgainConfirmed(state, { payload }: PayloadAction<boolean>) {
      if (state.bookedBefore) state.bookedBefore.isConfirmed = payload;
    },
    billingTyped(state, { payload: { field, text } }: PayloadAction<{ field: BillingField; text: string }>) {
      state.forms.billing[field] = text;
      // States belong to their country.
      if (field === 'country') state.forms.billing.state = '';
    },
    /** What it was typed for is paid; with a trip under way it is wanted still. */
    billingPaid(state) {
      if (state.chosen === null) state.forms.billing = NO_BOOKING.forms.billing;
    },
    /** The attempt ended without a booking; everything typed stays. */
    paymentFailed(state, { payload }: PayloadAction<{ code: string }>) {
      state.attempt = null;
      state.outcome = { kind: 'failed', code: payload.code };
    },
    /** Booked: nothing personal stays in the browser. */
    flightBooked(_state, { payload }: PayloadAction<{ draftId: string | null }>): BookingState {
      return { ...NO_BOOKING, outcome: { kind: 'booked', draftId: payload.draftId }, hasBooked: true };
    },
    /** Found by reference and email: this browser may read it from now on, and it comes before what was booked here. */
    bookingFound(state) {
      state.hasBooked = true;
      state.outcome = { kind: 'booked', draftId: null };
    },
    /** This browser may open no trip any more. */
    tripsForgotten(state) {
      state.hasBooked = false;
    },
  },
  selectors: {
    selectChosen: (state) => state.chosen,
    /** The server's name for this booking under way, null before it has one. */
    selectDraftId: (state) => state.draft?.draftId ?? null,
    selectAttempt: (state) => state.attempt,
    selectExtras: (state) => state.extras,
    selectForms: (state) => state.forms,
    selectProgress: (state) => state.progress,
    selectOutcome: (state) => state.outcome,
    selectBookedBefore: (state) => state.bookedBefore,
    /** The trip of this tab is booked, and no other was chosen since: there is nothing to fill in and nothing to pay. */
    selectIsPaid: (state) => state.chosen === null && state.outcome?.kind === 'booked',
    selectHasBooked: (state) => state.hasBooked,
  },
});

export const {
  flightChosen,
  fareChanged,
  draftKept,
  attemptKept,
  extrasChosen,
  progressChanged,
  travelerTyped,
  contactCorrected,
  contactKept,
  contactTyped,
  twoPeopleConfirmed,
  selfTransfersConfirmed,
  bookedBeforeFound,
  bookAgainConfirmed,
  billingTyped,
  billingPaid,
  paymentFailed,
  flightBooked,
  bookingFound,
  tripsForgotten,
} = bookingSlice.actions;
export const {
  selectChosen,
  selectDraftId,
  selectAttempt,
  selectExtras,
  selectForms,
  selectProgress,
  selectOutcome,
  selectBookedBefore,
  selectIsPaid,
  selectHasBooked,
} = bookingSlice.selectors;

/** Store states that hold this slice. */
export type WithBooking = Parameters<typeof selectChosen>[0];
