/** The folder of everything the server keeps: made, tried out, and watched for room. */
import { mkdirSync, statSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';

/** Longest wait for a disk to answer: a busy one takes seconds, one that is gone for ever. */
const ANSWER_MS = 15_000;
/**
 * What new work leaves free: PostgreSQL needs it to end what is under way, and ends itself when its log finds no room. Room
 * is there again at one and a half times as much, so that the answer does not change with every booking.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 1_000;

/** Makes a folder and those above it. Node's own recursive one never returns where nothing can be made, as under `/proc`. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // made by somebody else in this moment
    if (!isFolder(folder)) throw error;
  }
}

/** Makes the data folder and writes to it once. The failure says in a sentence why it cannot be used. */
export async function prepareDataFolder(dataDir: string): Promise<Result<null, string>> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`it did not answer within ${ANSWER_MS / 1000} s`), ANSWER_MS);
  });
  const fault = await Promise.race([tryOut(dataDir), timeout]);
  clearTimeout(timer);
  return fault === null ? ok(null) : err(`DATA_DIR ${dataDir} cannot be used: ${fault}.`);
}

async function tryOut(dataDir: string): Promise<string | null> {
  try {
    makeFolder(dataDir);
    const probe = path.join(dataDir, `.probe-${process.pid}`);
    const file = await open(probe, 'w');
    try {
      await file.writeFile('probe');
      await file.sync();
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
    return WORDS[code] ?? `the system says ${code}`;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not a folder',
  ENOENT: 'it cannot be made there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
};

const isFolder = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

export interface DiskWatch {
  /** False while the disk is nearly full: what is under way is ended, nothing new is begun. */
  hasRoom(): boolean;
  stop(): void;
}

/** Looks every second; `onChange` is called when it changes. A file system that tells nothing counts as one with room. */
export async function watchDiskSpace(dataDir: string, onChange: (hasRoom: boolean, freeBytes: number) => void): Promise<DiskWatch> {
  let hasSpace = true;
  const look = async (): Promise<void> => {
    const disk = await statfs(dataDir).catch(() => null);
    if (disk === null) return;
    const free = disk.bavail * disk.bsize;
    const now = free >= (hasSpace ? RESERVE_BYTES : RESERVE_BYTES * 1.5);
    if (now === hasSpace) return;
    hasSpace = now;
    onChange(now, free);
  };
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return { hasRoom: () => hasSpace, stop: () => clearInterval(timer) };
}
