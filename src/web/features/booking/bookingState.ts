/** The shape of what booking remembers, and what it is before anything happened. */
import type { Contact, FlightConfirm, TravelerDetails } from '#core/domain/booking';
import type { BillingForm, ContactForm } from '#core/domain/contactRules';
import type { Cents } from '#core/domain/money';
import type { TravelerForm } from '#core/domain/travelerRules';

/** The server's record of the chosen flight, shared by tabs; `acceptedTotal` is the price last shown and accepted, in cents. */
export interface DraftMemory {
  readonly draftId: string;
  readonly acceptedTotal: Cents;
}

/** One payment try; the key is kept until its outcome is known, so that a lost answer is asked for again. */
export interface AttemptMemory {
  readonly key: string;
  readonly attemptId: string | null;
}

export interface BookingForms {
  readonly travelers: readonly TravelerForm[];
  readonly contact: ContactForm;
  readonly billing: BillingForm;
}

/** What has been read as right; typing into a step makes it open again. */
export interface BookingProgress {
  readonly reviewed: boolean;
  readonly travelers: readonly TravelerDetails[] | null;
  readonly contact: Contact | null;
}

/** How the last try ended: shown by the failure and the confirmation page. */
export type BookingOutcome = { readonly kind: 'failed'; readonly code: string } | { readonly kind: 'booked'; readonly draftId: string };

export interface BookingState {
  readonly chosen: FlightConfirm | null;
  readonly draft: DraftMemory | null;
  readonly attempt: AttemptMemory | null;
  readonly forms: BookingForms;
  readonly progress: BookingProgress;
  readonly outcome: BookingOutcome | null;
  /** A booking was made or opened in this browser, so that its cookie can show it; nothing personal. */
  readonly hasBooked: boolean;
}

const NO_BILLING: BillingForm = { nameOnCard: '', country: 'US', state: '', address: '', city: '', zip: '' };
const NOTHING_TYPED: BookingForms = { travelers: [], contact: { email: '', phone: '' }, billing: NO_BILLING };
const NOTHING_DONE: BookingProgress = { reviewed: false, travelers: null, contact: null };

export const NO_BOOKING: BookingState = {
  chosen: null,
  draft: null,
  attempt: null,
  forms: NOTHING_TYPED,
  progress: NOTHING_DONE,
  outcome: null,
  hasBooked: false,
};
