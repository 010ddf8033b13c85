/**
 * What happens at Stripe without a call of ours: cardholders dispute, issuers warn of fraud, banks send refunds back, and somebody refunds
 * in the dashboard. Drawn for each payment and refund in the order in which they are made.
 */
import { REFUND } from '#server/payments/stripe/metadata';
import { disputeWire, fraudWarningWire, refundWire } from '#testing/stripe/stripeBooks';
import type { Intent, Refund } from '#testing/stripe/stripeBooks';
import type { StripeServer } from '#testing/stripe/stripeServer';
import type { IncidentFacts, IncidentKind } from '../history';
import { chanceOf } from '../random';
import type { Chance } from '../random';
import type { Scheduler } from './scheduler';

interface IncidentsDeps {
  readonly scheduler: Pick<Scheduler, 'now' | 'wait' | 'as'>;
  readonly names: readonly (string | number)[];
  readonly stripe: StripeServer;
  /** Sends an event: once or twice, late, again until it is taken. */
  readonly deliver: (body: string) => void;
}

const LOOK_EVERY_MS = 10_000;
const MINUTE = 60_000;

export interface StripeIncidents {
  facts(): readonly IncidentFacts[];
  /** From now on nobody begins anything; resolves when what was begun has ended. */
  rest(): Promise<unknown>;
}

export function startIncidents({ scheduler, names, stripe, deliver }: IncidentsDeps): StripeIncidents {
  const { books } = stripe;
  const incidents: IncidentFacts[] = [];
  const seen = new Set<string>();
  let isResting = false;
  const begun: Promise<void>[] = [];
  const send = (type: string, object: object): void =>
    deliver(stripe.event(type, object, { created: Math.floor(scheduler.now() / 1000) }).body);
  const attemptOf = (intentId: string): string => books.intents.get(intentId)?.metadata['attempt'] ?? '';

  /** Books tell what no event does: of some it never comes, as to an address that was mistyped. */
  const drawIsReported = (chance: Chance): boolean => chance.happens(0.85);

  async function dispute({ id: intentId, amount_received: amount }: Intent, chance: Chance): Promise<void> {
    const subject = `dp_${intentId}`;
    // as an inquiry, which keeps nobody from refunding
    const status = 'warning_needs_response';
    books.disputes.push({ id: subject, intent: intentId, created: Math.floor(scheduler.now() / 1000), status });
    const isReported = drawIsReported(chance);
    const isOver = chance.happens(0.4);
    incidents.push({ kind: 'dispute', attemptId: attemptOf(intentId), subject, amount, isOver, isReported });
    const say = (event: string, status: Parameters<typeof disputeWire>[2]): void => {
      if (isReported) send(`charge.dispute.${event}`, disputeWire(books, intentId, status));
    };
    say('created', 'needs_response');
    await scheduler.wait(chance.whole(0, MINUTE));
    say('updated', 'under_review');
    await scheduler.wait(chance.whole(0, MINUTE));
    if (isOver) say('closed', chance.pick(['won', 'lost']));
  }

  async function warn({ id: intentId, amount_received: amount }: Intent, chance: Chance): Promise<void> {
    const isOver = chance.happens(0.3);
    incidents.push({
      kind: 'early_fraud_warning',
      attemptId: attemptOf(intentId),
      subject: `issfr_${intentId}`,
      amount,
      isOver,
      isReported: true,
    });
    send('radar.early_fraud_warning.created', fraudWarningWire(intentId, true));
    await scheduler.wait(chance.whole(0, MINUTE));
    if (isOver) send('radar.early_fraud_warning.updated', fraudWarningWire(intentId, false));
  }

  function refundByHand({ id: intentId, amount_received: captured }: Intent, chance: Chance): void {
    const given = books.refunds.filter(({ intent, status }) => intent === intentId && status === 'succeeded');
    const left = captured - given.reduce((sum, { amount }) => sum + amount, 0);
    if (left <= 0) return;
    const amount = chance.happens(0.5) ? left : Math.ceil(left / 4);
    const refund = stripe.refundByHand(intentId, amount);
    const { id: subject = '' } = refund;
    seen.add(subject);
    const isReported = drawIsReported(chance);
    incidents.push({ kind: 'refunded_at_provider', attemptId: attemptOf(intentId), subject, amount, isOver: false, isReported });
    if (isReported) send('refund.created', refund);
  }

  /** Days later in truth: our books have long been closed. */
  async function sendBack(refund: Refund, chance: Chance): Promise<void> {
    send('refund.created', refundWire(books, refund));
    if (!chance.happens(0.4)) return;
    await scheduler.wait(chance.whole(MINUTE, 3 * MINUTE));
    refund.status = 'failed';
    const { id: subject, intent, amount } = refund;
    incidents.push({ kind: 'refund_failed', attemptId: attemptOf(intent), subject, amount, isOver: false, isReported: true });
    send('refund.failed', refundWire(books, refund));
  }

  const INCIDENTS: readonly [IncidentKind, ...IncidentKind[]] = ['dispute', 'early_fraud_warning', 'refunded_at_provider'];
  async function strike(intent: Intent, chance: Chance): Promise<void> {
    await scheduler.wait(chance.happens(0.5) ? 0 : chance.whole(0, 3 * MINUTE));
    const kind = chance.pick(INCIDENTS);
    if (kind === 'dispute') await dispute(intent, chance);
    else if (kind === 'early_fraud_warning') await warn(intent, chance);
    else refundByHand(intent, chance);
  }

  function look(): void {
    for (const intent of books.intents.values()) {
      if (intent.status !== 'succeeded' || seen.has(intent.id)) continue;
      seen.add(intent.id);
      const name = `payment ${String(seen.size)}`;
      const chance = chanceOf(...names, 'deed', name);
      if (chance.happens(0.6)) begun.push(scheduler.as(name, () => strike(intent, chance)));
    }
    for (const refund of books.refunds) {
      if (refund.metadata[REFUND] === undefined || seen.has(refund.id)) continue;
      seen.add(refund.id);
      const name = `refund ${String(seen.size)}`;
      begun.push(scheduler.as(name, () => sendBack(refund, chanceOf(...names, 'deed', name))));
    }
  }
  async function watch(): Promise<void> {
    while (!isResting) {
      look();
      await scheduler.wait(LOOK_EVERY_MS);
    }
  }
  void watch();
  return {
    facts: () => incidents,
    rest: () => {
      isResting = true;
      return Promise.all(begun);
    },
  };
}
