/**
 * The service worker: keeps the documents and files of the pages of a booking, so that they open without a network (booking.55). It answers
 * from what is kept only where the network does not, and for files that are named by their content: nothing it answers can be old.
 * Calls, results and prices never come here: it holds nothing of anybody.
 */
import { KEPT_PAGES, STARTS } from './pages';
import { TAKE_OVER } from './takeOver';

/** Of events of a service worker, what is used here: the types of workers and of documents cannot be had together. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchedEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', then: (event: WaitingEvent) => void): void;
  addEventListener(name: 'fetch', then: (event: FetchedEvent) => void): void;
  addEventListener(name: 'message', then: (event: MessageEvent<unknown>) => void): void;
}
const worker = globalThis as unknown as WorkerScope; // this script runs nowhere else

/** Written in by the build (scripts/webpack/offlineShell.ts): files of the pages, and a name that changes with any of them. */
const FILES = '%FILES%'.split(' ');
const CACHE = 'wf-shell-%VERSION%';
const ASSET = /\/assets\/[\w.-]+/g;

/** All or nothing: an incomplete shell is useless. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = new Set(FILES);
  for (const page of KEPT_PAGES) {
    // as a stranger: nothing of this visitor is in it
    const answer = await fetch(page, { credentials: 'omit', cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${page} was answered with ${String(answer.status)}`);
    // a server that is a build older or newer names other files
    for (const [file] of (await answer.clone().text()).matchAll(ASSET)) files.add(file);
    await cache.put(page, answer);
  }
  await cache.addAll([...files]);
}

async function dropFormer(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const kept = async (path: string): Promise<Response | undefined> => (await caches.open(CACHE)).match(path, { ignoreVary: true });

async function openPage(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const trips = STARTS[path];
    if (trips !== undefined) return Response.redirect(trips);
    return (await kept(path)) ?? Response.error();
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(fill());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropFormer());
});
worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (KEPT_PAGES.includes(pathname) || pathname in STARTS) event.respondWith(openPage(request, pathname));
    return;
  }
  if (pathname.startsWith('/assets/')) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});
