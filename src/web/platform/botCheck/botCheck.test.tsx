/** The challenge is the server's own and is really solved; only the network is replaced. */
import { verifySolution } from 'altcha-lib';
import type { Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { answerChallenge, CHALLENGE_SECRETS } from '#testing/bookings/botChallenge';
import { fakeServer, problem } from '#testing/site/fakeServer';
import { botToken } from './botCheck';

const server = fakeServer({ 'GET /api/bot-challenge': answerChallenge });
beforeAll(server.start);
afterAll(() => server.stop());
afterEach(() => server.reset());

it('is a solved challenge for the action it was requested for', async () => {
  const token = await botToken('newsletter');
  expect(token).toMatch(/^[\w-]+$/);
  const payload = JSON.parse(Buffer.from(token, 'base64url').toString()) as Payload;
  expect(payload.challenge.parameters.data).toEqual({ action: 'newsletter' });
  expect(await verifySolution({ ...payload, deriveKey, ...CHALLENGE_SECRETS })).toMatchObject({ verified: true });
});

it.each([
  ['is refused', () => ({ status: 429, body: problem('rate_limited', 429) })],
  ['does not arrive', () => 'networkError' as const],
  ['is nonsense', () => ({ body: { parameters: {} } })],
])("rejects with 'error' where the challenge %s", async (_what, answer) => {
  server.answer('GET /api/bot-challenge', answer);
  await expect(botToken('contact')).rejects.toBe('error');
});
