/** What this device keeps of saved travelers (booking.69): no more than two words, and nothing about anybody. */
import type { SearchQuery } from '#core/domain/search/trip';
import { searchKey } from '#core/domain/search/trip';
import { browserStores } from '#web/platform/browser/storage';

/** Travelers were booked here with the box checked, so that the server may know some: spares others a request. */
const HAS_SAVED = 'wf.hasSavedTravelers';
/** For which trip the box is checked, until it is booked or the tab closed; another trip asks again. */
const WANTED_FOR = 'wf.booking.rememberFor';

export const mayHaveSaved = (): boolean => browserStores.local.read(HAS_SAVED) === 'yes';
export const dropThatSaved = (): void => browserStores.local.remove(HAS_SAVED);

export const isRemembering = (query: SearchQuery): boolean => browserStores.session.read(WANTED_FOR) === searchKey(query);

export function setRemembering(query: SearchQuery, isWanted: boolean): void {
  if (isWanted) browserStores.session.write(WANTED_FOR, searchKey(query));
  else browserStores.session.remove(WANTED_FOR);
}

/** A payment begins: whatever becomes of it, there may be travelers to fill in. */
export function keepIfRemembering(query: SearchQuery): void {
  if (isRemembering(query)) browserStores.local.write(HAS_SAVED, 'yes');
}

/** The trip is booked, and the box belongs to the next one. */
export const endRemembering = (): void => browserStores.session.remove(WANTED_FOR);
