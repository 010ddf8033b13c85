import { createContext, useEffect, useState } from 'react';
import { matchRoute, ROUTES } from '#core/domain/site/routes';
import type { DocumentKind, RouteId } from '#core/domain/site/routes';
import { loadLeaving } from '#web/platform/browser/loadLeaving';
import { useLocale } from '#web/platform/sent/messages';

/**
 * What a document may load is set by its headers: only the payment document may hold the gateway's frames, and where an
 * outside bot check is configured, only documents of forms may load it. A page that needs more than the document it was
 * reached in asks for one of its own.
 */
export const documentKindOf = (pathname: string): DocumentKind => {
  const match = matchRoute(pathname);
  return match === null ? 'page' : ROUTES[match.route].document;
};

/** The kind of the document that was loaded; null where there is no real one (tests, prerendering), which may hold anything. */
export const DocumentKindContext = createContext<DocumentKind | null>(null);

/** Whether a page must leave the document it is shown in. */
export function needsOwnDocument(route: RouteId, loaded: DocumentKind | null, hasOutsideCheck: boolean): boolean {
  const needed = ROUTES[route].document;
  if (loaded === null || loaded === 'payment' || needed === 'page') return false;
  return needed === 'payment' || (hasOutsideCheck && loaded === 'page');
}

/** Loads the address that is already shown as a document of its own. */
export function OwnDocument() {
  const [notice, say] = useState<string | null>(null);
  const locale = useLocale();
  useEffect(() => {
    loadLeaving().then(
      ({ openOwnDocument }) => openOwnDocument(locale, say),
      () => window.location.reload(),
    );
  }, [locale]);
  return notice === null ? (
    <div className="page-wait" aria-busy="true" />
  ) : (
    <p className="wrap broken" role="alert">
      {notice}
    </p>
  );
}
