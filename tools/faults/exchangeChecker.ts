/** Rules about changes of flights: the old flights or the new ones, here and at the airline, and paid for once or not at all. */
import { EXCHANGE_FAILURES, isFinal } from '#server/bookings/states';
import type { Finding, Rule } from './findings';
import type { AttemptFacts, Call, Consent, Evidence, ExchangeFacts, OrderFacts } from './history';

type Find = (rule: Rule, says: string) => void;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function checkExchanges(evidence: Evidence): readonly Finding[] {
  const findings: Finding[] = [];
  for (const attempt of evidence.attempts) {
    const find: Find = (rule, says) => void findings.push({ rule, says: `booking ${attempt.booking.reference}: ${says}` });
    const order = evidence.orders.find((o) => o.attemptId === attempt.id);
    for (const exchange of attempt.exchanges) checkExchange(exchange, order, evidence, find);
    if (attempt.state === 'done') checkFlights(attempt, order, evidence, find);
  }
  for (const call of evidence.calls) {
    const find: Find = (rule, says) =>
      void findings.push({ rule, says: `trip ${String(call.trip)}, ${call.client}, ${call.operation}: ${says}` });
    checkAnswer(call, evidence, find);
  }
  return findings;
}

/** One change: done at the airline and paid for as agreed, or neither. */
function checkExchange(exchange: ExchangeFacts, order: OrderFacts | undefined, evidence: Evidence, find: Find): void {
  const { id, state, due } = exchange;
  const payments = evidence.payments.filter((p) => p.attemptId === id);
  const captured = sum(payments.map((p) => p.captured));
  const makes = order?.exchanges.filter((one) => one === id).length ?? 0;
  const tell = (rule: Rule, says: string): void => find(rule, `change ${id} (${state}): ${says}`);
  const consent = evidence.calls.find((call) => call.key === exchange.key && call.consent !== null)?.consent;
  if (!consent) tell('doubled change', 'nobody agreed to it');
  else if (said(consent) !== said(exchange)) tell('charged more than was accepted', `agreed to ${said(consent)}, is ${said(exchange)}`);
  if (!isFinal(state)) tell('change without end', 'nothing is decided');
  if (payments.some((p) => p.isHeld)) tell('hold left behind', 'the bank still holds money');
  if (sum(payments.map((p) => p.captures)) > 1) tell('doubled charge', `${String(captured)} taken`);
  if (captured > due) tell('charged more than was accepted', `${String(captured)} of ${String(due)}`);
  if (state === 'done' && makes !== 1) tell('lost change', `the airline made it ${String(makes)} times`);
  if (state === 'done' && captured !== due) tell('change without its money', `${String(captured)} taken, ${String(due)} agreed`);
  if (state === 'failed' && makes > 0) tell('lost change', 'the airline made it all the same');
  if (state === 'failed' && captured > 0) tell('charged for no change', `${String(captured)} taken`);
}

/** A booking has the flights of its last change, as the airline has. */
function checkFlights(
  { booking, exchanges, ...attempt }: AttemptFacts,
  order: OrderFacts | undefined,
  evidence: Evidence,
  find: Find,
): void {
  const done = exchanges.filter((e) => e.state === 'done');
  const last = done.find((e) => e.id === order?.exchanges.at(-1)) ?? done.at(-1);
  if (last && booking.flights !== last.flights) find('flights are others', `has ${booking.flights}, changed to ${last.flights}`);
  if (order && order.flights !== null && order.flights !== booking.flights)
    find('flights are others', `has ${booking.flights}, the airline ${order.flights}`);
  const strays = order?.exchanges.filter((id) => !exchanges.some((e) => e.id === id)) ?? [];
  if (strays.length > 0) find('doubled change', `the airline made changes of which nothing is here: ${strays.join(', ')}`);
  const keys = exchanges.map(({ key }) => key);
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  if (twice.length > 0) find('doubled change', `one consent, two changes: ${twice.join(', ')}`);
  const brought = sum(done.map(({ due, refund }) => due - refund));
  if (order && order.exchangesBrought !== null && order.exchangesBrought !== brought)
    find('change without its money', `the airline got ${String(order.exchangesBrought)}, ${String(brought)} agreed`);
  if (attempt.scheduleChanges > 0) find('change taken for the airline’s', `${String(attempt.scheduleChanges)} times`);
  const cancelledAt = attempt.cancellations.filter((c) => c.state !== 'failed').map((c) => c.createdAt);
  if (evidence.hasWrongTimes !== true && done.some((e) => cancelledAt.some((at) => e.createdAt > at)))
    find('doubled change', 'its flights were changed after it was cancelled');
}

/** Codes that come after a change has begun, and so at its end alone. */
const BEFORE: readonly string[] = [
  'exchange_changed',
  'exchange_closed',
  'offer_gone',
  'supplier_unavailable',
  'call_us',
  'invalid_request',
];
const LOST_FOR_GOOD = EXCHANGE_FAILURES.filter((code) => !BEFORE.includes(code)) as readonly string[];

/** What was reported to a client of a change, and of flights after it. */
function checkAnswer(call: Call, { attempts, calls, orders }: Evidence, find: Find): void {
  const { outcome, key, trip } = call;
  const all = attempts.flatMap(({ exchanges }) => exchanges);
  if (outcome.kind === 'unknown') return;
  if (outcome.kind === 'no') {
    const isDone = all.some((e) => e.key === key && e.state === 'done');
    if (call.operation === 'change' && LOST_FOR_GOOD.includes(outcome.code) && isDone)
      find('answer changed', `reported ${outcome.code}, and changed all the same`);
    if (outcome.code === 'exchange_unknown') find('acknowledged and not found', outcome.code);
    return;
  }
  const { exchangeId, change, flights } = outcome.reply;
  const before = calls.filter((other) => other.trip === trip && other.until <= call.at && isDone(other));
  if (exchangeId !== undefined) {
    const exchange = all.find((e) => e.id === exchangeId);
    if (!exchange) return find('lost change', `reported ${exchangeId}, and nothing is there`);
    if (change === 'done' && exchange.state !== 'done') find('lost change', `reported done, is ${exchange.state}`);
    if (change === 'failed' && exchange.state === 'done') find('answer changed', 'reported failed, and changed all the same');
    if (change !== 'done' && before.some((other) => replyOf(other)?.exchangeId === exchangeId))
      find('answer changed', `was done, now ${change ?? 'nothing'}`);
    if (key !== null && exchange.key !== key) find('answer changed', 'an answer of another key');
  }
  // a page that is read after a change was acknowledged shows its flights, or those of one that the airline made after it
  const reported = before.flatMap((other) => replyOf(other)?.exchangeId ?? []);
  const made = orders.find((order) => order.exchanges.some((id) => reported.includes(id)))?.exchanges ?? [];
  const latest = made.findLastIndex((id) => reported.includes(id));
  if (call.operation === 'find' && latest >= 0 && !made.slice(latest).some((id) => all.find((e) => e.id === id)?.flights === flights))
    find('lost change', `shown ${flights ?? 'no flights'} after another change`);
}

const replyOf = ({ outcome }: Call) => (outcome.kind === 'ok' ? outcome.reply : null);
const isDone = (call: Call): boolean => replyOf(call)?.change === 'done';
const said = ({ due, refund, flights }: Consent): string => `${flights} for ${String(due)}, ${String(refund)} back`;
