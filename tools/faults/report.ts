/** how a failed run is reported: what was found, and the history that leads there, one line a call or fault. */
import type { Finding } from './findings';
import type { Call, Evidence, Outcome } from './history';

function reply(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'unknown':
      return '… no answer';
    case 'no':
      return `✗ ${outcome.code}`;
    case 'ok':
      return `✓ ${Object.entries(outcome.reply)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(', ')}`;
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(8);

function lineOf({ trip, client, operation, at, until, key, acceptedTotal, consent, outcome }: Call, began: number): string {
  const paid = key === null ? '' : ` ${key}`;
  const accepted = acceptedTotal === null ? '' : ` at ${String(acceptedTotal)}`;
  const agreed = consent === null ? '' : ` due ${String(consent.due)}, refund ${String(consent.refund)}`;
  return `${seconds(at - began)} –${seconds(until - began)} s  trip ${String(trip)} ${client}: ${operation}${paid}${accepted}${agreed} ${reply(outcome)}`;
}

/** The whole story in text. `faults` are lines of their own, such as `trip 1 A pay 1.2, step 4: killed after gateway.capture`. */
export function storyOf(findings: readonly Finding[], { calls, attempts, payments, orders }: Evidence, faults: readonly string[]): string {
  const began = Math.min(...calls.map((call) => call.at));
  return [
    'Found:',
    ...findings.map(({ rule, says }) => `  ${rule}: ${says}`),
    '',
    'Faults:',
    ...faults.map((line) => `  ${line}`),
    '',
    'Calls:',
    ...[...calls].sort((a, b) => a.at - b.at).map((call) => `  ${lineOf(call, began)}`),
    '',
    'Attempts:',
    ...attempts.map(
      ({ id, key, visited, failure, mails }) =>
        `  ${id} ${key}: ${visited.join(' → ')}${failure === null ? '' : ` (${failure})`}; mails ${mails.map((m) => m.split(' ')[0]).join(', ')}`,
    ),
    'Changes of flights:',
    ...attempts.flatMap(({ exchanges, booking }) =>
      exchanges.map(
        (e) =>
          `  ${e.id} ${e.key} of ${booking.reference}: ${e.state}${e.failure === null ? '' : ` (${e.failure})`}, due ${String(e.due)}, refund ${String(e.refund)}`,
      ),
    ),
    'Payments:',
    ...payments.map(
      (p) =>
        `  ${p.attemptId}: ${p.isHeld ? 'held, ' : ''}taken ${String(p.captured)} in ${String(p.captures)}, given back ${String(p.refunded)}`,
    ),
    'Orders:',
    ...orders.map((o) => `  ${o.attemptId}: ${o.supplierReference} ${o.isStanding ? 'stands' : 'cancelled'} at ${String(o.total)}`),
    '',
  ].join('\n');
}
