/** Whoever asks whether the database answers costs visitors no connection, however many ask. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { createSharedCheck } from './sharedCheck';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('answers while visitors have all connections of the pool, on one of its own', async () => {
  const held = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
  const checks = await Promise.all(Array.from({ length: 240 }, () => database.check()));
  expect([checks.every(Boolean), database.pool.waitingCount, database.pool.totalCount]).toEqual([true, 0, 10]);
  const count = `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'wingfare check'`;
  expect((await held[0]?.query<{ n: number }>(count))?.rows).toEqual([{ n: 1 }]);
  for (const client of held) client.release();
});

it('asks once for those who ask together or within a quarter of a second, and again afterwards', async () => {
  let now = 1_000;
  const { check, close } = createSharedCheck(database.target, () => now);
  const first = check();
  now += 10_000;
  expect(check()).toBe(first); // under way
  expect(await first).toBe(true);
  now += 249;
  expect(check()).toBe(first);
  now += 1;
  const next = check();
  expect(next).not.toBe(first);
  expect(await next).toBe(true);
  await close();
});

it('is false for a database that is not there', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => server.close(resolve));
  const away = createSharedCheck({ host: '127.0.0.1', port, user: 'nobody', database: 'none' }, () => 0);
  expect([await away.check(), await away.check()]).toEqual([false, false]);
  await away.close();
});
