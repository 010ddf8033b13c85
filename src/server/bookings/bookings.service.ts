/** What a traveler can ask of a booking in progress and of one that stands. Every expected failure is a {@link Refusal}. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  AcceptChange,
  AddPassport,
  AttemptWire,
  BookingWire,
  CancelBooking,
  CancelQuoteWire,
  CreateBooking,
  CreateDraft,
  DraftWire,
  LookupBooking,
  OfBooking,
  Reprice,
  StageUpdate,
} from '#core/contract/bookings.schema';
import { readSearchBody } from '#core/contract/bookings';
import type { Locale } from '#core/domain/routes';
import { BOOKING_STAGES } from '#core/domain/booking';
import { DATE_WINDOW_DAYS } from '#core/domain/dates';
import type { Result } from '#core/domain/result';
import { err, ok } from '#core/domain/result';
import { latestDateAnywhere, tripDateFaults } from '#core/domain/saleWindow';
import { tripFactsOf } from '#core/domain/travelerRules';
import type { BookAnswer, Refusal } from './answers';
import { refuse } from './answers';
import type { Booking, Work } from './attempts.repository';
import type { BookingDeps } from './bookingDeps';
import { createBookingRepository } from './bookings.repository';
import { calendarOf } from './calendar';
import type { Draft } from './drafts.repository';
import { createDraftRepository } from './drafts.repository';
import { createCancelService } from './cancel.service';
import { readLedger } from './ledger';
import { createSupplierTold } from './supplierTold';
import { readParty } from './partyChecks';
import { DECLINES_COUNT_MS } from './paymentGuard';
import type { Payer } from './paymentGuard';
import { canAddPassport, passportsWire, withPassport } from './passports';
import { createPricing } from './pricing';
import { readReference } from './reference';
import { createSaga } from './saga';
import { isDecline, isFinal } from './states';
import { createScheduleChangeService } from './scheduleChanges.service';
import { attemptWire, bookingWire, draftWire, quoteWire } from './wire';

/** Which attempt is asked about: one, or the newest of a draft. */
export type AttemptQuestion = { readonly attemptId: string } | { readonly draftId: string };

/** What a key names: everything but the token of the bot check. */
type Order = Omit<CreateBooking, 'botToken'>;

const TOO_FAR = `is more than ${DATE_WINDOW_DAYS} days ahead: not on sale yet`;

export type BookingService = ReturnType<typeof createBookingService>;

/**
 * `secretHash` (SHA-256 of the browser's trip secret) is who asks; whatever belongs to another browser is answered as if it did
 * not exist. Amounts are cents.
 */
