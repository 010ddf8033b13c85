/** Where a database of a test keeps its files. */
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Containers often give it 64 MB; a run has some databases at once. */
const ENOUGH_BYTES = 2 * 2 ** 30;

/** In memory where there is room, since a database is copied in a quarter of the time there; else where temporary files are. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
