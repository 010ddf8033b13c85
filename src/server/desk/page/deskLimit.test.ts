/** What one address may ask of the desk, with a session or without (reliability.3): nobody who copied a cookie reads all bookings in a minute. */
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { deskSessions } from '../desk.tables';

const TOKEN = 'a-token-of-four-and-twenty-signs';
const NOW = new Date('2026-11-23T15:00:00Z');
const CALLS = 6;

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp({ now: NOW, env: { DESK_TOKEN: TOKEN, RATE_LIMITS: 'on', LIMITS: `desk=${String(CALLS)}/60` } });
});
afterAll(() => world.close());

const get = (url: string, cookie: string, remoteAddress: string) =>
  world.app.inject({ url, headers: { host: 'localhost', cookie }, remoteAddress });

async function signIn(remoteAddress: string): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/desk',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ agent: 'Ana', token: TOKEN }).toString(),
    remoteAddress,
  });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

it('pages, tables and forms share a limit, which others do not feel', async () => {
  const cookie = await signIn('192.0.2.1');
  const asked = ['/desk/sessions', '/desk/days.csv', '/desk/bookings/ABCDEF', '/desk', '/desk/sessions'];
  for (const url of asked) expect([url, (await get(url, cookie, '192.0.2.1')).statusCode < 429]).toEqual([url, true]);
  for (const url of asked) {
    const refused = await get(url, cookie, '192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after'] !== undefined]).toEqual([429, true]);
  }
  expect((await get('/desk/sessions', cookie, '192.0.2.2')).statusCode).toBe(200);
});

it('a session is written to once in ten seconds, however often it is used', async () => {
  const { db } = world.database;
  await db.delete(deskSessions);
  const cookie = await signIn('192.0.2.3');
  const versions = async () => (await db.execute('select xmin::text as version, used_at from desk_sessions')).rows;
  const opened = await versions();
  await get('/desk/sessions', cookie, '192.0.2.3');
  expect(await versions()).toEqual(opened);
  world.now = new Date(NOW.getTime() + 10_000);
  await get('/desk/sessions', cookie, '192.0.2.3');
  const used = await versions();
  expect(used).not.toEqual(opened);
  expect((await db.select().from(deskSessions))[0]?.usedAt).toEqual(world.now);
});
