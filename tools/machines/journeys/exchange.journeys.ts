/** How people change the flights of a booking, and every fault that they can come to see on the way. */
import { err, ok } from '#core/domain/values/result';
import type { ExchangeEvent, ExchangeInput, OffersAnswer } from '#web/features/booking/exchange/exchange.types';
import type { AttemptAnswer, ChosenOffer } from '#web/features/booking/payment/payment.types';
import { CHEAPER, choosing, CONFIRM, DAYS, DEARER, exchangeIn, MOVED, refusedAs, SAME_PRICE, answered } from './exchange.samples';
import { toPayment } from './journey';
import type { Journey, ToPayment } from './journey';

interface World {
  readonly underWay?: ExchangeInput['underWay'];
  readonly offers?: readonly OffersAnswer[];
  readonly tokens?: readonly unknown[];
  readonly wallets?: readonly unknown[];
  readonly made?: readonly AttemptAnswer[];
  readonly proofs?: readonly unknown[];
  readonly verified?: readonly AttemptAnswer[];
  readonly statuses?: readonly AttemptAnswer[];
}

const FOUND: readonly OffersAnswer[] = [ok(null), ok(null), ok(null)];
const AGAIN: ExchangeEvent = { type: 'exchange.confirmed', key: 'key-0002' };
const RETRY: ExchangeEvent = { type: 'retry.pressed' };
const RETRY_PAYMENT = toPayment('retry.pressed');
type Does = readonly (ExchangeEvent | ToPayment | { readonly wait: number })[];

function journey(world: World, ...does: Does): Journey {
  const { underWay = null, offers = FOUND, tokens = [ok(null), ok(null)], wallets = [], made = [], proofs = [] } = world;
  const { verified = [], statuses = [] } = world;
  return {
    input: { underWay },
    answers: {
      askOffers: offers,
      tokenise: tokens,
      openWallet: wallets,
      pay: made,
      prove: proofs,
      verify: verified,
      abandon: verified,
      askStatus: statuses,
    },
    does,
  };
}
/** Straight on to the consent to one offer. */
const agrees = (offer: ChosenOffer, world: World, ...more: Does): Journey => journey(world, DAYS, choosing(offer), CONFIRM, ...more);

export const exchangeJourneys: Readonly<Record<string, Journey>> = {
  'pays-the-difference': agrees(DEARER, { made: [answered('done')] }),
  'pays-the-difference-after-the-bank-asked': agrees(
    DEARER,
    { made: [answered('challenge')], verified: [answered('done')] },
    toPayment('challenge.finished'),
  ),
  'pays-the-difference-from-a-wallet': journey({ wallets: [ok(null)], made: [answered('done')] }, DAYS, choosing(DEARER), {
    type: 'wallet.tapped',
    key: 'key-0001',
  }),
  'closes-a-wallet-and-pays-by-card': journey(
    { wallets: [err('dismissed')], made: [answered('done')] },
    DAYS,
    choosing(DEARER),
    { type: 'wallet.tapped', key: 'key-0001' },
    AGAIN,
  ),
  'gets-money-back': agrees(CHEAPER, { made: [answered('done')] }),
  'changes-at-no-cost': agrees(SAME_PRICE, { made: [answered('done')] }),
  'changes-after-a-slow-airline': agrees(
    SAME_PRICE,
    { made: [answered('processing')], statuses: [answered('processing'), refusedAs('rate_limited'), answered('done')] },
    ...[{ wait: 1000 }, { wait: 1500 }, RETRY_PAYMENT],
  ),
  'looks-at-other-days-and-goes-forward-again': journey(
    {},
    DAYS,
    { type: 'back.pressed' },
    { type: 'address.changed', step: 'flights' },
    choosing(DEARER),
    { type: 'back.pressed' },
    { type: 'address.changed', step: 'review' },
    { type: 'address.changed', step: 'days' },
  ),
  'reload-under-the-banks-question': journey(
    { underWay: exchangeIn('challenge'), verified: [answered('done')] },
    toPayment('challenge.finished'),
  ),
  'reload-under-a-change-that-the-airline-refused': journey(
    { underWay: exchangeIn('processing'), statuses: [answered('failed', 'booking_failed')] },
    { wait: 1000 },
    RETRY,
  ),
  'fault-no-network-for-offers': journey({ offers: [err('network'), ok(null)] }, DAYS, RETRY),
  'fault-changes-closed': journey({ offers: [err('exchange_closed')] }, DAYS, { type: 'back.pressed' }),
  'fault-the-price-moved': agrees(DEARER, { made: [refusedAs('exchange_changed', MOVED), answered('done')] }, AGAIN),
  'fault-the-offer-ended': agrees(DEARER, { made: [refusedAs('exchange_changed'), answered('done')] }, choosing(DEARER), AGAIN),
  'fault-the-flights-are-sold-out': agrees(CHEAPER, { made: [refusedAs('offer_gone')] }),
  'fault-card-declined-then-another-card': agrees(DEARER, { made: [refusedAs('card_declined'), answered('done')] }, AGAIN),
  'fault-card-declined-later': agrees(
    DEARER,
    { made: [answered('processing')], statuses: [answered('failed', 'card_declined')] },
    { wait: 1000 },
  ),
  'fault-card-incomplete': agrees(DEARER, { tokens: [err('invalid_fields')] }),
  'fault-card-fields-away': agrees(DEARER, { tokens: [err('unavailable')] }),
  'fault-wallet-away': journey({ wallets: [err('unavailable')] }, DAYS, choosing(DEARER), { type: 'wallet.tapped', key: 'key-0001' }),
  'fault-bank-window-closed': agrees(
    DEARER,
    { made: [answered('challenge')], verified: [answered('failed', 'challenge_failed')] },
    toPayment('challenge.abandoned'),
  ),
  'fault-bot-check-passed': agrees(DEARER, { made: [refusedAs('bot_check_needed'), answered('done')], proofs: [ok('proof')] }),
  'fault-bot-check-not-had': agrees(DEARER, { made: [refusedAs('bot_check_needed')], proofs: [err('unavailable')] }),
  'fault-the-answer-was-lost': agrees(SAME_PRICE, { made: [refusedAs('network'), answered('done')] }, { wait: 1000 }),
  'fault-the-answer-was-lost-for-good': agrees(
    SAME_PRICE,
    { made: [...Array.from({ length: 4 }, () => refusedAs('network')), answered('done')] },
    ...[{ wait: 1000 }, { wait: 2000 }, { wait: 4000 }, { wait: 8000 }, RETRY_PAYMENT],
  ),
  'fault-the-airline-keeps-the-old-flights': agrees(SAME_PRICE, { made: [answered('failed', 'booking_failed')] }, RETRY),
  'fault-closed-meanwhile': agrees(SAME_PRICE, { made: [refusedAs('exchange_closed')] }),
};
