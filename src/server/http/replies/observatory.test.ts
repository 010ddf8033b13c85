/** Every kind of answer by the rules of Mozilla's HTTP Observatory, over https behind a proxy (reliability.19). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { NOW, SEARCH } from '#testing/site/inputSamples';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { pointsOf, scoreOf } from '#testing/site/observatory';
import type { ScannedAnswer } from '#testing/site/observatory';
import { siteDocument } from '../../content/pages/document/siteDocument';
import { pack } from '../../content/pages/pageBody';
import { buildApp } from '../../wiring/app';
import { openStaticFiles } from './staticFiles';

const TOKEN = 'correct-horse-battery-staple';
const HOST = 'www.example.com';
const INTEGRITY = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

let world: TestApp;
let app: FastifyInstance;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), 'wf-observatory-'));
  mkdirSync(path.join(webDir, 'assets'));
  writeFileSync(path.join(webDir, 'assets', 'main.js'), '');
  const env = { PUBLIC_ORIGIN: `https://${HOST}`, TRUST_PROXY: '127.0.0.1', DESK_TOKEN: TOKEN };
  world = await openTestApp({ now: NOW, env });
  const main = { scripts: [{ src: '/assets/main.js', integrity: INTEGRITY }], styles: [] };
  const { deps } = world;
  const manifest = { ...deps.manifest, entries: { ...deps.manifest.entries, main, 'sandbox-fields': main } };
  const html = pack(siteDocument({ lang: 'en', title: 'Page', assets: { manifest, entry: 'main' }, body: 'Page' }));
  const pages = { ...deps.pages, render: (pathname: string) => ({ status: pathname === '/' ? (200 as const) : (404 as const), html }) };
  app = await buildApp({ ...deps, database: world.database.again(), manifest, pages, files: openStaticFiles(webDir) });
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(webDir, { recursive: true, force: true });
});

const ask = (method: 'GET' | 'POST', url: string, payload?: string, type = 'application/json'): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url,
    headers: { host: HOST, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7', ...(payload && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  });

/** As scanned once the host is in the browsers' list, for which its header asks. */
const scanned = (answer: LightMyRequestResponse, cookies = [answer.headers['set-cookie'] ?? []].flat()): ScannedAnswer => {
  expect(answer.headers['strict-transport-security']).toMatch(/^max-age=(?:[3-9]\d{7}|\d{9,}); includeSubDomains; preload$/);
  return { headers: answer.headers, body: answer.body, cookies, isPreloaded: true };
};

/** What has no scripts of its own can get no points for their integrity, and what sets no cookie none for cookies. */
const BEST = { page: 140, other: 135 };

