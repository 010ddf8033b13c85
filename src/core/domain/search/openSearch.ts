/** Addresses that leave their dates open (search.45). */
import { draftOfAddress } from '../places/initialSearch';
import type { IsoDate } from '../values/dates';
import { periodOf } from './flexible';
import { datedDraft, queryOfDraft } from './searchDraft';
import { readSearchParams } from './searchQuery';
import type { SearchQuery } from './trip';
import { addressFaults } from './validateSearch';

/** The search of such an address, with the first days of its period in place of dates; null for every other. */
export function openSearchOfAddress(params: URLSearchParams, today: IsoDate): SearchQuery | null {
  const { parts, faults } = readSearchParams(params);
  const isWhole = Object.keys(faults).every((name) => name === 'departdate' || name === 'returndate');
  if (params.has('departdate') || parts.tripType === 'M' || !isWhole || !periodOf(parts.flex ?? '')) return null;
  return Object.keys(addressFaults(params, today)).length > 0 ? null : queryOfDraft(datedDraft(draftOfAddress(parts), today));
}
