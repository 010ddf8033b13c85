/** How pages fill in the search form (search.29, search.30): on arrival, and by their routes and "Book Flight" buttons. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultSearchOf } from '#core/content/destinations/defaultSearch';
import type { DestinationRecord } from '#core/content/destinations/records/record';
import type { PagePrefill } from '#core/content/pages/siteTypes';
import { readSearchParams } from '#core/domain/search/searchQuery';
import type { SearchParts } from '#core/domain/search/searchQuery';
import { usePrefill } from '#web/features/search/search.hooks';
import { today } from '#web/platform/clock';

/** Fills in what the page is about, or the route in its address (content.48), once for each; the form's saved search stays saved. */
export function usePagePrefill(own: PagePrefill | undefined): void {
  const { parts } = readSearchParams(new URLSearchParams(useLocation().search));
  const { origin, destination } = own === undefined || parts.destination === undefined ? (own ?? {}) : parts;
  const prefill = useEffectEvent(usePrefill());
  useEffect(() => {
    if (destination !== undefined) prefill({ origin, destination });
  }, [origin, destination]);
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
