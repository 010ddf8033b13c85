/** How long is kept what somebody leaves behind: the figures of the code and of the privacy policy, in days (tracking.6, tracking.13). */
export const KEPT_DAYS = {
  /** Call clicks and events. */
  calls: 90,
  /** A chosen flight that nobody tried to pay for. */
  drafts: 30,
  /** Names and contact of a booking that failed: a traveler may call about it. */
  failedBookings: 7,
  /** A tracking code, in the visitor's browser, after it was last seen. */
  trackingCode: 30,
  /** The cookie by which a browser reads its bookings: longer than the farthest return, 330 days ahead and the trip itself. */
  tripCookie: 400,
} as const;

export const DAY_MS = 86_400_000;
