/** What a person has to be notified of, and where the books of both sides differ, said without the product: by what providers did. */
import type { Cents } from '#core/domain/values/money';
import type { AttemptFacts, IncidentFacts, Evidence, OrderFacts } from './history';

export interface Wanted {
  /** Entries that must be open, once each: `dispute dp_1`. */
  readonly entries: ReadonlySet<string>;
  /** Entries that may be: it depends on what was known when. */
  readonly possible: ReadonlySet<string>;
  /** What comparing the books must name: `payment a1: refunded`. */
  readonly differences: ReadonlySet<string>;
}

const MINUTE = 60_000;
/** Sooner an order that nobody finds was never made; later one was surely requested. In between it depends on the moment. */
const [SOON_MS, SURE_MS] = [9 * MINUTE, 14 * MINUTE];

export function wantedOf(evidence: Evidence): Wanted {
  const { attempts, orders, incidents } = evidence;
  const entries = new Set<string>();
  const possible = new Set<string>();
  const differences = new Set<string>();
  for (const incident of incidents) {
    if (incident.isReported && !incident.isOver) entries.add(`${incident.kind} ${incident.subject}`);
    for (const difference of differencesOf(incident, evidence)) differences.add(difference);
  }
  for (const attempt of attempts) {
    const order = orders.find(({ attemptId }) => attemptId === attempt.id) ?? null;
    const { id, booking, state, cancellations } = attempt;
    const document = `order_without_ticket ${id}`;
    if (state === 'done' && booking.state === 'ticketed' && order?.document === 'missing') entries.add(document);
    if (state === 'done' && booking.state === 'ticketed' && order?.document === 'untold') possible.add(document);
    if (order !== null && order.credit !== null) entries.add(`refund_not_money ${id}`);
    const unfound = unfoundOrder(attempt, order, evidence);
    if (unfound !== 'no') (unfound === 'sure' ? entries : possible).add(`order_not_found ${id}`);
    if (state === 'failed' && order?.isStanding === true) differences.add(`order ${id}: stands at the supplier`);
    for (const { id: cancellationId } of cancellations.filter((c) => c.state === 'released'))
      possible.add(`payment_stuck ${cancellationId}`);
    // all of it was given back by hand while it was being taken
    if (state === 'failed' && incidents.some((d) => d.kind === 'refunded_at_provider' && d.attemptId === id))
      possible.add(`capture_refused ${id}`);
    if (state === 'done') for (const name of unequalRefunds(attempt, evidence)) differences.add(`payment ${name}: refunded`);
    for (const { id: exchangeId } of attempt.exchanges) {
      // the same of a change of flights: its order stands, and a person sees to the money
      if (incidents.some((d) => d.kind === 'refunded_at_provider' && d.attemptId === exchangeId))
        possible.add(`capture_refused ${exchangeId}`);
    }
  }
  return { entries, possible, differences };
}

/** Whether an order was requested, and nobody ever found it: one that appeared after all was given up again. */
function unfoundOrder(
  { state, searchedMs }: AttemptFacts,
  order: OrderFacts | null,
  { hasWrongTimes }: Pick<Evidence, 'hasWrongTimes'>,
): 'no' | 'maybe' | 'sure' {
  if (state !== 'failed' || searchedMs === null || order?.isStanding === false) return 'no';
  // by clocks that jumped nobody can tell how long it was
  if (hasWrongTimes === true) return 'maybe';
  return searchedMs < SOON_MS ? 'no' : searchedMs < SURE_MS ? 'maybe' : 'sure';
}

function differencesOf({ kind, subject, attemptId, amount, isReported }: IncidentFacts, evidence: Evidence): readonly string[] {
  const { incidents, payments, attempts } = evidence;
  switch (kind) {
    case 'dispute':
      return isReported ? [] : [`dispute ${subject}: unknown here`];
    case 'early_fraud_warning':
      return [];
    case 'refunded_at_provider':
      return [`refund ${subject}: unknown here`];
    case 'refund_failed': {
      // made again, because our side did not know yet that the first one was taken
      const given = payments.find((p) => p.attemptId === attemptId)?.refunded ?? 0;
      const failed = incidents.filter((d) => d.kind === kind && d.attemptId === attemptId).reduce((sum, { amount }) => sum + amount, 0);
      const owner = attempts.find(({ id, exchanges }) => id === attemptId || exchanges.some((e) => e.id === attemptId));
      const again = given - (owner ? owedFrom(owner, attemptId, evidence) : 0);
      return again === failed || again === amount ? [] : [`refund ${subject}: failed at the bank`];
    }
  }
}

/** So much of a refund comes from each payment of a booking and of its changes: the oldest is emptied first. */
function refundParts({ exchanges, ...attempt }: AttemptFacts, refund: Cents): ReadonlyMap<string, Cents> {
  let open = refund;
  const parts = new Map<string, Cents>();
  for (const { id, capturedAmount } of [attempt, ...exchanges.filter((e) => e.state === 'done')]) {
    const part = Math.min(open, capturedAmount ?? 0);
    parts.set(id, part);
    open -= part;
  }
  return parts;
}

/** Payments of which another amount went back than refunds were made for. */
const unequalRefunds = (attempt: AttemptFacts, evidence: Evidence): readonly string[] =>
  [...refundParts(attempt, linesOf(attempt))].flatMap(([id, part]) => (refundedAt(id, evidence) === part ? [] : [id]));

/** What refunds take from a payment once they are made, those that wait for a person included. */
function owedFrom(attempt: AttemptFacts, paymentOf: string, { payments }: Evidence): Cents {
  if (attempt.state === 'failed') return payments.filter((p) => p.attemptId === paymentOf).reduce((sum, p) => sum + p.captured, 0);
  const waiting = attempt.cancellations.filter((c) => c.state === 'released').reduce((sum, c) => sum + c.refund, 0);
  return refundParts(attempt, linesOf(attempt) + waiting).get(paymentOf) ?? 0;
}

/** Cancellations that stay open since somebody gave back by hand what they owe, or a part of it: a person settles them. */
export const leftToPeople = ({ attempts, incidents }: Evidence): ReadonlySet<string> =>
  new Set(
    attempts
      .filter(({ id, exchanges }) =>
        incidents.some((d) => d.kind === 'refunded_at_provider' && (d.attemptId === id || exchanges.some((e) => e.id === d.attemptId))),
      )
      .flatMap(({ cancellations }) => cancellations.flatMap((c) => (c.state === 'released' ? [c.id] : []))),
  );

/** What went back of a payment by the books of the gateway. */
function refundedAt(id: string, { payments, incidents }: Evidence): number {
  const given = payments.filter((p) => p.attemptId === id).reduce((sum, p) => sum + p.refunded, 0);
  const of = (kind: IncidentFacts['kind']): number =>
    incidents.filter((d) => d.kind === kind && d.attemptId === id).reduce((sum, { amount }) => sum + amount, 0);
  return given + of('refunded_at_provider') - of('refund_failed');
}

const linesOf = ({ prices }: AttemptFacts): number =>
  prices.filter(({ reason }) => reason === 'refunded').reduce((sum, { amount }) => sum + amount, 0);
