/** Posts that must outlive the page: fetch with keepalive, so that a failure can be logged; the beacon only where fetch is missing (product §6). */
import { apiBases } from '#web/platform/settings';

/** `send` posts by fetch; its failure has been logged by then. */
export async function postOrBeacon(path: string, body: unknown, send: () => PromiseLike<unknown>): Promise<void> {
  if (typeof fetch === 'function') {
    await send();
    return;
  }
  navigator.sendBeacon(apiBases().main + path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
