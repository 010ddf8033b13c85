/** Faults of the database under a running site: it answers, lives on and comes back by itself. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { CHALLENGE_PATH } from '#server/payments/sandbox/paths';
import { Buyer } from './fixtures/buyer';
import { connectTo, databasePid, isRunning } from './fixtures/site';
import type { Site } from './fixtures/site';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';

/** Backends of the site that wait for a lock. */
const WAITING = `select pid from pg_stat_activity where application_name = 'wingfare' and wait_event_type = 'Lock'`;

/** Try again in a moment. */
const REFUSED = { status: 503, body: { code: 'overloaded' }, retryAfter: expect.stringMatching(/^\d+$/) };

let database: Client;
test.beforeAll(async ({ site }) => {
  database = await connectTo(site);
});
test.afterAll(() => database.end());

/** Holds a table, so that whoever needs it waits, until the work is done. */
async function locked<T>(table: string, work: () => Promise<T>): Promise<T> {
  await database.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    return await work();
  } finally {
    await database.query('rollback');
  }
}

async function waitingBackends(): Promise<readonly number[]> {
  for (;;) {
    const { rows } = await database.query<{ pid: number }>(WAITING);
    if (rows.length > 0) return rows.map(({ pid }) => pid);
    await sleep(20);
  }
}

/** Suspends every process of a site's database; the answer wakes those that are left, which else stay suspended when their first is killed. */
function freeze(dataDir: string): () => void {
  const main = databasePid(dataDir);
  if (main === null) throw new Error('no database runs');
  const pids = [main, ...childrenOf(main)];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // it has ended
      }
  };
}

const childrenOf = (pid: number): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));

/**
 * Ends a database with all that works for it: backends outlive a killed postmaster for a moment, and a booking that one of them still began
 * is settled as unpaid half a minute later. Kills within a booking are `tools/faults`' own.
 */
async function endDatabase(main: number, signal: NodeJS.Signals): Promise<void> {
  const pids = [main, ...childrenOf(main)];
  process.kill(main, signal);
  while (pids.some(isRunning)) await sleep(20);
}

async function readyAgain(site: Site): Promise<void> {
  while (!(await fetch(`${site.origin}/readyz`)).ok) await sleep(50);
}

test.describe('a lost connection', () => {
  for (const [place, table] of [
    ['inside a transaction', 'booking_events'],
    ['at a single query', 'attempts'],
  ] as const)
    test(`${place} is a passing fault of one request`, releaseUnless(table === 'booking_events'), async ({ site }) => {
      const buyer = new Buyer(site.origin);
      const order = await buyer.prepare();
      const lost = await locked(table, async () => {
        const booking = buyer.book(order, `lost-at-${table}`);
        for (const pid of await waitingBackends()) await database.query('select pg_terminate_backend($1)', [pid]);
        return booking;
      });
      expect(lost).toMatchObject(REFUSED);
      expect(isRunning(site.pid)).toBe(true);
      expect(await buyer.book(order, `lost-at-${table}`)).toMatchObject({ status: 201, body: { state: 'done' } });
    });

  test('of every request at once, again and again, mislays none', { tag: '@release' }, async ({ site }) => {
    const buyer = new Buyer(site.origin);
    // a transaction each: the answer to a check that nobody began
    const ask = async (): Promise<number> =>
      (await buyer.send('POST', `${CHALLENGE_PATH}/${'0'.repeat(32)}`, { answer: 'complete' })).status;
    for (let round = 0; round < 12; round += 1) {
      const answers = Array.from({ length: 20 }, ask);
      await database.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wingfare'`);
      for (const status of await Promise.all(answers)) expect([404, 503]).toContain(status);
    }
    // more at once than there are connections
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array.from({ length: 20 }, () => 404));
  });
});

test.describe('a table that somebody holds', () => {
  for (const table of ['drafts', 'attempts', 'booking_events', 'sandbox_payments'])
    test(`${table}: a booking that needs it is refused, and can be made afterwards`, { tag: '@release' }, async ({ site }) => {
      const buyer = new Buyer(site.origin);
      const order = await buyer.prepare();
      // held until the answer is there
      const answer = await locked(table, () => buyer.book(order));
      expect(answer).toMatchObject(REFUSED);
      expect(await buyer.book(await buyer.prepare())).toMatchObject({ status: 201, body: { state: 'done' } });
    });
});

test(
  'a frozen database costs calls that need it their answer, nothing else, and does not keep the site from stopping',
  { tag: '@release' },
  async ({ startSite }) => {
    const site = await startSite();
    const buyer = new Buyer(site.origin);
    const order = await buyer.prepare();
    const wake = freeze(site.dataDir);
    // three times as many as there are connections
    const answers = Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? buyer.book(order) : buyer.send('GET', '/api/booking')));
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject(REFUSED);
    expect((await buyer.send('GET', '/readyz')).status).toBe(503);
    expect((await buyer.send('GET', '/data/airports?key=new')).status).toBe(200);
    wake();
    await readyAgain(site);
    expect(await buyer.book(order)).toMatchObject({ status: 201, body: { state: 'done' } });

    const wakeRest = freeze(site.dataDir);
    expect(await site.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(databasePid(site.dataDir)).toBeNull();
    wakeRest();
  },
);

test.describe('a database that has ended', () => {
  for (const [how, signal] of [
    ['killed', 'SIGKILL'],
    ['stopped at once', 'SIGQUIT'],
    ['stopped in order', 'SIGINT'],
  ] as const)
    test(`${how}, is started again; no call fails otherwise than with 503`, { tag: '@release' }, async ({ startSite }) => {
      const site = await startSite();
      const buyer = new Buyer(site.origin);
      const order = await buyer.prepare();
      const before = databasePid(site.dataDir) ?? 0;
      await endDatabase(before, signal);
      const key = `ended-by-${signal}`;
      let answer = await buyer.book(order, key);
      while (answer.status !== 201) {
        // or the database came back in time, and the work goes on after the longest wait for it
        if (answer.status !== 202) expect(answer).toMatchObject(REFUSED);
        expect((await buyer.send('GET', '/data/airports?key=new')).status).toBe(200);
        answer = await buyer.book(order, key);
      }
      expect(answer.body).toMatchObject({ state: 'done' });
      expect(databasePid(site.dataDir)).not.toBe(before);
      const [paid] = await site.query<{ captured: string }>(`select count(*) as captured from sandbox_ledger where movement = 'captured'`);
      expect(paid).toEqual({ captured: '1' });
    });
});

test('no log has anything about the travelers of these tests', async ({ site }) => {
  const buyer = new Buyer(site.origin);
  const order = await buyer.prepare();
  expect(await locked('attempts', () => buyer.book(order))).toMatchObject(REFUSED);
  const written = (): string => site.output() + readFileSync(path.join(site.dataDir, 'postgres.log'), 'utf8');
  // its log lines arrive along with its answers
  await expect.poll(written).toContain('storage unavailable');
  expect(written()).not.toMatch(/maria|quinones|1988-04-18|12125550118|4242424242|tok_|wf_trip=/i);
});
