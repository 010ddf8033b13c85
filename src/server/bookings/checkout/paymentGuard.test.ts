/** Declines are counted for a draft and for an address; from the third on a payment shows who is there, the attempt itself stays as it was. */
import { World, SECRET } from '#testing/bookings/bookingWorld';
import { itInCi } from '#testing/jest/smallerRuns';
import { createPaymentGuard } from './paymentGuard';

const DECLINED = '4000000000000002';
let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

function play(countsAddresses = true) {
  const checked: (string | undefined)[] = [];
  const paymentGuard = createPaymentGuard({
    clock: () => world.now,
    threshold: 3,
    countsAddresses,
    check: async (token) => {
      checked.push(token);
      return token === 'good' ? null : token === undefined ? 'bot_check_needed' : 'bot_check_failed';
    },
  });
  const process = world.start({ paymentGuard });
  const { checkout } = process;
  let n = 0;
  const pay = async (draftId: string, number: string, address: string, botToken?: string, key = `guard-${String((n += 1))}-${draftId}`) => {
    const body = { ...(await world.body(process, draftId, number)), ...(botToken === undefined ? {} : { botToken }) };
    return { key, body, answer: await checkout.book(body, key, SECRET, address) };
  };
  const codeOf = async (...args: Parameters<typeof pay>): Promise<string> => {
    const { answer } = await pay(...args);
    return answer.kind === 'refused' ? answer.code : answer.attempt.state;
  };
  return { checked, checkout, process, pay, codeOf, draft: () => world.draft(process) };
}

itInCi('asks a draft for a token after three declines, and lets it pay with a good one', async () => {
  const { checked, draft, codeOf } = play(false);
  const id = await draft();
  for (let i = 0; i < 3; i += 1) expect(await codeOf(id, DECLINED, '203.0.113.7')).toBe('card_declined');
  expect(await codeOf(id, DECLINED, '203.0.113.7')).toBe('bot_check_needed');
  expect(await codeOf(id, DECLINED, '203.0.113.7', 'bad')).toBe('bot_check_failed');
  expect(checked).toEqual([undefined, 'bad']);
  expect(await world.attemptStates(id)).toEqual(['failed', 'failed', 'failed']);
  expect(await codeOf(id, '4242424242424242', '203.0.113.7', 'good')).toBe('done');
});

it('takes the same key again after it requested a check, and answers a repeat without a second token', async () => {
  const { checked, draft, pay, checkout, codeOf } = play(false);
  const id = await draft();
  for (let i = 0; i < 3; i += 1) await codeOf(id, DECLINED, '203.0.113.7');
  const first = await pay(id, '4242424242424242', '203.0.113.7');
  expect(first.answer).toMatchObject({ kind: 'refused', code: 'bot_check_needed' });
  const again = await checkout.book({ ...first.body, botToken: 'good' }, first.key, SECRET, '203.0.113.7');
  expect(again).toMatchObject({ kind: 'attempt', attempt: { state: 'done' } });
  expect(await checkout.book({ ...first.body, botToken: 'spent' }, first.key, SECRET, '203.0.113.7')).toEqual(again);
  expect(checked).toEqual([undefined, 'good']);
});

it('counts an address over several drafts, alone and for an hour', async () => {
  const { draft, codeOf } = play();
  for (let i = 0; i < 3; i += 1) expect(await codeOf(await draft(), DECLINED, '198.51.100.9')).toBe('card_declined');
  expect(await codeOf(await draft(), DECLINED, '198.51.100.9')).toBe('bot_check_needed');
  expect(await codeOf(await draft(), DECLINED, '198.51.100.10')).toBe('card_declined');
  world.minutes(61);
  expect(await codeOf(await draft(), DECLINED, '198.51.100.9')).toBe('card_declined');
});

it('counts no addresses where rate limits are off, and no successes anywhere', async () => {
  const off = play(false);
  for (let i = 0; i < 5; i += 1) expect(await off.codeOf(await off.draft(), DECLINED, '192.0.2.1')).toBe('card_declined');
  const on = play();
  for (let i = 0; i < 5; i += 1) expect(await on.codeOf(await on.draft(), '4242424242424242', '192.0.2.2')).toBe('done');
});
