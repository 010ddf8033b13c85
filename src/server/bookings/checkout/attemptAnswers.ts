/** What a traveler is answered about a payment attempt; the same again to a repeat of the same request. */
import type { BookAnswer, Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import type { AttemptRepository } from '../saga/attempts.repository';
import type { Work } from '../saga/work';
import { isFinal } from '../states';
import { attemptWire, draftWire } from '../wire/bookingWire';
import type { DraftRepository } from './drafts.repository';

export interface AnswerDeps {
  readonly attempts: Pick<AttemptRepository, 'byKey' | 'liveOfDraft' | 'keepAnswer'>;
  readonly drafts: Pick<DraftRepository, 'byId'>;
  /** An attempt has no outcome yet. */
  readonly onUnsettled: () => void;
}

/** What names a request: its idempotency key, and the hash of its body. */
export interface Keyed {
  readonly key: string;
  readonly bodyHash: string;
}

/** The answer to an attempt as it stands. A final one is written down, so that a repeat gets the same. */
export async function answerOf(deps: AnswerDeps, work: Work): Promise<BookAnswer> {
  const { attempt } = work;
  const answer = attempt.answer ?? (await freshAnswer(deps, work));
  if (!isFinal(attempt.state)) deps.onUnsettled();
  else if (!attempt.answer) await deps.attempts.keepAnswer(attempt.id, answer);
  return answer;
}

async function freshAnswer({ drafts }: Pick<AnswerDeps, 'drafts'>, work: Work): Promise<BookAnswer> {
  const { state, failure, draftId } = work.attempt;
  if (state !== 'failed' && state !== 'undoing') return { kind: 'attempt', attempt: attemptWire(work) };
  if (failure === 'invalid_request') return refuse(failure, { errors: [{ name: '/paymentToken', detail: 'is used or too old' }] });
  if (failure === 'traveler_refused') return refuse(failure, { attempt: attemptWire(work) });
  const draft = failure === 'price_changed' || failure === 'extra_gone' ? await drafts.byId(draftId) : null;
  return refuse(failure ?? 'booking_failed', draft ? { draft: draftWire(draft, work.booking.acceptedTotal, 'open') } : {});
}

/** Why a draft takes no new attempt: this request was made before, or another attempt is live; null where one may begin. */
export async function earlierAnswer(deps: AnswerDeps, draftId: string, request: Keyed): Promise<BookAnswer | null> {
  return (await repeatAnswer(deps, request)) ?? (await liveAttemptAnswer(deps, draftId, request));
}

async function repeatAnswer(deps: AnswerDeps, { key, bodyHash }: Keyed): Promise<BookAnswer | null> {
  const known = await deps.attempts.byKey(key);
  if (!known) return null;
  return known.attempt.bodyHash === bodyHash ? answerOf(deps, known) : refuse('idempotency_conflict');
}

async function liveAttemptAnswer(deps: AnswerDeps, draftId: string, request: Keyed): Promise<BookAnswer | null> {
  const live = await deps.attempts.liveOfDraft(draftId);
  if (!live) return null;
  // The same request reached another process, which wrote the attempt after we had looked for its key.
  if (live.attempt.idempotencyKey === request.key) return repeatAnswer(deps, request);
  return liveRefusal(live);
}

/** A draft whose attempt is live, or was booked, is no longer changed. */
export const liveRefusal = (live: Work): Refusal =>
  refuse(live.attempt.state === 'done' ? 'already_booked' : 'draft_busy', { attempt: attemptWire(live) });
