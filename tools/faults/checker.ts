/** Compares what clients were told with our database and the providers' books (money.17): every line it finds is a fault of ours. */
import { readServiceId } from '#core/domain/extras/serviceIds';
import { ledgerFaults } from '#core/domain/payment/priceLedger';
import type { PriceReason } from '#core/domain/payment/priceLedger';
import { ATTEMPT_FAILURES, isFinal } from '#server/bookings/states';
import type { Cents } from '#core/domain/values/money';
import { checkExchanges } from './exchangeChecker';
import type { Finding, Rule } from './findings';
import type { AttemptFacts, Call, IncidentKind, Evidence, OrderFacts, PaymentFacts } from './history';
import { mailsOwed } from './mailsOwed';
import { checkPeople } from './peopleChecker';

/** No attempt is open for longer once nothing is broken any more (money.9, money.11). */
const LONGEST_MS = 15 * 60_000;

const isAck = ({ outcome }: Call): boolean => outcome.kind === 'ok' && outcome.reply.state === 'done';
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Everything that must not be; empty where all is well. */
export function check(evidence: Evidence): readonly Finding[] {
  return [
    ...evidence.errors.map((says): Finding => ({ rule: 'error of ours', says })),
    ...evidence.attempts.flatMap((attempt) => checkAttempt(attempt, evidence)),
    ...checkExchanges(evidence),
    ...checkStrays(evidence),
    ...evidence.drafts.flatMap((draft) => checkDraft(draft.id, evidence)),
    ...checkSeats(evidence),
    ...checkAnswers(evidence),
    ...checkPeople(evidence),
  ];
}

function checkAttempt(attempt: AttemptFacts, evidence: Evidence): readonly Finding[] {
  const { id, state, booking } = attempt;
  const payments = evidence.payments.filter((p) => p.attemptId === id);
  const orders = evidence.orders.filter((o) => o.attemptId === id);
  const standing = orders.filter((o) => o.isStanding);
  const captured = sum(payments.map((p) => p.captured));
  const refunded = sum(payments.map((p) => p.refunded));
  const findings: Finding[] = [];
  const find = (rule: Rule, says: string): void =>
    void findings.push({ rule, says: `attempt ${id} (${state}, ${booking.state}): ${says}` });

  if (!isFinal(state)) find('attempt without end', `still there ${minutes(evidence.healedAt - attempt.createdAt)} after it began`);
  const openFrom = Math.max(attempt.createdAt, evidence.healedAt);
  if (evidence.hasWrongTimes !== true && attempt.endedAt !== null && attempt.endedAt - openFrom > LONGEST_MS)
    find('attempt open for more than 15 minutes', `ended after ${minutes(attempt.endedAt - openFrom)}`);
  if (sum(payments.map((p) => p.captures)) > 1) find('doubled charge', `${String(payments.length)} payments, ${String(captured)} taken`);
  if (standing.length > 1) find('doubled ticket', standing.map((o) => o.supplierReference).join(', '));
  if (payments.some((p) => p.isHeld)) find('hold left behind', 'the bank still holds money');
  if (captured > booking.acceptedTotal || captured > attempt.amount || attempt.amount > booking.acceptedTotal)
    find('charged more than was accepted', `${String(captured)} of ${String(booking.acceptedTotal)}`);

  const ofIncidents = (kind: IncidentKind, names: readonly string[]): Cents =>
    sum(evidence.incidents.filter((d) => d.kind === kind && names.includes(d.attemptId)).map((d) => d.amount));
  const isTaken = captured > 0 && captured > refunded + ofIncidents('refunded_at_provider', [id]);
  const wasTicketed = standing.length > 0 || booking.state === 'cancelled';
  if (isTaken && !(state === 'done' && wasTicketed)) find('charge without a ticket', `${String(captured - refunded)} kept`);
  // one that appeared after everything was given up, and of which nobody said anything, is a person's to find
  const isSearched =
    evidence.entries.some((e) => e.isOpen && e.kind === 'order_not_found' && e.subject === id) && !standing.some((o) => o.isReported);
  if (standing.length > 0 && !isSearched && (booking.state !== 'ticketed' || captured === 0))
    find('ticket without a charge', 'the order stands');
  if (state === 'done' && booking.state === 'ticketed' && standing.length === 0) find('charge without a ticket', 'no order stands');
  if (state === 'done' && (booking.supplierReference ?? '') !== (orders[0]?.supplierReference ?? ''))
    find('lost booking', `supplier has ${orders[0]?.supplierReference ?? 'none'}, we ${booking.supplierReference ?? 'none'}`);

  // the booking and what was paid for its changes, together
  const names = [id, ...attempt.exchanges.filter((e) => e.state === 'done').map((e) => e.id)];
  const all = evidence.payments.filter((p) => names.includes(p.attemptId));
  checkMoney(
    attempt,
    {
      ...{ booked: captured, captured: sum(all.map((p) => p.captured)), refunded: sum(all.map((p) => p.refunded)) },
      ...{ byHand: ofIncidents('refunded_at_provider', names), sentBack: ofIncidents('refund_failed', names) },
    },
    find,
  );
  const { sure, possible } = mailsOwed(attempt, orders[0] ?? null, evidence.hasWrongTimes);
  const missing = sure.filter((cause) => !attempt.mails.includes(cause));
  const others = attempt.mails.filter((cause, i, all) => ![...sure, ...possible].includes(cause) || all.indexOf(cause) !== i);
  if (missing.length + others.length > 0) find('mails are others', `missing ${missing.join(', ')}; too many ${others.join(', ')}`);
  return findings;
}

