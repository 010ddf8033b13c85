/** What stands around a payment: the page that invokes it, opened up to it, and the server's words for each answer. */
import type { AnyEventObject } from 'xstate';
import { paymentMachine } from '#web/features/booking/payment/payment.machine';
import type { AttemptAnswer, ChosenOffer, PaymentInput, Purchase } from '#web/features/booking/payment/payment.types';
import { sampleOffers } from '#web/devtools/replay/samples';
import { today } from '#web/platform/clock';
import { challengeOf } from '#testing/bookings/botChallenge';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { problem } from '#testing/site/fakeServer';
import type { Answer, ReceivedRequest } from '#testing/site/fakeServer';
import { AT_PAYMENT, DRAFT, UNDER_WAY } from '../../journeys/booking.samples';
import { choosing, DAYS } from '../../journeys/exchange.samples';
import { QUIET_ANSWERS, remembered } from './booking.stage';
import { CARD, PAY } from './booking.table';
import type { Stage } from './drawn';
import { changeAnswers, changeRefused, changeWire, pickFirst, rememberBooked } from './exchange.stage';
import { AGREE, EXCHANGE_TABLES } from './exchange.table';
import { letDialogsOpen, listenToFrames, refused, tellCard } from './gateway.stage';
import type { PageDriver } from './pageDriver';
import { PAYMENT_TABLES } from './payment.table';

const tapWallet = (driver: PageDriver): Promise<void> => driver.hear(CARD, { source: FIELDS_SOURCE, type: 'wallet_tapped' });

async function wire(kind: Purchase['kind'], { type, output }: AnyEventObject, request: ReceivedRequest): Promise<Answer> {
  if (type.endsWith('prove'))
    return (output as { readonly ok: boolean }).ok
      ? { body: await challengeOf('payment') }
      : { status: 503, body: problem('overloaded', 503) };
  const answer = output as AttemptAnswer;
  if (answer.ok) return { body: kind === 'booking' ? answer.value : changeWire(answer.value) };
  const { code, draft = null, attempt = null, offer = null } = answer.error;
  return kind === 'booking' ? refused(code, { draft, attempt }) : changeRefused(code, offer, request);
}

type Around = Pick<Stage<null>, 'visit' | 'remember' | 'answers' | 'held' | 'opens'>;

const onBookingPage = ({ start }: PaymentInput): Around => ({
  visit: ['/', '/flights/payment?step=payment'],
  remember: () => {
    letDialogsOpen();
    listenToFrames();
    remembered(start === 'underWay' ? UNDER_WAY : AT_PAYMENT);
  },
  answers: {
    ...QUIET_ANSWERS,
    'POST /api/drafts': () => ({ body: DRAFT }),
    'POST /api/reprice': () => ({ body: DRAFT }),
  },
  held: {
    pay: 'POST /api/booking',
    prove: 'GET /api/bot-challenge',
    verify: 'POST /api/payment-verify',
    abandon: 'POST /api/payment-verify',
    askStatus: 'GET /api/payment-status',
  },
  opens: async (driver) => {
    if (start === 'card') await driver.press(PAY);
    if (start === 'wallet') await tapWallet(driver);
  },
});

/** Straight on to the consent to an offer. */
async function agree(driver: PageDriver, offer: ChosenOffer, start: PaymentInput['start']): Promise<void> {
  const gestures = Object.values(EXCHANGE_TABLES)[0]?.gestures ?? {};
  const [days, choice] = [DAYS, choosing(offer)];
  await pickFirst(days);
  for (const event of [days, choice]) await gestures[event.type]?.(event, driver, undefined as never);
  await (start === 'wallet' ? tapWallet(driver) : driver.press(AGREE));
}

const onChangePage = ({ start, attempt }: PaymentInput, offer: ChosenOffer | null): Around => ({
  visit: ['/', '/booking/change'],
  remember: rememberBooked,
  answers: { ...changeAnswers(attempt), 'POST /api/booking/exchange-offers': () => ({ body: { offers: sampleOffers(today()) } }) },
  held: {
    pay: 'POST /api/booking/exchange',
    prove: 'GET /api/bot-challenge',
    verify: 'POST /api/booking/exchange-verify',
    abandon: 'POST /api/booking/exchange-verify',
    askStatus: 'GET /api/booking/exchange-status',
  },
  opens: async (driver) => {
    if (offer) await agree(driver, offer, start);
  },
});

export function paymentStage(name: string): Stage<null> {
  const table = PAYMENT_TABLES[name];
  if (!table) throw new Error(`there is no walk ${name}`);
  const input = table.walk.input as PaymentInput;
  const { purchase } = input;
  return {
    machine: paymentMachine,
    table,
    ...(purchase.kind === 'booking' ? onBookingPage(input) : onChangePage(input, purchase.offer)),
    wire: (event, _snapshot, request) => wire(purchase.kind, event, request),
    tell: { tokenise: tellCard, openWallet: tellCard },
  };
}
