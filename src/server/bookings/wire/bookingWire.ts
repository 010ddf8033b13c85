/** Rows as the wire shows them: nothing personal beyond what the traveler needs to recognise the booking. */
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import type { BookingWire, CancelQuoteWire, TravelerChanges } from '#core/contract/bookings/bookings.schema';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import { searchToBody } from '#core/contract/flights/searchBody';
import type { TimedQuote } from '#core/domain/booking/cancelRules';
import { ticketsOf } from '#core/domain/booking/tickets';
import { needsPassport } from '#core/domain/booking/booking';
import { withAges } from '#core/domain/travelers/travelers';
import type { TravelerDemands } from '#core/domain/travelers/travelerDemands';
import { returnedElsewhere } from '#core/domain/payment/priceLedger';
import type { PriceEntry } from '#core/domain/payment/priceLedger';
import { creditOf } from '../afterSale/cancelling/credit';
import { checkInOf } from '../manage/checkIn';
import type { Booking, Work } from '../saga/work';
import type { Draft } from '../checkout/drafts.repository';
import type { AttemptState, CancellationState } from '../states';
import type { Cancellation } from '../afterSale/cancelling/cancellations.repository';
import { priceWire } from './priceWire';
import type { ScheduleChange } from '../afterSale/scheduleChanges/scheduleChanges.repository';

/** `previousTotal` is what the traveler saw last, in cents; left out where it is the quote's. */
export function draftWire(draft: Draft, previousTotal: number, status: DraftWire['status']): DraftWire {
  const { price, slices, airports, fares = [], demands, sellsExtras, extras, soldMeanwhile } = draft.offer;
  return {
    draftId: draft.id,
    fares: fares.map(({ id, conditions, perAdult, total }) => ({ id, conditions: { ...conditions }, perAdult, total })),
    quote: { id: draft.quoteId, price: priceWire(price), expiresAt: draft.quoteExpiresAt.toISOString() },
    previousTotal: previousTotal === price.total ? null : previousTotal,
    status,
    passportNeeded: demands?.isPassportRequired === true || needsPassport(slices, airports),
    ...(demands && { demands: demandsWire(demands) }),
    ...(sellsExtras && { sellsExtras }),
    ...(extras && { extras: [...extras] }),
    ...(soldMeanwhile && { soldMeanwhile: [...soldMeanwhile] }),
  };
}

const demandsWire = ({ sexes, frequentFlyerAirlines, ...flags }: TravelerDemands): NonNullable<DraftWire['demands']> => ({
  ...flags,
  sexes: [...sexes],
  ...(frequentFlyerAirlines && { frequentFlyerAirlines: [...frequentFlyerAirlines] }),
});

const WIRE_STATE: Readonly<Record<AttemptState, AttemptWire['state']>> = {
  started: 'processing',
  challenge: 'challenge',
  authorised: 'processing',
  booking: 'processing',
  booked: 'processing',
  done: 'done',
  undoing: 'failed',
  failed: 'failed',
};

export function attemptWire({ attempt, booking }: Work): AttemptWire {
  const isDone = attempt.state === 'done';
  const { refusedFields } = attempt;
  return {
    attemptId: attempt.id,
    state: WIRE_STATE[attempt.state],
    challengeUrl: attempt.state === 'challenge' ? attempt.challengeUrl : null,
    failure: attempt.failure,
    reference: isDone ? booking.reference : null,
    charged: isDone ? attempt.capturedAmount : null,
    ...(refusedFields === null ? {} : { refused: [...refusedFields] }),
  };
}

const WIRE_CANCELLATION = { asked: 'cancelling', released: 'refunding', done: 'done', failed: 'failed' } as const satisfies Record<
  CancellationState,
  string
>;

