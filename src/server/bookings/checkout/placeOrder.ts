/** Pays for a draft: everything that is checked before an attempt begins, in the order in which it is refused. */
import { randomUUID } from 'node:crypto';
import type { CreateBooking } from '#core/contract/bookings/payments.schema';
import type { ProblemField } from '#core/contract/problem';
import type { ChosenExtra } from '#core/domain/extras/extras';
import { dayOfLeg, exitBar, holdsInfant } from '#core/domain/extras/seatRules';
import type { ExitBar } from '#core/domain/extras/seatRules';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { latestDateAnywhere } from '#core/domain/booking/saleWindow';
import { selfTransfersOf } from '#core/domain/flights/selfTransfers';
import { searchKey } from '#core/domain/search/trip';
import { searchForPeople } from '#core/domain/travelers/partyAges';
import { tripFactsOf } from '#core/domain/travelers/travelerRules';
import type { PricedOffer } from '../../flights/supplier';
import type { BookAnswer, Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import type { BookingDeps } from '../bookingDeps';
import { canAddPassport } from '../manage/passports';
import type { AttemptRepository } from '../saga/attempts.repository';
import type { Saga } from '../saga/saga';
import { isDecline } from '../states';
import { draftWire } from '../wire/bookingWire';
import { answerOf, earlierAnswer } from './attemptAnswers';
import type { AnswerDeps, Keyed } from './attemptAnswers';
import type { Draft, DraftRepository } from './drafts.repository';
import { bookedBefore } from './bookedBefore';
import { inTime } from './inTime';
import { readParty } from './partyChecks';
import type { Party } from './partyChecks';
import { DECLINES_COUNT_MS } from './paymentGuard';
import type { Payer } from './paymentGuard';
import type { Pricing } from './pricing';
import { requote } from './quotes';

export interface OrderDeps extends AnswerDeps, Pick<BookingDeps, 'db' | 'clock' | 'log' | 'pause' | 'timeZoneOf' | 'paymentGuard'> {
  readonly attempts: AttemptRepository;
  readonly drafts: DraftRepository;
  readonly pricing: Pricing;
  readonly saga: Saga;
}

export interface Order extends Keyed {
  /** What a key names: everything but the token of the bot check. */
  readonly body: Omit<CreateBooking, 'botToken'>;
  readonly secretHash: string;
  readonly payer: Payer;
}

/** A draft that another tab changes this often while it is being paid for is refused as busy. */
const MOST_LOOKS = 4;

/** Begins an attempt and takes it as far as it goes at once; a repeat gets the answer of the first. */
export async function placeOrder(deps: OrderDeps, order: Order, looks = 1): Promise<BookAnswer> {
  const { attempts, drafts, saga, paymentGuard } = deps;
  const { body, key, bodyHash, secretHash, payer } = order;
  const draft = await drafts.find(body.draftId, secretHash);
  if (!draft) return refuse('draft_unknown');
  const earlier = await earlierAnswer(deps, draft.id, order);
  if (earlier) return earlier;

  const party = partyOf(deps, body, draft.offer);
  if (!party.ok) return party.error;
  const quoted = await agreedQuote(deps, draft, party.value, body.acceptedTotal);
  if (!quoted.ok) return quoted.error;
  const confirmed = body.selfTransfers ?? [];
  if (!selfTransfersOf(quoted.value.offer).every((airport) => confirmed.includes(airport))) return refuse('self_transfer_open');
  const refusal = await refusedPayer(deps, payer, draft.id);
  if (refusal) return refusal;

  const { offer } = quoted.value;
  const begun = await attempts.insert(
    { id: randomUUID(), draftId: draft.id, idempotencyKey: key, bodyHash, amount: offer.price.total },
    {
      ...{ ...party.value, offer, locale: body.locale, acceptedTotal: offer.price.total },
      remembersTravelers: body.rememberTravelers === true,
    },
    quoted.value,
    async (tx) => (body.bookAgain ? null : bookedBefore(tx, quoted.value, party.value.travelers)),
  );
  if (!begun.ok) return refuse('booked_before', { booked: begun.error });
  const work = begun.value;
  // Somebody was faster, in another tab or another process: paid, and the database let one in, or changed the draft.
  if (!work)
    return (
      (await earlierAnswer(deps, draft.id, order)) ?? (looks === MOST_LOOKS ? refuse('draft_busy') : placeOrder(deps, order, looks + 1))
    );
  const done = await inTime(deps, saga.begin(work, body.paymentToken));
  const answer = await answerOf(deps, done ?? (await attempts.byId(work.attempt.id)) ?? work);
  if (answer.kind === 'refused' && isDecline(answer.code)) paymentGuard?.cardDeclined(payer);
  return answer;
}

function partyOf(
  { clock, timeZoneOf }: Pick<OrderDeps, 'clock' | 'timeZoneOf'>,
  body: Order['body'],
  { slices, airports, query, demands, extras = [] }: PricedOffer,
): Result<Party, Refusal> {
  const facts = tripFactsOf(slices, airports, latestDateAnywhere(clock()), demands);
  // By the minute: the browser, which does not know the airport's time zone, stops offering it earlier.
  const canAddPassportLater = demands?.isPassportRequired !== true && canAddPassport(slices, clock(), timeZoneOf);
  const party = readParty(body, query.travelers, { ...facts, canAddPassportLater });
  const errors = party.ok ? exitRowFaults(extras, party.value.travelers, slices) : party.error;
  return party.ok && errors.length === 0 ? party : err(refuse('invalid_request', { errors }));
}

/** Seats next to an exit are chosen before it is known who holds an infant, is 15 or requests help: who must not sit there is refused. */
const exitRowFaults = (
  extras: readonly ChosenExtra[],
  travelers: Party['travelers'],
  slices: PricedOffer['slices'],
): readonly ProblemField[] =>
  extras.flatMap((extra) => {
    const traveler = extra.kind === 'seat' && extra.isExitRow ? travelers[extra.traveler] : undefined;
    if (extra.kind !== 'seat' || !traveler) return [];
    const bar = exitBar({ ...traveler, holdsInfant: holdsInfant(extra.traveler, travelers) }, dayOfLeg(slices, extra));
    return bar === null ? [] : [{ name: placeOf(bar, extra.traveler, travelers), detail: 'exit_row' }];
  });

/** Where in the body it is said what keeps a traveler from an exit. */
function placeOf(bar: ExitBar, traveler: number, travelers: Party['travelers']): string {
  switch (bar) {
    case 'age':
      return `/travelers/${String(traveler)}/dateOfBirth`;
    case 'infant':
      return `/travelers/${String(travelers.findIndex(({ heldBy }) => heldBy === traveler))}/heldBy`;
    case 'assistance':
      return `/travelers/${String(traveler)}/assistance`;
  }
}

/** The draft at a quote for these people that still holds; refused where its total is another than the traveler accepted. */
async function agreedQuote(
  deps: OrderDeps,
  draft: Draft,
  { travelers }: Pick<Party, 'travelers'>,
  acceptedTotal: number,
): Promise<Result<Draft, Refusal>> {
  const offer = { ...draft.offer, query: searchForPeople(draft.offer.query, travelers) };
  const isTheirs = searchKey(offer.query) === searchKey(draft.offer.query);
  const holds = isTheirs && draft.quoteExpiresAt > deps.clock() && deps.pricing.isOnSale(offer);
  const quoted = holds ? ok(draft) : await requote(deps, { ...draft, offer });
  if (!holds && quoted.ok && quoted.value.offer.soldMeanwhile)
    return err(refuse('extra_gone', { draft: draftWire(quoted.value, acceptedTotal, 'open') }));
  if (!quoted.ok || quoted.value.offer.price.total === acceptedTotal) return quoted;
  return err(refuse('price_changed', { draft: draftWire(quoted.value, acceptedTotal, 'open') }));
}

/** Checked once for each new attempt: what was let in already is answered without a second token. */
async function refusedPayer({ attempts, clock, paymentGuard }: OrderDeps, payer: Payer, draftId: string): Promise<Refusal | null> {
  if (!paymentGuard) return null;
  const since = new Date(clock().getTime() - DECLINES_COUNT_MS);
  const code = await paymentGuard.refusal(payer, await attempts.declinesOf(draftId, since));
  return code === null ? null : refuse(code);
}
