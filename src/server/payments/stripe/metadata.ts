/** What the site writes on its objects at Stripe, by which either side finds the other's (money.23). Nothing personal. */

/** Of an intent: the attempt it belongs to. */
export const ATTEMPT = 'attempt';
/** Of an intent: the booking's reference and its draft. */
export const REFERENCE = 'reference';
export const DRAFT = 'draft';
/** Of a refund: what we call it. One without it was not made by the site. */
export const REFUND = 'refund';
