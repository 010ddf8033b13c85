/** Layout that CSS alone cannot decide; false while rendering on the server and on the first paint after it. */
import { useSyncExternalStore } from 'react';

/** Mobile threshold (content.12). */
export const MOBILE_QUERY = '(max-width: 991px)';

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
