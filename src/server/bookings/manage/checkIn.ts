/** Where the travelers of a booking check in. */
import { CHECK_IN_PAGES } from '#core/content/airlines/checkInPages';
import type { PricedOffer } from '../../flights/supplier';

export interface CheckIn {
  /** The airline's name. */
  readonly airline: string;
  readonly url: string;
  /** The page for checking in; else the airline's own site. */
  readonly isCheckIn: boolean;
  readonly opensDayBefore: boolean;
}

/** With the airline of the first flight of each direction, and of each flight that starts a ticket of its own; each airline once. */
export function checkInOf({ slices, carriers }: Pick<PricedOffer, 'slices' | 'carriers'>): readonly CheckIn[] {
  const codes = slices.flatMap(({ legs, layovers }) =>
    legs.flatMap(({ carrier }, i) => (i === 0 || layovers[i - 1]?.notes.includes('selfTransfer') ? [carrier] : [])),
  );
  return [...new Set(codes)].flatMap((code): readonly CheckIn[] => {
    const page = CHECK_IN_PAGES[code];
    if (page === undefined) return [];
    const { url, isCheckIn = false, opensDayBefore = false } = page;
    return [{ airline: carriers[code]?.name ?? code, url, isCheckIn, opensDayBefore }];
  });
}
