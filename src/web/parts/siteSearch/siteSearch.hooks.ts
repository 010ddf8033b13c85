import { useEffect, useState } from 'react';
import { useLocale } from '#web/platform/sent/messages';
import { openSearch } from './engine';
import type { SiteSearch } from './engine';

/** `idle`: nobody searches yet; `failed`: its file did not come, and is requested again when it is next wanted. */
export type SearchState = { readonly is: 'idle' | 'waiting' | 'failed' } | { readonly is: 'open'; readonly search: SiteSearch };

/** The search of the page's language once it is wanted. */
export function useSiteSearch(isWanted: boolean): SearchState {
  const locale = useLocale();
  const [settled, setSettled] = useState<{ readonly of: typeof locale; readonly state: SearchState } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const settle = (state: SearchState): void => {
      if (!isOver) setSettled({ of: locale, state });
    };
    openSearch(locale).then(
      (search) => settle({ is: 'open', search }),
      () => settle({ is: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, locale]);
  if (!isWanted) return { is: 'idle' };
  return settled?.of === locale ? settled.state : { is: 'waiting' };
}
