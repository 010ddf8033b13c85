/** How pages fill in the search form (search.29, search.30): on arrival, and by their routes and "Book Flight" buttons. */
import { useEffect, useEffectEvent } from 'react';
import { defaultSearchOf } from '#core/content/destinations/defaultSearch';
import type { DestinationRecord } from '#core/content/destinations/record';
import { prefilledDestination } from '#core/content/prefill';
import type { RouteMatch } from '#core/domain/routes';
import { ROUTES } from '#core/domain/routes';
import { readSearchParams } from '#core/domain/searchQuery';
import type { SearchParts } from '#core/domain/searchQuery';
import { usePrefill } from '#web/features/search/search.hooks';
import { today } from '#web/platform/clock';

/** Fills in the page's own destination, once for each page; the form's saved search stays saved. */
export function usePagePrefill(match: RouteMatch): void {
  const destination = ROUTES[match.route].hero ? prefilledDestination(match) : null;
  const prefill = useEffectEvent(usePrefill());
  useEffect(() => {
    if (destination !== null) prefill({ destination });
  }, [destination]);
}

/** Fills in the default search of a destination's record, once for each record. */
export function useDefaultSearch(record: DestinationRecord): void {
  const prefill = useEffectEvent(usePrefill());
  useEffect(() => {
    const { searchTerm, ...search } = defaultSearchOf(record, today());
    const params = Object.entries(search).map(([name, value]) => [name, String(value)]);
    prefill(readSearchParams(new URLSearchParams(params)).parts, searchTerm);
  }, [record]);
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
