/**
 * `X-Forwarded-For` as proxies really write it: with ports, brackets, or words that are no address. Limits count by what
 * is there, so one visitor must have one spelling; where no address can be read, the proxy's own is counted.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The address in one entry, bare; null where there is none. */
function addressIn(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? null : bare.toLowerCase();
}

/**
 * The addresses of a header, nearest last. An invalid entry ends the list: whatever stands before it was claimed by somebody
 * whom we cannot name.
 */
export function readForwardedFor(header: string): readonly string[] {
  const addresses: string[] = [];
  for (const entry of header.split(',').reverse()) {
    const address = addressIn(entry);
    if (address === null) break;
    addresses.unshift(address);
  }
  return addresses;
}

/** Rewrites the header of every request before anybody asks for its address. Call before other hooks. */
export function registerForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const header = raw.headers['x-forwarded-for'];
    if (header !== undefined) raw.headers['x-forwarded-for'] = readForwardedFor(String(header)).join(', ');
  });
}

/** Whether an address is one of the given addresses and CIDR ranges. */
export function isAmong(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whose a call is: the nearest address that is not one of our proxies, or the farthest where all are; as Fastify's `request.ip`. */
export function createAddressOf(isProxy: (address: string) => boolean): (request: IncomingMessage) => string | undefined {
  return ({ socket: { remoteAddress }, headers }) => {
    const header = headers['x-forwarded-for'];
    if (remoteAddress === undefined || header === undefined || !isProxy(remoteAddress)) return remoteAddress;
    const addresses = [...readForwardedFor(String(header)), remoteAddress].reverse();
    return addresses.find((address) => !isProxy(address)) ?? addresses.at(-1);
  };
}
