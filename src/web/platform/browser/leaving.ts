/**
 * How a page reloads its address as another document without losing what the session remembers. It comes in idle time, with the
 * recorder, so that it is here when scripts or the network are not.
 */
import type { Locale } from '#core/domain/site/routes';
import { browserStores, CARRIED, refusedBySession } from './storage';

const WAITS: Readonly<Record<Locale, string>> = {
  en: 'You are offline: this page opens once you are connected.',
  es: 'Sin conexión: esta página se abre cuando la tenga.',
};
/** Remembers for which script the page was loaded again. */
const KEY = 'reloadedFor';

/** Puts what the session's storage refused into this entry of the history, for {@link takeCarried} of the next document. */
function reloadPage(): void {
  if (refusedBySession.size > 0)
    window.history.replaceState({ ...(window.history.state as object | null), [CARRIED]: Object.fromEntries(refusedBySession) }, '');
  window.location.reload();
}

/** Takes over what the document before carried here, so that it is nowhere else; once, before anything is read. */
export function takeCarried(): void {
  const { [CARRIED]: carried, ...state } = window.history.state as Readonly<Record<string, unknown>>;
  for (const [key, text] of Object.entries(carried ?? {})) refusedBySession.set(key, String(text));
  window.history.replaceState(state, '');
}

/** Loads the address that is shown as a document of its own: as soon as there is a network, since what is here would be gone without. */
export function openOwnDocument(locale: Locale, say: (notice: string) => void): void {
  if (navigator.onLine) {
    reloadPage();
    return;
  }
  say(WAITS[locale]);
  window.addEventListener('online', reloadPage, { once: true });
}

/** The address of the script or style that an `import()` did not get: webpack puts it into its errors, and nobody else does. */
const missingPart = (error: unknown): string | null => (error instanceof Error && 'request' in error ? String(error.request) : null);

/**
 * A tab that is older than the site asks for scripts that are gone. Reloads the page, once for each of them, so that it comes back with
 * the scripts of today (reliability.39); false where it stays: the server has the script, is away, or that was tried.
 */
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
