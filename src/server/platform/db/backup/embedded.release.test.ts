/** Real servers in folders of their own. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clusterOf, versionOf } from '../cluster';
import { startEmbeddedPostgres } from '../embeddedPostgres';
import { lockFolder } from '../instanceLock';
import { runMigrations } from '../migrate';
import { dumpDatabase, withClient } from './dump';
import { installPrograms, restoreFolder, upgradeFolder } from './embedded';
import type { FolderOrder } from './embedded';

const NOW = new Date('2026-11-26T15:04:05Z');
const MIGRATIONS = path.join(__dirname, '..', 'migrations');
const NEVER = (): Promise<never> => Promise.reject(new Error('No programs were needed.'));

const root = mkdtempSync(path.join(tmpdir(), 'wf-folders-'));
const orderOf = (name: string): FolderOrder => ({
  dataDir: path.join(root, name),
  requireFrom: path.join(process.cwd(), 'package.json'),
  migrations: MIGRATIONS,
});
const THERE = orderOf('there');
const BACKUP = path.join(root, 'backup');

type Programs = Parameters<typeof startEmbeddedPostgres>[2];
/** What a folder's database holds, as a backup under `name`. */
async function holds(order: FolderOrder, name: string, programs?: Programs) {
  const server = await startEmbeddedPostgres(order.dataDir, order.requireFrom, programs);
  try {
    const written = await dumpDatabase(server.target, path.join(root, name), NOW);
    if (!written.ok) throw new Error(written.error);
    return written.value;
  } finally {
    await server.stop();
  }
}

async function makeSite(order: FolderOrder, programs?: Programs): Promise<void> {
  mkdirSync(order.dataDir);
  const server = await startEmbeddedPostgres(order.dataDir, order.requireFrom, programs);
  await runMigrations(server.target, MIGRATIONS);
  await withClient(server.target, (client) => client.query(`insert into shared_secrets (name, value) values ('a', 'Zoë'), ('B', 'x')`));
  await server.stop();
}

beforeAll(async () => {
  await makeSite(THERE);
  await holds(THERE, 'backup');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('makes the database of an empty folder, which then has what the other had', async () => {
  const here = orderOf('here');
  const restored = await restoreFolder(here, BACKUP);
  expect(restored).toMatchObject({ ok: true });
  expect(readdirSync(here.dataDir)).toEqual(['postgres']);
  expect({ ok: true, value: await holds(here, 'again') }).toEqual(restored);
  expect(await restoreFolder(here, BACKUP)).toEqual({ ok: false, error: expect.stringContaining('has a database already') as string });
});

it('touches nothing where the site runs, or where there is no backup', async () => {
  const other = orderOf('other');
  mkdirSync(other.dataDir);
  const lock = lockFolder(other.dataDir);
  if (!lock.ok) throw new Error('The folder is new.');
  expect(await restoreFolder(other, BACKUP)).toEqual({ ok: false, error: expect.stringContaining('stop it first') as string });
  expect(await upgradeFolder(other, NOW, NEVER)).toEqual({ ok: false, error: expect.stringContaining('stop it first') as string });
  lock.value.release();
  expect(await restoreFolder(other, root)).toEqual({ ok: false, error: expect.stringContaining('is no backup') as string });
  expect(readdirSync(other.dataDir)).toEqual([]);
});

it('leaves no half database in the place of one that could not be made', async () => {
  const half = orderOf('half');
  const manifest = path.join(BACKUP, 'backup.json');
  const text = readFileSync(manifest, 'utf8');
  // unknown to this program, which is found out when the server is up
  writeFileSync(manifest, text.replace('"migrations": [', '"migrations": [\n    4102444800000,'));
  expect(await restoreFolder(half, BACKUP)).toEqual({ ok: false, error: expect.stringContaining('newer than this program') as string });
  writeFileSync(manifest, text);
  expect(readdirSync(half.dataDir)).toEqual([]);
});

describe('an upgrade', () => {
  it('has nothing to do for the version that is there, or for none', async () => {
    expect(await upgradeFolder(THERE, NOW, NEVER)).toEqual({
      ok: false,
      error: expect.stringContaining('there is nothing to do') as string,
    });
    expect(await upgradeFolder(orderOf('none'), NOW, NEVER)).toEqual({
      ok: false,
      error: expect.stringContaining('no database to upgrade') as string,
    });
  });

  it('is requested by a start on a cluster of another version, and does not go backwards', async () => {
    const later = orderOf('later');
    mkdirSync(clusterOf(later.dataDir), { recursive: true });
    writeFileSync(path.join(clusterOf(later.dataDir), 'PG_VERSION'), '99\n');
    await expect(startEmbeddedPostgres(later.dataDir, later.requireFrom)).rejects.toThrow(/made by PostgreSQL 99.*npm run desk -- upgrade/);
    expect(await upgradeFolder(later, NOW, NEVER)).toEqual({
      ok: false,
      error: expect.stringContaining('start the later program') as string,
    });
  });

  it('that was cut off between its two moves refuses a start, and is ended when called again', async () => {
    const cut = orderOf('cut');
    mkdirSync(path.join(cut.dataDir, 'restoring'), { recursive: true });
    // as makeFrom leaves it, and the first move done
    renameSync(clusterOf(orderOf('here').dataDir), clusterOf(path.join(cut.dataDir, 'restoring')));
    writeFileSync(path.join(cut.dataDir, 'restoring', 'complete'), '');
    mkdirSync(`${clusterOf(cut.dataDir)}-17`);
    await expect(startEmbeddedPostgres(cut.dataDir, cut.requireFrom)).rejects.toThrow('but postgres-17 of an upgrade');
    expect(await upgradeFolder(cut, NOW, NEVER)).toMatchObject({ ok: true, value: { from: '17' } });
    expect(readdirSync(cut.dataDir).sort()).toEqual(['postgres', 'postgres-17']);
    expect((await holds(cut, 'of-cut')).tables).toContainEqual(expect.objectContaining({ name: 'shared_secrets', rows: 2 }));
  });

  // installs the programs of the version before with npm
  it('of a cluster of the version before keeps every row', async () => {
    const old = orderOf('old');
    const programs = await installPrograms('17', path.join(root, 'programs'));
    if (!programs.ok) throw new Error(programs.error);
    await makeSite(old, { programs: programs.value });
    const before = await holds(old, 'before', { programs: programs.value });
    expect(await upgradeFolder(old, NOW, installPrograms)).toMatchObject({ ok: true, value: { from: '17', to: '18' } });
    expect(versionOf(clusterOf(old.dataDir))).toBe('18');
    const { tables, sequences } = await holds(old, 'after');
    expect({ tables, sequences }).toEqual({ tables: before.tables, sequences: before.sequences });
    expect([existsSync(`${clusterOf(old.dataDir)}-17`), existsSync(path.join(old.dataDir, 'programs-17'))]).toEqual([true, false]);
  });
});
