/** The two gateways of the runs, with what is behind them: the sandbox's own bank, and Stripe's local server with its webhooks. */
import { isSigned } from '#server/http/requests/webhookSignature';
import { createSandboxGateway } from '#server/payments/sandbox/sandboxGateway';
import type { SandboxGateway } from '#server/payments/sandbox/sandboxGateway';
import { takeEvent } from '#server/payments/stripe/stripeEvents';
import { createStripeGateway } from '#server/payments/stripe/stripeGateway';

import { signed } from '#testing/stripe/stripeHooks';
import { STRIPE_KEYS } from '#testing/stripe/stripeServer';
import type { StripeServer } from '#testing/stripe/stripeServer';
import { readSandboxPayments } from '../evidence';
import type { IncidentFacts, PaymentFacts } from '../history';
import { chanceOf } from '../random';
import type { Scheduler } from './scheduler';
import type { SimDatabase } from './simDatabase';
import type { SimServer, World } from './simServer';
import type { Bank } from './simShop';
import { startIncidents } from './stripeIncidents';
import { openSimStripe } from './stripeLine';

export interface Gateway {
  readonly open: World['openGateway'];
  readonly bank: Bank;
  payments(): Promise<readonly PaymentFacts[]>;
  /** What happened at the provider without a call of ours. */
  incidents(): readonly IncidentFacts[];
  /** From now on nothing does. */
  rest(): void;
}

const challengeIdOf = (url: string): string => url.split('/').pop() ?? '';

/** `outside`: a way to the database that is never away, as a bank of its own would have. */
export function sandboxOf(scheduler: Scheduler, outside: SimDatabase): Gateway {
  const clock = (): Date => new Date(scheduler.now());
  const atBank = createSandboxGateway({ db: outside.db, clock });
  const opened = new WeakMap<object, SandboxGateway>();
  return {
    open: ({ db }) => {
      const gateway = createSandboxGateway({ db, clock });
      opened.set(gateway, gateway);
      return gateway;
    },
    bank: {
      async token(number) {
        const made = await atBank.tokenise({ number, expiration: '12/29', securityCode: '123' });
        if (!made.ok) throw new Error(JSON.stringify(made.error));
        return made.value.token;
      },
      // a server without its database answers with 503, and the traveler leaves
      answer: async (server, url, answer) => {
        const gateway = opened.get(server.gateway);
        const attemptId = await gateway?.answerChallenge(challengeIdOf(url), answer).catch(() => null);
        if (attemptId) await server.events.challengeAnswered(attemptId);
      },
    },
    payments: () => readSandboxPayments(outside.db),
    incidents: () => [],
    rest: () => undefined,
  };
}

/** An event of the payment that a call has just moved on. */
const EVENTS: Readonly<Record<string, string>> = {
  confirm: 'payment_intent.amount_capturable_updated',
  capture: 'payment_intent.succeeded',
  cancel: 'payment_intent.canceled',
};
const TRIES = 6;
const TRY_AGAIN_MS = 60_000;

interface StripeDeps {
  readonly scheduler: Scheduler;
  readonly names: readonly (string | number)[];
  readonly outside: SimDatabase;
  readonly stripe: StripeServer;
  readonly living: () => readonly SimServer[];
  readonly hasIncidents: boolean;
}

/** Events come once, twice, before the answer they tell of, in any order, minutes late, or never. */
export function stripeOf({ scheduler, names, outside, stripe, living, hasIncidents }: StripeDeps): Gateway {
  const clock = (): Date => new Date(scheduler.now());
  let events = 0;

  async function take(server: SimServer, body: string): Promise<boolean> {
    const now = clock();
    const signature = signed(body, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, Math.floor(now.getTime() / 1000));
    if (!isSigned(Buffer.from(body), signature, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, ['v1'], now))
      throw new Error('a signature does not fit');
    // signed above: what the local Stripe writes
    const taken = await takeEvent(server.database.db, now, JSON.parse(body) as Parameters<typeof takeEvent>[2]);
    if (taken.answered !== null) await server.events.challengeAnswered(taken.answered);
    return true;
  }

  /** `isSure`: it comes in the end, as Stripe sends it again for three days. */
  function deliver(body: string, isSure = false): void {
    const name = `event ${String((events += 1))}`;
    const chance = chanceOf(...names, name);
    if (!isSure && chance.happens(0.15)) return;
    const send = async (n: number): Promise<void> => {
      const [server] = living();
      const isTaken = server ? await Promise.race([take(server, body), server.died.then(() => false)]).catch(() => false) : false;
      if (isTaken || (n === TRIES && !isSure)) return;
      await scheduler.wait(TRY_AGAIN_MS);
      await send(n + 1);
    };
    for (let copy = chance.happens(0.3) ? 2 : 1; copy > 0; copy -= 1) {
      const delay = chance.happens(0.4) ? 0 : chance.whole(0, 120_000);
      void scheduler.as(`${name} copy ${String(copy)}`, async () => {
        await scheduler.wait(delay);
        await send(1);
      });
    }
  }

  stripe.deliverTo(async (body) => {
    deliver(body);
    return 200;
  });
  const incidents = hasIncidents ? startIncidents({ scheduler, names, stripe, deliver: (body) => deliver(body, true) }) : null;
  return {
    open: (database, line) => {
      const api = openSimStripe(stripe, (name, send) => {
        const [, id = '', act = ''] = /(pi_\w+)\/(\w+)$/.exec(name) ?? [];
        const type = EVENTS[act];
        return line(name, async (fault) => {
          const answered = await send(fault);
          if (type !== undefined && answered.status === 200) deliver(stripe.event(type, { id }).body);
          return answered;
        });
      });
      return createStripeGateway({ db: database.db, clock, stripe: api, isTestMode: true });
    },
    bank: {
      token: async (number) => stripe.token(number),
      async answer(_server, url, answer) {
        const { rows } = await outside.pool.query<{ intent_id: string }>('select intent_id from stripe_payments where challenge_id = $1', [
          challengeIdOf(url),
        ]);
        await stripe.answerChallenge(rows[0]?.intent_id ?? '', answer);
      },
    },
    payments: async () => (incidents === null ? stripe.payments() : withoutIncidents(stripe.payments(), incidents.facts())),
    incidents: () => incidents?.facts() ?? [],
    rest: () => void incidents?.rest(),
  };
}

/** What was given back at our word: what came back to Stripe was, and what somebody gave by hand was not. */
export const withoutIncidents = (payments: readonly PaymentFacts[], incidents: readonly IncidentFacts[]): readonly PaymentFacts[] =>
  payments.map((payment) => {
    const of = (kind: IncidentFacts['kind']): number =>
      incidents.filter((d) => d.kind === kind && d.attemptId === payment.attemptId).reduce((sum, { amount }) => sum + amount, 0);
    return { ...payment, refunded: payment.refunded + of('refund_failed') - of('refunded_at_provider') };
  });
