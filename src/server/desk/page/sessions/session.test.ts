/** What opens the desk, for how long, and that signing out ends it for whoever has a copy of the cookie, in every process (tracking.16). */
import type { FastifyInstance } from 'fastify';
import { Secret } from 'otpauth';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { itInCi } from '#testing/jest/smallerRuns';
import { buildApp } from '../../../wiring/app';
import { createRetentionService } from '../../../visitors/privacy/retention.service';
import { createAgentService, isSame } from '../../agents/agents.service';
import type { DeskAgent } from '../../agents/agents.service';
import { deskSessions } from '../../desk.tables';
import { createDeskSessions, SESSION_MS, UNUSED_MS } from './session.service';

const TOKEN = 'a-token-of-four-and-twenty-signs';
const NOW = new Date('2026-11-23T15:00:00Z');
const SIGN_IN = 'Access token';
const AT_HOME = { browser: 'Firefox, Linux', network: '203.0.113.x' };
const ANA = { agent: 'Ana', role: 'supervisor' } as const;

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp({ now: NOW, env: { DESK_TOKEN: TOKEN } });
});
beforeEach(async () => {
  world.now = NOW;
  await world.database.db.delete(deskSessions);
});
afterAll(() => world.close());

const later = (ms: number): void => {
  world.now = new Date(NOW.getTime() + ms);
};

/** Another process of the agency's on the same database, or its next start. */
async function withServer(token: string, work: (server: FastifyInstance) => Promise<void>): Promise<void> {
  const database = world.database.again();
  const { config } = world.deps;
  const server = await buildApp({ ...world.deps, database, config: { ...config, desk: { ...config.desk, token } } });
  await work(server);
  await server.close();
  await database.close();
}

const post = (app: FastifyInstance, url: string, cookie: string, payload = '', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
    payload,
  });

