/** What every step of an attempt is made of: how it ends, and the moves in the database that several of them make. */
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { Noticed } from '../../attention/attention.service';
import type { FlightSupplier, SupplierOrder } from '../../flights/supplier';
import type { TimeZoneOf } from '../../geography/timeZones';
import type { PaymentGateway } from '../../payments/gateway';
import type { DraftRepository } from '../checkout/drafts.repository';
import type { Pricing } from '../checkout/pricing';
import type { StuckAt } from '../retrying/retries';
import type { AttemptFailure, AttemptState } from '../states';
import type { Waiting } from './attemptWrites';
import type { AttemptRepository } from './attempts.repository';
import type { Changes, Work } from './work';

export interface SagaDeps {
  readonly attempts: Pick<AttemptRepository, 'byId' | 'move' | 'release' | 'orderGivenBack' | 'orderNotCancelled'>;
  readonly drafts: Pick<DraftRepository, 'quote'>;
  readonly supplier: Pick<FlightSupplier, 'book' | 'lookup' | 'cancel'>;
  readonly pricing: Pick<Pricing, 'again'>;
  readonly gateway: Pick<PaymentGateway, 'authorise' | 'lookup' | 'capture' | 'release'>;
  readonly clock: () => Date;
  readonly timeZoneOf: TimeZoneOf;
  readonly onMail?: () => void;
}

/** An attempt is finished or given up before it is this old (money.9, money.11: 15 minutes, checked every 60 s). */
export const GIVE_UP_MS = 13 * 60_000;
/** So long after the last step a call of a dead process may still arrive; until then "not found" is no answer. */
export const GRACE_MS = 30_000;
/** A traveler before the page tries another card first. */
const FAILED_MAIL_AFTER_MS = 10 * 60_000;

/** `moved`: go on from here. `waiting`: the outcome is not known yet; look again later. `superseded`: somebody else took over. */
export type Step =
  | { readonly kind: 'moved'; readonly work: Work; readonly order?: SupplierOrder }
  | ({ readonly kind: 'waiting' } & Waiting)
  | { readonly kind: 'superseded' };

export const WAITING: Step = { kind: 'waiting' };
const SUPERSEDED: Step = { kind: 'superseded' };

export async function move({ attempts }: Pick<SagaDeps, 'attempts'>, work: Work, to: AttemptState, changes: Changes = {}): Promise<Step> {
  const moved = await attempts.move(work, to, changes);
  return moved ? { kind: 'moved', work: moved } : SUPERSEDED;
}

/** The attempt is lost: what it holds is given back next. */
export const giveUp = (deps: SagaDeps, work: Work, failure: AttemptFailure, notices: readonly Noticed[] = []): Promise<Step> =>
  move(deps, work, 'undoing', { attempt: { failure }, notices });

/** A lost booking keeps no numbers of documents and programs: the next try to pay brings its own from the page. */
const withoutNumbers = ({ redressNumber: _redress, frequentFlyer: _accounts, ...traveler }: TravelerDetails): TravelerDetails => ({
  ...traveler,
  knownTravelerNumber: '',
  passport: null,
});

/** The attempt is lost, and nothing is held for it. */
export function fail(deps: SagaDeps, work: Work, failure: AttemptFailure, notices: readonly Noticed[] = []): Promise<Step> {
  const travelers = work.booking.travelers.map(withoutNumbers);
  // these ask for a new consent, other seats, a new card or other details on the page
  const isSaidOnPage = ['price_changed', 'extra_gone', 'invalid_request', 'traveler_refused'].includes(failure);
  return move(deps, work, 'failed', {
    attempt: { failure },
    notices,
    booking: { state: 'failed', travelers },
    mails: isSaidOnPage ? [] : [{ kind: 'payment_failed', dueAt: later(deps, FAILED_MAIL_AFTER_MS) }],
  });
}

/** An attempt whose gateway fails, for a person to find. */
export const stuckAt = ({ attempt, booking }: Work, step: StuckAt['step']): StuckAt => ({
  subject: attempt.id,
  attemptId: attempt.id,
  paymentId: attempt.paymentId,
  amount: booking.offer.price.total,
  step,
});

type Clock = Pick<SagaDeps, 'clock'>;

export const later = ({ clock }: Clock, ms: number): Date => new Date(clock().getTime() + ms);

/** What bears a time that is still to come was dated by a clock that was ahead: it is as old as that is far, and so not young for ever. */
export const ageOf = ({ clock }: Clock, since: Date): number => Math.abs(clock().getTime() - since.getTime());
export const isTooOld = (deps: Clock, { attempt }: Work): boolean => ageOf(deps, attempt.createdAt) > GIVE_UP_MS;
/** An order that was requested is looked up for so long: airlines take minutes, and answers get lost (decision 134). */
export const isOrderOverdue = (deps: Clock, { attempt }: Work, ms = GIVE_UP_MS): boolean =>
  ageOf(deps, attempt.supplierRequestedAt ?? attempt.stateSince) > ms;
export const isGraceOver = (deps: Clock, { attempt }: Work): boolean => ageOf(deps, attempt.stateSince) > GRACE_MS;

/** Whether an attempt that somebody else took over has been given up meanwhile. */
export async function isGivenUp({ attempts }: Pick<SagaDeps, 'attempts'>, attemptId: string): Promise<boolean> {
  const state = (await attempts.byId(attemptId))?.attempt.state;
  return state === 'undoing' || state === 'failed';
}
