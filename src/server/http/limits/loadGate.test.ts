import { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { createLoadGate, createOverload } from './loadGate';

let now = 0;
beforeEach(() => {
  now = 1000;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

/** A server behind the gate; `held` are answers that wait until they are let go. */
async function serve(isHeld = false, hasToWait = (): boolean => false) {
  const { refuse, takeRefused } = createOverload({ 'x-content-type-options': 'nosniff' }, () => 'call us');
  const gate = createLoadGate(refuse, () => now, hasToWait);
  const held = new EventEmitter().setMaxListeners(0);
  const server = createServer(
    gate.guard((_request, reply) => {
      if (isHeld) held.once('go', () => reply.end('late'));
      else reply.end('fine');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const ask = (path: string, method = 'GET', headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  const statuses = async (path: string, count: number): Promise<number[]> => {
    const found: number[] = [];
    for (let i = 0; i < count; i++) found.push((await ask(path)).status);
    return found;
  };
  const close = (): void => {
    gate.stop();
    server.closeAllConnections();
    server.close();
  };
  gate.start();
  return { gate, takeRefused, held, ask, statuses, close };
}

it('refuses calls of a turn that is late and full, never bookings or own checks of health, and lets the next turn in', async () => {
  const { gate, takeRefused, ask, statuses, close } = await serve();
  expect(new Set(await statuses('/', 150))).toEqual(new Set([200])); // many, but in time
  now += 300;
  const refused = await ask('/');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-content-type-options')]).toEqual([
    503,
    '3',
    'nosniff',
  ]);
  expect(await refused.json()).toMatchObject({ code: 'overloaded' });
  const seen = await ask('/', 'GET', { accept: 'text/html' });
  expect([seen.status, seen.headers.get('content-type'), await seen.text()]).toEqual([503, 'text/html; charset=utf-8', 'call us']);
  for (const path of ['/healthz', '/readyz'])
    expect([(await ask(path)).status, (await ask(path, 'GET', { 'x-forwarded-for': '192.0.2.1' })).status]).toEqual([200, 503]);
  for (const path of ['/api/booking', '/api/payment-status', '/flights/payment', '/us-es/flights/payment'])
    expect((await ask(path)).status).toBe(200);
  expect([gate.isStrained(), takeRefused(), takeRefused()]).toEqual([true, 4, 0]);
  jest.advanceTimersByTime(10);
  expect((await ask('/')).status).toBe(200);
  now += 3000;
  expect(gate.isStrained()).toBe(false);
  close();
});

it('lets some in again when calls that keep coming hold up the end of the turn', async () => {
  const { statuses, close } = await serve();
  await statuses('/', 100);
  now += 300;
  expect(await statuses('/', 5)).toEqual([503, 503, 503, 503, 503]);
  now += 260;
  expect(new Set(await statuses('/', 90))).toEqual(new Set([200]));
  close();
});

it('lets a late turn with few calls pass: the processor was elsewhere', async () => {
  const { gate, statuses, close } = await serve();
  now += 5000;
  expect(new Set(await statuses('/', 40))).toEqual(new Set([200]));
  expect(gate.isStrained()).toBe(false);
  close();
});

it('does not count calls that wait for others of their own address', async () => {
  let doWait = true;
  const { statuses, close } = await serve(false, () => doWait);
  await statuses('/', 120);
  now += 5000;
  expect(new Set(await statuses('/', 20))).toEqual(new Set([200]));
  doWait = false;
  expect(new Set(await statuses('/', 90))).toEqual(new Set([200]));
  close();
});

it('is stricter for a while once it was late', async () => {
  const { ask, statuses, close } = await serve();
  await statuses('/', 100);
  now += 150;
  expect((await ask('/')).status).toBe(200);
  now += 150;
  expect((await ask('/')).status).toBe(503);
  jest.advanceTimersByTime(10);
  await statuses('/', 100);
  now += 150;
  expect((await ask('/')).status).toBe(503);
  close();
});

it('keeps no more call clicks and events waiting than a few', async () => {
  const { held, ask, close } = await serve(true);
  const statuses: number[] = [];
  const calls = Array.from({ length: 50 }, async () => statuses.push((await ask('/api/callclick', 'POST')).status));
  while (statuses.length < 10) await new Promise(setImmediate);
  expect(new Set(statuses)).toEqual(new Set([503]));
  held.emit('go');
  await Promise.all(calls);
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  close();
});
