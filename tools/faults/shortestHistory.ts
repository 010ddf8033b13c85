/** Cuts what real processes left behind down to the trips that break a rule: they cannot be played again step by step, as simulated ones are. */
import { check } from './checker';
import type { Rule } from './findings';
import type { Call, Evidence } from './history';

/** The evidence without every trip that the rule is broken without as well. Of `evidence` that does not break it, all of it. */
export function shortestHistory(evidence: Evidence, rule: Rule): Evidence {
  const isBroken = (candidate: Evidence): boolean => check(candidate).some((finding) => finding.rule === rule);
  let shortest = evidence;
  for (const trip of tripsOf(evidence)) {
    const shorter = withoutTrip(shortest, trip);
    if (isBroken(shorter)) shortest = shorter;
  }
  return isBroken(shortest) ? shortest : evidence;
}

export const tripsOf = ({ calls }: Pick<Evidence, 'calls'>): readonly number[] => [...new Set(calls.map(({ trip }) => trip))];

/** With everything that came of its calls, in our books and in those of the providers. */
function withoutTrip(evidence: Evidence, trip: number): Evidence {
  const [gone, kept] = [evidence.calls.filter((call) => call.trip === trip), evidence.calls.filter((call) => call.trip !== trip)];
  const keys = named(gone, ({ key }) => key);
  const drafts = named(gone, ({ draftId }) => draftId);
  const isGone = ({ draftId, key }: { readonly draftId: string; readonly key: string }): boolean => drafts.has(draftId) || keys.has(key);
  const ofTrip = evidence.attempts.filter(isGone);
  /** Payments are for attempts, and for changes of flights. */
  const attempts = new Set(ofTrip.flatMap(({ id, exchanges }) => [id, ...exchanges.map((e) => e.id)]));
  const stays = ({ attemptId }: { readonly attemptId: string }): boolean => !attempts.has(attemptId);
  /** Attempts, their cancellations, and what was done to their payments. */
  const names = new Set([
    ...attempts,
    ...ofTrip.flatMap(({ cancellations }) => cancellations.map(({ id }) => id)),
    ...evidence.incidents.filter((incident) => !stays(incident)).map(({ subject }) => subject),
  ]);
  const isNamed = (name: string | null): boolean => name !== null && names.has(name);
  return {
    ...evidence,
    calls: kept,
    drafts: evidence.drafts.filter(({ id }) => !drafts.has(id)),
    attempts: evidence.attempts.filter(({ id }) => !attempts.has(id)),
    payments: evidence.payments.filter(stays),
    orders: evidence.orders.filter(stays),
    incidents: evidence.incidents.filter(stays),
    entries: evidence.entries.filter(({ subject }) => !isNamed(subject)),
    books: evidence.books?.filter(({ ourId, providerId }) => !isNamed(ourId) && !isNamed(providerId)) ?? null,
  };
}

function named(calls: readonly Call[], of: (call: Call) => string | null): ReadonlySet<string> {
  return new Set(calls.flatMap((call) => of(call) ?? []));
}
