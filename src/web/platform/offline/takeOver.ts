/** What a page tells the service worker that waits: the traveler wants the new build. */
export const TAKE_OVER = 'take over';
