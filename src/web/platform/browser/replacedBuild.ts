/**
 * A tab that is older than the site: scripts of its build are gone when it asks for them. The page is loaded anew, once for each script,
 * and comes back with the scripts of today (reliability.39). A script that did not arrive for another reason is no reason to leave.
 */
import { browserStores, reloadPage } from './storage';

/** Remembers for which script the page was loaded anew. */
const KEY = 'reloadedFor';

/** The address of the script or style that an `import()` did not get: webpack puts it into its errors, and nobody else does. */
export const missingPart = (error: unknown): string | null =>
  error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : null;

/** Loads the page anew where the server has the part no more; false where the page stays: it is offline, or that was tried. */
export async function reloadIfReplaced(error: unknown, session = browserStores.session, reload = reloadPage): Promise<boolean> {
  const part = missingPart(error);
  if (part === null || session.read(KEY) === part) return false;
  const answer = await fetch(part, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404) return false;
  session.write(KEY, part);
  // without a memory it could go on for ever
  if (session.read(KEY) !== part) return false;
  reload();
  return true;
}