/** Over a booking and its changes, by the gateway's books; `booked` is what was taken for the booking alone. */
interface Moved extends Pick<PaymentFacts, 'captured' | 'refunded'> {
  readonly booked: Cents;
  readonly byHand: Cents;
  readonly sentBack: Cents;
}

/** Refunds and lines of the ledger are what the provider's books say. */
function checkMoney(
  { state, booking, cancellations, exchanges, prices, capturedAmount }: AttemptFacts,
  { booked, captured, refunded, byHand, sentBack }: Moved,
  find: (rule: Rule, says: string) => void,
): void {
  const lines = (reason: PriceReason): number => sum(prices.filter((p) => p.reason === reason).map((p) => p.amount));
  const changes = exchanges.filter((e) => e.state === 'done');
  const cancelled = cancellations.filter((c) => c.state === 'done');
  const agreed = sum([...cancelled, ...changes].map((c) => c.refund));
  // where somebody gave money back by hand there may be less left than we owe: a person settles it
  const isByHand = byHand > 0 && refunded < agreed && refunded + byHand >= agreed;
  const isOpen = (c: (typeof cancellations)[number]): boolean => c.state === 'asked' || (c.state === 'released' && byHand === 0);
  if (cancellations.some(isOpen)) find('attempt without end', 'its cancellation is open');
  // a person settles it, and some parts of it may have been given back
  const waiting = sum(cancellations.filter((c) => c.state === 'released').map((c) => c.refund));
  if (isByHand || (byHand > 0 && waiting > 0 && refunded - sentBack <= agreed + waiting)) return;
  // what a bank sent back before our side knew that it was taken is given again
  const isGiven = refunded === agreed || (sentBack > 0 && refunded - sentBack === agreed);
  if (state === 'failed' ? captured !== refunded + byHand : !isGiven)
    find('refund is another', `${String(refunded)} given back, ${String(state === 'failed' ? captured : agreed)} owed`);
  if (state !== 'done') {
    if (lines('captured') > 0 || lines('refunded') > 0) find('ledger is another', 'lines of a charge that was not kept');
    return;
  }
  const worth = booked + sum(changes.map((e) => e.difference));
  if (lines('captured') !== captured || capturedAmount !== booked || booking.total !== worth)
    find('ledger is another', `taken ${String(captured)}, ledger ${String(lines('captured'))}, shown ${String(booking.total)}`);
  // everything comes back but what the airline gave credit for
  const kept = captured - agreed - sum(changes.map((e) => e.credit));
  if (cancelled.some((c) => c.basis === 'free') && kept !== 0) find('refund is another', `${String(kept)} kept of a free cancellation`);
  if (lines('refunded') !== agreed) find('ledger is another', `given back ${String(refunded)}, ledger ${String(lines('refunded'))}`);
}

