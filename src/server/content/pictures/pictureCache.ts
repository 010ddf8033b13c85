/** Rendered pictures on disk, bounded in bytes: what was requested longest ago goes first. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { makeFolder } from '../../platform/db/dataFolder';

export interface PictureCache {
  /** The bytes kept under a name, or null. */
  read(name: string): Promise<Buffer | null>;
  /** Keeps bytes; a disk that takes nothing more only costs the next visitor a rendering. */
  write(name: string, bytes: Buffer): Promise<void>;
}

/** `names` tells which files of the folder may stay: what another version of the site left is removed. */
export function openPictureCache(folder: string, maxBytes: number, names: RegExp): PictureCache {
  const fileOf = (name: string): string => path.join(folder, name);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') rm(fileOf(name), { force: true }).catch(() => undefined);
    },
  });
  for (const { name, bytes } of filesOf(folder, names)) sizes.set(name, bytes);
  let temporary = 0;

  return {
    async read(name) {
      if (sizes.get(name) === undefined) return null;
      const bytes = await readFile(fileOf(name)).catch(() => null);
      if (bytes === null) sizes.delete(name);
      return bytes;
    },
    async write(name, bytes) {
      if (bytes.length > maxBytes) return;
      temporary += 1;
      const draft = fileOf(`.${String(process.pid)}-${String(temporary)}`);
      try {
        makeFolder(folder);
        await writeFile(draft, bytes);
        // seen complete or not at all
        await rename(draft, fileOf(name));
        sizes.set(name, bytes.length);
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

interface CachedFile {
  readonly name: string;
  readonly bytes: number;
}

/** What the last run left, oldest first; everything else in the folder is removed. */
function filesOf(folder: string, names: RegExp): readonly CachedFile[] {
  try {
    makeFolder(folder);
    const all = readdirSync(folder).map((name) => ({ name, ...statsOf(path.join(folder, name)) }));
    for (const { name } of all.filter((file) => !names.test(file.name))) rmSync(path.join(folder, name), { force: true });
    return all.filter((file) => names.test(file.name)).sort((a, b) => a.at - b.at);
  } catch {
    // a folder that cannot be used: every picture is rendered when it is requested
    return [];
  }
}

function statsOf(file: string): { readonly bytes: number; readonly at: number } {
  const { size, mtimeMs } = statSync(file);
  return { bytes: size, at: mtimeMs };
}
