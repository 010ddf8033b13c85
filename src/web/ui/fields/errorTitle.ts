/** A form that was refused says so in the name of the tab, which is read first of all; the word is the same in both languages. */
import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** While `isRefused`, and for that try: another one says it again. */
export function useErrorTitle(isRefused: boolean, tries = 0): void {
  useEffect(() => {
    if (!isRefused) return undefined;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [isRefused, tries]);
}
