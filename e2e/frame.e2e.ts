/** The frame of the site, shown on the built server: headers, refusals, files, start and stop. */
import { createHash } from 'node:crypto';
import { request as httpRequest, Agent } from 'node:http';
import { untilStarted } from './fixtures/pageChecks';
import { databasePid, isRunning } from './fixtures/site';
import { expect, test } from './fixtures/test';

const FIXED = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

test.describe('a running site', () => {
  let origin: string;
  test.beforeAll(({ site }) => {
    origin = site.origin;
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers, redirect: 'manual' });
  const assets = async (): Promise<string[]> =>
    [...(await (await get('/')).text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((m) => m[1] ?? '');

  test('answers the home page with its root and checked scripts', async () => {
    const answer = await get('/');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<div id="root">');
    expect(html).toMatch(/<script src="\/assets\/[^"]+" integrity="sha256-[^"]+" crossorigin="" defer="" data-parts="[^"]+"><\/script>/);
    expect(html).not.toMatch(/style="/);
    // of its own scripts it carries one, which tells of calls (decision 063)
    const own = [...html.matchAll(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(own).toHaveLength(1);
    const scriptHash = createHash('sha256')
      .update(own[0] ?? '')
      .digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${scriptHash}' 'self';`);
    const styles = [...html.matchAll(/<style data-href="\/assets\/[^"]+">(.*?)<\/style>/gs)].map(([, css = '']) => css);
    expect(styles.length).toBeGreaterThan(1);
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(answer.headers.get('content-security-policy')).toContain(`style-src ${hashes.join(' ')} 'self';`);
  });

  test('carries the fixed headers on every status', { tag: '@smoke' }, async () => {
    const home = await get('/');
    const answers = [
      [200, home],
      [304, await get('/', { 'if-none-match': home.headers.get('etag') ?? '' })],
      [404, await get('/no-such-page')],
      [404, await get('/api/no-such-call')],
      [400, await get('/data/airports?key=new&key=york')],
      [400, await get('/%')],
      [405, await fetch(`${origin}/data/airports`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })],
      [415, await fetch(`${origin}/api/csp-report`, { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } })],
      // of a page the parameters that it does not know are dropped; what a call asks is refused
      [301, await get(`/?x=${'y'.repeat(2100)}`)],
      [414, await get(`/data/airports?key=${'y'.repeat(2100)}`)],
      [200, await get('/img/paris?w=640')],
      [304, await get('/img/paris?w=640', { 'if-none-match': (await get('/img/paris?w=640')).headers.get('etag') ?? '' })],
      [400, await get('/img/paris?w=641')],
      [404, await get('/img/nowhere?w=640')],
      [405, await fetch(`${origin}/img/paris?w=640`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })],
    ] as const;
    for (const [status, answer] of answers) {
      expect([status, answer.status]).toEqual([status, status]);
      expect(FIXED.filter((name) => !answer.headers.has(name))).toEqual([]);
    }
  });

  test('names its own address in canonical links, shared pictures, robots.txt and the sitemap', async () => {
    const html = await (await get('/us-es/flights-to-rome')).text();
    expect(html).toContain(`<link rel="canonical" href="${origin}/us-es/flights-to-rome"/>`);
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(image).toMatch(new RegExp(`^${origin}/img/rome-card`));
    const card = await fetch(image);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  test('answers bytes that are not HTTP with the same headers', async () => {
    const { connect } = await import('node:net');
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let got = '';
      socket.on('data', (chunk) => {
        got += chunk.toString();
      });
      socket.on('end', () => resolve(got));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(FIXED.filter((name) => !text.includes(`${name}:`))).toEqual([]);
  });

  test('lets only the payment page frame our own documents', { tag: '@smoke' }, async () => {
    const frameSource = async (path: string) =>
      /frame-src ([^;]+);/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await frameSource('/flights/payment')).toBe("'self'");
    expect(await frameSource('/us-es/flights/payment')).toBe("'self'");
    expect(await frameSource('/flights/search')).toBe("'none'");
  });

  test('serves hashed files for a year, compressed as the client takes them', async () => {
    const [script = ''] = (await assets()).filter((a) => a.endsWith('.js'));
    for (const [accept, coding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get(script, { 'accept-encoding': accept });
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, coding]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const again = await get(script, { 'accept-encoding': accept, 'if-none-match': answer.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  });

  test('has no source maps, dot files or ways out of its folder', async () => {
    const files = await assets();
    expect(files.length).toBeGreaterThan(3);
    for (const path of [
      ...files.map((f) => `${f}.map`),
      '/.env',
      '/assets/../../../package.json',
      '/assets/%2e%2e/%2e%2e/manifest.json',
      '/manifest.json',
      '/server/main.js',
      '/assets/',
    ]) {
      const answer = await rawStatus(origin, path);
      expect([path, answer]).toEqual([path, 404]);
    }
    for (const file of files.filter((f) => f.endsWith('.js'))) expect(await (await get(file)).text()).not.toContain('sourceMappingURL');
  });

  test('refuses calls from other sites and counts policy reports', async ({ site }) => {
    const post = (headers: Record<string, string>) =>
      fetch(`${origin}/api/csp-report`, {
        method: 'POST',
        body: '{"csp-report":{"effective-directive":"img-src"}}',
        headers: { 'content-type': 'application/csp-report', ...headers },
      });
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(204);
    await expect
      .poll(() => site.logLines())
      .toContainEqual(expect.objectContaining({ csp: expect.objectContaining({ directive: 'img-src' }) }));
  });

  test('opens in a browser without a fault', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/');
    await untilStarted(page);
    expect(await page.locator('#root > *').count()).toBeGreaterThan(0);
  });
});

test.describe('start and stop', () => {
  test(
    'one site a folder and a port; a killed one leaves nothing in the way; SIGTERM fails no answer',
    { tag: '@release' },
    async ({ startSite }) => {
      const first = await startSite();
      expect(first.output().match(/Wingfare is serving at/g)).toHaveLength(1);

      await test.step('a second instance on the same folder is refused in one line', async () => {
        const second = await startSite({ dataDir: first.dataDir, waitReady: false });
        expect((await second.exited).code).toBe(1);
        expect(second.output().trim()).toBe(
          `Another instance (process ${first.pid}) is running on ${first.dataDir}: stop it, or set DATA_DIR.`,
        );
      });

      await test.step('a port that is taken is reported, and no database is left behind', async () => {
        const second = await startSite({ waitReady: false, env: { PORT: new URL(first.origin).port } });
        expect((await second.exited).code).toBe(1);
        expect(second.output()).toContain(`Port ${new URL(first.origin).port} on 127.0.0.1 is in use: set PORT to another one.`);
        expect(databasePid(second.dataDir)).toBeNull();
        expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
      });

      const next = await test.step('the database that a killed run left behind is taken over', async () => {
        await first.stop('SIGKILL');
        const left = databasePid(first.dataDir);
        expect(left).not.toBeNull();
        const taking = await startSite({ dataDir: first.dataDir });
        const now = databasePid(first.dataDir);
        expect(now).not.toBeNull();
        expect(now).not.toBe(left);
        expect(isRunning(left ?? 0)).toBe(false);
        return taking;
      });

      await test.step('drains on SIGTERM: not ready, still serving, then gone without a failed answer', async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: 8 });
        // as a load balancer does: it sends on while /readyz agrees, and a last few while it makes up its mind
        let isReady = true;
        let answered = 0;
        const last: { status: number; connection: string | undefined }[] = [];
        const load = Array.from({ length: 8 }, async () => {
          while (isReady) {
            expect((await ask(`${next.origin}/data/airports?key=new`, agent)).status).toBe(200);
            answered += 1;
          }
          for (let i = 0; i < 5; i += 1) last.push(await ask(`${next.origin}/data/airports?key=new`, agent));
        });
        await expect.poll(() => answered).toBeGreaterThan(80);
        const stopped = next.stop('SIGTERM');
        while (isReady) isReady = (await fetch(`${next.origin}/readyz`)).status === 200;
        await Promise.all(load);
        expect(last).toEqual(Array.from({ length: 40 }, () => ({ status: 200, connection: 'close' })));
        expect(await stopped).toEqual({ code: 0, signal: null });
        agent.destroy();
        expect(databasePid(next.dataDir)).toBeNull();
      });
    },
  );

  test('names every bad variable', async ({ startSite }) => {
    const site = await startSite({
      waitReady: false,
      env: {
        PORT: '70000',
        RATE_LIMITS: 'maybe',
        REDIS_URL: 'localhost:6379',
        DATABASE_URL: 'mysql://x',
        TRUST_PROXY: 'everyone',
        LOG_LEVEL: 'loud',
        CONTACT_EMAIL: 'nobody',
      },
    });
    expect((await site.exited).code).toBe(1);
    const lines = site.output().trim().split('\n');
    expect(lines[0]).toBe('Cannot start, bad environment:');
    expect(lines.slice(1).map((l) => l.trim().split(' must be ')[0])).toEqual([
      'CONTACT_EMAIL',
      'PORT',
      'DATABASE_URL',
      'RATE_LIMITS',
      'REDIS_URL',
      'TRUST_PROXY',
      'LOG_LEVEL',
    ]);
  });
});

function ask(url: string, agent: Agent): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }));
    })
      .on('error', reject)
      .end();
  });
}

/** fetch would tidy the path before it leaves. */
function rawStatus(origin: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}
