/** PostgreSQL refuses to run as root. When the site does, its database runs as a lesser user of the system. */
import type { SpawnOptions } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A user of the system that the database runs as. */
export interface Servant {
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
export function servantOf(): Servant | null {
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
 * `setpriv` lends it the one capability to pass; without setpriv the operator is told.
 */
export function asUser(servant: Servant | null, reach: readonly string[], program: string, args: readonly string[]): Command {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  if (servant === null) return { program, args, options: { env, cwd: '/' } };
  const closed = reach.map((folder) => closedFolder(folder, servant)).find((folder) => folder !== null);
  if (closed === undefined) return { program, args, options: { env, cwd: '/', uid: servant.uid, gid: servant.gid } };
  if (!existsSync(SETPRIV)) {
    throw new Error(
      `User "${servant.name}" runs the database and may not enter ${closed}: open it (chmod o+x) or set DATA_DIR or DATABASE_URL.`,
    );
  }
  const drop = [
    `--reuid=${servant.uid}`,
    `--regid=${servant.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return { program: SETPRIV, args: [...drop, program, ...args], options: { env, cwd: '/' } };
}

/** The first folder above `target` that the user may not pass through. */
function closedFolder(target: string, { uid, gid }: Servant): string | null {
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
