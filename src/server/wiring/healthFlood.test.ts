/** Whoever asks for nothing but the health of the process takes no connection and no turn from those who book (reliability.3). */
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { searchFromBody } from '#core/contract/flights/searchBody';
import { SEARCH } from '#testing/bookings/fakeSupplier';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { itInCi } from '#testing/jest/smallerRuns';

let server: TestApp;
let origin: string;
beforeAll(async () => {
  server = await openTestApp({ now: new Date('2026-11-20T12:00:00Z'), env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${String((server.app.server.address() as AddressInfo).port)}`; // it listens on a port
});
afterAll(() => server.close());

const ask = (path: string, from: string) => fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': from } });

const post = (path: string, body: object) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.2' },
    body: JSON.stringify(body),
  });

it('240 connections that ask /readyz need nothing of the pool', async () => {
  const held = await Promise.all(Array.from({ length: 10 }, () => server.database.pool.connect()));
  const answers = await Promise.all(Array.from({ length: 240 }, () => ask('/readyz', '192.0.2.1')));
  for (const client of held) client.release();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

itInCi('while they wait for their turn, drafts are made and the balancer is answered', async () => {
  const { deps, now } = server;
  const found = await deps.supplier.search(searchFromBody(SEARCH), { now, limit: 1 });
  const flightId = found.ok ? found.value.flights[0]?.id : undefined;
  const held = new EventEmitter().setMaxListeners(0);
  const check = jest.spyOn(server.database, 'check').mockImplementation(async () => (await once(held, 'over'))[0] === undefined);
  const waiting = Array.from({ length: 240 }, () => ask('/readyz', '192.0.2.1'));
  while (check.mock.calls.length < 16) await new Promise(setImmediate);
  expect((await post('/api/drafts', { search: SEARCH, flightId, seenTotal: 0 })).status).toBe(201);
  // as many as of any visitor
  expect(check).toHaveBeenCalledTimes(16);
  const balancers = fetch(`${origin}/readyz`);
  while (check.mock.calls.length < 17) await new Promise(setImmediate);
  check.mockResolvedValue(true);
  held.emit('over');
  expect((await balancers).status).toBe(200);
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
});
