/**
 * A tab that is older than the site: scripts of its build are gone when it asks for them. The page is loaded anew, once for each script,
 * and comes back with the scripts of today (reliability.39). A script that did not arrive for another reason is no reason to leave.
 */
import type { KeyValueStore } from './storage';

/** Remembers for which script the page was loaded anew. */
const KEY = 'reloadedFor';

interface Browser {
  readonly session: KeyValueStore;
  readonly reload: () => void;
}

/** The address of the script or style that an `import()` did not get; null of any other error. webpack tells it this way. */
export function missingPart(error: unknown): string | null {
  if (!(error instanceof Error) || !('request' in error) || typeof error.request !== 'string') return null;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') ? error.request : null;
}

/** Loads the page anew where the server has the part no more; false where the page stays: it is offline, or that was tried. */
export async function reloadIfReplaced(error: unknown, { session, reload }: Browser): Promise<boolean> {
  const part = missingPart(error);
  if (part === null || session.read(KEY) === part) return false;
  const isGone = await fetch(part, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
  if (!isGone) return false;
  session.write(KEY, part);
  // without a memory it could go on for ever
  if (session.read(KEY) !== part) return false;
  reload();
  return true;
}
