import { createContext, useEffect } from 'react';
import { matchRoute, ROUTES } from '#core/domain/routes';

/**
 * Only the payment document may hold the gateway's frame (its policy comes with the document's headers), so a page that
 * needs frames asks for a document of its own when it was reached inside another one.
 */
export const mayFrame = (pathname: string): boolean => {
  const match = matchRoute(pathname);
  return match !== null && ROUTES[match.route].frames;
};

/** Whether the document that was loaded may hold frames; true where there is no real document (tests, prerendering). */
export const DocumentFramesContext = createContext(true);

/** Loads the address that is already shown as a document of its own. */
export function OwnDocument() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return <div className="page-wait" aria-busy="true" />;
}
