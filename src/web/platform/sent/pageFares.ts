/** The fares that a page shows from the start: out of the document that was sent for it, else from the server once the page is opened from another one. */
import { FARES_ID, faresAddress } from '#core/contract/pages/pageFares';
import type { PageFares } from '#core/contract/pages/pageFares';
import { pathOf } from '#core/domain/site/routes';
import type { RouteId, RouteMatch } from '#core/domain/site/routes';

type FaresSource = (match: RouteMatch) => Promise<PageFares | null>;

/** A page opened from another one does not wait longer: without fares it has none. */
const WAIT_MS = 2_000;
/** The others ask the calls themselves, for what their address says. */
const WITH_FARES: ReadonlySet<RouteId> = new Set(['home', 'landing', 'flightsTo']);

const known = new Map<string, Promise<PageFares | null>>();
let source: FaresSource = (match) => {
  const sent = sentFares(document, pathOf(match, match.locale));
  if (sent) return Promise.resolve(sent.fares);
  return WITH_FARES.has(match.route) ? askFor(match) : Promise.resolve(null);
};

/** The same promise every time, marked for React as settled once it is; null where no fares are known. Never rejects. */
export function loadPageFares(match: RouteMatch): Promise<PageFares | null> {
  const address = faresAddress(match);
  const old = known.get(address);
  if (old) return old;
  const fares = source(match).catch(() => null);
  known.set(address, fares);
  void fares.then((value) => Object.assign(fares, { status: 'fulfilled', value }));
  return fares;
}

/** Rendering for a document has the fares at hand, other ones each time. */
export function takeFaresFrom(other: FaresSource): void {
  known.clear();
  source = other;
}

function sentFares(doc: Document, path: string): { readonly fares: PageFares | null } | null {
  const element = doc.getElementById(FARES_ID);
  // our own server wrote it from the same type
  return element?.dataset['of'] === path ? { fares: JSON.parse(element.textContent) as PageFares | null } : null;
}

async function askFor(match: RouteMatch): Promise<PageFares | null> {
  const answer = await fetch(faresAddress(match), { signal: AbortSignal.timeout(WAIT_MS) });
  return answer.ok ? ((await answer.json()) as PageFares | null) : null;
}
