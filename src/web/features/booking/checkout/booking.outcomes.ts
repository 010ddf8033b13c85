/** Where the outcome of an attempt leads, by the call: a new outcome does not compile until all three have an answer. */
import { and } from 'xstate';
import { ATTEMPT_OUTCOMES } from '#core/domain/booking/attemptOutcome';
import type { AttemptOutcome } from '#core/domain/booking/attemptOutcome';
import { bookingSetup, reached } from './booking.setup';

interface Way {
  readonly target: string;
  /** Also needed; the way after it is taken otherwise. */
  readonly guard?: 'canProve' | 'isSeen' | 'hasQuote';
  readonly actions?: readonly ('endAttempt' | 'tellAttemptEnded' | ReturnType<typeof reached>)[];
}

type Ways = Readonly<Record<AttemptOutcome, Way | readonly [Way, Way]>>;

function byOutcome(ways: Ways) {
  const always = ATTEMPT_OUTCOMES.flatMap((outcome) => {
    const isIt = { type: 'outcomeIs', params: { outcome } } as const;
    return [ways[outcome]].flat().map(({ guard, target, actions = [] }: Way) => ({
      guard: guard === undefined ? isIt : and([isIt, guard]),
      target,
      actions,
    }));
  });
  return bookingSetup.createStateConfig({ always });
}

const repriceAnew: Way = { target: 'repricing', actions: ['endAttempt', 'tellAttemptEnded'] };

/** The same for every call. */
const known = {
  ticketed: { target: 'booked' },
  alreadyBooked: { target: 'alreadyBooked' },
  processing: { target: 'processing' },
  repriced: repriceAnew,
  offerGone: { target: 'offerGone' },
  draftGone: { target: 'reopening', actions: ['endAttempt', 'tellAttemptEnded'] },
} satisfies Partial<Ways>;

/** The answer to Pay, and to what the bank's page ended with. */
export const afterPaying = byOutcome({
  ...known,
  challenge: { target: 'challenging', actions: [reached('challenge_required')] },
  proofNeeded: [{ guard: 'canProve', target: 'proving' }, { target: 'refused' }],
  lost: { target: 'declined' },
  ended: { target: 'refused' },
  refused: { target: 'refused' },
  notFound: { target: 'refused' },
  unknown: [{ guard: 'isSeen', target: 'processing' }, { target: 'unsure' }],
});

/** The traveler closed the bank's window: back to the card, unless the payment had gone through after all. */
export const afterAbandoning = byOutcome({
  ...known,
  challenge: { target: 'processing' },
  proofNeeded: { target: 'refused' },
  lost: { target: 'closed' },
  ended: { target: 'refused' },
  refused: { target: 'refused' },
  notFound: { target: 'refused' },
  unknown: { target: 'processing' },
});

/** What the server says of an attempt under way; where it says nothing of it, it is queried again. */
export const afterStatus = byOutcome({
  ...known,
  challenge: { target: 'challenging', actions: [reached('challenge_required')] },
  proofNeeded: { target: 'processing' },
  lost: { target: 'declined' },
  // a reloaded page has no price to show next to the form yet
  ended: [{ guard: 'hasQuote', target: 'refused' }, repriceAnew],
  refused: { target: 'processing' },
  // The answer to a draft without an attempt too: it never arrived.
  draftGone: [{ guard: 'hasQuote', target: 'refused' }, repriceAnew],
  notFound: repriceAnew,
  unknown: { target: 'processing' },
});
