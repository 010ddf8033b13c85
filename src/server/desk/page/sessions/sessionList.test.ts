/** The second factor at sign-in, and the list of open sessions that ends one or all others (tracking.16, decision 181). */
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { itInCi } from '#testing/jest/smallerRuns';
import { addAgent } from '#testing/desk/deskAgent';
import { deskActions, deskAgents, deskCodes, deskSessions } from '../../desk.tables';
import type { AgentRole } from '../../desk.tables';
import { STEP_MS } from '../../agents/totp';

const TOKEN = 'a-token-of-four-and-twenty-signs';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const NOW = new Date('2026-11-23T15:00:00Z');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp({ now: NOW, env: { DESK_TOKEN: TOKEN, DESK_TOTP_SECRET: SECRET } });
});
beforeEach(async () => {
  world.now = NOW;
  const { db } = world.database;
  for (const table of [deskSessions, deskCodes, deskActions, deskAgents]) await db.delete(table);
  accounts.clear();
});
afterAll(() => world.close());

const codeAt = (steps: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(SECRET), timestamp: world.now.getTime() + steps * STEP_MS });

const post = (url: string, fields: Readonly<Record<string, string>>, cookie = '') =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', cookie, 'user-agent': FIREFOX },
    payload: new URLSearchParams(fields).toString(),
  });

const typed = (agent: string, code: string, token = TOKEN) => post('/desk', { agent, token, code });

const accounts = new Map<string, Awaited<ReturnType<typeof addAgent>>>();
/** Makes the account at the first time; answers the cookie. */
async function signIn(name: string, role: AgentRole = 'agent'): Promise<string> {
  world.now = new Date(world.now.getTime() + STEP_MS);
  const account = accounts.get(name) ?? (await addAgent(world.database.db, name, role));
  accounts.set(name, account);
  const answer = await post('/desk', account.fields(world.now));
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

const get = (url: string, cookie: string) => world.app.inject({ url, headers: { host: 'localhost', cookie } });
const isLetIn = async (cookie: string): Promise<boolean> => (await get('/desk/sessions', cookie)).statusCode === 200;
const idOf = async (agent: string): Promise<string> =>
  (await world.database.db.select().from(deskSessions)).find((session) => session.agent === agent)?.id ?? '';

itInCi('the first supervisor’s code opens once, and is not used up by a wrong token', async () => {
  expect((await get('/desk', '')).body).toContain('Code of your authenticator app');
  const code = codeAt(-1);
  for (const [agent, its, token] of [
    ['Ana', '', TOKEN],
    ['Ana', codeAt(2), TOKEN],
    ['Ana', code, `${TOKEN}2`],
    ['', code, TOKEN],
  ] as const) {
    const answer = await typed(agent, its, token);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([agent === '' ? 400 : 403, undefined]);
  }
  expect((await typed('Ana', code)).statusCode).toBe(303);
  expect((await typed('Ana', code)).statusCode).toBe(403);
  expect((await typed('Ben', codeAt(0))).statusCode).toBe(403);
  expect((await typed('ana', codeAt(0))).statusCode).toBe(303);
});

it('two that type the same code at once: one is let in', async () => {
  const code = codeAt(0);
  const answers = await Promise.all([typed('Ana', code), typed('Ana', code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 403]);
});

it('lists to a supervisor who is signed in, from where and since when, and to agents their own sessions', async () => {
  const ana = await signIn('Ana', 'supervisor');
  const ben = await signIn('Ben');
  await signIn('Ben');
  const { body } = await get('/desk/sessions', ana);
  expect(body).toMatch(/Ana \(this browser\)[^]*Ben/);
  for (const shown of ['Firefox, Windows', '127.0.0.x', '2026-11-23 10:00', '2026-11-23 10:01']) expect(body).toContain(shown);
  const own = (await get('/desk/sessions', ben)).body;
  expect([own.match(/type="radio"/g)?.length, own.includes('Ana')]).toEqual([1, false]);
  expect((await get('/desk/sessions', '')).headers.location).toBe('/desk');
});

it('an agent ends no session of another', async () => {
  const [ana, ben] = [await signIn('Ana', 'supervisor'), await signIn('Ben')];
  for (const session of [await idOf('Ana'), 'others']) {
    const fields = { question: randomUUID(), session, token: String(accounts.get('Ben')?.key) };
    expect((await post('/desk/sessions', fields, ben)).statusCode).toBe(303);
  }
  expect([await isLetIn(ana), await isLetIn(ben)]).toEqual([true, true]);
});

it('ends one session, or all others, after the key was typed again, and writes down who did', async () => {
  const [ana, ben, eva, zoe] = [await signIn('Ana', 'supervisor'), await signIn('Ben'), await signIn('Eva'), await signIn('Zoe')];
  const question = '3f0f3c1e-0000-4000-8000-000000000001';
  const fields = { question, session: await idOf('Ben'), token: String(accounts.get('Ana')?.key) };
  for (const wrong of ['guess', TOKEN, String(accounts.get('Ben')?.key)])
    expect((await post('/desk/sessions', { ...fields, token: wrong }, ana)).statusCode).toBe(403);
  expect((await post('/desk/sessions', fields, '')).statusCode).toBe(303);
  expect(await isLetIn(ben)).toBe(true);

  const ended = await post('/desk/sessions', fields, ana);
  expect([ended.statusCode, ended.headers.location]).toEqual([303, `/desk/sessions?did=${question}`]);
  expect((await get(String(ended.headers.location), ana)).body).toContain('End a session: Ended');
  expect([await isLetIn(ana), await isLetIn(ben), await isLetIn(eva)]).toEqual([true, false, true]);

  await post('/desk/sessions', { ...fields, question: question.replace(/1$/, '2'), session: 'others' }, ana);
  expect([await isLetIn(ana), await isLetIn(eva), await isLetIn(zoe)]).toEqual([true, false, false]);
  const log = await world.database.db.select().from(deskActions).orderBy(deskActions.id);
  expect(log.map(({ agent, action, outcome }) => [agent, action, outcome])).toEqual([
    ['Ana', 'session_ended', 'ended'],
    ['Ana', 'other_sessions_ended', 'ended'],
  ]);
});