function cancellationWire(
  cancellation: Cancellation,
  { ledger, isRefundDisputed }: Pick<BookingDetails, 'ledger' | 'isRefundDisputed'>,
): BookingWire['cancellation'] {
  const { state, basis, paid, airlineKeeps, feeKept, refund, createdAt } = cancellation;
  const credit = creditOf(cancellation);
  const returned = returnedElsewhere(ledger, createdAt);
  const quoted = {
    basis,
    paid,
    airlineKeeps,
    feeKept,
    refund,
    ...(credit && { credit }),
    ...(returned > 0 && { returned }),
    ...(isRefundDisputed && { isDisputed: isRefundDisputed }),
  };
  return { state: WIRE_CANCELLATION[state], ...quoted, at: createdAt.toISOString() };
}

function changeWire({ id, before, after, isSignificant, acceptedAt, createdAt }: ScheduleChange): BookingWire['change'] {
  return {
    id,
    at: createdAt.toISOString(),
    before: [...before],
    isCancelled: after === null,
    isSignificant,
    acceptedAt: acceptedAt?.toISOString() ?? null,
  };
}

/** Until when a quote holds, as text. */
export const quoteWire = ({ until, ...terms }: TimedQuote): CancelQuoteWire => ({ ...terms, until: until?.toISOString() ?? null });

/** What belongs to a booking and has rows of its own. */
interface BookingDetails {
  readonly passports: BookingWire['passports'];
  /** What may be changed of each traveler; null where the booking does not stand. */
  readonly changes: readonly TravelerChanges[] | null;
  readonly ledger: readonly PriceEntry[];
  readonly cancellation: Cancellation | null;
  /** Its refund waits for a bank to decide on a dispute. */
  readonly isRefundDisputed: boolean;
  readonly change: ScheduleChange | null;
  readonly exchangeable: readonly number[];
  readonly exchange: BookingWire['exchange'];
  /** Null for a visitor by the link of a mail, who got one. */
  readonly mail: BookingWire['mail'] | null;
  /** For a booking that stands. */
  readonly wallets: readonly ('apple' | 'google')[];
}

export function bookingWire(
  booking: Booking,
  { passports, changes, ledger, cancellation, isRefundDisputed, change, exchangeable, exchange, mail, wallets }: BookingDetails,
): BookingWire {
  const { offer, bookedAt } = booking;
  return {
    reference: booking.reference,
    supplierReference: booking.supplierReference,
    state: booking.state,
    bookedAt: (bookedAt ?? booking.createdAt).toISOString(),
    freeCancelUntil: booking.freeCancelUntil?.toISOString() ?? null,
    // devices keep bookings: ages of who flies stay here
    query: searchToBody({ ...offer.query, travelers: withAges(offer.query.travelers, []) }),
    carrier: offer.carrier,
    slices: [...offer.slices],
    conditions: offer.conditions,
    carriers: offer.carriers,
    airports: offer.airports,
    travelers: booking.travelers.map((t, i) => ({
      kind: t.kind,
      name: [t.firstName, t.middleName, t.lastName].filter(Boolean).join(' '),
      ...(t.heldBy !== undefined && { heldBy: t.heldBy }),
      tickets: [...ticketsOf(booking.tickets, i)],
      ...(changes?.[i] && { changes: changes[i] }),
    })),
    checkIn: checkInOf(offer).map((page) => ({ ...page })),
    ...(booking.state === 'ticketed' && change?.after !== null && wallets.length > 0 ? { wallets: [...wallets] } : {}),
    email: maskEmail(booking.contact.email),
    ...(mail && { mail }),
    price: priceWire(offer.price),
    ...(offer.extras && { extras: [...offer.extras] }),
    acceptedTotal: booking.acceptedTotal,
    card: { brand: booking.cardBrand ?? 'unknown', last4: booking.cardLast4 ?? '', wallet: booking.wallet },
    passports,
    ledger: ledger.map((entry) => ({ ...entry })),
    cancellation: cancellation && cancellationWire(cancellation, { ledger, isRefundDisputed }),
    change: change && changeWire(change),
    exchangeable: [...exchangeable],
    exchange,
  };
}

/** `maria@example.com` → `m•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
