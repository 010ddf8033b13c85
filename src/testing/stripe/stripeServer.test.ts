/** The stand-in of Stripe answers as the real one where the adapter's tests depend on it. */
import { STRIPE_KEYS, startStripeServer } from './stripeServer';
import type { StripeServer } from './stripeServer';

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer();
});
afterEach(() => server.fail(null));
afterAll(() => server.close());

const INTENT = { amount: '1000', currency: 'usd', capture_method: 'manual' };

async function post(fields: Readonly<Record<string, string>>, key?: string) {
  const answer = await fetch(`${server.origin}/v1/payment_intents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, isReplayed: answer.headers.get('idempotent-replayed') === 'true', body: await answer.json() };
}

it.each([
  ['a parameter that it does not have', { ...INTENT, color: 'red' }, { param: 'color', message: 'Received unknown parameter: color' }],
  [
    'a suffix too long for a statement',
    { ...INTENT, statement_descriptor_suffix: 'BOOKING K7MPX2' },
    { param: 'statement_descriptor_suffix' },
  ],
  ['a suffix without a letter', { ...INTENT, statement_descriptor_suffix: '234567' }, { param: 'statement_descriptor_suffix' }],
  ['a suffix with an asterisk', { ...INTENT, statement_descriptor_suffix: 'REF*K7MPX2' }, { param: 'statement_descriptor_suffix' }],
])('refuses %s', async (_what, fields, error) => {
  expect(await post(fields)).toMatchObject({ status: 400, body: { error } });
});

it.each([
  ['server error', 500, true],
  ['server error after', 500, true],
  ['rate limited', 429, false],
  ['locked', 409, false],
  ['key revoked', 401, false],
] as const)('%s: answers %d, and again for the same key: %s', async (fault, status, isStored) => {
  server.fail(fault);
  expect(await post(INTENT, fault)).toMatchObject({ status, isReplayed: false });
  server.fail(null);
  expect(await post(INTENT, fault)).toMatchObject({ status: isStored ? status : 200, isReplayed: isStored });
  expect(await post(INTENT, `${fault} 2`)).toMatchObject({ status: 200 });
});

it('gives one key to one body', async () => {
  const first = await post(INTENT, 'one');
  expect(await post(INTENT, 'one')).toEqual({ ...first, isReplayed: true });
  expect(await post({ ...INTENT, amount: '2000' }, 'one')).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
});
