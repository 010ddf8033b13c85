/** From the chosen flight to the paid booking. Every expected failure is a {@link Refusal}. */
import type { AttemptWire, CreateBooking } from '#core/contract/bookings/payments.schema';
import type { ChooseExtras } from '#core/contract/bookings/extras.schema';
import type { CreateDraft, DraftWire, Reprice, StageUpdate } from '#core/contract/bookings/drafts.schema';
import type { ExtrasFault } from '#core/domain/extras/chooseExtras';
import type { ExtrasOnSale } from '#core/domain/extras/extras';
import { BOOKING_STAGES } from '#core/domain/booking/booking';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { SupplierFault } from '../../flights/supplier';
import type { BookAnswer, Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import { claimChallenge } from '../saga/claimChallenge';
import type { Work } from '../saga/work';
import { attemptWire, draftWire } from '../wire/bookingWire';
import { answerOf, liveRefusal } from './attemptAnswers';
import { bodyHashOf } from './bodyHash';
import { inTime } from './inTime';
import { placeOrder } from './placeOrder';
import type { OrderDeps } from './placeOrder';
import type { ExtrasRefused } from './pricing';
import { quoteSearch, requote } from './quotes';

/** Names an attempt: by its id, or as the newest of a draft. */
export type AttemptSubject = { readonly attemptId: string } | { readonly draftId: string };

export type CheckoutDeps = OrderDeps;
export type Checkout = ReturnType<typeof createCheckout>;

/**
 * `secretHash` (SHA-256 of the browser's trip secret) identifies the caller; whatever belongs to another browser is answered as if it did
 * not exist. Amounts are cents.
 */
export function createCheckout(deps: CheckoutDeps) {
  const { clock, attempts, drafts, pricing, saga } = deps;
  /** Equal requests under way in this process share one answer: a double click is one request. */
  const underWay = new Map<string, Promise<BookAnswer>>();

  async function findAttempt(subject: AttemptSubject, secretHash: string): Promise<Work | null> {
    const work = 'attemptId' in subject ? await attempts.byId(subject.attemptId) : await attempts.newestOfDraft(subject.draftId);
    return work && (await drafts.find(work.attempt.draftId, secretHash)) ? work : null;
  }

  const claimed = (attemptId: string): Promise<Work | null> =>
    claimChallenge({
      claim: () => attempts.claim(attemptId, ['challenge']),
      isOpen: async () => (await attempts.byId(attemptId))?.attempt.state === 'challenge',
      pause: deps.pause,
    });

  return {
    /** A flight was chosen: prices it and keeps it for this browser. */
    async createDraft(body: CreateDraft, secretHash: string): Promise<Result<DraftWire, Refusal>> {
      const offer = await quoteSearch(pricing, body, clock());
      return offer.ok ? ok(draftWire(await drafts.create(offer.value, secretHash), body.seenTotal, 'open')) : offer;
    },

    /** The price of a draft now; `seenTotal` is what the traveler saw last. */
    async reprice(body: Reprice, secretHash: string): Promise<Result<DraftWire, Refusal>> {
      const draft = await drafts.find(body.draftId, secretHash);
      if (!draft) return err(refuse('draft_unknown'));
      const live = await attempts.liveOfDraft(draft.id);
      if (live?.attempt.state === 'done') return err(liveRefusal(live));
      const quoted = await requote(deps, draft);
      return quoted.ok ? ok(draftWire(quoted.value, body.seenTotal, live ? 'paying' : 'open')) : quoted;
    },

    /** Seats and bags on sale with a draft. */
    async extras(draftId: string, secretHash: string): Promise<Result<ExtrasOnSale, Refusal>> {
      const draft = await drafts.find(draftId, secretHash);
      if (!draft) return err(refuse('draft_unknown'));
      const onSale = await pricing.extras(draft.offer);
      return onSale.ok ? onSale : err(refuse(onSale.error.code));
    },

    /** These seats and bags, and no others, are bought with a draft. */
    async chooseExtras(body: ChooseExtras, secretHash: string): Promise<Result<DraftWire, Refusal>> {
      const draft = await drafts.find(body.draftId, secretHash);
      if (!draft) return err(refuse('draft_unknown'));
      const before = await attempts.liveOfDraft(draft.id);
      if (before) return err(liveRefusal(before));
      const offer = await pricing.reprice(draft.offer.query, draft.flightId);
      if (!offer.ok) return err(refuse(offer.error.code));
      const chosen = await pricing.withExtras(offer.value, body.choices);
      if (!chosen.ok) return err(refusedExtras(chosen.error));
      const changed = await drafts.chooseExtras(draft.id, chosen.value);
      if (changed) return ok(draftWire(changed, body.seenTotal, 'open'));
      // another tab pays meanwhile
      const live = await attempts.liveOfDraft(draft.id);
      return err(live ? liveRefusal(live) : refuse('draft_busy'));
    },

    /** Books and charges once per key; repeats get the answer of the first. `address` is the network's, for counting declines. */
    book({ botToken, ...body }: CreateBooking, key: string, secretHash: string, address = ''): Promise<BookAnswer> {
      const bodyHash = bodyHashOf(body);
      const name = `${secretHash} ${key} ${bodyHash}`;
      const same = underWay.get(name);
      if (same) return same;
      const order = { body, key, bodyHash, secretHash, payer: { address, token: botToken } };
      const answer = placeOrder(deps, order).finally(() => underWay.delete(name));
      underWay.set(name, answer);
      return answer;
    },

    async status(subject: AttemptSubject, secretHash: string): Promise<Result<AttemptWire, Refusal>> {
      const work = await findAttempt(subject, secretHash);
      return work ? ok(attemptWire(work)) : err(refuse('draft_unknown'));
    },

    /** The traveler is back from the bank, or gives up: asks the gateway and goes on. Any number of returns book once. */
    async verify(attemptId: string, isAbandoned: boolean, secretHash: string): Promise<Result<AttemptWire, Refusal>> {
      const found = await findAttempt({ attemptId }, secretHash);
      if (!found) return err(refuse('draft_unknown'));
      const answered = await claimed(attemptId);
      if (!answered) return ok(attemptWire((await attempts.byId(attemptId)) ?? found));
      let work = (await inTime(deps, saga.resume(answered))) ?? (await attempts.byId(attemptId)) ?? answered;
      const open = isAbandoned && work.attempt.state === 'challenge' ? await claimed(attemptId) : null;
      if (open) work = await saga.abandon(open);
      await answerOf(deps, work);
      return ok(attemptWire(work));
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

/** In the words of the contract: which rule the choices break. */
const EXTRAS_FAULTS: Readonly<Record<ExtrasFault, string>> = {
  two_seats: 'a traveler has one seat on a leg',
  shared_seat: 'a seat has one traveler',
  too_many_bags: 'more bags than are sold',
  unknown: 'names no seat and no bag',
};

function refusedExtras(fault: SupplierFault | ExtrasRefused): Refusal {
  if (fault.code !== 'extras_refused') return refuse(fault.code);
  return refuse('invalid_request', { errors: [{ name: '/choices', detail: EXTRAS_FAULTS[fault.reason] }] });
}
