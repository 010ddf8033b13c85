/** Changing the flights of a booking by its traveler (booking.62 to 65): what there is, doing what was agreed to, and how it stands. */
import { randomUUID } from 'node:crypto';
import type { AskExchange, ExchangeOffersWire, ExchangeWire, MakeExchange, VerifyExchange } from '#core/contract/bookings/exchange.schema';
import { isSameDeal } from '#core/domain/booking/exchange';
import { departureDate } from '#core/domain/search/trip';
import { fitDates } from '#core/domain/travelers/partyRules';
import { tripFactsOf } from '#core/domain/travelers/travelerRules';
import { isSameSchedule } from '#core/domain/booking/scheduleChange';
import type { IsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import type { SupplierFault } from '../../../flights/supplier';
import type { ExchangeOffer, NotExchangeable } from '../../../flights/supplierExchanges';
import type { Refusal } from '../../wire/answers';
import { refuse } from '../../wire/answers';
import type { BookingDeps } from '../../bookingDeps';
import type { Cancellation, CancellationRepository } from '../cancelling/cancellations.repository';
import { bodyHashOf } from '../../checkout/bodyHash';
import { inTime } from '../../checkout/inTime';
import { DECLINES_COUNT_MS } from '../../checkout/paymentGuard';
import type { Payer } from '../../checkout/paymentGuard';
import type { BookingRepository } from '../../manage/bookings.repository';
import { returnedElsewhere } from '../../money/giveBack';
import { readReference } from '../../reference';
import { claimChallenge } from '../../saga/claimChallenge';
import type { Booking } from '../../saga/work';
import type { ScheduleChange, ScheduleChangeRepository } from '../scheduleChanges/scheduleChanges.repository';
import { isDecline } from '../../states';
import { exchangeablePlaces, replacedFaults } from './exchangeRules';
import { abandonExchange, beginExchange, MOST_OFFERS, resumeExchange } from './exchangeSaga';
import { release } from './exchangePayment';
import type { ExchangeSagaDeps } from './exchangeSteps';
import type { ExchangeRepository } from './exchanges.repository';
import { bookedTripOf } from './exchangeWork';
import type { Exchange, ExchangeWork } from './exchangeWork';
import { exchangeOfferWire, exchangeWire } from './exchangeWire';

export interface ExchangeDeps
  extends Omit<ExchangeSagaDeps, 'exchanges'>, Pick<BookingDeps, 'timeZoneOf' | 'paymentGuard' | 'log' | 'pause'> {
  readonly exchanges: ExchangeRepository;
  readonly bookings: Pick<BookingRepository, 'readableByReference' | 'byAttempt'>;
  readonly cancellations: Pick<CancellationRepository, 'ofBooking'>;
  readonly scheduleChanges: Pick<ScheduleChangeRepository, 'ofBooking'>;
  /** An exchange has no outcome yet. */
  readonly onUnsettled: () => void;
}

/** The newest of each kind; null where there is none. */
interface Happened {
  readonly change: ScheduleChange | null;
  readonly cancellation: Pick<Cancellation, 'state'> | null;
  readonly exchange: Pick<Exchange, 'state'> | null;
}

export type ExchangeAnswer = { readonly kind: 'exchange'; readonly exchange: ExchangeWire } | Refusal;
export type ExchangeService = ReturnType<typeof createExchangeService>;

/** `secretHash` identifies the caller; what this browser may not read is answered as if it did not exist. Amounts are cents. */
export function createExchangeService(deps: ExchangeDeps) {
  const { exchanges, bookings, supplier, clock } = deps;

  async function readable(typed: string, secretHash: string): Promise<Result<Booking, Refusal>> {
    const reference = readReference(typed);
    const shown = reference === null ? null : await bookings.readableByReference(secretHash, reference);
    // what a link does not show is known here all the same
    const booking = shown && (await bookings.byAttempt(shown.attemptId));
    return booking ? ok(booking) : err(refuse('booking_unknown'));
  }

  /** The exchange of an id, for a browser that may read its booking. */
  async function ownWork(exchangeId: string, secretHash: string): Promise<ExchangeWork | null> {
    const work = await exchanges.byId(exchangeId);
    return work && (await bookings.readableByReference(secretHash, work.booking.reference)) ? work : null;
  }

  /** Places of the slices that can be changed at this moment, by what has happened to the booking. */
  function openPlaces(booking: Booking, { change, cancellation, exchange }: Happened): readonly number[] {
    const isCancelled = cancellation !== null && cancellation.state !== 'failed';
    if (!supplier.exchanges || isCancelled || (exchange !== null && exchange.state !== 'done')) return [];
    return exchangeablePlaces(booking, { change, now: clock(), timeZoneOf: deps.timeZoneOf });
  }

  async function placesOf(booking: Booking): Promise<readonly number[]> {
    const [change, cancellation, exchange] = await Promise.all([
      deps.scheduleChanges.ofBooking(booking.id),
      deps.cancellations.ofBooking(booking.id),
      exchanges.ofBooking(booking.id),
    ]);
    return openPlaces(booking, { change, cancellation, exchange });
  }

  /** A repeat of a request gets what became of the first. */
  async function earlier(key: string, bodyHash: string, booking: Booking): Promise<ExchangeAnswer | null> {
    const known = await exchanges.byKey(key);
    if (!known) return null;
    const isSame = known.exchange.bodyHash === bodyHash && known.booking.id === booking.id;
    return isSame ? answerOf(known.exchange) : refuse('idempotency_conflict');
  }

  function answerOf(exchange: Exchange): ExchangeAnswer {
    const { state, failure } = exchange;
    if (state === 'failed' || state === 'undoing') return refuse(failure ?? 'exchange_changed');
    if (state !== 'done') deps.onUnsettled();
    return { kind: 'exchange', exchange: exchangeWire(exchange) };
  }

  /** The offer that was agreed to, at terms that still are what was agreed to. */
  async function agreedOffer(booking: Booking, body: MakeExchange): Promise<Result<ExchangeOffer, Refusal>> {
    const offered = await supplier.exchanges?.offer(bookedTripOf(booking), body.offerId, clock());
    if (!offered?.ok) return err(offered ? refusalOf(offered.error) : refuse('exchange_closed'));
    const offer = offered.value;
    // the names of offers can be made by hand
    if (isSameSchedule(offer.trip.slices, booking.offer.slices))
      return err(refuse('invalid_request', { errors: [{ name: '/offerId', detail: 'is what is booked' }] }));
    if (!fitsAges(booking)(offer)) return err(refuse('exchange_ages'));
    if (!isSameDeal(offer.terms, body)) return err(refuse('exchange_changed', { offer: exchangeOfferWire(booking, offer) }));
    const places = await placesOf(booking);
    const isOpen = offer.trip.slices.every(
      (slice, i) => isSameSchedule([slice], booking.offer.slices.slice(i, i + 1)) || places.includes(i),
    );
    if (places.length === 0 || !isOpen) return err(refuse('exchange_closed'));
    if (offer.terms.due > 0 && body.paymentToken === null)
      return err(refuse('invalid_request', { errors: [{ name: '/paymentToken', detail: 'is needed where something is due' }] }));
    return ok(offer);
  }

  async function refusedPayer(booking: Booking, payer: Payer): Promise<Refusal | null> {
    const since = new Date(clock().getTime() - DECLINES_COUNT_MS);
    const code = (await deps.paymentGuard?.refusal(payer, await exchanges.declinesOf(booking.id, since))) ?? null;
    return code === null ? null : refuse(code);
  }

  const claimed = (id: string): Promise<ExchangeWork | null> =>
    claimChallenge({
      claim: () => exchanges.claim(id, ['challenge']),
      isOpen: async () => (await exchanges.byId(id))?.exchange.state === 'challenge',
      pause: deps.pause,
    });

  return {
    openPlaces,

    /** The newest exchange of a booking that came to something, or still may. */
    ofBooking: ({ id }: Booking): Promise<Exchange | null> => exchanges.ofBooking(id),

    /** What the named slices can be flown on instead, the cheapest first. */
    async offers({ reference, slices }: AskExchange, secretHash: string): Promise<Result<ExchangeOffersWire, Refusal>> {
      const booking = await readable(reference, secretHash);
      if (!booking.ok) return booking;
      const places = await placesOf(booking.value);
      if (!supplier.exchanges || places.length === 0) return err(refuse('exchange_closed'));
      const replaced = slices.map(({ place, date }) => ({ place, date: date as IsoDate })); // the schema has its form
      const errors = replacedFaults(booking.value, replaced, places, clock());
      if (errors.length > 0) return err(refuse('invalid_request', { errors }));
      const offers = await supplier.exchanges.offers(bookedTripOf(booking.value), replaced, { now: clock(), limit: MOST_OFFERS });
      if (!offers.ok) return err(refusalOf(offers.error));
      // the flights that the booking has are no other ones
      const others = offers.value.filter(({ trip }) => !isSameSchedule(trip.slices, booking.value.offer.slices));
      const fitting = others.filter(fitsAges(booking.value));
      if (fitting.length === 0 && others.length > 0) return err(refuse('exchange_ages'));
      return ok({ offers: fitting.map((offer) => exchangeOfferWire(booking.value, offer)) });
    },

    /** Exchanges and charges once per key; repeats get what became of the first. */
    async make({ botToken, ...body }: MakeExchange, key: string, secretHash: string, address = ''): Promise<ExchangeAnswer> {
      const found = await readable(body.reference, secretHash);
      if (!found.ok) return found.error;
      const booking = found.value;
      const bodyHash = bodyHashOf(body);
      const before = await earlier(key, bodyHash, booking);
      if (before) return before;
      const offer = await agreedOffer(booking, body);
      // the same request may have begun meanwhile, which closes the booking to others
      if (!offer.ok) return (await earlier(key, bodyHash, booking)) ?? offer.error;
      const payer: Payer = { address, token: botToken };
      const refusal = offer.value.terms.due > 0 ? await refusedPayer(booking, payer) : null;
      if (refusal) return refusal;
      // what went back by hand before is no part of what this change brings back
      if (offer.value.terms.refund > 0) await returnedElsewhere(deps, booking, clock());
      const work = await exchanges.insert({ id: randomUUID(), idempotencyKey: key, bodyHash }, booking, offer.value);
      // somebody was faster, in another tab or another process: the database let one in
      if (!work) return (await earlier(key, bodyHash, booking)) ?? refuse('exchange_closed');
      const done = await inTime(deps, beginExchange(deps, work, offer.value.terms.due > 0 ? body.paymentToken : null));
      const answer = answerOf((done ?? (await exchanges.byId(work.exchange.id)) ?? work).exchange);
      if (answer.kind === 'refused' && isDecline(answer.code)) deps.paymentGuard?.cardDeclined(payer);
      return answer;
    },

    async status(exchangeId: string, secretHash: string): Promise<Result<ExchangeWire, Refusal>> {
      const work = await ownWork(exchangeId, secretHash);
      return work ? ok(exchangeWire(work.exchange)) : err(refuse('exchange_unknown'));
    },

    /** The traveler is back from the bank, or gives up: asks the gateway and goes on. Any number of returns exchange once. */
    async verify({ exchangeId, abandon }: VerifyExchange, secretHash: string): Promise<Result<ExchangeWire, Refusal>> {
      const found = await ownWork(exchangeId, secretHash);
      if (!found) return err(refuse('exchange_unknown'));
      const stands = async (): Promise<ExchangeWork> => (await exchanges.byId(exchangeId)) ?? found;
      const answered = await claimed(exchangeId);
      if (!answered) return ok(exchangeWire((await stands()).exchange));
      let work = (await inTime(deps, resumeExchange(deps, answered))) ?? (await stands());
      const open = abandon === true && work.exchange.state === 'challenge' ? await claimed(exchangeId) : null;
      if (open) work = await abandonExchange(deps, open);
      answerOf(work.exchange);
      return ok(exchangeWire(work.exchange));
    },

    /** Goes on with one that is not settled; null where somebody works on it, or nothing is left to do. */
    async resume(id: string): Promise<Exchange | null> {
      const work = await exchanges.claim(id);
      return work && (await resumeExchange(deps, work)).exchange;
    },

    /** A hold that came through after its exchange was lost goes back; true once nothing is left. */
    undoDelayedHold: ({ id }: Exchange): Promise<boolean> => release(deps, id),
  };
}

/** Whether everybody of a booking may fly an offer as what they were sold. */
const fitsAges =
  ({ travelers }: Booking) =>
  ({ trip: { slices, airports, query } }: ExchangeOffer): boolean =>
    fitDates(travelers, tripFactsOf(slices, airports, departureDate(query)));

function refusalOf({ code }: SupplierFault | NotExchangeable): Refusal {
  if (code === 'not_exchangeable') return refuse('exchange_closed');
  return refuse(code === 'price_changed' ? 'exchange_changed' : code);
}