it.each<[string, string, number, number]>([
  ['a page', '/', 200, BEST.page],
  ['a page that does not exist', '/nowhere', 404, BEST.page],
  ['a page of a payment', '/flights/payment', 404, BEST.page],
  ['a file', '/assets/main.js', 200, BEST.other],
  ['a call', '/data/airports?key=lon', 200, BEST.other],
  ['a refused call', '/data/airports', 400, BEST.other],
  ['a call that does not exist', '/api/nothing', 404, BEST.other],
  ['the frame of the card', '/gateway/fields', 200, BEST.page],
  ['health', '/healthz', 200, BEST.other],
  ['robots.txt', '/robots.txt', 200, BEST.other],
  ['the sitemap', '/sitemap.xml', 200, BEST.other],
  ['the desk', '/desk', 200, BEST.other],
  ['a redirect to sign in', '/desk/days.csv', 303, BEST.other],
])('%s', async (_, url, status, best) => {
  const answer = await ask('GET', url);
  expect(answer.statusCode).toBe(status);
  const answered = scanned(answer);
  expect({ points: pointsOf(answered), score: scoreOf(answered) }).toMatchObject({ score: best });
  // a body says what it is and how it is written (ASVS 4.1.1), and is not for other sites (3.4.2)
  if (answer.body !== '')
    expect(answer.headers['content-type']).toMatch(/^(?:text\/|application\/(?:[\w-]+\+)?(?:json|xml)).*; charset=utf-8$/);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

it('a visit that got every cookie of the site has the highest score there is', async () => {
  const [draft, desk] = await Promise.all([
    ask('POST', '/api/drafts', JSON.stringify({ search: SEARCH, flightId: 'BA178', seenTotal: 50_000 })),
    ask('POST', '/desk', `agent=Ana&token=${TOKEN}`, 'application/x-www-form-urlencoded'),
  ]);
  const cookies = [draft, desk].flatMap((answer) => [answer.headers['set-cookie'] ?? []].flat());
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-wf_trip', '__Host-wf_desk', '__Host-wf_desk_known']);
  expect(scoreOf(scanned(await ask('GET', '/'), cookies))).toBe(145);
});

it('before the host is in the list of browsers, only those five points are missing', async () => {
  const answered = scanned(await ask('GET', '/'));
  expect(scoreOf({ ...answered, isPreloaded: false })).toBe(BEST.page - 5);
});

describe('the rules', () => {
  const best = async (): Promise<ScannedAnswer> => scanned(await ask('GET', '/'), ['a=b; Secure; HttpOnly; SameSite=Lax']);
  const policyWith = (from: string | RegExp, to: string) => (policy: string) => policy.replace(from, to);

  it.each<[string, string, (value: string) => string | undefined, string, number]>([
    ['no policy', 'content-security-policy', () => undefined, 'content-security-policy', -25],
    ['inline scripts', 'content-security-policy', policyWith('script-src', "script-src 'unsafe-inline'"), 'content-security-policy', -20],
    ['scripts of anybody', 'content-security-policy', policyWith("script-src 'self'", 'script-src https:'), 'content-security-policy', -20],
    [
      'calls over http',
      'content-security-policy',
      policyWith('connect-src', 'connect-src http://a.example'),
      'content-security-policy',
      -20,
    ],
    ['eval', 'content-security-policy', policyWith('script-src', "script-src 'unsafe-eval'"), 'content-security-policy', -10],
    ['pictures over http', 'content-security-policy', policyWith('img-src', 'img-src http:'), 'content-security-policy', -10],
    ['inline styles', 'content-security-policy', policyWith('style-src', "style-src 'unsafe-inline'"), 'content-security-policy', 0],
    ['more by default', 'content-security-policy', policyWith("'none'", "'self'"), 'content-security-policy', 5],
    ['a short promise of https', 'strict-transport-security', () => 'max-age=86400', 'strict-transport-security', -10],
    ['no promise of https', 'strict-transport-security', () => undefined, 'strict-transport-security', -20],
    ['guessed types', 'x-content-type-options', () => undefined, 'x-content-type-options', -5],
    ['full addresses sent', 'referrer-policy', () => 'unsafe-url', 'referrer-policy', -5],
    ['open to others', 'cross-origin-resource-policy', () => 'cross-origin', 'cross-origin-resource-policy', 0],
  ])('%s', async (_, header, change, test, points) => {
    const answered = { ...(await best()), isPreloaded: false };
    const headers = { ...answered.headers, [header]: change(String(answered.headers[header])) };
    expect(pointsOf({ ...answered, headers })[test]).toBe(points);
  });

  it.each<[string, number]>([
    ['a=b; Secure; HttpOnly; SameSite=Strict', 5],
    ['a=b; Secure', 0],
    ['a=b; SameSite=Lax', -5],
    ['session=b; SameSite=Lax; HttpOnly', -10],
    ['session=b; Secure; SameSite=Lax', -30],
    ['csrf=b; Secure', -20],
    ['a=b; Secure; SameSite=Nowhere', -20],
  ])('cookie %s', async (cookie, points) => {
    expect(pointsOf({ ...(await best()), cookies: [cookie] })['cookies']).toBe(points);
  });

  it.each<[string, number]>([
    ['<script src="/a.js" integrity="sha256-x"></script>', 5],
    ['<script src="/a.js"></script>', 0],
    ['<script src="https://b.example/a.js"></script><script src="/a.js" integrity="sha256-x"></script>', -5],
    ['<script src="//b.example/a.js"></script>', -50],
  ])('%s', async (body, points) => {
    expect(pointsOf({ ...(await best()), body })['subresource-integrity']).toBe(points);
  });

  it('gives no bonus to what lost more than ten', async () => {
    const answered = await best();
    const without = { ...answered.headers, 'content-security-policy': undefined, 'x-frame-options': undefined };
    expect(scoreOf({ ...answered, headers: without })).toBe(100 - 25 - 20);
    expect(scoreOf(answered)).toBe(145);
  });
});
