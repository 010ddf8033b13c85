/** PostgreSQL refuses to run as root. When the site does, its database runs as a lesser user of the system. */
import type { SpawnOptions } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A user of the system that the database runs as. */
export interface DatabaseUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

const CANDIDATES = ['postgres', 'nobody'];
const SETPRIV = '/usr/bin/setpriv';

/** Null when the site is not root and simply runs the database itself. Throws when root finds nobody to run it. */
export function findDatabaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { name, uid: Number(uid), gid: Number(gid) }]),
  );
  const found = CANDIDATES.map((name) => users.get(name)).find((user) => user !== undefined);
  if (found === undefined)
    throw new Error('The embedded database cannot run as root and there is no user "postgres" or "nobody" to run it as.');
  return found;
}

/**
 * A command as that user. Where a folder on the way is closed to it (a clone under /root, a 0700 temporary folder),
 * `setpriv` lends it the one capability to pass; without it the operator is notified. initdb asks access(2) what it may do, which
 * forgets capabilities of other users than root unless `no_setuid_fixup` is set.
 */
export function asUser(user: DatabaseUser | null, reach: readonly string[], program: string, args: readonly string[]): Command {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  if (user === null) return { program, args, options: { env, cwd: '/' } };
  const closed = reach.map((folder) => closedFolder(folder, user)).find((folder) => folder !== null);
  if (closed === undefined) return { program, args, options: { env, cwd: '/', uid: user.uid, gid: user.gid } };
  const capability = passingCapability();
  if (!existsSync(SETPRIV) || capability === null) {
    throw new Error(
      `User "${user.name}" runs the database and may not enter ${closed}: open it (chmod o+x) or set DATA_DIR or DATABASE_URL.`,
    );
  }
  const drop = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
  ];
  return { program: SETPRIV, args: [...drop, program, ...args], options: { env, cwd: '/' } };
}

/** The least that this process has of what opens every folder: containers often lack the one for reading alone. */
function passingCapability(): string | null {
  const [, held = '0'] = /^CapPrm:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const has = (bit: bigint): boolean => ((BigInt(`0x${held}`) >> bit) & 1n) === 1n;
  return has(2n) ? 'dac_read_search' : has(1n) ? 'dac_override' : null;
}

/** The first folder above `target` that the user may not pass through. */
function closedFolder(target: string, { uid, gid }: DatabaseUser): string | null {
  const parents: string[] = [];
  for (let at = path.dirname(target); ; at = path.dirname(at)) {
    parents.unshift(at);
    if (at === path.dirname(at)) break;
  }
  return parents.find((folder) => existsSync(folder) && !mayPass(folder, uid, gid)) ?? null;
}

function mayPass(folder: string, uid: number, gid: number): boolean {
  const stat = statSync(folder);
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return (stat.mode & bit) !== 0;
}
