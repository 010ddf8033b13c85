/** Posts that must outlive the page: fetch with keepalive, so that a failure can be logged; the beacon only where that is missing (tracking.9). */
import type { CallClick, EventLog } from '#core/contract/tracking.schema';
import { request } from '#web/api/request';
import { apiBases } from '#web/platform/sent/sentSettings';

/** `refused`: the server will never take it; `failed`: another time, perhaps. */
export type PostOutcome = 'posted' | 'refused' | 'failed';

/** The request leaves before this returns. */
async function post(url: string, body: unknown, logAs?: string): Promise<PostOutcome> {
  if (!outlivesPage()) return beacon(url, body) ? 'posted' : 'failed';
  const answered = await request({ url, method: 'POST', body, keepalive: true }, { logAs });
  if (!('error' in answered)) return 'posted';
  return answered.error.kind === 'problem' && answered.error.problem.code === 'invalid_request' ? 'refused' : 'failed';
}

const outlivesPage = (): boolean => typeof fetch === 'function' && 'keepalive' in Request.prototype;

/** True when the browser has taken it over. */
const beacon = (url: string, body: unknown): boolean =>
  navigator.sendBeacon(apiBases().main + url, new Blob([JSON.stringify(body)], { type: 'application/json' }));

export const postCallClick = (call: CallClick): Promise<PostOutcome> => post('/api/callclick', call, 'Error posting call click url');

export const postEvent = (event: EventLog): Promise<PostOutcome> => post('/api/eventlog', event);