/** What the browser's cookie header says after the token was typed. */
async function signIn(app: FastifyInstance, cookie = ''): Promise<string> {
  const answer = await post(app, '/desk', cookie, `agent=Ana&token=${TOKEN}`);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** Whether the cookie opens the page and its files. */
async function isLetIn(app: FastifyInstance, cookie: string): Promise<boolean> {
  const page = await app.inject({ url: '/desk', headers: { host: 'localhost', cookie } });
  const file = await app.inject({ url: '/desk/days.csv', headers: { host: 'localhost', cookie } });
  const isOpen = !page.body.includes(SIGN_IN);
  expect(file.statusCode).toBe(isOpen ? 200 : 303);
  return isOpen;
}

it.each([
  ['', 'Your browser refused the cookie that the desk needs.'],
  ['?lang=es', 'Su navegador rechazó la cookie que el panel necesita.'],
])('says at /desk%s that the browser refuses its cookie', async (query, sentence) => {
  const { app } = world;
  const answer = await post(app, `/desk${query}`, '', `agent=Ana&token=${TOKEN}`);
  const url = String(answer.headers.location);
  const open = (cookie: string) => app.inject({ url, headers: { host: 'localhost', cookie } });
  expect((await open('')).body).toContain(sentence);
  const kept = await open(String(answer.headers['set-cookie']).split(';')[0] ?? '');
  expect([kept.statusCode, kept.headers.location]).toEqual([303, `/desk${query}`]);
  expect((await app.inject({ url: `/desk${query}`, headers: { host: 'localhost' } })).body).not.toContain(sentence);
});

/** The account that the token opens, and who keeps its sessions. */
async function anaOf(totpSecret: Secret | null = null) {
  const { db } = world.database;
  const clock = () => world.now;
  const agents = createAgentService({ db, clock, issuer: 'Wingfare' });
  const deps = { db, clock, agents, token: TOKEN, totpSecret };
  const ana: DeskAgent | null = (await agents.addFirst('Ana')) ?? (await agents.byKey('Ana', TOKEN, TOKEN));
  if (ana === null) throw new Error('there is another supervisor');
  return { db, clock, deps, ana, sessions: createDeskSessions(deps) };
}

it('takes the token and nothing like it', () => {
  expect(isSame(TOKEN, TOKEN)).toBe(true);
  for (const typed of ['', TOKEN.slice(1), `${TOKEN} `, TOKEN.toUpperCase()]) expect(isSame(typed, TOKEN)).toBe(false);
});

it('lasts twelve hours of use, for this token and factor, and then its row goes', async () => {
  const { db, clock, deps, ana, sessions } = await anaOf();
  const secret = await sessions.open(ana, AT_HOME);
  expect((await sessions.use(secret))?.agent).toBe('Ana');
  for (const others of [{ token: `${TOKEN}2` }, { totpSecret: Secret.fromUTF8('a factor of twenty ok') }]) {
    const after = createDeskSessions({ ...deps, ...others });
    expect([await after.use(secret), await after.list(ANA)]).toEqual([null, []]);
  }
  const [row] = await db.select().from(deskSessions);
  expect(row?.hash).not.toContain(secret);
  for (const forged of [undefined, '', 'x', row?.hash, row?.id, secret.slice(0, -1), `${secret}A`, 'A'.repeat(43)])
    expect(await sessions.use(forged)).toBeNull();
  const { forgetOld } = createRetentionService({ db, clock });
  for (let ms = UNUSED_MS - 1; ms < SESSION_MS; ms += UNUSED_MS - 1) {
    later(ms);
    expect([(await sessions.use(secret))?.agent, (await forgetOld()).deskSessions]).toEqual(['Ana', 0]);
  }
  later(SESSION_MS);
  expect(await sessions.use(secret)).toBeNull();
  later(SESSION_MS + 1);
  expect([(await forgetOld()).deskSessions, await db.$count(deskSessions)]).toEqual([1, 0]);
});

it('ends when nobody used it for half an hour', async () => {
  const { db, clock, ana, sessions } = await anaOf();
  const secret = await sessions.open(ana, AT_HOME);
  later(UNUSED_MS - 1);
  expect((await sessions.list(ANA)).length).toBe(1);
  later(UNUSED_MS);
  expect([await sessions.use(secret), await sessions.list(ANA)]).toEqual([null, []]);
  later(UNUSED_MS + 1);
  expect((await createRetentionService({ db, clock }).forgetOld()).deskSessions).toBe(1);
});

itInCi('signing out ends the session in every process and after a restart; another one lives on', async () => {
  const { app: first } = world;
  const [copied, other] = [await signIn(first), await signIn(first)];
  await withServer(TOKEN, async (second) => {
    expect([await isLetIn(first, copied), await isLetIn(second, copied), await isLetIn(second, other)]).toEqual([true, true, true]);
    const left = await post(second, '/desk/sign-out', copied);
    expect([left.statusCode, String(left.headers['set-cookie'])]).toEqual([303, expect.stringMatching(/wf_desk=;.*Max-Age=0/)]);
    expect([await isLetIn(first, copied), await isLetIn(second, copied)]).toEqual([false, false]);
    expect([await isLetIn(first, other), await isLetIn(second, other)]).toEqual([true, true]);
    // once more, and by somebody who has none
    expect((await post(first, '/desk/sign-out', copied)).statusCode).toBe(303);
    expect((await post(first, '/desk/sign-out', '')).statusCode).toBe(303);
  });
  await withServer(TOKEN, async (restarted) => {
    expect([await isLetIn(restarted, copied), await isLetIn(restarted, other)]).toEqual([false, true]);
  });
  await withServer(`${TOKEN}2`, async (withAnotherToken) => expect(await isLetIn(withAnotherToken, other)).toBe(false));
});

it('asks who it is, and lets nobody in without a name', async () => {
  const { app } = world;
  for (const agent of ['', '%20%20']) {
    const answer = await post(app, '/desk', '', `agent=${agent}&token=${TOKEN}`);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
    expect(answer.body).toContain('Type your name');
  }
  expect(await world.database.db.$count(deskSessions)).toBe(0);
});

it('signing in again ends the session before', async () => {
  const before = await signIn(world.app);
  const after = await signIn(world.app, before);
  expect([await isLetIn(world.app, before), await isLetIn(world.app, after)]).toEqual([false, true]);
});

it.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another origin of the same site', { 'sec-fetch-site': 'same-site' }, 403],
  ['an old browser on another site', { origin: 'https://evil.example' }, 403],
  ['another kind of body', { 'content-type': 'text/plain' }, 415],
])('%s signs nobody out', async (_what, headers: Record<string, string>, status) => {
  const { app } = world;
  const cookie = await signIn(app);
  expect((await post(app, '/desk/sign-out', cookie, '', headers)).statusCode).toBe(status);
  expect((await app.inject({ url: '/desk/sign-out', headers: { host: 'localhost', cookie } })).statusCode).toBe(405);
  expect(await isLetIn(app, cookie)).toBe(true);
});
