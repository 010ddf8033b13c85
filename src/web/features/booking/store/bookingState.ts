/** The shape of what booking remembers, and what it is before anything happened. */
import type { BookedBefore } from '#core/contract/bookings/payments.schema';
import type { FlightConfirm } from '#core/domain/booking/booking';
import type { ExtraChoice } from '#core/domain/extras/extras';
import type { BillingForm, ContactForm } from '#core/domain/travelers/contactRules';
import type { TravelerForm } from '#core/domain/travelers/travelerRules';
import type { StepsDone } from '../checkout/steps';

/** The server's record of the chosen flight, shared by tabs. */
export interface DraftMemory {
  readonly draftId: string;
}

/** One payment try; the key is kept until its outcome is known, so that a lost answer is requested again. */
export interface AttemptMemory {
  readonly key: string;
  readonly attemptId: string | null;
}

/** Seats and bags as they were last chosen on the page, sent or not: services of this draft and of no other. */
export interface ExtrasMemory {
  readonly draftId: string;
  readonly choices: readonly ExtraChoice[];
}

export interface BookingForms {
  readonly travelers: readonly TravelerForm[];
  readonly contact: ContactForm;
  readonly billing: BillingForm;
  readonly answers: Answers;
}

/** What was answered to the questions that forms ask, so that none is asked twice. */
export interface Answers {
  /** The email address that was questioned and kept; empty while none was. */
  readonly keptEmail: string;
  /** The telephone number that was questioned and kept. */
  readonly keptPhone?: string;
  /** Questions about the same person (`SamePerson.key`) that were answered with "two people". */
  readonly twoPeople: readonly string[];
  /** Airports of the chosen flight where changing on two tickets was confirmed. */
  readonly selfTransfers: readonly string[];
}

/** How the last try ended: shown by the failure and the confirmation page. */
export type BookingOutcome =
  | { readonly kind: 'failed'; readonly code: string }
  /** Without `draftId`: the newest that this browser may read. */
  | { readonly kind: 'booked'; readonly draftId: string | null };

/** What the server found (booking.72); no bookings where they are not this browser's. */
export interface BookedBeforeQuestion {
  readonly bookings: readonly BookedBefore[];
  readonly isConfirmed: boolean;
}

export interface BookingState {
  /** Its total is the one place where a price is remembered: as seen when the flight was chosen, then as the machine says it was accepted. */
  readonly chosen: FlightConfirm | null;
  readonly draft: DraftMemory | null;
  readonly attempt: AttemptMemory | null;
  readonly extras: ExtrasMemory | null;
  readonly forms: BookingForms;
  /** Which steps are complete: the machine's word, kept for a reload. */
  readonly progress: StepsDone;
  readonly outcome: BookingOutcome | null;
  /** The question whether to book once more, and its answer; null while there is none. Not kept for a reload: then it is asked again. */
  readonly bookedBefore: BookedBeforeQuestion | null;
  /** A booking was made or opened in this browser, so that its cookie can show it; nothing personal. */
  readonly hasBooked: boolean;
}

const NO_BILLING: BillingForm = { nameOnCard: '', country: 'US', state: '', address: '', city: '', zip: '' };
const NOTHING_TYPED: BookingForms = {
  travelers: [],
  contact: { email: '', phone: '' },
  billing: NO_BILLING,
  answers: { keptEmail: '', twoPeople: [], selfTransfers: [] },
};
const NOTHING_DONE: StepsDone = { review: false, travelers: false, contact: false };

export const NO_BOOKING: BookingState = {
  chosen: null,
  draft: null,
  attempt: null,
  extras: null,
  forms: NOTHING_TYPED,
  progress: NOTHING_DONE,
  outcome: null,
  bookedBefore: null,
  hasBooked: false,
};
