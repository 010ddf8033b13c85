/** What stands around the page on which flights are changed: the booking, the offers, and the server's words for each outcome. */
import { act, screen } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import type { ExchangeWire } from '#core/contract/bookings/exchange.schema';
import type { AttemptWire } from '#core/contract/bookings/payments.schema';
import { exchange as words } from '#core/content/messages/booking/exchange/exchange.en';
import { exchangeMachine } from '#web/features/booking/exchange/exchange.machine';
import type { ExchangeContext, ExchangeInput, OffersAnswer } from '#web/features/booking/exchange/exchange.types';
import type { ChosenOffer, PaymentOutput } from '#web/features/booking/payment/payment.types';
import { sampleOffers } from '#web/devtools/replay/samples';
import { today } from '#web/platform/clock';
import { bookingIn } from '#testing/flights/chosenFlight';
import type { Answer, ReceivedRequest } from '#testing/site/fakeServer';
import { BILLED, EXCHANGE_TABLES } from './exchange.table';
import type { Stage } from './drawn';
import { BILLING, givesCard, letDialogsOpen, listenToFrames, refused } from './gateway.stage';
import { statesOf } from './pageDriver';

/** The offer of now next to the flights that were agreed to. */
function movedOffer(request: ReceivedRequest, { id, due, refund }: ChosenOffer) {
  const agreed = sampleOffers(today()).find((offer) => offer.id === (request.body as { readonly offerId: string }).offerId);
  return { ...agreed, id, due, refund, difference: due };
}

/** A change as the server says it. */
export const changeWire = ({ attemptId: exchangeId, state, challengeUrl, failure }: AttemptWire): ExchangeWire => ({
  ...{ exchangeId, state, challengeUrl, failure },
});
/** Why it was not begun. */
export const changeRefused = (code: string, offer: ChosenOffer | null, request: ReceivedRequest): Answer =>
  refused(code, offer ? { offer: movedOffer(request, offer) } : {});

function wire({ type, output }: AnyEventObject, _snapshot: unknown, request: ReceivedRequest): Answer {
  if (type.endsWith('askOffers')) {
    const answer = output as OffersAnswer;
    return answer.ok ? { body: { offers: sampleOffers(today()) } } : refused(answer.error);
  }
  const { attempt, failure, offer } = output as PaymentOutput;
  return attempt ? { body: changeWire(attempt) } : changeRefused(failure ?? 'internal', offer, request);
}

/** Which flight is meant is no part of the machine: the first one, as in every event of the walk. */
export async function pickFirst({ type }: AnyEventObject): Promise<void> {
  if (type !== 'days.chosen') return;
  const [box] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: words.changeThis });
  if (box && !box.checked) await act(async () => box.click());
}

/** Far enough back for every walk. */
const BEFORE = Array.from({ length: 24 }, (_, i) => `/booking/change?step=${['days', 'flights', 'review'][i % 3] ?? ''}`);

const PAY_CALL = 'POST /api/booking/exchange';
const STATUS_CALL = 'GET /api/booking/exchange-status';
const TERMS = { at: '2026-11-21T00:00:00Z', before: [], difference: 8400, penalty: 0, due: 8400, refund: 0 };

/** What the browser remembers of a booking whose flights are changed. */
export function rememberBooked(): void {
  letDialogsOpen();
  listenToFrames();
  const forms = {
    travelers: [],
    contact: { email: '', phone: '' },
    billing: BILLING,
    answers: { keptEmail: '', twoPeople: [], selfTransfers: [] },
  };
  window.localStorage.setItem('wf.hasBooked', '"yes"');
  window.sessionStorage.setItem('wf.booking.forms', JSON.stringify(forms));
}

/** What the page asks besides its machines. */
export const changeAnswers = (underWay: AttemptWire | null): Stage<null>['answers'] => ({
  'POST /api/eventlog': () => ({ status: 204 }),
  'GET /api/booking': () => ({
    body: { ...bookingIn('ticketed'), exchangeable: [0, 1], exchange: underWay && { ...changeWire(underWay), ...TERMS } },
  }),
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
});

export function exchangeStage(name: string): Stage<null> {
  const table = EXCHANGE_TABLES[name];
  if (!table) throw new Error(`there is no walk ${name}`);
  const { underWay } = table.walk.input as ExchangeInput;
  return {
    machine: exchangeMachine,
    table,
    visit: [...BEFORE, '/booking/change'],
    remember: rememberBooked,
    answers: changeAnswers(underWay),
    held: { askOffers: 'POST /api/booking/exchange-offers', payment: PAY_CALL, reloaded: STATUS_CALL },
    wire,
    invoked: {
      payment: async (event, snapshot) => {
        const { start } = (snapshot.context as ExchangeContext).attempt;
        // what is on its way is asked about after a second
        if (start === 'underWay') await act(async () => jest.advanceTimersByTime(1000));
        if (start === 'underWay') return STATUS_CALL;
        return start === 'consent' || (await givesCard(event)) ? PAY_CALL : null;
      },
    },
    begins: (_app, event) => pickFirst(event),
    holds: async (reader, snapshot) => {
      if ((snapshot.context as { readonly chosen: { readonly due: number } | null }).chosen?.due === 0) return;
      for (const state of statesOf(snapshot.value)) for (const [part, text] of BILLED[state] ?? []) await reader.holdsValue(part, text);
    },
  };
}
