import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { countInRedis } from './countedInRedis';
import { RATE_LIMITS } from './rateLimits';

/** Two calls a minute. */
const LIMITS = { ...RATE_LIMITS, booking: { calls: 2, seconds: 60 } };
let server: Server;
let sockets: Socket[];
const port = (): number => (server.address() as AddressInfo).port; // it listens on a port
beforeEach(async () => {
  sockets = [];
  server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  sockets.forEach((socket) => socket.destroy());
  server.close();
});

async function threeCalls(url: string): Promise<{ readonly allowed: readonly boolean[]; readonly told: readonly unknown[] }> {
  const told: unknown[] = [];
  const limits = await countInRedis(url, LIMITS, (...report) => told.push(report));
  const allowed = [];
  for (let i = 0; i < 3; i += 1) allowed.push((await limits.take('booking', '192.0.2.1')).allowed);
  limits.close();
  return { allowed, told };
}

it('counts in this process while nothing listens there, and says so once', async () => {
  const url = `redis://:secret@127.0.0.1:${port()}`;
  server.close();
  expect(await threeCalls(url)).toEqual({ allowed: [true, true, false], told: [[true, 'ECONNREFUSED']] });
});

it('waits for no Redis that says nothing', async () => {
  expect(await threeCalls(`redis://127.0.0.1:${port()}`)).toEqual({ allowed: [true, true, false], told: [[true, expect.any(String)]] });
});

it('names a refusal of Redis by its first word', async () => {
  server.on('connection', (socket) => socket.on('data', () => socket.write('-NOAUTH Authentication required for everybody.\r\n')));
  const { allowed, told } = await threeCalls(`redis://127.0.0.1:${port()}`);
  expect([allowed, told]).toEqual([[true, true, false], [[true, 'NOAUTH']]]);
});
