/** One site per data folder: a file that names its process, and is void when that process is gone. */
import { execFileSync } from 'node:child_process';
import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';

interface Holder {
  readonly pid: number;
  /** When the process began, as its system tells it: a number that was given to another process since does not match. */
  readonly started: string;
}

export interface InstanceLock {
  release(): void;
}

export interface LockTaken {
  readonly code: 'folder_in_use';
  readonly pid: number;
}

/** Takes a folder that is there for this process, or tells which live process has it. */
export function lockFolder(dataDir: string): Result<InstanceLock, LockTaken> {
  const file = path.join(dataDir, 'wingfare.lock');
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return ok({ release: () => releaseFile(file, mine) });
    } catch (error) {
      if (!isExisting(error)) throw error;
    }
    const holder = readHolder(file);
    if (holder !== null && isAlive(holder)) return err({ code: 'folder_in_use', pid: holder.pid });
    removeFile(file);
  }
  return err({ code: 'folder_in_use', pid: readHolder(file)?.pid ?? 0 });
}

/** True while the very process that wrote the file lives. */
function isAlive(holder: Holder): boolean {
  return startOf(holder.pid) === holder.started;
}

/** An unambiguous mark of when a process began, null when there is no such process. */
export function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // the second field is the program's name in parentheses and may itself hold spaces and parentheses
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? null : (fields[19] ?? null);
    }
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return text === '' ? null : text;
  } catch {
    return null;
  }
}

function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null) return null;
    const pid: unknown = Reflect.get(value, 'pid');
    const started: unknown = Reflect.get(value, 'started');
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : null;
  } catch {
    return null;
  }
}

function releaseFile(file: string, mine: Holder): void {
  const holder = readHolder(file);
  if (holder?.pid === mine.pid && holder.started === mine.started) removeFile(file);
}

function removeFile(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // somebody else removed it first
  }
}

function isExisting(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}
