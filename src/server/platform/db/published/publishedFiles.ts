/**
 * Whether the files of the embedded PostgreSQL are those that were published (decision 157). npm compares a package with the lockfile
 * when it installs it; this compares what lies on the disk when it is run.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import published from './hashes.json';

/** This one, as the packages name it. */
export const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** What is compared: the programs that a start runs, or everything that they read and load as well. */
export type Extent = 'programs' | 'all';

/** The folders of the package, the programs first. */
export const FOLDERS = ['bin', 'lib', 'share'] as const;
export type FolderHashes = Readonly<Record<(typeof FOLDERS)[number], string>>;

const FOLDERS_OF: Readonly<Record<Extent, typeof FOLDERS | readonly ['bin']>> = { programs: ['bin'], all: FOLDERS };
const PLATFORMS: Readonly<Record<string, FolderHashes>> = published.platforms;

/** The folders under `native` whose files differ from the published ones, by one byte or by name; all of a platform that is not listed. */
export function changedFolders(native: string, platform: string, extent: Extent): readonly string[] {
  const hashes = Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform] : undefined;
  return FOLDERS_OF[extent].filter((folder) => hashOfFolder(native, folder) !== hashes?.[folder]);
}

/**
 * One hash of the names and contents of all files in a folder. Symbolic links are not part of it, since they are made after the
 * installation, but one that leads out of `native` changes it.
 */
export function hashOfFolder(native: string, folder: string): string {
  const root = realpathSync(native);
  const hash = createHash('sha256');
  for (const file of entriesOf(root, folder)) hash.update(`${file.name}\0${file.content()}\n`);
  return hash.digest('hex');
}

interface HashedEntry {
  /** From `native` on, with slashes on every system. */
  readonly name: string;
  content(): string;
}

function entriesOf(root: string, folder: string): readonly HashedEntry[] {
  const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry): HashedEntry[] => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, file).split(path.sep).join('/');
    if (entry.isFile()) return [{ name, content: () => createHash('sha256').update(readFileSync(file)).digest('hex') }];
    if (entry.isSymbolicLink() && leadsOut(root, file)) return [{ name, content: () => 'leads elsewhere' }];
    return [];
  });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function leadsOut(root: string, link: string): boolean {
  try {
    return !realpathSync(link).startsWith(root + path.sep);
  } catch {
    return true; // to nothing
  }
}
