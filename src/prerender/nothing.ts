import type { KeyValueStore } from '#web/platform/browser/storage';

/** Whoever renders without a browser remembers nothing. */
export const nothing: KeyValueStore = { read: () => null, write: () => undefined, remove: () => undefined };
