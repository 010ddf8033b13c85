/** What the Stripe gateway serves besides its card fields. */
import { GATEWAY_PATH } from '#core/contract/bookings/hostedFields';

/** The document in which Stripe's script lets the bank ask, followed by `/` and the id of a challenge. */
export const CHALLENGE_PATH = `${GATEWAY_PATH}/challenge`;
/** Where Stripe reports what happened. */
export const WEBHOOK_PATH = `${GATEWAY_PATH}/webhook`;
