/** What the supplier serves itself. */

/** Where Duffel reports what happened to orders. */
export const WEBHOOK_PATH = '/supplier/webhook';
