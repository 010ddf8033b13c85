/** Who a visit belongs to (tracking.12): a fingerprint, or a random name for visitors who ask not to be followed (tracking.12). */
import type { UnknownComponents } from '@fingerprintjs/fingerprintjs';
import type { VisitorId } from '#core/domain/site/visitor';
import { idleMoment } from './idle';

/**
 * Left out; the other sources tell visitors apart well enough. `fontPreferences` writes HTML into a frame, which our policy forbids
 * (Trusted Types). `fonts` and `webGlExtensions` keep a phone from answering for 100 to 350 ms each.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['fontPreferences', 'fonts', 'webGlExtensions']);
/** How long one source waits for an idle moment. */
const SOURCE_WAIT_MS = 1_000;

/** Computes the fingerprint, one source in each idle moment; its library is loaded here and calls nobody. */
export async function computeFingerprint(): Promise<string> {
  const { hashComponents, loadSources, prepareForSources, sources } = await import(
    /* webpackChunkName: "fingerprint" */ '@fingerprintjs/fingerprintjs'
  );
  await prepareForSources();
  const options = { cache: {}, debug: false };
  const components: UnknownComponents = {};
  for (const [name, source] of Object.entries(sources)) {
    if (LEFT_OUT.has(name)) continue;
    await idleMoment(SOURCE_WAIT_MS);
    Object.assign(components, await loadSources({ [name]: source }, options, [])());
  }
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
