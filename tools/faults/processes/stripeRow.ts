/**
 * Stripe's adapter against the local Stripe, which breaks off, answers late and with stored errors, whose events come twice, early, late or
 * never, and where cardholders, issuers and people at the dashboard do what they do by themselves.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '#testing/database/testDatabase';
import { startStripeServer } from '#testing/stripe/stripeServer';
import { signed } from '#testing/stripe/stripeHooks';
import { STRIPE_KEYS } from '#testing/stripe/stripeServer';
import type { Shop } from '../clients';
import { drawTrips } from '../plan';
import { chanceOf } from '../random';
import { withoutIncidents } from '../simulation/banks';
import { startIncidents } from '../simulation/stripeIncidents';
import { resultOf, urlOf } from './realRow';
import type { RealRow } from './realRow';
import { openScene, startServer } from './scene';

/** Minutes of cardholders and banks are seconds here. */
const FASTER = 60;
const SEND_AGAIN_MS = 250;
const SENDS = 200;

export const stripeServer: RealRow = async (seed, much) => {
  const [database, stripe] = await Promise.all([openTestDatabase(), startStripeServer()]);
  const site = await startServer({ ...stripe.env, DATABASE_URL: urlOf(database.target) });
  const faults: string[] = [];
  const chance = chanceOf(seed, 'stripe server');
  const post = async (body: string, signature: string): Promise<boolean> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(`${site.origin}/gateway/webhook`, { method: 'POST', body, headers }).catch(() => null);
    return answer?.status === 200;
  };
  stripe.deliverTo(async (body, signature) => {
    if (chance.happens(0.3)) {
      faults.push('an event that never came');
      return 200;
    }
    await Promise.all(chance.happens(0.5) ? [post(body, signature), post(body, signature)] : [post(body, signature)]);
    return 200;
  });
  /** As Stripe does for three days: again until it is taken; sometimes twice. */
  const sending: Promise<void>[] = [];
  const deliver = (body: string): void => {
    const send = async (): Promise<void> => {
      for (let i = 0; i < SENDS && !(await post(body, signed(body, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET))); i += 1) await sleep(SEND_AGAIN_MS);
    };
    sending.push(send(), ...(chance.happens(0.3) ? [send()] : []));
  };
  const clock = {
    now: () => Date.now(),
    wait: async (ms: number) => void (await sleep(ms / FASTER)),
    as: <T>(_: string, work: () => Promise<T>) => work(),
  };
  const incidents = startIncidents({ scheduler: clock, names: [seed, 'stripe server'], stripe, deliver });
  const answerBank: Shop['answerBank'] = async (url, answer) => {
    const { rows } = await database.pool.query<{ intent_id: string }>('select intent_id from stripe_payments where challenge_id = $1', [
      url.split('/').pop(),
    ]);
    await stripe.answerChallenge(rows[0]?.intent_id ?? '', answer);
  };
  try {
    const scene = openScene({
      sites: [site],
      target: database.target,
      env: stripe.env,
      shop: { token: (number) => stripe.token(number), answerBank },
      payments: () => withoutIncidents(stripe.payments(), incidents.facts()),
      incidents: () => incidents.facts(),
    });
    let isPlayed = false;
    const played = scene.play(drawTrips(much ? 24 : 8, 'cancel', seed, 'stripe server'), () => site).finally(() => (isPlayed = true));
    // on a busy machine the first payment takes a while
    while (!isPlayed && stripe.calls.length === 0) await sleep(50);
    for (let i = 0; i < (much ? 4 : 2); i += 1) {
      await sleep(chance.whole(100, 1_000));
      const fault = chance.pick(['unreachable', 'answer lost', 'server error', 'server error after'] as const);
      faults.push(`Stripe: ${fault}`);
      stripe.fail(fault);
      await sleep(chance.whole(300, 1_500));
      if (chance.happens(0.5)) {
        faults.push('SIGKILL of the server');
        await site.restart({ signal: 'SIGKILL' });
      }
      stripe.fail(null);
    }
    await played;
    await incidents.rest();
    await Promise.all(sending);
    faults.push(...incidents.facts().map(({ kind, isReported }) => `${kind}${isReported ? '' : ', without an event'}`));
    return resultOf(await scene.end(), faults);
  } finally {
    await incidents.rest();
    await site.remove();
    await Promise.all([stripe.close(), database.close()]);
  }
};
