/** Two processes of a site with one Redis: they share limits and answers. A Redis at REDIS_TEST_URL is used, else one of this machine; its own keys are removed. */
import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Redis } from 'ioredis';
import { expect, test } from './fixtures/test';
import { freePort } from './fixtures/site';
import type { Site } from './fixtures/site';

const REDIS_URL = new URL(process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15');
const OURS = 'wingfare:*';
/** Documentation addresses: one visitor a test. */
const [SHARING, CUT_OFF] = ['203.0.113.21', '203.0.113.22'];

const redis = new Redis(REDIS_URL.href, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
redis.on('error', () => undefined);
let isThere = false;
test.beforeAll(async () => {
  isThere = await redis.connect().then(
    () => true,
    () => false,
  );
});
test.beforeEach(() => test.skip(!isThere, 'no Redis answers on this machine (REDIS_TEST_URL names another one)'));
test.afterAll(async () => {
  if (isThere) await redis.del(...(await redis.keys(OURS)), OURS);
  redis.disconnect();
});

/** Three calls a minute. */
const env = (redisUrl: string) => ({ REDIS_URL: redisUrl, RATE_LIMITS: 'on', LIMITS: 'airports=3/60', TRUST_PROXY: '127.0.0.1' });
const ask = async (site: Site, who: string): Promise<number> =>
  (await fetch(`${site.origin}/data/airports?key=par`, { headers: { 'x-forwarded-for': who } })).status;

test(
  'what a visitor has requested from one process counts at the other, and nothing names the visitor',
  { tag: '@release' },
  async ({ startSite }) => {
    const one = await startSite({ env: env(REDIS_URL.href) });
    const other = await startSite({ env: env(REDIS_URL.href) });
    const statuses = [];
    for (const site of [one, other, one, other, one]) statuses.push(await ask(site, SHARING));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const keys = await redis.keys(OURS);
    expect(keys).not.toHaveLength(0);
    expect(keys.join()).not.toContain(SHARING);
  },
);

test(
  'a search that one process has found is answered by the other without making it, and is named nowhere',
  { tag: '@release' },
  async ({ startSite }) => {
    const ports = [await freePort(), await freePort()] as const;
    const start = (port: number) => startSite({ env: { REDIS_URL: REDIS_URL.href, METRICS_PORT: String(port) } });
    const sites = [await start(ports[0]), await start(ports[1])] as const;
    const answerOf = async (site: Site, search: URLSearchParams) => {
      const answer = await fetch(`${site.origin}/flight/getflights?${search}`);
      return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
    };
    // a busy machine may take longer than a call waits for Redis: then the other process searches as well, and another day is tried
    let days = 45;
    await expect(async () => {
      days += 1;
      const before = await searchesOf(ports[1]);
      const first = await answerOf(sites[0], aSearch(days));
      expect([first.status, JSON.parse(first.text)]).toEqual([200, expect.objectContaining({ error: null })]);
      expect(await answerOf(sites[1], aSearch(days))).toEqual(first);
      expect(await searchesOf(ports[1])).toEqual({ cold: before.cold, kept: before.kept + 1 });
    }).toPass();
    const keys = await redis.keys('wingfare:kept:*');
    expect(keys).not.toHaveLength(0);
    expect(keys.join()).not.toMatch(/JFK|LAX/);
  },
);

test('a Redis that goes away fails no call, and counts again when it is back', { tag: '@release' }, async ({ startSite }) => {
  const gate = await openGate();
  const site = await startSite({ env: env(`redis://127.0.0.1:${gate.port}${REDIS_URL.pathname}`) });
  const redisLines = () => site.logLines().flatMap(({ msg }) => (/Redis/.test(String(msg)) ? [msg] : []));
  // another visitor: an answer of Redis that arrives late would count here as well
  expect(await ask(site, '203.0.113.24')).toBe(200);
  expect(redisLines()).toEqual([]);
  gate.shut();
  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push(await ask(site, CUT_OFF));
  expect(statuses).toEqual([200, 200, 200, 429]);
  gate.open();
  await expect
    .poll(async () => {
      await ask(site, '203.0.113.23');
      return redisLines();
    })
    .toEqual(['Redis does not answer: this process counts and keeps for itself', 'Redis answers again']);
  expect(site.output()).not.toContain('203.0.113.');
  await gate.end();
});

/** JFK to LAX in so many days, and a week there, as its address has it. */
function aSearch(days: number): URLSearchParams {
  const dayIn = (after: number): string => {
    const [, date = '', month = '', year = ''] =
      /(\d\d) (\w{3}) (\d{4})/.exec(new Date(Date.now() + after * 86_400_000).toUTCString()) ?? [];
    return `${date}-${month}-${year}`;
  };
  const party = { adt: '1', chd: '0', inf: '0' };
  return new URLSearchParams({
    ori: 'JFK',
    des: 'LAX',
    departdate: dayIn(days),
    returndate: dayIn(days + 7),
    triptype: 'R',
    cabin: 'Economy',
    ...party,
  });
}

async function searchesOf(port: number): Promise<{ readonly cold: number; readonly kept: number }> {
  const text = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  const count = (answer: string): number =>
    Number(new RegExp(`^wingfare_searches_total\\{answer="${answer}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { cold: count('cold'), kept: count('kept') };
}

/** A way to the Redis that can be cut. */
async function openGate(): Promise<{ readonly port: number; shut(): void; open(): void; end(): Promise<void> }> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const gate = createServer((near) => {
    if (!isOpen) return near.destroy();
    const far = connect(Number(REDIS_URL.port), REDIS_URL.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one.on('error', () => other.destroy()));
      one.pipe(other);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  return {
    port: (gate.address() as AddressInfo).port, // it listens on a port
    shut: () => {
      isOpen = false;
      cut();
    },
    open: () => {
      isOpen = true;
    },
    end: async () => {
      cut();
      await new Promise((resolve) => gate.close(resolve));
    },
  };
}
