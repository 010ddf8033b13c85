/** Events, emitted events, context and calls of the booking machine; pure types. */
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { ChosenExtra, ExtraChoice, SoldExtra } from '#core/domain/extras/extras';
import type { BookingStage, Quote } from '#core/domain/booking/booking';
import type { FailureCode } from '#core/domain/booking/failures';
import type { Cents } from '#core/domain/values/money';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { TravelerDemands } from '#core/domain/travelers/travelerDemands';
import type { Result } from '#core/domain/values/result';
import type { PaymentBegin, PaymentOutput } from '../payment/payment.types';
import type { BookingStep, StepsDone } from './steps';

export type DraftAnswer = Result<DraftWire, FailureCode>;
/** Another fare of the same flight, and the draft that was opened for it. */
export type FareAnswer = Result<{ readonly fare: Fare; readonly draft: DraftWire }, FailureCode>;
/** How far the last change of fare in the review came. */
export type FareChange =
  | { readonly kind: 'asked' | 'done'; readonly fare: Fare }
  | { readonly kind: 'refused'; readonly code: FailureCode };
/** Seats and bags as the server took them, and the total that was shown next to the button. */
export type ExtrasAnswer = Result<{ readonly draft: DraftWire; readonly seenTotal: Cents }, FailureCode>;
/**
 * What became of the seats and bags that had been chosen: some were sold to others meanwhile, the airline's list of what went being empty
 * where the server does not say; they went with the draft they belonged to; or the server did not take them.
 */
export type ExtrasChange =
  | { readonly kind: 'lost'; readonly lost: readonly SoldExtra[] }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'refused'; readonly code: FailureCode };

export interface OpenInput {
  readonly flightId: string;
  /** The total that the traveler has seen, cents. */
  readonly seenTotal: Cents;
}

export interface ExtrasInput {
  readonly draftId: string;
  /** These and no others. */
  readonly choices: readonly ExtraChoice[];
  /** The total with them that the traveler has seen, cents. */
  readonly seenTotal: Cents;
}

export interface BookingInput {
  /** The chosen flight at its fare, and the total seen then or accepted since, in cents; null without one. */
  readonly chosen: { readonly flightId: string; readonly total: Cents } | null;
  readonly draftId: string | null;
  /** The key of an attempt whose outcome was not known when the page was left. */
  readonly attempt: { readonly key: string; readonly attemptId: string | null } | null;
  readonly step: BookingStep;
  readonly done: StepsDone;
}

export interface BookingContext {
  /** Of the flight at the fare that is being bought; null without a flight. */
  readonly flightId: string | null;
  readonly draftId: string | null;
  /** The total last shown and accepted, cents; null without a flight. This machine owns it: the slice writes down what it emits. */
  readonly acceptedTotal: Cents | null;
  readonly quote: Quote | null;
  /** All fares of the flight at their present price; empty where there is no other than the one chosen. */
  readonly fares: readonly Fare[];
  /** What the airline asks of travelers; left out where it asks nothing. */
  readonly demands?: TravelerDemands;
  /** What the airline did not take of the last order, as places in its body; left out where that is not why it failed. */
  readonly refused?: readonly string[];
  readonly fareChange: FareChange | null;
  /** Seats and bags can be chosen: there is a step for them. */
  readonly sellsExtras: boolean;
  /** Seats and bags that the draft has; their price is part of quote and accepted total. */
  readonly extras: readonly ChosenExtra[];
  readonly extrasChange: ExtrasChange | null;
  readonly draftStatus: DraftWire['status'];
  readonly step: BookingStep;
  readonly done: StepsDone;
  /** The payment that is next, or under way. */
  readonly attempt: PaymentBegin;
  /** As it ended, until the next try. */
  readonly payment: PaymentOutput | null;
  /** Why the last call or payment failed; what the traveler is told until the next try. */
  readonly problem: FailureCode | null;
}

export type BookingEvent =
  | { readonly type: 'trip.reviewed' }
  | { readonly type: 'fare.chosen'; readonly fare: Fare }
  | { readonly type: 'travelers.completed' }
  | { readonly type: 'travelers.edited' }
  | { readonly type: 'contact.completed' }
  | { readonly type: 'contact.edited' }
  /** `total`: of everything, as it was shown next to the button. */
  | { readonly type: 'extras.saved'; readonly choices: readonly ExtraChoice[]; readonly total: Cents }
  | { readonly type: 'extras.skipped' }
  | { readonly type: 'back.pressed' }
  | { readonly type: 'step.chosen'; readonly step: BookingStep }
  | { readonly type: 'address.changed'; readonly step: BookingStep }
  | { readonly type: 'price.accepted' }
  /** `key` names the attempt, should this press begin one. */
  | { readonly type: 'pay.pressed'; readonly key: string }
  /** Likewise: a wallet's button. */
  | { readonly type: 'wallet.tapped'; readonly key: string }
  | { readonly type: 'retry.pressed' };

export type BookingEmitted =
  | { readonly type: 'draft.kept'; readonly draftId: string; readonly acceptedTotal: Cents }
  /** Another fare of the same flight is being bought, in a draft of its own. */
  | { readonly type: 'fare.changed'; readonly fare: Fare }
  /** Which steps are complete now. */
  | { readonly type: 'progress.changed'; readonly done: StepsDone }
  | { readonly type: 'step.entered'; readonly step: BookingStep; readonly how: 'push' | 'replace' | 'stay' }
  | { readonly type: 'notice.shown' }
  | { readonly type: 'attempt.ended' }
  | { readonly type: 'stage.reached'; readonly draftId: string; readonly stage: BookingStage }
  | { readonly type: 'checkout.begun'; readonly draftId: string; readonly value: Cents }
  /** Without a draft where the server says so before this page had one. */
  | { readonly type: 'flight.booked'; readonly draftId: string | null; readonly charged: Cents | null }
  | { readonly type: 'payment.failed'; readonly code: FailureCode }
  | { readonly type: 'offer.lost' };