/** Money and seats that none of our attempts knows of. */
function checkStrays({ attempts, payments, orders }: Evidence): readonly Finding[] {
  const known = new Set(attempts.flatMap((a) => [a.id, ...a.exchanges.map((e) => e.id)]));
  const isStray = ({ attemptId }: PaymentFacts | OrderFacts): boolean => !known.has(attemptId);
  return [
    ...payments
      .filter((p) => isStray(p) && (p.isHeld || p.captured > p.refunded))
      .map((p): Finding => ({
        rule: p.isHeld ? 'hold left behind' : 'charge without a ticket',
        says: `payment of no attempt: ${p.attemptId}`,
      })),
    ...orders
      .filter((o) => isStray(o) && o.isStanding)
      .map((o): Finding => ({ rule: 'ticket without a charge', says: `order of no attempt: ${o.supplierReference}` })),
  ];
}

/** A seat is one order's, and an order has the seats that its booking paid for. */
function checkSeats({ attempts, orders }: Evidence): readonly Finding[] {
  const standing = orders.filter((o) => o.isStanding);
  const all = standing.flatMap(({ seats }) => seats);
  const twice = all.filter((seat, i) => all.indexOf(seat) !== i);
  const extrasOf = (attemptId: string): readonly string[] => attempts.find(({ id }) => id === attemptId)?.booking.extras ?? [];
  const bought = (attemptId: string): string => {
    const seats = extrasOf(attemptId)
      .map((id) => readServiceId(id, 1))
      .flatMap((extra) => (extra?.kind === 'seat' ? [extra.designator] : []));
    return seats.sort().join(', ');
  };
  return [
    ...twice.map((seat): Finding => ({ rule: 'seat sold twice', says: seat })),
    ...standing.flatMap(({ attemptId, seats }): readonly Finding[] => {
      const kept = seats
        .map((seat) => seat.split(' ').at(-1))
        .sort()
        .join(', ');
      if (kept === bought(attemptId)) return [];
      return [{ rule: 'other seats than were bought', says: `attempt ${attemptId}: ${kept} kept, ${bought(attemptId)} bought` }];
    }),
    ...standing.flatMap(({ attemptId, extras }): readonly Finding[] => {
      const [sold, bought] = [extras ?? extrasOf(attemptId), extrasOf(attemptId)].map((ids) => [...ids].sort().join(', '));
      if (sold === bought) return [];
      return [{ rule: 'other seats than were bought', says: `attempt ${attemptId}: ${sold} at the airline, ${bought} here` }];
    }),
  ];
}

/** A draft is bought once. */
function checkDraft(draftId: string, { attempts, payments, orders, drafts }: Evidence): readonly Finding[] {
  const ids = new Set(attempts.filter((a) => a.draftId === draftId).map((a) => a.id));
  const charged = payments.filter((p) => ids.has(p.attemptId) && p.captured > p.refunded);
  const ticketed = orders.filter((o) => ids.has(o.attemptId) && o.isStanding);
  const faults = ledgerFaults(drafts.find((d) => d.id === draftId)?.prices ?? []);
  return [
    ...(charged.length > 1 ? [{ rule: 'doubled charge', says: `draft ${draftId} was paid ${String(charged.length)} times` } as const] : []),
    ...(ticketed.length > 1 ? [{ rule: 'doubled ticket', says: `draft ${draftId} has ${String(ticketed.length)} orders` } as const] : []),
    ...faults.map((fault): Finding => ({ rule: 'ledger is another', says: `draft ${draftId}: ${fault}` })),
  ];
}

