/** Names are locked over all processes and addresses, the same whether they exist; strangers keep no agent out (tracking.16). */
import type { FastifyInstance } from 'fastify';
import { addAgent } from '#testing/desk/deskAgent';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import type { Database } from '../../../platform/db/connection';
import { countInMemory } from '../../../http/limits/countedInMemory';
import { buildApp } from '../../../wiring/app';
import { deskAgents, deskCodes, deskGuesses, deskSessions } from '../../desk.tables';
import { STEP_MS } from '../../agents/totp';

const TOKEN = 'a-token-of-four-and-twenty-signs';
const NOW = new Date('2026-11-23T15:00:00Z');

let world: TestApp;
let second: FastifyInstance;
let its: Database;
beforeAll(async () => {
  world = await openTestApp({ now: NOW, env: { DESK_TOKEN: TOKEN, RATE_LIMITS: 'on' } });
  its = world.database.again();
  second = await buildApp({ ...world.deps, database: its, limits: countInMemory() });
});
afterAll(async () => {
  await second.close();
  await its.close();
  await world.close();
});
let ana: Awaited<ReturnType<typeof addAgent>>;
let hosts = 0;
/** An address that did not call before. */
const elsewhere = (): string => `198.51.${String(Math.floor((hosts += 1) / 250))}.${String(hosts % 250)}`;
beforeEach(async () => {
  world.now = NOW;
  const { db } = world.database;
  for (const table of [deskSessions, deskCodes, deskGuesses, deskAgents]) await db.delete(table);
  ana = await addAgent(db, 'Ana');
});

const later = (ms: number): void => {
  world.now = new Date(world.now.getTime() + ms);
};

interface Typed {
  readonly agent?: string;
  readonly token?: string;
  readonly code?: string;
  readonly cookie?: string;
  readonly app?: FastifyInstance;
  readonly from?: string;
}
const type = ({ agent = 'Ana', token = ana.key, code = ana.codeAt(world.now), cookie = '', app = world.app, from = elsewhere() }: Typed) =>
  app.inject({
    method: 'POST',
    url: '/desk',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ agent, token, code }).toString(),
    remoteAddress: from,
  });
const WRONG = { token: `${TOKEN}2` };
const NO_CODE = { code: 'abc' };
/** What a page says, whatever name was typed into it. */
const saidOf = ({ body }: { readonly body: string }, name: string): string => body.replaceAll(name, 'NAME');

it('without a name a right key is answered like a wrong one, and neither counts', async () => {
  const [right, wrong] = [await type({ agent: '' }), await type({ agent: '', ...WRONG })];
  expect([right.statusCode, right.body]).toEqual([wrong.statusCode, wrong.body]);
  expect(right.statusCode).toBe(400);
  expect(await world.database.db.$count(deskGuesses)).toBe(0);
});

it('a right key with a wrong code is answered like a wrong key', async () => {
  const [right, wrong] = [await type(NO_CODE), await type({ ...NO_CODE, ...WRONG })];
  expect([right.statusCode, right.body]).toEqual([wrong.statusCode, wrong.body]);
  expect(right.statusCode).toBe(403);
});

it('a code opens once, and nothing for another agent', async () => {
  const ben = await addAgent(world.database.db, 'Ben');
  const code = ana.codeAt(world.now);
  expect((await type({ agent: 'Ben', token: ben.key, code })).statusCode).toBe(403);
  expect([(await type({ code })).statusCode, (await type({ code, app: second })).statusCode]).toEqual([303, 403]);
});

it('a whole office signs in behind one address', async () => {
  for (let i = 0; i < 12; i += 1) {
    later(STEP_MS);
    expect((await type({ from: '203.0.113.9' })).statusCode).toBe(303);
  }
  expect(await world.database.db.$count(deskGuesses)).toBe(0);
});

it.each([
  ['keys', WRONG],
  ['codes', NO_CODE],
])('five wrong %s, each from another address and to another process, lock a name alike whether it exists', async (_, wrong) => {
  for (const agent of ['Ana', 'Eve']) {
    for (let i = 0; i < 5; i += 1) expect((await type({ ...wrong, agent, app: i % 2 ? second : world.app })).statusCode).toBe(403);
    const [refused, likewise] = [await type({ agent }), await type({ ...WRONG, agent, app: second })];
    expect([refused.statusCode, refused.headers['retry-after'], refused.body]).toEqual([429, '60', likewise.body]);
    expect(refused.body).toContain('Wait a minute and try again.');
  }
  const [known, unknown] = [await type({}), await type({ agent: 'Eve' })];
  expect(saidOf(known, 'Ana')).toBe(saidOf(unknown, 'Eve'));
  later(60_000);
  const [right, likewise] = [await type(NO_CODE), await type({ ...NO_CODE, agent: 'Eve' })];
  expect([right.statusCode, saidOf(right, 'Ana')]).toEqual([likewise.statusCode, saidOf(likewise, 'Eve')]);
  expect((await type({})).headers['retry-after']).toBe('120');
  later(120_000);
  expect((await type({})).statusCode).toBe(303);
});

it('strangers lock no agent out of a browser in which this agent signed in', async () => {
  const signedIn = await type({});
  const cookie = String([signedIn.headers['set-cookie']].flat()[1]).split(';')[0] ?? '';
  expect(cookie).toMatch(/^wf_desk_known=[0-9a-f-]{36}\.[0-9a-f]{64}$/);
  for (let i = 0; i < 6; i += 1) await type(WRONG);
  later(STEP_MS);
  const forged = `${cookie.slice(0, -1)}${cookie.endsWith('0') ? '1' : '0'}`;
  expect([(await type({})).statusCode, (await type({ cookie: forged })).statusCode]).toEqual([429, 429]);
  expect((await type({ cookie, app: second })).statusCode).toBe(303);
  // the browser is known for Ana alone, and has five wrong ones of its own
  for (let i = 0; i < 5; i += 1) expect((await type({ ...WRONG, agent: 'Ben', cookie })).statusCode).toBe(403);
  expect((await type({ ...WRONG, agent: 'Ben', cookie })).statusCode).toBe(429);
  for (let i = 0; i < 5; i += 1) expect((await type({ ...WRONG, cookie, app: i % 2 ? second : world.app })).statusCode).toBe(403);
  expect((await type({ cookie })).statusCode).toBe(429);
});

it('neither the names that were typed nor keys are kept or logged', async () => {
  await type({ agent: 'hunter2-typed-as-name', ...WRONG });
  const rows = JSON.stringify(await world.database.db.select().from(deskGuesses));
  expect(rows).not.toMatch(/hunter2|a-token/);
});
