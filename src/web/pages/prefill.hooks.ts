/** How pages fill in the search form (spec §4): on arrival, and by their routes and "Book Flight" buttons. */
import { useEffect, useEffectEvent } from 'react';
import { prefilledDestination } from '#core/content/prefill';
import type { RouteMatch } from '#core/domain/routes';
import { ROUTES } from '#core/domain/routes';
import type { SearchParts } from '#core/domain/searchQuery';
import { usePrefill } from '#web/features/search/search.hooks';

/** Fills in the page's own destination, once for each page; the form's saved search stays saved. */
export function usePagePrefill(match: RouteMatch): void {
  const destination = ROUTES[match.route].hero ? prefilledDestination(match) : null;
  const prefill = useEffectEvent(usePrefill());
  useEffect(() => {
    if (destination !== null) prefill({ destination });
  }, [destination]);
}

/** Fills in what was chosen and brings the person to the form: all is there, "Search flights" is next. */
export function usePrefillAndShow(): (parts: SearchParts) => void {
  const prefill = usePrefill();
  return (parts) => {
    prefill(parts);
    const form = document.querySelector('#main form[role="search"]');
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true });
  };
}
