/** Layout that CSS alone cannot decide; false while rendering on the server and on the first paint after it. */
import { useSyncExternalStore } from 'react';

/** Mobile threshold (content.12). Breakpoints are in `em`, as in the stylesheets (docs/accessibility.md): large text has the layout of a small window. */
export const MOBILE_QUERY = '(max-width: 61.99em)';
/** Phones, without room for a popover next to its field: what the search form opens is a sheet (search.38). */
export const PHONE_QUERY = '(max-width: 40em)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