export function createBookingService(deps: BookingDeps) {
  const { clock, attempts, pause = sleep } = deps;
  const drafts = createDraftRepository(deps);
  const bookings = createBookingRepository(deps);
  deps.gateway.onChallengeAnswered((attemptId) => attempts.challengeAnswered(attemptId));
  const pricing = createPricing(deps);
  const saga = createSaga({ ...deps, drafts, pricing });
  /** Equal requests under way in this process share one answer: a double click is one request. */
  const underWay = new Map<string, Promise<BookAnswer>>();

  const wireOf = async (booking: Booking): Promise<BookingWire> =>
    bookingWire(booking, {
      passports: passportsWire(booking, clock(), deps.timeZoneOf),
      ledger: await readLedger(deps.db, booking.draftId),
      cancellation: await deps.cancellations.ofBooking(booking.id),
      change: await changes.ofBooking(booking),
    });

  const cancelling = createCancelService(deps);
  const changes = createScheduleChangeService({ ...deps, bookings });
  const tellSupplier = createSupplierTold({ ...deps, bookings });
  const theirs = async (reference: string, secretHash: string): Promise<Result<Booking, Refusal>> => {
    const booking = await bookings.readableByReference(secretHash, readReference(reference) ?? '000000');
    return booking ? ok(booking) : err(refuse('booking_unknown'));
  };

  async function price(draft: Draft): Promise<Result<Draft, Refusal>> {
    const priced = await pricing.reprice(draft.query, draft.flightId);
    if (priced.ok) return ok(await drafts.quote(draft.id, priced.value));
    if (priced.error.code === 'price_changed') return ok(await drafts.quote(draft.id, priced.error.offer));
    return err(refuse(priced.error.code));
  }

  async function freshAnswer(work: Work): Promise<BookAnswer> {
    const { state, failure, draftId } = work.attempt;
    if (state !== 'failed' && state !== 'undoing') return { kind: 'attempt', attempt: attemptWire(work) };
    if (failure === 'invalid_request') return refuse(failure, { errors: [{ name: '/paymentToken', detail: 'is used or too old' }] });
    const draft = failure === 'price_changed' ? await drafts.byId(draftId) : null;
    return refuse(failure ?? 'booking_failed', draft ? { draft: draftWire(draft, work.booking.acceptedTotal, 'open') } : {});
  }

  /** The final answer to an attempt is written down once, so that a repeat gets the same. */
  async function answerOf(work: Work): Promise<BookAnswer> {
    const { attempt } = work;
    const answer = attempt.answer ?? (await freshAnswer(work));
    if (!isFinal(attempt.state)) deps.onUnsettled?.();
    else if (!attempt.answer) await attempts.keepAnswer(attempt.id, answer);
    return answer;
  }

  async function liveAttemptAnswer(draftId: string, key: string, bodyHash: string): Promise<BookAnswer | null> {
    const live = await attempts.liveOfDraft(draftId);
    if (!live) return null;
    // The same request reached another process, which wrote the attempt after we had looked for its key.
    if (live.attempt.idempotencyKey === key) return repeatAnswer(key, bodyHash);
    return refuse(live.attempt.state === 'done' ? 'already_booked' : 'draft_busy', { attempt: attemptWire(live) });
  }

  async function repeatAnswer(key: string, bodyHash: string): Promise<BookAnswer | null> {
    const known = await attempts.byKey(key);
    if (!known) return null;
    return known.attempt.bodyHash === bodyHash ? answerOf(known) : refuse('idempotency_conflict');
  }

  /** Asked once for each new attempt: what was let in already is answered without a second token. */
  async function refusedVisitor(payer: Payer, draftId: string): Promise<Refusal | null> {
    if (!deps.paymentGuard) return null;
    const since = new Date(clock().getTime() - DECLINES_COUNT_MS);
    const code = await deps.paymentGuard.refusal(payer, await attempts.declinesOf(draftId, since));
    return code === null ? null : refuse(code);
  }

  async function bookOnce(body: Order, key: string, bodyHash: string, secretHash: string, payer: Payer): Promise<BookAnswer> {
    const draft = await drafts.find(body.draftId, secretHash);
    if (!draft) return refuse('draft_unknown');
    const before = (await repeatAnswer(key, bodyHash)) ?? (await liveAttemptAnswer(draft.id, key, bodyHash));
    if (before) return before;

    const { offer } = draft;
    const facts = tripFactsOf(offer.slices, offer.airports, latestDateAnywhere(clock()));
    // By the minute: the browser, which does not know the airport's time zone, stops offering it earlier.
    const canAddPassportLater = canAddPassport(offer.slices, clock(), deps.timeZoneOf);
    const party = readParty(body, offer.query.travelers, { ...facts, canAddPassportLater });
    if (!party.ok) return refuse('invalid_request', { errors: party.error });

    const quoted = draft.quoteExpiresAt > clock() && pricing.isOnSale(offer) ? ok(draft) : await price(draft);
    if (!quoted.ok) return quoted.error;
    const { total } = quoted.value.offer.price;
    if (total !== body.acceptedTotal) return refuse('price_changed', { draft: draftWire(quoted.value, body.acceptedTotal, 'open') });

    const refusal = await refusedVisitor(payer, draft.id);
    if (refusal) return refusal;

    const work = await attempts.insert(
      { id: randomUUID(), draftId: draft.id, idempotencyKey: key, bodyHash, amount: total },
      { ...party.value, offer: quoted.value.offer, locale: body.locale, acceptedTotal: total },
      secretHash,
    );
    // Somebody was faster, in another tab or another process: the database let one in.
    if (!work) return (await repeatAnswer(key, bodyHash)) ?? (await liveAttemptAnswer(draft.id, key, bodyHash)) ?? refuse('draft_busy');
    const answer = await answerOf(await saga.begin(work, body.paymentToken));
    if (answer.kind === 'refused' && isDecline(answer.code)) deps.paymentGuard?.cardDeclined(payer);
    return answer;
  }

  async function findAttempt(question: AttemptQuestion, secretHash: string): Promise<Work | null> {
    const work = 'attemptId' in question ? await attempts.byId(question.attemptId) : await attempts.newestOfDraft(question.draftId);
    return work && (await drafts.find(work.attempt.draftId, secretHash)) ? work : null;
  }

  /** The reconciler may be looking at the attempt for a moment. */
  async function claimChallenge(attemptId: string): Promise<Work | null> {
    for (let tries = 0; tries < 10; tries += 1) {
      const claimed = await attempts.claim(attemptId, ['challenge']);
      if (claimed || (await attempts.byId(attemptId))?.attempt.state !== 'challenge') return claimed;
      await pause(100);
    }
    return null;
  }

  return {
    /** A flight was chosen: prices it and keeps it for this browser. */
    async createDraft(body: CreateDraft, secretHash: string): Promise<Result<DraftWire, Refusal>> {
      const query = readSearchBody(body.search);
      if (!query.ok) return err(refuse('invalid_request', { errors: query.error }));
      const { departDate, returnDate } = tripDateFaults(query.value, clock());
      // A page that was left open meets a day that has passed: to a traveler that flight is gone.
      if (departDate === 'past') return err(refuse('offer_gone'));
      if (departDate) return err(refuse('invalid_request', { errors: [{ name: '/search/departDate', detail: TOO_FAR }] }));
      if (returnDate) return err(refuse('invalid_request', { errors: [{ name: '/search/returnDate', detail: TOO_FAR }] }));
      const priced = await pricing.reprice(query.value, body.flightId);
      if (!priced.ok && priced.error.code !== 'price_changed') return err(refuse(priced.error.code));
      const offer = priced.ok ? priced.value : 'offer' in priced.error ? priced.error.offer : null;
      if (!offer) return err(refuse('offer_gone'));
      return ok(draftWire(await drafts.create(offer, secretHash), body.seenTotal, 'open'));
    },

    /** The price of a draft now; `seenTotal` is what the traveler saw last. */
    async reprice(body: Reprice, secretHash: string): Promise<Result<DraftWire, Refusal>> {
      const draft = await drafts.find(body.draftId, secretHash);
      if (!draft) return err(refuse('draft_unknown'));
      const live = await attempts.liveOfDraft(draft.id);
      if (live?.attempt.state === 'done') return err(refuse('already_booked', { attempt: attemptWire(live) }));
      const priced = await price(draft);
      return priced.ok ? ok(draftWire(priced.value, body.seenTotal, live ? 'paying' : 'open')) : priced;
    },

    /** Books and charges once per key; repeats get the answer of the first. `address` is the network's, for counting declines. */
    book({ botToken, ...body }: CreateBooking, key: string, secretHash: string, address = ''): Promise<BookAnswer> {
      const bodyHash = hashOf(stableJson(body));
      const name = `${secretHash} ${key} ${bodyHash}`;
      const same = underWay.get(name);
      if (same) return same;
      const answer = bookOnce(body, key, bodyHash, secretHash, { address, token: botToken }).finally(() => underWay.delete(name));
      underWay.set(name, answer);
      return answer;
    },

    async status(question: AttemptQuestion, secretHash: string): Promise<Result<AttemptWire, Refusal>> {
      const work = await findAttempt(question, secretHash);
      return work ? ok(attemptWire(work)) : err(refuse('draft_unknown'));
    },

    /** The traveler is back from the bank, or gives up: asks the gateway and goes on. Any number of returns book once. */
    async verify(attemptId: string, isAbandoned: boolean, secretHash: string): Promise<Result<AttemptWire, Refusal>> {
      const found = await findAttempt({ attemptId }, secretHash);
      if (!found) return err(refuse('draft_unknown'));
      const claimed = await claimChallenge(attemptId);
      if (!claimed) return ok(attemptWire((await attempts.byId(attemptId)) ?? found));
      let work = await saga.resume(claimed);
      const open = isAbandoned && work.attempt.state === 'challenge' ? await claimChallenge(attemptId) : null;
      if (open) work = await saga.abandon(open);
      await answerOf(work);
      return ok(attemptWire(work));
    },

    /** The newest booking this browser may read, or that of one draft. */
    async read(secretHash: string, draftId: string | null): Promise<Result<BookingWire, Refusal>> {
      const booking = await bookings.readable(secretHash, draftId);
      return booking ? ok(await wireOf(booking)) : err(refuse('booking_unknown'));
    },

    /** The same as an iCalendar file. */
    async calendar(
      secretHash: string,
      draftId: string | null,
    ): Promise<Result<{ readonly reference: string; readonly text: string }, Refusal>> {
      const booking = await bookings.readable(secretHash, draftId);
      if (!booking) return err(refuse('booking_unknown'));
      return ok({ reference: booking.reference, text: calendarOf(booking, clock(), deps.timeZoneOf) });
    },

    /** Reference and e-mail open a booking to this browser (`grant` gives it a secret); every wrong guess costs and answers the same. */
    async lookup(body: LookupBooking, grant: () => string): Promise<Result<BookingWire, Refusal>> {
      // The database is asked and an address compared in every case.
      const booking = await bookings.byReference(readReference(body.reference) ?? '000000');
      if (!isSameEmail(body.email, booking) || !booking) return err(refuse('booking_unknown'));
      await bookings.addReader(booking.id, grant());
      return ok(await wireOf(booking));
    },

    /** Whether reference and e-mail name a booking that can be cancelled on its page, now (booking.45). */
    async canCancelNow(reference: string, email: string): Promise<boolean> {
      const booking = await bookings.byReference(readReference(reference) ?? '000000');
      return isSameEmail(email, booking) && booking !== null && (await cancelling.quote(booking)).ok;
    },

    /** Adds a passport that was to follow (booking.24). */
    async addPassport(body: AddPassport, secretHash: string): Promise<Result<BookingWire, Refusal>> {
      const changed = await bookings.changeTravelers(secretHash, readReference(body.reference) ?? '000000', (booking) =>
        withPassport(booking, body, clock(), deps.timeZoneOf),
      );
      if (!changed.ok) return changed;
      if (changed.value.isSupplierBehind) await tellSupplier(changed.value);
      return ok(await wireOf(changed.value));
    },

    /** What cancelling would bring at this moment (booking.38). */
    async cancelQuote({ reference }: OfBooking, secretHash: string): Promise<Result<CancelQuoteWire, Refusal>> {
      const booking = await theirs(reference, secretHash);
      if (!booking.ok) return booking;
      const quote = await cancelling.quote(booking.value);
      return quote.ok ? ok(quoteWire(quote.value)) : quote;
    },

    /** Takes the flights as the airline changed them (booking.42). */
    async acceptChange({ reference, change }: AcceptChange, secretHash: string): Promise<Result<BookingWire, Refusal>> {
      const booking = await theirs(reference, secretHash);
      if (!booking.ok) return booking;
      return (await changes.accept(booking.value, change)) ? ok(await wireOf(booking.value)) : err(refuse('schedule_changed'));
    },

    /** Cancels at the refund that was agreed to. */
    async cancel({ reference, refund }: CancelBooking, secretHash: string): Promise<Result<BookingWire, Refusal>> {
      const booking = await theirs(reference, secretHash);
      if (!booking.ok) return booking;
      const done = await cancelling.cancel(booking.value, refund, 'traveler');
      if (!done.ok) return done;
      const now = await theirs(reference, secretHash);
      return now.ok ? ok(await wireOf(now.value)) : now;
    },

    /** Sends the letter that says how a booking stands once more, to the address of the booking (booking.34). */
    async mailAgain({ reference }: OfBooking, secretHash: string): Promise<Refusal | null> {
      const booking = await theirs(reference, secretHash);
      if (!booking.ok) return booking.error;
      await deps.mails.again(booking.value.id, booking.value.state === 'cancelled' ? 'cancelled' : 'ticketed');
      deps.onMail?.();
      return null;
    },

    /** One HTML file: the itinerary for without a network (booking.37), or the receipt (money.27). */
    async document(
      kind: 'itinerary' | 'receipt',
      secretHash: string,
      draftId: string | null,
      locale?: Locale,
    ): Promise<Result<{ readonly reference: string; readonly text: string }, Refusal>> {
      const booking = await bookings.readable(secretHash, draftId);
      if (!booking) return err(refuse('booking_unknown'));
      return ok({ reference: booking.reference, text: await deps.letters.documentOf(kind, booking, locale) });
    },

    /** How far a traveler came (`bkstgupdt`). */
    async recordStage(body: StageUpdate, secretHash: string): Promise<Refusal | null> {
      const stage = BOOKING_STAGES.find((s) => s === body.stage);
      if (!stage) return refuse('invalid_request', { errors: [{ name: '/stage', detail: `must be one of ${BOOKING_STAGES.join(', ')}` }] });
      if (!(await drafts.find(body.draftId, secretHash))) return refuse('draft_unknown');
      await drafts.addStage(body.draftId, stage, new Date(body.at));
      return null;
    },
  };
}

function isSameEmail(typed: string, booking: Booking | null): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text.trim().toLowerCase()).digest();
  return timingSafeEqual(digest(typed), digest(booking?.contact.email ?? randomUUID()));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** JSON with sorted keys: the same body in another order is the same body. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
