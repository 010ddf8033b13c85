/** What every step of an exchange is made of: how it ends, and the moves that several of them make. */
import type { FlightSupplier } from '../../../flights/supplier';
import type { PaymentGateway } from '../../../payments/gateway';
import type { Noticed } from '../../../attention/attention.service';
import type { BookingRefunds } from '../../money/bookingRefunds';
import type { BookingDeps } from '../../bookingDeps';
import type { StuckAt } from '../../retrying/retries';
import type { Waiting } from '../../saga/attemptWrites';
import { ageOf, GIVE_UP_MS, GRACE_MS } from '../../saga/steps';
import type { ExchangeFailure, ExchangeState } from '../../states';
import type { ExchangeRepository } from './exchanges.repository';
import type { ExchangeChanges, ExchangeWork } from './exchangeWork';

export interface ExchangeSagaDeps extends Pick<BookingDeps, 'clock' | 'onMail'> {
  readonly refunds: BookingRefunds;
  readonly exchanges: Pick<ExchangeRepository, 'byId' | 'move' | 'release' | 'renew'>;
  readonly supplier: Pick<FlightSupplier, 'exchanges'>;
  readonly gateway: Pick<PaymentGateway, 'authorise' | 'lookup' | 'capture' | 'release' | 'refund' | 'givenBack'>;
}

/** `moved`: go on from here. `waiting`: the outcome is not known yet; look again later. `superseded`: somebody else took over. */
export type ExchangeStep =
  | { readonly kind: 'moved'; readonly work: ExchangeWork }
  | ({ readonly kind: 'waiting' } & Waiting)
  | { readonly kind: 'superseded' };

export const WAITING: ExchangeStep = { kind: 'waiting' };

export async function move(
  { exchanges }: Pick<ExchangeSagaDeps, 'exchanges'>,
  work: ExchangeWork,
  to: ExchangeState,
  changes: ExchangeChanges = {},
): Promise<ExchangeStep> {
  const moved = await exchanges.move(work, to, changes);
  return moved ? { kind: 'moved', work: moved } : { kind: 'superseded' };
}

/** The exchange is lost: what is held for it is given back next. */
export const giveUp = (deps: ExchangeSagaDeps, work: ExchangeWork, failure: ExchangeFailure): Promise<ExchangeStep> =>
  move(deps, work, 'undoing', { exchange: { failure } });

/** The exchange is lost, and nothing is held for it. */
export const fail = (
  deps: ExchangeSagaDeps,
  work: ExchangeWork,
  failure: ExchangeFailure,
  more: ExchangeChanges['exchange'] = {},
): Promise<ExchangeStep> => move(deps, work, 'failed', { exchange: { ...more, failure } });

/** An exchange whose gateway fails, for a person to find. */
export const stuckAt = ({ exchange }: ExchangeWork, step: StuckAt['step']): StuckAt => ({
  subject: exchange.id,
  attemptId: exchange.attemptId,
  paymentId: exchange.paymentId,
  amount: step === 'refund' ? exchange.refund : exchange.due,
  step,
});

export const isTooOld = (deps: ExchangeSagaDeps, { exchange }: ExchangeWork): boolean => ageOf(deps, exchange.createdAt) > GIVE_UP_MS;
export const isGraceOver = (deps: ExchangeSagaDeps, { exchange }: ExchangeWork): boolean => ageOf(deps, exchange.stateSince) > GRACE_MS;

/** The supplier does not say whether it exchanged the order: a person asks the airline, unless the answer arrives within that time. */
export const unanswered = ({ exchange, booking }: ExchangeWork): Noticed => ({
  kind: 'exchange_unanswered',
  subject: exchange.id,
  attemptId: exchange.attemptId,
  providerId: booking.supplierReference,
  amount: exchange.due,
  from: new Date(exchange.stateSince.getTime() + GIVE_UP_MS),
});
