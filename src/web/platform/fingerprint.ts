/** Who a visit belongs to (spec §4): a fingerprint, or a random name for visitors who ask not to be followed (reliability P1). */
import type { VisitorId } from '#core/domain/visitor';

/** The word the server puts into `Server-Timing` when a request carried `Sec-GPC: 1`. */
const GPC_TIMING = 'gpc';

/** Global Privacy Control: said by the browser to scripts, or by a request header that the server tells us of. */
export function asksForPrivacy(): boolean {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return true;
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const timings: unknown = page ? Reflect.get(page, 'serverTiming') : undefined;
  return (
    Array.isArray(timings) && timings.some((t: unknown) => typeof t === 'object' && t !== null && Reflect.get(t, 'name') === GPC_TIMING)
  );
}

/** Writes HTML into a frame, which our policy forbids (Trusted Types); the other sources tell visitors apart well enough. */
const FORBIDDEN_SOURCES = ['fontPreferences'] as const;

/** Computes the fingerprint; its library is loaded here and calls nobody. */
export async function computeFingerprint(): Promise<string> {
  const { hashComponents, loadSources, prepareForSources, sources } = await import(
    /* webpackChunkName: "fingerprint" */ '@fingerprintjs/fingerprintjs'
  );
  await prepareForSources();
  const components = await loadSources(sources, { cache: {}, debug: false }, FORBIDDEN_SOURCES)();
  return hashComponents(components);
}

interface Sources {
  readonly isPrivate: boolean;
  readonly compute: () => Promise<string>;
  readonly newId: () => string;
}

/** A visitor's id. Nothing is computed for those who ask for privacy; where computing fails the id is random too. */
export async function obtainVisitorId({ isPrivate, compute, newId }: Sources): Promise<VisitorId> {
  if (isPrivate) return { id: newId(), kind: 'random' };
  try {
    return { id: await compute(), kind: 'fingerprint' };
  } catch {
    return { id: newId(), kind: 'random' };
  }
}
