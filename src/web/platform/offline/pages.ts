/** Which pages open without a network: a test holds them to the routes, which would be most of the worker's bytes. */
export const KEPT_PAGES: readonly string[] = [
  '/flights/confirmation',
  '/find-your-booking',
  '/us-es/flights/confirmation',
  '/us-es/find-your-booking',
];

/** Where an installed application starts, and where its trips are. */
export const STARTS: Readonly<Record<string, string>> = { '/': '/find-your-booking', '/us-es': '/us-es/find-your-booking' };
