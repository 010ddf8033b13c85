/** What a proxy in front of the site, or somebody who pretends to be one, can change: limits, cookies, names of the site. */
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { Site } from './fixtures/site';
import { expect, test } from './fixtures/test';

const PUBLIC_ORIGIN = 'https://www.example.com';
const FIXED = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function call({ origin }: Site, path: string, headers: Record<string, string> = {}, payload?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const json = payload === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(origin + path, { method: payload ? 'POST' : 'GET', headers: { ...json, ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on('error', reject).end(payload === undefined ? undefined : JSON.stringify(payload));
  });
}

/** What comes back for a request written by hand; the head in lower case. */
function raw({ origin }: Site, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text.toLowerCase())).on('error', reject);
  });
}

/** Statuses of so many calls, each with its own header. */
async function statuses(site: Site, count: number, forwardedFor: (i: number) => string): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let i = 0; i < count; i += 1) {
    const { status } = await call(site, '/data/airports?key=par', { 'x-forwarded-for': forwardedFor(i) });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Behind a proxy of this machine. */
test.use({ siteEnv: { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on', PUBLIC_ORIGIN } });

test('one visitor has one bucket, whatever is next to the address or instead of it', async ({ site }) => {
  for (const forwardedFor of [
    (i: number) => `203.0.113.7:${40_000 + i}`,
    (i: number) => `[2001:db8::${i.toString(16)}]:${i + 1}`,
    (i: number) => `nobody-${i}`,
  ]) {
    const counts = await statuses(site, 170, forwardedFor);
    expect(counts[429]).toBeGreaterThan(0);
  }
  expect(await statuses(site, 1, () => '198.51.100.9')).toEqual({ 200: 1 });
});

test('an https origin makes the cookie secure, though the proxy does not say https', async ({ site }) => {
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, date] = day.split('-');
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const params = `ori=JFK&des=LAX&departdate=${date}-${months[Number(month) - 1]}-${year}&triptype=O&cabin=Economy&adt=1&chd=0&inf=0`;
  const found = JSON.parse((await call(site, `/flight/getflights?${params}&limit=1`)).body) as { flights: { id: string }[] };
  const search = {
    ...{ origin: 'JFK', destination: 'LAX', departDate: day, returnDate: null, tripType: 'O', cabin: 'Economy' },
    travelers: { adults: 1, children: 0, infants: 0 },
  };
  const flight = { search, flightId: found.flights[0]?.id ?? '', seenTotal: 0 };
  const draft = await call(site, '/api/drafts', { host: 'www.example.com' }, flight);
  const cookie = String(draft.headers['set-cookie']);
  expect([draft.status, cookie]).toEqual([201, expect.stringMatching(/^__Host-wf_trip=.*; Secure; SameSite=Lax$/)]);
  const { draftId } = JSON.parse(draft.body) as { draftId: string };
  const headers = { host: 'www.example.com', cookie: cookie.split(';')[0] ?? '' };
  expect((await call(site, '/api/reprice', headers, { draftId, seenTotal: 0 })).status).toBe(200);
});

test('only the configured origin is named, whatever Host a visitor sends', { tag: '@release' }, async ({ site }) => {
  for (let i = 0; i < 12; i += 1)
    expect((await call(site, '/about-us', { host: `evil-${i}.example` })).body).toContain(
      `<link rel="canonical" href="${PUBLIC_ORIGIN}/about-us"/>`,
    );
});

test('without an origin in the configuration, foreign Hosts take nothing from the real one', { tag: '@release' }, async ({ startSite }) => {
  const site = await startSite();
  const canonical = async (host: string): Promise<string | undefined> =>
    /<link rel="canonical" href="([^"]*)"/.exec((await call(site, '/about-us', { host })).body)?.[1];
  expect(await canonical('www.real.example')).toBe('http://www.real.example/about-us');
  const foreign = [];
  for (let i = 0; i < 12; i += 1) foreign.push(await canonical(`evil-${i}.example`));
  expect(foreign.filter((href) => href === '/about-us')).toHaveLength(5);
  expect(await canonical('www.real.example')).toBe('http://www.real.example/about-us');
});

test('requests that Node would refuse or read by itself get our answer with all headers', async ({ site }) => {
  for (const [head, status] of [
    ['GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example', 400],
    ['GET / HTTP/1.1', 400],
    ['GET / HTTP/1.1\r\nHost: a.example\r\nExpect: a-miracle', 417],
    ['GET / HTTP/1.0', 200],
    ['GET / HTTP/1.1\r\nHost: a.example', 200],
  ] as const) {
    const answer = await raw(site, head);
    expect([head, answer.split('\r\n')[0]]).toEqual([head, expect.stringContaining(` ${status} `)]);
    expect(FIXED.filter((name) => !answer.includes(`\r\n${name}:`))).toEqual([]);
    if (status >= 400) expect(answer).toContain('content-type: application/problem+json');
  }
});
