/** The folders of the embedded PostgreSQL: its cluster and the one of its socket. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartRefused } from './startRefused';
import { draftOf, SOCKET_FILE } from './processes/staleProcesses';
import type { Command, DatabaseUser } from './postgresUser';

export const USER = 'wingfare';
/** Longest socket path that Linux and macOS both take is 103 bytes. */
const MAX_SOCKET_PATH = 100;

export const clusterOf = (dataDir: string): string => path.join(dataDir, 'postgres');

/** Whether a database was made there. */
export const hasCluster = (cluster: string): boolean => existsSync(path.join(cluster, 'PG_VERSION'));

/** Under the data folder, or under the system's when that path is too long. */
export function socketDirOf(dataDir: string): string {
  const near = path.join(dataDir, 'run');
  const isShort = Buffer.byteLength(path.join(near, SOCKET_FILE)) <= MAX_SOCKET_PATH;
  return isShort ? near : path.join(tmpdir(), `wingfare-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

/** A folder only the database's user may enter. */
export function prepareSocketDir(dataDir: string, user: DatabaseUser | null): string {
  const dir = socketDirOf(dataDir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { uid } = statSync(dir);
  const expected = [process.getuid?.(), user?.uid];
  if (!expected.includes(uid)) throw new Error(`${dir} belongs to another user: remove it.`);
  chmodSync(dir, 0o700);
  if (user !== null) chownSync(dir, user.uid, user.gid);
  return dir;
}

/** Throws {@link StartRefused} where something else is in the cluster's place: that is for a person to look at. */
export function refuseOtherThanCluster(cluster: string): void {
  const found = statSync(cluster, { throwIfNoEntry: false });
  const isFree = found === undefined || (found.isDirectory() && readdirSync(cluster).length === 0);
  if (isFree || hasCluster(cluster)) return;
  throw new StartRefused(
    `${cluster} is not a database (it has no PG_VERSION): put back the whole folder from a backup, or move it away to begin with an empty database.`,
  );
}

/** The major version whose programs read it, null where there is none. */
export function versionOf(cluster: string): string | null {
  return hasCluster(cluster) ? readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim() : null;
}

/** Where an upgrade leaves the cluster that it read. */
export const leftByUpgrade = (cluster: string, version: string): string => `${cluster}-${version}`;

/** Throws {@link StartRefused} where the programs of `major` cannot read what is there, or an upgrade was cut off between two moves. */
export function refuseOtherVersion(cluster: string, major: string): void {
  const version = versionOf(cluster);
  if (version !== null && version !== major)
    throw new StartRefused(`${cluster} was made by PostgreSQL ${version}, and this program has ${major}: run npm run desk -- upgrade.`);
  const left = version === null ? leftClusters(cluster) : [];
  if (left.length > 0)
    throw new StartRefused(
      `${cluster} is not there, but ${left.join(', ')} of an upgrade: run npm run desk -- upgrade, or move it away to begin with an empty database.`,
    );
}

/** Names next to the cluster, such as `postgres-17`. */
export function leftClusters(cluster: string): readonly string[] {
  const begins = leftByUpgrade(path.basename(cluster), '');
  return readdirSync(path.dirname(cluster)).filter((name) => name.startsWith(begins) && /^\d+$/.test(name.slice(begins.length)));
}

/**
 * Makes the cluster when there is none: next to its place, under a name of its own, and moved there when complete, so that a
 * kill at any moment leaves no half database and nothing that the next start could stumble over.
 */
export async function ensureCluster(
  cluster: string,
  user: DatabaseUser | null,
  initdb: (args: readonly string[]) => Command,
): Promise<void> {
  removeDrafts(cluster);
  if (hasCluster(cluster)) return;
  const draft = mkdtempSync(draftOf(cluster));
  if (user !== null) chownSync(draft, user.uid, user.gid);
  const { program, args, options } = initdb([
    `--pgdata=${draft}`,
    `--username=${USER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ]);
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`The database could not be created: ${errors.join('').trim()}`);
  }
  renameSync(draft, cluster);
}

/** Of starts that were cut off. */
function removeDrafts(cluster: string): void {
  const folder = path.dirname(cluster);
  const begins = path.basename(draftOf(cluster));
  for (const name of readdirSync(folder).filter((n) => n.startsWith(begins)))
    rmSync(path.join(folder, name), { recursive: true, force: true });
}
