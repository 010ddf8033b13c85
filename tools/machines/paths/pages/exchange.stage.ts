/** What stands around the page on which flights are changed: the booking, the offers, and the server's words for each outcome. */
import { act, screen } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { exchange as words } from '#core/content/messages/booking/exchange/exchange.en';
import { exchangeMachine } from '#web/features/booking/exchange/exchange.machine';
import type { ExchangeAnswer, ExchangeInput, OffersAnswer } from '#web/features/booking/exchange/exchange.types';
import { sampleOffers } from '#web/devtools/replay/samples';
import { today } from '#web/platform/clock';
import { challengeOf } from '#testing/bookings/botChallenge';
import { bookingIn } from '#testing/flights/chosenFlight';
import { problem } from '#testing/site/fakeServer';
import type { Answer, ReceivedRequest } from '#testing/site/fakeServer';
import { BILLED, EXCHANGE_TABLES } from './exchange.table';
import type { Stage } from './drawn';
import { BILLING, letDialogsOpen, listenToFrames, refused, tellCard } from './gateway.stage';
import { statesOf } from './pageDriver';

/** The offer of now next to the flights that were agreed to. */
function movedOffer(request: ReceivedRequest, { id, due, refund }: { readonly id: string; readonly due: number; readonly refund: number }) {
  const agreed = sampleOffers(today()).find((offer) => offer.id === (request.body as { readonly offerId: string }).offerId);
  return { ...agreed, id, due, refund, difference: due };
}

async function wire({ type, output }: AnyEventObject, _snapshot: unknown, request: ReceivedRequest): Promise<Answer> {
  switch (type.slice(type.lastIndexOf('.') + 1)) {
    case 'askOffers': {
      const answer = output as OffersAnswer;
      return answer.ok ? { body: { offers: sampleOffers(today()) } } : refused(answer.error);
    }
    case 'prove':
      return (output as { readonly ok: boolean }).ok
        ? { body: await challengeOf('payment') }
        : { status: 503, body: problem('overloaded', 503) };
    default: {
      const answer = output as ExchangeAnswer;
      if (answer.ok) return { body: answer.value };
      const { code, offer } = answer.error;
      return refused(code, offer ? { offer: movedOffer(request, offer) } : {});
    }
  }
}

/** Which flight is meant is no part of the machine: the first one, as in every event of the walk. */
async function pickFirst({ type }: AnyEventObject): Promise<void> {
  if (type !== 'days.chosen') return;
  const [box] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: words.changeThis });
  if (box && !box.checked) await act(async () => box.click());
}

/** Far enough back for every walk. */
const BEFORE = Array.from({ length: 24 }, (_, i) => `/booking/change?step=${['days', 'flights', 'review'][i % 3] ?? ''}`);

export function exchangeStage(name: string): Stage<null> {
  const table = EXCHANGE_TABLES[name];
  if (!table) throw new Error(`there is no walk ${name}`);
  const { underWay } = table.walk.input as ExchangeInput;
  const terms = { at: '2026-11-21T00:00:00Z', before: [], difference: 8400, penalty: 0, due: 8400, refund: 0 };
  return {
    machine: exchangeMachine,
    table,
    visit: [...BEFORE, '/booking/change'],
    remember: () => {
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
    },
    answers: {
      'POST /api/eventlog': () => ({ status: 204 }),
      'GET /api/booking': () => ({
        body: { ...bookingIn('ticketed'), exchangeable: [0, 1], exchange: underWay && { ...underWay, ...terms } },
      }),
      'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
      'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
    },
    held: {
      askOffers: 'POST /api/booking/exchange-offers',
      make: 'POST /api/booking/exchange',
      prove: 'GET /api/bot-challenge',
      verify: 'POST /api/booking/exchange-verify',
      abandon: 'POST /api/booking/exchange-verify',
      askStatus: 'GET /api/booking/exchange-status',
    },
    wire,
    tell: { tokenise: tellCard, openWallet: tellCard },
    begins: (_app, event) => pickFirst(event),
    holds: async (reader, snapshot) => {
      if ((snapshot.context as { readonly chosen: { readonly due: number } | null }).chosen?.due === 0) return;
      for (const state of statesOf(snapshot.value)) for (const [part, text] of BILLED[state] ?? []) await reader.holdsValue(part, text);
    },
  };
}
