/** The data folder under a real site: starts that are cut off, a disk that fills up, folders that cannot be used. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Buyer } from './fixtures/buyer';
import { connectTo } from './fixtures/site';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';

const folders: string[] = [];
const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wingfare-storage-'));
  folders.push(folder);
  return folder;
};
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test.describe('a first start that is killed', () => {
  /** What is there at the moment of the kill, in the order in which it comes. */
  const MOMENTS: readonly (readonly [string, (dataDir: string) => boolean])[] = [
    ['while the folder is taken', (dir) => existsSync(path.join(dir, 'wingfare.lock'))],
    ['while the cluster is made', (dir) => draftsIn(dir).length > 0],
    ['while it is filled', (dir) => draftsIn(dir).some((draft) => existsSync(path.join(dir, draft, 'global', 'pg_control')))],
    ['when the cluster is there', (dir) => existsSync(path.join(dir, 'postgres', 'PG_VERSION'))],
    ['when the server is launched', (dir) => existsSync(path.join(dir, 'postgres.log'))],
    ['when the server holds the cluster', (dir) => existsSync(path.join(dir, 'postgres', 'postmaster.pid'))],
    ['when it listens', (dir) => existsSync(path.join(dir, 'run', '.s.PGSQL.5432'))],
  ];
  for (const [moment, isThere] of MOMENTS)
    test(`${moment}, leaves nothing that refuses the next`, { tag: '@release' }, async ({ startSite }) => {
      const dataDir = temporaryFolder();
      const cut = await startSite({ dataDir, waitReady: false });
      while (!isThere(dataDir)) await sleep(1);
      await cut.stop('SIGKILL');
      const next = await startSite({ dataDir });
      expect(draftsIn(dataDir)).toEqual([]);
      expect(await next.stop('SIGINT')).toEqual({ code: 0, signal: null });
    });

  test('with a lock file that was cut off as well, does not either', { tag: '@release' }, async ({ startSite }) => {
    const dataDir = temporaryFolder();
    const first = await startSite({ dataDir });
    await first.stop('SIGINT');
    writeFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), '');
    expect((await (await startSite({ dataDir })).stop('SIGINT')).code).toBe(0);
  });
});

const draftsIn = (dataDir: string): readonly string[] => namesIn(dataDir).filter((name) => name.startsWith('postgres.new'));
const namesIn = (folder: string): readonly string[] => execFileSync('ls', ['-A', folder], { encoding: 'utf8' }).split('\n').filter(Boolean);

test.describe('a disk that fills up', () => {
  const disk = path.join(tmpdir(), `wingfare-disk-${process.pid}`);
  const filler = path.join(disk, 'filler');
  let isMounted = false;

  test.beforeAll(() => {
    mkdirSync(disk);
    isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'wingfare-test', disk]).status === 0;
  });
  test.afterAll(() => {
    if (isMounted) execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  test.beforeEach(() => test.skip(!isMounted, 'only root may mount the small disk of this test'));

  /** Leaves so many bytes. */
  const fill = (left: number): void => {
    const { bavail, bsize } = statfsSync(disk);
    execFileSync('fallocate', ['-l', String(bavail * bsize - left), filler]);
  };

  test(
    'refuses bookings before any charge, lets reads go on, and takes bookings again when there is room',
    { tag: '@release' },
    async ({ startSite }) => {
      const site = await startSite({ dataDir: path.join(disk, 'nearly') });
      const buyer = new Buyer(site.origin);
      const known = await buyer.prepare();
      expect(await buyer.book(known)).toMatchObject({ status: 201, body: { state: 'done' } });
      const order = await buyer.prepare();
      const before = await site.query('select count(*) from sandbox_ledger');

      fill(20 * 1024 * 1024);
      let answer = await buyer.send('POST', '/api/reprice', { draftId: order.draftId, seenTotal: order.acceptedTotal });
      while (answer.status === 200) {
        await sleep(50);
        answer = await buyer.send('POST', '/api/reprice', { draftId: order.draftId, seenTotal: order.acceptedTotal });
      }
      expect(await buyer.book(order, 'on-a-full-disk')).toMatchObject({
        status: 503,
        body: { code: 'overloaded' },
        retryAfter: expect.stringMatching(/^\d+$/),
      });
      expect(await site.query('select count(*) from sandbox_ledger')).toEqual(before);
      expect((await buyer.send('GET', '/api/booking')).status).toBe(200);
      expect((await buyer.send('GET', '/readyz')).status).toBe(200);

      rmSync(filler);
      answer = await buyer.book(order, 'on-a-full-disk');
      while (answer.status === 503) {
        await sleep(50);
        answer = await buyer.book(order, 'on-a-full-disk');
      }
      expect(answer).toMatchObject({ status: 201, body: { state: 'done' } });
      await site.stop('SIGINT');
    },
  );

  test('to its last byte ends the database, and it comes back by itself', { tag: '@release' }, async ({ startSite }) => {
    const site = await startSite({ dataDir: path.join(disk, 'wholly') });
    const buyer = new Buyer(site.origin);
    const order = await buyer.prepare();
    const database = await connectTo(site);
    fill(0);
    // its log needs another file, and there is none
    for (let i = 0; i < 40; i += 1) {
      const isAlive = await database.query(`select pg_logical_emit_message(false, 'fill', repeat('x', 1000000)), pg_switch_wal()`).then(
        () => true,
        () => false,
      );
      if (!isAlive) break;
    }
    await database.end();
    while (!site.output().includes('the embedded database has ended')) await sleep(50);
    expect((await buyer.book(order)).status).toBe(503);
    expect((await buyer.send('GET', '/data/airports?key=new')).status).toBe(200);
    expect((await buyer.send('GET', '/healthz')).status).toBe(200);

    rmSync(filler);
    while ((await buyer.send('GET', '/readyz')).status !== 200) await sleep(50);
    let answer = await buyer.book(order, 'after-a-full-disk');
    while (answer.status === 503) {
      await sleep(50);
      answer = await buyer.book(order, 'after-a-full-disk');
    }
    expect(answer).toMatchObject({ status: 201, body: { state: 'done' } });
    await site.stop('SIGINT');
  });
});

test.describe('a folder that cannot be used', () => {
  const file = (): string => {
    const name = path.join(temporaryFolder(), 'file');
    writeFileSync(name, '');
    return name;
  };
  for (const [what, folder, why] of [
    ['where nothing can be made', () => '/proc/wingfare/data', 'it cannot be made there'],
    ['that is a file', file, 'it is not a folder'],
    ['below a file', () => path.join(file(), 'data'), 'it is not a folder'],
    ['that is a device', () => '/dev/null', 'it is not a folder'],
  ] as const)
    test(`${what}, is reported in one line`, releaseUnless(what === 'that is a file'), async ({ startSite }) => {
      test.skip(process.platform !== 'linux', 'these paths are those of Linux');
      const dataDir = folder();
      const site = await startSite({ dataDir, waitReady: false });
      expect((await site.exited).code).toBe(1);
      expect(site.output().trim()).toBe(`DATA_DIR ${dataDir} cannot be used: ${why}.`);
    });
});
