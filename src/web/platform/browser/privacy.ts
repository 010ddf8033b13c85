/** Whether a visitor asks not to be followed (tracking.12). */

/** The word the server puts into `Server-Timing` when a request carried `Sec-GPC: 1`. */
const GPC_TIMING = 'gpc';

/** Global Privacy Control: said by the browser to scripts, or by a request header that the server tells us of. */
export function asksForPrivacy(): boolean {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return true;
  const { performance }: { readonly performance: Partial<Performance> } = window; // jsdom measures nothing
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const timings: unknown = page ? Reflect.get(page, 'serverTiming') : undefined;
  return (
    Array.isArray(timings) && timings.some((t: unknown) => typeof t === 'object' && t !== null && Reflect.get(t, 'name') === GPC_TIMING)
  );
}
