import { useState } from 'react';
import { useHydrated } from '#web/platform/useHydrated';
import { useKeptScroll } from './scroll.hooks';
import type { KeptScroll } from './scroll.hooks';

/** What was kept of a list that the document may have brought: null where it did, since HTML is taken over as it was sent. */
export function useKeptOfSentList(): KeptScroll | null {
  const kept = useKeptScroll();
  const isHydrated = useHydrated();
  const [back] = useState(isHydrated ? kept : null);
  return back;
}