/** Codes that are answered before an attempt is begun as well: the same key may then still book. */
const ALSO_BEFORE: readonly string[] = ['price_changed', 'extra_gone', 'offer_gone', 'supplier_unavailable', 'invalid_request'];
const LOST_FOR_GOOD = ATTEMPT_FAILURES.filter((code) => !ALSO_BEFORE.includes(code)) as readonly string[];

function checkAnswers({ calls, attempts, drafts }: Evidence): readonly Finding[] {
  const findings: Finding[] = [];
  const find = (rule: Rule, { trip, client, operation }: Call, says: string): void =>
    void findings.push({ rule, says: `trip ${String(trip)}, ${client}, ${operation}: ${says}` });
  for (const call of calls) {
    const { outcome, operation } = call;
    if (outcome.kind === 'unknown') continue;
    if (outcome.kind === 'no') {
      if (operation === 'pay' && LOST_FOR_GOOD.includes(outcome.code) && attempts.some((a) => a.key === call.key && a.state === 'done'))
        find('answer changed', call, `reported ${outcome.code}, and booked all the same`);
      const ack = calls.find((other) => other.trip === call.trip && isAck(other) && other.until <= call.at);
      if (ack && (operation === 'find' || operation === 'ask') && /_unknown$/.test(outcome.code))
        find('acknowledged and not found', call, outcome.code);
      continue;
    }
    const { reply } = outcome;
    if (operation === 'choose' && !drafts.some((d) => d.id === reply.draftId)) find('lost draft', call, reply.draftId ?? 'no draft');
    if (reply.state === 'done') checkAck(call, attempts, find);
    if (reply.state === 'failed' && attempts.some((a) => a.id === reply.attemptId && a.state === 'done'))
      find('answer changed', call, `reported ${reply.failure ?? 'failed'}, and booked all the same`);
    if (
      reply.cancellation === 'done' &&
      !attempts.some((a) => a.cancellations.some((c) => c.state === 'done' && c.refund === reply.refund))
    )
      find('lost booking', call, 'reported as cancelled, and it is not');
    const before = calls.find((other) => isAck(other) && other.until <= call.at && replyOf(other)?.attemptId === reply.attemptId);
    if (before && reply.attemptId !== undefined && reply.state !== undefined && reply.state !== 'done')
      find('answer changed', call, `was done, now ${reply.state}`);
  }
  return findings;
}

const replyOf = ({ outcome }: Call) => (outcome.kind === 'ok' ? outcome.reply : null);

/** An acknowledged booking is in the database as it was answered. */
function checkAck(call: Call, attempts: readonly AttemptFacts[], find: (rule: Rule, call: Call, says: string) => void): void {
  const reply = replyOf(call);
  const attempt = attempts.find((a) => a.id === reply?.attemptId);
  if (!reply || !attempt) return find('lost booking', call, `reported ${reply?.reference ?? 'no reference'}, and nothing is there`);
  const { booking, capturedAmount, state } = attempt;
  if (state !== 'done' || !['ticketed', 'cancelled'].includes(booking.state))
    find('lost booking', call, `reported done, is ${state}, ${booking.state}`);
  if (booking.reference !== reply.reference) find('lost booking', call, `reported ${reply.reference ?? 'none'}, is ${booking.reference}`);
  if (capturedAmount !== reply.charged)
    find('answer changed', call, `reported ${String(reply.charged)} charged, was ${String(capturedAmount)}`);
  if (call.key !== null && attempt.key !== call.key) find('answer changed', call, 'an answer of another key');
  if (call.acceptedTotal !== null && (reply.charged ?? 0) > call.acceptedTotal)
    find('charged more than was accepted', call, `accepted ${String(call.acceptedTotal)}, charged ${String(reply.charged)}`);
}

const minutes = (ms: number): string => `${(ms / 60_000).toFixed(1)} minutes`;
