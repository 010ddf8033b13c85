/**
 * The part of the application that works without a network: a service worker keeps the pages of a booking (worker.ts). Only a
 * browser that has a booking gets it. A new build is offered here and takes over on request; nothing is loaded again by itself.
 */
import { TAKE_OVER } from './takeOver';

const SCRIPT = '/sw.js';

interface ScriptUrls {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/** Trusted types: the one address that this policy makes is our own. */
function trustedScript(): string {
  const types = Reflect.get(window, 'trustedTypes') as ScriptUrls | undefined; // as the standard has it
  return types === undefined ? SCRIPT : types.createPolicy('wingfare-offline', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT);
}

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

/** Null where the browser has none: an old one, or a page that is not from a secure origin. */
const container = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null);

/** Starts keeping; null where the browser cannot, or in development. What fails is tried again with the next document. */
export function keepShell(): Promise<ServiceWorkerRegistration | null> {
  const workers = container();
  if (process.env['NODE_ENV'] !== 'production' || workers === null) return Promise.resolve(null);
  registered ??= (async () => workers.register(trustedScript()))().catch(() => null);
  return registered;
}

/** What was registered before; null where there is nothing. */
export async function keptShell(): Promise<ServiceWorkerRegistration | null> {
  return (
    (await container()
      ?.getRegistration()
      .catch(() => undefined)) ?? null
  );
}

/** Calls back with a new build that waits to take over, at once or when it comes; not with the first, which replaces nothing. */
export function onUpdate(registration: ServiceWorkerRegistration, say: (waiting: ServiceWorker) => void): void {
  if (registration.waiting && navigator.serviceWorker.controller) say(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) say(coming);
    });
  });
}

/** The traveler wants it: it takes over, and the page is reloaded. */
export function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
}

/** Leaves nothing behind: for a device from which all trips were taken. */
export async function dropShell(): Promise<void> {
  const registration = await keptShell();
  registered = null;
  if (registration === null) return;
  await registration.unregister();
  const names = await window.caches.keys().catch(() => []);
  await Promise.all(names.map((name) => window.caches.delete(name)));
}
