/** The contract of the shared store, by the one of tests and by a real Redis (reliability.24). */
import { hash, randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { describeSharedStore } from '#testing/contracts/sharedStoreContract';
import { describeWithRedis, startRedis } from '#testing/site/redisServer';
import type { RedisServer } from '#testing/site/redisServer';
import { storeInProcess } from '#testing/site/storeInProcess';
import { countInRedis } from '../../http/limits/countedInRedis';
import { RATE_LIMITS } from '../../http/limits/rateLimits';
import { openRedis } from './redisLink';
import type { RedisLink } from './redisLink';
import { storeInRedis } from './storeInRedis';

/** How late Redis may be is tested with the link: here a busy machine may take its time. */
const PATIENT_MS = 60_000;

describe('in this process', () => {
  describeSharedStore(async () => {
    const store = storeInProcess();
    return [store, store];
  });
});

describeWithRedis('in Redis', () => {
  let server: RedisServer;
  let links: readonly RedisLink[];
  let site: string;
  beforeAll(async () => {
    server = await startRedis();
    const open = () => openRedis(server.url, () => undefined, PATIENT_MS);
    links = [await open(), await open()];
  });
  afterAll(async () => {
    links.forEach((link) => link.close());
    await server.remove();
  });
  const two = () => {
    site = randomUUID();
    const [one, other] = links.map((link) => storeInRedis(link, site));
    if (!one || !other) throw new Error('two links were opened');
    return [one, other] as const;
  };
  describeSharedStore(async () => two());

  it('names nothing that is kept, and lets every key end', async () => {
    const [one] = two();
    one.put('flights JFK|LAX', Buffer.from('answer'), 60_000);
    await one.claim('flights JFK|LAX', 60_000);
    const client = new Redis(server.url);
    const keys = (await client.keys('*')).filter((key) => key.includes(site));
    expect(keys.map((key) => key.split(':').slice(0, 2).join(':')).sort()).toEqual(['wingfare:claim', 'wingfare:kept']);
    expect(keys.join()).not.toMatch(/JFK|LAX/);
    for (const key of keys) expect(await client.pttl(key)).toBeGreaterThan(0);
    client.disconnect();
  });

  it('reads nothing that is too much or of another kind, and goes on asking Redis', async () => {
    const reports: unknown[] = [];
    const link = await openRedis(server.url, (...report) => reports.push(report), PATIENT_MS);
    const client = new Redis(server.url);
    const key = (name: string): string => `wingfare:kept:hostile:${hash('sha256', name, 'base64url')}`;
    const store = storeInRedis(link, 'hostile');
    const most = Buffer.alloc(2 * 1024 * 1024, 1);
    await client.set(key('most'), most, 'PX', 60_000);
    await client.set(key('more'), Buffer.concat([most, Buffer.from([1])]), 'PX', 60_000);
    await client.lpush(key('list'), 'entry');
    expect([(await store.get('most'))?.length, await store.get('more'), await store.get('list')]).toEqual([
      most.length,
      undefined,
      undefined,
    ]);
    store.put('own', Buffer.concat([most, most]), 60_000);
    expect(await store.get('own')).toBeUndefined();
    const limits = countInRedis(link, RATE_LIMITS);
    await client.set(`wingfare:limits:verify:${hash('sha256', 'ana', 'base64url')}`, 'no number');
    expect((await limits.take('verify', 'ana')).allowed).toBe(true);
    expect(reports).toEqual([]);
    client.disconnect();
    link.close();
  });

  it('does not mix what sites of other builds and settings keep', async () => {
    const [link] = links;
    if (!link) throw new Error('no link');
    const [one] = two();
    one.put('answer', Buffer.from('mine'), 60_000);
    expect(await storeInRedis(link, 'another').get('answer')).toBeUndefined();
    expect((await one.get('answer'))?.toString()).toBe('mine');
  });
});
