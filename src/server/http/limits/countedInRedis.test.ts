import { openRedis } from '../../platform/shared/redisLink';
import type { RedisLink } from '../../platform/shared/redisLink';
import { describeWithRedis, startRedis } from '#testing/site/redisServer';
import { countInRedis } from './countedInRedis';
import { RATE_LIMITS } from './rateLimits';

/** A busy machine takes longer than the few milliseconds for which a site waits. */
const PATIENT_MS = 2_000;
/** Two calls a minute. */
const LIMITS = { ...RATE_LIMITS, booking: { calls: 2, seconds: 60 } };

async function calls(links: readonly RedisLink[], who: string): Promise<readonly boolean[]> {
  const allowed = [];
  const limiters = links.map((link) => countInRedis(link, LIMITS));
  for (let i = 0; i < 3; i += 1) allowed.push((await limiters[i % limiters.length]?.take('booking', who))?.allowed === true);
  return allowed;
}

it('counts in this process while Redis is away', async () => {
  const away: RedisLink = { ask: async () => ({ ok: false, error: 'away' }), close: () => undefined };
  expect(await calls([away], '192.0.2.1')).toEqual([true, true, false]);
  expect(await calls([away, away], '192.0.2.1')).toEqual([true, true, true]);
});

describeWithRedis('with a Redis', () => {
  it('counts for all processes', async () => {
    const server = await startRedis();
    const open = () => openRedis(server.url, () => undefined, PATIENT_MS);
    const links = [await open(), await open()];
    expect(await calls(links, '192.0.2.1')).toEqual([true, true, false]);
    expect(await calls(links, '192.0.2.2')).toEqual([true, true, false]);
    links.forEach((link) => link.close());
    await server.remove();
  });
});
