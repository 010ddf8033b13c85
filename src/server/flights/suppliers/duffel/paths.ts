/** What the supplier serves itself. */

/** Where Duffel tells what happened to orders. */
export const WEBHOOK_PATH = '/supplier/webhook';
