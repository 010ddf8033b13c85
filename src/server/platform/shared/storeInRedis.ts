/** The shared store in Redis: each entry under a hash of its name, for as long as it holds. */
import { hash, randomUUID } from 'node:crypto';
import type { RedisLink } from './redisLink';
import { MOST_STORED_BYTES } from './sharedStore';
import type { SharedStore } from './sharedStore';

/** Only whoever holds a claim moves its end. */
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** `site` tells apart what other builds and settings keep in the same Redis. */
export function storeInRedis(link: RedisLink, site: string): SharedStore {
  const keyOf = (kind: 'kept' | 'claim', name: string): string => `wingfare:${kind}:${site}:${hash('sha256', name, 'base64url')}`;
  return {
    async get(name) {
      // one byte more tells that it is too much
      const found = await link.ask((client) => client.getrangeBuffer(keyOf('kept', name), 0, MOST_STORED_BYTES));
      return found.ok && found.value.length > 0 && found.value.length <= MOST_STORED_BYTES ? found.value : undefined;
    },
    put(name, value, keepMs) {
      if (value.length > MOST_STORED_BYTES) return;
      void link.ask((client) => client.set(keyOf('kept', name), value, 'PX', keepMs));
    },
    async claim(name, holdMs) {
      const key = keyOf('claim', name);
      const holder = randomUUID();
      const claimed = await link.ask((client) => client.set(key, holder, 'PX', holdMs, 'NX'));
      if (!claimed.ok) return { state: 'away' };
      if (claimed.value === null) return { state: 'taken' };
      return {
        state: 'acquired',
        renew: () => void link.ask((client) => client.eval(RENEW, 1, key, holder, holdMs)),
        release: () => void link.ask((client) => client.eval(RELEASE, 1, key, holder)),
      };
    },
  };
}
