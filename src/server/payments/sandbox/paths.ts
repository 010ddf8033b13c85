/** What the sandbox gateway serves besides its card fields. */
import { GATEWAY_PATH } from '#core/contract/bookings/hostedFields';

/** Trades a card for a one-time token; the one place that ever sees a card. */
export const TOKENS_PATH = `${GATEWAY_PATH}/tokens`;
/** Trades a choice in the test wallet for a one-time token. */
export const WALLET_PATH = `${GATEWAY_PATH}/wallet`;
/** The bank's page, followed by `/` and the id of a challenge. */
export const CHALLENGE_PATH = `${GATEWAY_PATH}/challenge`;
