/** Whether a person looks at the answer: a browser opens an address as a page, and shows what comes. */
import type { IncomingMessage } from 'node:http';

const CALL_PATH = /^\/(?:api|data|flight)(?:[/?#]|$)/;

/** Files of a booking: a person opens them by a link, whereas every other call is a script's. */
const DOCUMENT_PATH = /^\/api\/booking\/(?:calendar|receipt|itinerary|(?:apple|google)-pass)(?![\w-])/;

/** True for calls that are opened like pages. */
export function isDocumentPath(path: string): boolean {
  return DOCUMENT_PATH.test(path);
}

/** True for paths that answer calls; everything else is a page or a file. */
export function isCallPath(path: string): boolean {
  return CALL_PATH.test(path);
}

/** The path of a request target, without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** Not so for calls, pictures and scripts, nor for what a page holds in a frame. */
export function isNavigation({ method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || (isCallPath(url) && !isDocumentPath(url))) return false;
  const destination = headers['sec-fetch-dest'];
  return headers.accept?.includes('text/html') === true && (destination === undefined || destination === 'document');
}

const PAGE_BEGUN = /^(?:GET|HEAD) (?!\/(?:api|data|flight)[/ ?])/;

/** The same of bytes that were not understood as a request, as far as they tell; a head that was too long may have been cut before its `Accept`. */
export function looksLikeNavigation(bytes: string, isCut: boolean): boolean {
  return PAGE_BEGUN.test(bytes) && (isCut || /^accept:.*text\/html/im.test(bytes));
}
