/** Wrong tokens and codes are counted over all processes and addresses; right ones are not, and strangers keep no agent out (tracking.16). */
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import type { Database } from '../../../platform/db/connection';
import { countInMemory } from '../../../http/limits/countedInMemory';
import { buildApp } from '../../../wiring/app';
import { deskCodes, deskGuesses, deskSessions } from '../../desk.tables';
import { createGuesses } from '../../guesses.service';
import { STEP_MS } from '../../agents/totp';

const TOKEN = 'a-token-of-four-and-twenty-signs';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const NOW = new Date('2026-11-23T15:00:00Z');

let world: TestApp;
let second: FastifyInstance;
let its: Database;
beforeAll(async () => {
  world = await openTestApp({ now: NOW, env: { DESK_TOKEN: TOKEN, DESK_TOTP_SECRET: SECRET, RATE_LIMITS: 'on' } });
  its = world.database.again();
  second = await buildApp({ ...world.deps, database: its, limits: countInMemory() });
});
afterAll(async () => {
  await second.close();
  await its.close();
  await world.close();
});
let hosts = 0;
/** Nobody called from it before. */
const elsewhere = (): string => `198.51.${String(Math.floor((hosts += 1) / 250))}.${String(hosts % 250)}`;
beforeEach(async () => {
  world.now = NOW;
  const { db } = world.database;
  for (const table of [deskSessions, deskCodes, deskGuesses]) await db.delete(table);
});

const codeNow = (): string => TOTP.generate({ secret: Secret.fromBase32(SECRET), timestamp: world.now.getTime() });
const nextCode = (): string => {
  world.now = new Date(world.now.getTime() + STEP_MS);
  return codeNow();
};

interface Typed {
  readonly agent?: string;
  readonly token?: string;
  readonly code?: string;
  readonly cookie?: string;
  readonly app?: FastifyInstance;
  readonly from?: string;
}
const type = ({ agent = 'Ana', token = TOKEN, code = codeNow(), cookie = '', app = world.app, from = elsewhere() }: Typed) =>
  app.inject({
    method: 'POST',
    url: '/desk',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ agent, token, code }).toString(),
    remoteAddress: from,
  });
const WRONG = { token: `${TOKEN}2` };
const NO_CODE = { code: 'abc' };

it('without a name a right token is answered like a wrong one, and neither counts', async () => {
  const [right, wrong] = [await type({ agent: '' }), await type({ agent: '', ...WRONG })];
  expect([right.statusCode, right.body]).toEqual([wrong.statusCode, wrong.body]);
  expect(right.statusCode).toBe(400);
  expect(await world.database.db.$count(deskGuesses)).toBe(0);
});

it('a right token with a wrong code is answered like a wrong token', async () => {
  const [right, wrong] = [await type(NO_CODE), await type({ ...NO_CODE, ...WRONG })];
  expect([right.statusCode, right.body]).toEqual([wrong.statusCode, wrong.body]);
  expect(right.statusCode).toBe(403);
});

it('a whole office signs in behind one address', async () => {
  for (let i = 0; i < 12; i += 1) expect((await type({ code: nextCode(), from: '203.0.113.9' })).statusCode).toBe(303);
  expect(await world.database.db.$count(deskGuesses)).toBe(0);
});

it.each([
  ['tokens', WRONG],
  ['codes', NO_CODE],
])('thirty wrong %s, each from another address and to another process, end the tries of all but known browsers', async (_, wrong) => {
  const signedIn = await type({ code: nextCode() });
  const cookie = [signedIn.headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0])
    .find((each) => each?.startsWith('wf_desk_known='));
  expect(cookie).toMatch(/^wf_desk_known=[0-9a-f-]{36}\.[0-9a-f]{64}$/);
  for (let i = 0; i < 30; i += 1) expect((await type({ ...wrong, app: i % 2 ? second : world.app })).statusCode).toBe(403);
  const code = nextCode();
  const [refused, likewise] = [await type({ code }), await type({ ...WRONG, app: second })];
  expect([refused.statusCode, refused.headers['retry-after'], refused.body]).toEqual([429, '600', likewise.body]);
  expect((await type({ code, cookie: `${String(cookie).slice(0, -1)}g` })).statusCode).toBe(429);
  expect((await type({ code, cookie: String(cookie), app: second })).statusCode).toBe(303);
  world.now = new Date(world.now.getTime() + 600_000);
  expect((await type({})).statusCode).toBe(303);
});

it('a known browser has ten wrong ones, from wherever', async () => {
  const signedIn = await type({ code: nextCode() });
  const cookie = String([signedIn.headers['set-cookie']].flat()[1]).split(';')[0] ?? '';
  for (let i = 0; i < 10; i += 1) expect((await type({ ...WRONG, cookie, app: i % 2 ? second : world.app })).statusCode).toBe(403);
  expect((await type({ code: nextCode(), cookie })).statusCode).toBe(429);
});

it('of a hundred that come at once thirty are looked at', async () => {
  const guesses = createGuesses({ db: world.database.db, clock: () => world.now });
  const others = createGuesses({ db: its.db, clock: () => world.now });
  const taken = await Promise.all(Array.from({ length: 100 }, (_, i) => (i % 2 ? guesses : others).take('handover')));
  expect(taken.filter(Boolean)).toHaveLength(30);
  // refused ones do not count, so that one given back lets one pass
  await guesses.giveBack('handover');
  await guesses.giveBack('handover');
  expect([await others.take('handover'), await others.take('handover')]).toEqual([true, false]);
});
