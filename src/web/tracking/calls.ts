/**
 * Clicks on telephone links (tracking.7). Each is posted in its own task with what is known then, and kept for the session until the
 * server also has device and visitor. Runs in the call script (web/callScript.ts); the application only completes (decision 063).
 */
import type { CallClick } from '#core/contract/tracking.schema';
import { codeInQuery, keptCode } from '#core/domain/site/trackingCode';
import { UNKNOWN_DEVICE } from '#core/domain/site/visitor';
import type { DeviceFacts } from '#core/domain/site/visitor';
import { now } from '#web/platform/clock';
import { newId } from '#web/platform/ids';
import { asksForPrivacy } from '#web/platform/browser/privacy';
import { browserStores } from '#web/platform/browser/storage';
import { trackingNumbers } from '#web/platform/sent/sentSettings';
import { postCallClick } from './post';
import { referrerOf } from './visit/referrer';
import { KEYS, readDevice, readVisitor } from './remembered';

/** The event (tracking.8), dispatched on the window with every click. */
export const CLICKED = 'Clicked';

/** A click with its id; empty `device` or `FingerprintId`: not known yet. */
type Call = CallClick & { readonly clickId: string };

/** More unfinished clicks than a person makes; the oldest go. */
const MAX_KEPT = 20;
/** Longest path that is sent. */
const MAX_PATH = 290;

const { session, local } = browserStores;

/** Tells of every click on a link that calls the agency or begins a message to it, for as long as the document lives. */
export function watchCalls(): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-number]') : null;
      if (link) tell(link);
    },
    true,
  );
}

/** A code in the address is remembered at once: a visitor who leaves before the application starts is known by it on the next page (tracking.6). */
export function keepCode(): void {
  const code = codeInQuery(window.location.search, trackingNumbers());
  if (code !== null) local.write(KEYS.code, { code, seenAt: now() });
}

/** Posts the session's unfinished clicks again, with what was missing. */
export async function completeCalls(device: DeviceFacts, visitorId: string): Promise<void> {
  const missing = { device: deviceText(device), FingerprintId: visitorId };
  await Promise.all(
    unfinishedCalls().map((call) =>
      post({ ...call, device: call.device || missing.device, FingerprintId: call.FingerprintId || missing.FingerprintId }),
    ),
  );
}

export const hasUnfinishedCalls = (): boolean => unfinishedCalls().length > 0;

function tell(link: HTMLElement): void {
  const device = readDevice(session.read(KEYS.device));
  const call = callOf(link, device);
  keep([...unfinishedCalls(), call]);
  void post(call);
  const { type: deviceType, name: deviceName, browser } = device ?? UNKNOWN_DEVICE;
  window.dispatchEvent(new CustomEvent(CLICKED, { detail: { url: call.pageUrl, deviceType, deviceName, browser } }));
}

/** Everything that address, page and storage say of the click. */
function callOf({ dataset }: HTMLElement, device: DeviceFacts | null): Call {
  const { pathname, search } = window.location;
  const isNotFound = document.querySelector('main[data-route="notFound"]') !== null;
  const numbers = trackingNumbers();
  const code = codeInQuery(search, numbers) ?? keptCode(local.read(KEYS.code), numbers, now())?.code ?? null;
  const visitor = readVisitor(session.read(KEYS.visitor));
  return {
    clickId: newId(),
    pageUrl: pageUrlOf(pathname, isNotFound),
    device: device === null ? '' : deviceText(device),
    tfn: postedNumber(dataset['number'] ?? ''),
    isPaid: code !== null,
    ...(code === null ? {} : { fftfn: code }),
    placement: dataset['placement'] ?? '',
    // whoever has turned Global Privacy Control on is no longer known by a fingerprint
    FingerprintId: visitor === null || (visitor.kind === 'fingerprint' && asksForPrivacy()) ? '' : visitor.id,
    Referrer: referrerOf(document.referrer),
  };
}

/** The path, with `-404` appended on the 404 page. */
const pageUrlOf = (pathname: string, isNotFound: boolean): string => pathname.slice(0, MAX_PATH) + (isNotFound ? '-404' : '');

/** The number without spaces and parentheses, as the post wants it: `800555-0142`. */
const postedNumber = (number: string): string => number.replace(/[\s()]/g, '');

const deviceText = ({ type, name, browser }: DeviceFacts): string => [type, name, browser].join(' | ').slice(0, 200);

/** Forgets what the server has in full, or will never take. */
async function post(call: Call): Promise<void> {
  const outcome = await postCallClick(call);
  const isComplete = call.device !== '' && call.FingerprintId !== '';
  if (outcome === 'refused' || (outcome === 'posted' && isComplete)) keep(unfinishedCalls().filter((c) => c.clickId !== call.clickId));
}

function unfinishedCalls(): readonly Call[] {
  const stored = session.read(KEYS.calls);
  return Array.isArray(stored) ? stored.filter(isCall) : [];
}

function keep(calls: readonly Call[]): void {
  if (calls.length === 0) session.remove(KEYS.calls);
  else session.write(KEYS.calls, calls.slice(-MAX_KEPT));
}

/** Enough to complete it; the server checks the rest. */
function isCall(stored: unknown): stored is Call {
  if (typeof stored !== 'object' || stored === null) return false;
  return ['clickId', 'device', 'FingerprintId'].every((key) => typeof Reflect.get(stored, key) === 'string');
}
