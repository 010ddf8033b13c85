/** How long is kept what somebody leaves behind: the figures of the code and of the privacy policy, in days (tracking.6, tracking.13). */
export const KEPT_DAYS = {
  /** Call clicks and events. */
  calls: 90,
  /** Number and notes of a caller whose call was about no booking. */
  callNotes: 30,
  /** A chosen flight that nobody tried to pay for. */
  drafts: 30,
  /** Names and contact of a booking that failed: a traveler may call about it. */
  failedBookings: 7,
  /** What went on in the page, sent along with a message or a failed payment (code.22). */
  recordings: 60,
  /** That a letter went to an address nobody confirmed: a hash, to count by. */
  countedLetters: 1,
  /** An address that was typed for a link to its trips. */
  tripRequests: 1,
  /** An address that was typed for newsletter or fare alert and never confirmed. */
  unconfirmed: 7,
  /** A tracking code, in the visitor's browser, after it was last seen. */
  trackingCode: 30,
  /** The cookie by which a browser reads its bookings: longer than the farthest return, 330 days ahead and the trip itself. */
  tripCookie: 400,
  /** That a browser may fill in the travelers of a booking again: its cookie lasts no longer. */
  savedTravelers: 400,
} as const;

/** Email addresses of bookings without people end in this; nobody can have one (RFC 2606). */
export const ERASED_DOMAIN = 'erased.invalid';

export const DAY_MS = 86_400_000;

/** How long a link to all trips opens anything, from when its mail was composed. */
export const TRIPS_LINK_MINUTES = 15;
