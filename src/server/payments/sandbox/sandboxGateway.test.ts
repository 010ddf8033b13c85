import { randomUUID } from 'node:crypto';
import { World } from '#testing/bookingWorld';
import type { Process } from '#testing/bookingWorld';
import { sandboxTokens } from '../../db/schema';
import { forgetOldTokens, TOKEN_MINUTES } from './sandboxGateway';

jest.setTimeout(60_000);

let world: World;
let server: Process;
beforeAll(async () => {
  world = await World.open();
  server = world.start();
});
afterAll(() => world.database.close());

async function authorised(amount = 1_000, card?: string) {
  const attemptId = randomUUID();
  const token = await world.token(server, card);
  const answer = await server.gateway.authorise({ attemptId, token, amount, currency: 'USD' });
  if (!answer.ok) throw new Error(answer.error.code);
  return { attemptId, token, payment: answer.value };
}

it('holds once per attempt, whatever is sent again', async () => {
  const { attemptId, token, payment } = await authorised();
  const again = await server.gateway.authorise({ attemptId, token: await world.token(server), amount: 9_999, currency: 'USD' });
  expect(again).toEqual({ ok: true, value: payment });
  expect(await server.gateway.authorise({ attemptId: randomUUID(), token, amount: 1_000, currency: 'USD' })).toMatchObject({
    error: { code: 'token_unusable' },
  });
});

it('takes at most what it holds, once', async () => {
  const { payment } = await authorised();
  expect(await server.gateway.capture(payment.paymentId, 1_001)).toMatchObject({ error: { code: 'not_capturable' } });
  const both = await Promise.all([server.gateway.capture(payment.paymentId, 900), server.gateway.capture(payment.paymentId, 900)]);
  expect(both).toMatchObject([{ value: { capturedAmount: 900 } }, { value: { capturedAmount: 900 } }]);
  const { rows } = await world.database.pool.query(`select movement, amount from sandbox_ledger where payment_id = $1 order by id`, [
    payment.paymentId,
  ]);
  expect(rows).toEqual([
    { movement: 'authorised', amount: 1_000 },
    { movement: 'captured', amount: 900 },
  ]);
});

it.each([
  ['a hold', '4242424242424242', false, 'voided'],
  ['a charge', '4242424242424242', true, 'refunded'],
  ['an open challenge', '4000002500003155', false, 'voided'],
  ['a declined payment', '4000000000000002', false, 'declined'],
])('gives back %s, any number of times', async (_what, card, isCaptured, state) => {
  const { payment, attemptId } = await authorised(1_000, card);
  if (isCaptured) await server.gateway.capture(payment.paymentId, 1_000);
  for (let i = 0; i < 3; i += 1) expect(await server.gateway.release(payment.paymentId)).toMatchObject({ value: { state } });
  expect(await server.gateway.lookup(attemptId)).toMatchObject({ value: { state } });
  expect(await server.gateway.capture(payment.paymentId, 1_000)).toMatchObject({ error: { code: 'not_capturable' } });
});

it('knows nothing of attempts it never saw', async () => {
  expect(await server.gateway.lookup(randomUUID())).toEqual({ ok: true, value: null });
});

it('forgets cards that were typed and never used, and takes no old token', async () => {
  const { payment } = await authorised();
  const stale = await world.token(server);
  world.minutes(TOKEN_MINUTES + 1);
  expect(await server.gateway.authorise({ attemptId: randomUUID(), token: stale, amount: 1, currency: 'USD' })).toMatchObject({
    error: { code: 'token_unusable' },
  });
  const fresh = await world.token(server);
  await forgetOldTokens(world.database.db, world.now);
  const left = await world.database.db.select().from(sandboxTokens);
  expect(left.filter((t) => t.expiresAt > world.now)).toHaveLength(1);
  expect(await server.gateway.authorise({ attemptId: randomUUID(), token: fresh, amount: 1, currency: 'USD' })).toMatchObject({ ok: true });
  expect(await server.gateway.release(payment.paymentId)).toMatchObject({ value: { state: 'voided', card: { last4: '4242' } } });
});
