/** Rules about what is not settled by software: who was notified, what comparing the books names, and what a traveler reads in the end. */
import type { Finding } from './findings';
import { LAST_CLIENT } from './clients';
import type { AttemptFacts, Evidence } from './history';
import { leftToPeople, wantedOf } from './wanted';

const CREDIT_BASES = ['airline', 'credit', 'not_refundable'];

export function checkPeople(evidence: Evidence): readonly Finding[] {
  return [
    ...checkEntries(evidence),
    ...checkBooks(evidence),
    ...evidence.attempts.flatMap((a) => checkRefund(a, evidence)),
    ...checkLast(evidence),
  ];
}

/** Every matter has one open entry, and nothing else has any. */
function checkEntries(evidence: Evidence): readonly Finding[] {
  const { entries, possible } = wantedOf(evidence);
  const open = evidence.entries.filter(({ isOpen }) => isOpen).map(({ kind, subject }) => `${kind} ${subject}`);
  return [
    ...[...entries].filter((one) => !open.includes(one)).map((one): Finding => ({ rule: 'nobody was notified', says: one })),
    ...open
      .filter((one, i) => (!entries.has(one) && !possible.has(one)) || open.indexOf(one) !== i)
      .map((one): Finding => ({ rule: 'notified for nothing', says: one })),
  ];
}

/** Comparing the books names what differs, and nothing else. */
function checkBooks(evidence: Evidence): readonly Finding[] {
  if (evidence.books === null) return [];
  const { differences } = wantedOf(evidence);
  const open = leftToPeople(evidence);
  const found = evidence.books.flatMap(({ kind, ourId, providerId, differences: all }) =>
    // parts of a refund that is not finished are there, or not
    all
      .filter((one) => ourId === null || !open.has(ourId) || (one !== 'not finished here' && one !== 'unknown at the gateway'))
      .map((one) => `${kind} ${(kind === 'payment' || kind === 'order' ? ourId : providerId) ?? providerId ?? ourId ?? ''}: ${one}`),
  );
  return [
    ...[...differences]
      .filter((one) => !found.includes(one))
      .map((one): Finding => ({ rule: 'books are others', says: `not named: ${one}` })),
    ...found.filter((one) => !differences.has(one)).map((one): Finding => ({ rule: 'books are others', says: one })),
  ];
}

/** Where we promised nothing ourselves, the card gets no more than the airline gave back in money. */
function checkRefund({ id, cancellations, exchanges }: AttemptFacts, { payments, orders }: Evidence): readonly Finding[] {
  const bound = cancellations.filter(({ state, basis }) => state === 'done' && CREDIT_BASES.includes(basis));
  if (bound.length === 0) return [];
  const changes = exchanges.filter((e) => e.state === 'done');
  const names = [id, ...changes.map((e) => e.id)];
  const given = payments.filter((p) => names.includes(p.attemptId)).reduce((sum, p) => sum + p.refunded, 0);
  // what other flights were cheaper by came back before
  const refunded = given - changes.reduce((sum, e) => sum + e.refund, 0);
  const back = orders.filter((o) => o.attemptId === id).reduce((sum, o) => sum + o.moneyBack, 0);
  return refunded > back ? [{ rule: 'refunded more than came back', says: `attempt ${id}: ${String(refunded)} of ${String(back)}` }] : [];
}

/** What a traveler reads once all is repaired is how it stands. */
function checkLast({ calls, attempts }: Evidence): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { client, operation, trip, draftId, outcome } of calls) {
    if (client !== LAST_CLIENT) continue;
    const find = (says: string): void =>
      void findings.push({ rule: 'status is another', says: `trip ${String(trip)}, ${operation}: ${says}` });
    const own = attempts.filter((a) => a.draftId === draftId);
    const booked = own.find(({ state }) => state === 'done');
    if (own.length === 0) continue;
    if (outcome.kind !== 'ok') find(outcome.kind === 'no' ? outcome.code : 'no answer');
    else if (operation === 'ask' && outcome.reply.state !== (booked ? 'done' : 'failed'))
      find(`reported ${outcome.reply.state ?? 'nothing'}, is ${booked ? 'done' : 'failed'}`);
    else if (operation === 'find' && booked && outcome.reply.flights !== booked.booking.flights)
      find(`reported ${outcome.reply.flights ?? 'no flights'}, has ${booked.booking.flights}`);
    else if (operation === 'ask change') {
      const change = booked?.exchanges.find((e) => e.id === outcome.reply.exchangeId);
      if (change?.state !== outcome.reply.change)
        find(`reported ${outcome.reply.change ?? 'nothing'} of a change, is ${change?.state ?? 'gone'}`);
    } else if (
      operation === 'find' &&
      (outcome.reply.cancellation === 'done') !== (booked?.cancellations.some((c) => c.state === 'done') ?? false)
    )
      find(`reported ${outcome.reply.cancellation ?? 'of no cancellation'}`);
  }
  return findings;
}
