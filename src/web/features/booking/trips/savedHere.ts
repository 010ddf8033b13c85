/** One word, kept on this device: travelers were booked here with the box checked, so that the server may know some. Spares others a request. */
import { browserStores } from '#web/platform/browser/storage';

const KEY = 'wf.hasSavedTravelers';

export const mayHaveSaved = (): boolean => browserStores.local.read(KEY) === 'yes';

/** Set as a payment begins, whatever becomes of it. */
export const keepThatSaved = (): void => browserStores.local.write(KEY, 'yes');

export const dropThatSaved = (): void => browserStores.local.remove(KEY);
