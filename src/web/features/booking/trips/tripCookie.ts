/**
 * Before a call that belongs to a trip the browser shows its trip cookie, or is given one: a browser that refuses cookies is known before
 * anything is typed or the link of a mail is used up.
 */
import type { TripCookieWire } from '#core/contract/bookings/trips.schema';
import type { CallFailure } from '#core/contract/problem';
import type { Call } from '#web/api/request';
import { abortedAfter } from '#web/platform/browser/abortedAfter';

/** Longer no other tab is waited for. */
const TURN_MS = 5_000;

interface Answered {
  readonly data?: unknown;
  readonly error?: CallFailure;
}
type Ask = (call: Call) => Answered | PromiseLike<Answered>;

/** A post that belongs to a trip, as `queryFn` of an endpoint; fails as `cookies_blocked`, unsent, where the browser refuses the cookie. */
export const tripPost =
  <Body, Wire, View>(url: string, read: (wire: Wire) => View) =>
  async (body: Body, _api: unknown, _options: unknown, ask: Ask): Promise<{ data: View } | { error: CallFailure }> => {
    if (await inTurn(() => refusesCookies(ask))) return { error: { kind: 'cookies_blocked' } };
    const { data, error } = await ask({ url, method: 'POST', body });
    return error ? { error } : { data: read(data as Wire) }; // as the contract has it
  };

/** Given a new cookie twice in a row, it kept neither. What hinders the question hinders the call after it too, which says so. */
async function refusesCookies(ask: Ask): Promise<boolean> {
  const isNew = async (): Promise<boolean> => {
    const { data } = await ask({ url: '/api/trip-cookie', method: 'POST', body: {} });
    return (data as TripCookieWire | undefined)?.isNew === true; // as the contract has it
  };
  return (await isNew()) && isNew();
}

let last: Promise<unknown> = Promise.resolve();

/** Asked at once, each question would get a cookie of its own, and what was begun with the first would be lost: over tabs, where there are locks. */
async function inTurn(question: () => Promise<boolean>): Promise<boolean> {
  try {
    return await navigator.locks.request('trip-cookie', { signal: abortedAfter(TURN_MS) }, question);
  } catch {
    // old browsers, pages that are not from a secure origin, and some that refuse cookies have none
    const mine = last.then(question);
    last = mine;
    return mine;
  }
}
