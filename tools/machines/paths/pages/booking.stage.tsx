/** What stands around the payment page: what the browser remembers, the server's words for each outcome, and the card's frame. */
import { act, screen } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { booking } from '#core/content/messages/booking/booking.en';
import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { ExtrasOnSale } from '#core/domain/extras/extras';
import { emptyTravelerForm } from '#core/domain/travelers/emptyTravelerForm';
import { addDays, formatFieldDate } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { bookingMachine } from '#web/features/booking/checkout/booking.machine';
import type { BookingContext, BookingInput, ExtrasAnswer, FareAnswer } from '#web/features/booking/checkout/booking.types';
import type { PaymentOutput } from '#web/features/booking/payment/payment.types';
import { today } from '#web/platform/clock';
import { seat } from '#testing/bookings/seatMaps';
import { bookingIn, CHOSEN_FLIGHT, keepChosen } from '#testing/flights/chosenFlight';
import type { Answer } from '#testing/site/fakeServer';
import { BOOKING_TABLES, TYPED } from './booking.table';
import type { Stage } from './drawn';
import { BILLING, givesCard, letDialogsOpen, listenToFrames, refused } from './gateway.stage';
import { statesOf } from './pageDriver';

const keep = (key: string, value: unknown): void => window.sessionStorage.setItem(`wf.booking.${key}`, JSON.stringify(value));

const PAY_CALL = 'POST /api/booking';
const STATUS_CALL = 'GET /api/payment-status';

/** Forms that were filled in before, so that every step can be completed by its button. */
export function remembered({ chosen, draftId, attempt, done }: BookingInput): void {
  if (!chosen) return;
  const traveler = {
    ...emptyTravelerForm('adult'),
    firstName: 'Canaria',
    lastName: 'Pajarita',
    dateOfBirth: '04/18/1988',
    sex: 'F',
    passportNumber: 'P7654321',
    passportExpires: '05/05/2099',
  };
  const infant = {
    ...traveler,
    kind: 'infant',
    firstName: 'Leo',
    dateOfBirth: formatFieldDate(addDays(today(), -200)),
    passportNumber: 'P7654322',
  };
  keepChosen({ ...CHOSEN_FLIGHT, ...chosen });
  keep('forms', {
    travelers: [traveler, infant],
    contact: { email: 'canary@example.com', phone: '(212) 555-0118' },
    billing: BILLING,
    answers: { keptEmail: '', twoPeople: [], selfTransfers: [] },
  });
  keep('progress', done);
  if (draftId !== null) keep('draft', { draftId });
  if (attempt) keep('attempt', attempt);
}

/** The outcome of an actor as the server says it. */
function wire({ type, output }: AnyEventObject): Answer {
  const actor = type.slice(type.lastIndexOf('.') + 1);
  switch (actor) {
    case 'openDraft':
    case 'reprice': {
      const answer = output as Result<DraftWire, string>;
      return answer.ok ? { body: answer.value } : refused(answer.error);
    }
    case 'saveExtras': {
      const answer = output as ExtrasAnswer;
      return answer.ok ? { body: answer.value.draft } : refused(answer.error);
    }
    case 'changeFare': {
      const answer = output as FareAnswer;
      return answer.ok ? { body: answer.value.draft } : refused(answer.error);
    }
    default: {
      const { attempt, failure, draft } = output as PaymentOutput;
      return attempt ? { body: attempt } : refused(failure ?? 'internal', { draft });
    }
  }
}

/** Just the seat of the journeys, for the one traveler who has one. */
const ON_SALE: ExtrasOnSale = {
  seatMaps: [
    {
      ...{ slice: 0, leg: 0 },
      cabins: [{ deck: 0, cabin: 'Economy', wings: null, rows: [{ sections: [[seat('12A', { price: 3900 })], [seat('12B')]] }] }],
    },
  ],
  bags: [],
};

/** What is chosen on the page is no part of the machine: it is made what the next press of the button says. */
async function chooseSeat({ type }: AnyEventObject): Promise<void> {
  if (type !== 'extras.saved' && type !== 'extras.skipped') return;
  const map = await screen.findByRole('button', { name: /^12A/ });
  const isChosen = map.getAttribute('aria-pressed') === 'true';
  if (isChosen !== (type === 'extras.saved')) await act(async () => map.click());
}

/** What any payment page asks besides its machines. */
export const QUIET_ANSWERS: Stage<null>['answers'] = {
  'POST /api/bkstgupdt': () => ({ status: 204 }),
  'POST /api/eventlog': () => ({ status: 204 }),
  'GET /api/booking': () => ({ body: bookingIn('ticketed') }),
  'GET /data/countries': () => ({ body: [{ id: 'US', name: 'United States' }] }),
  'GET /data/state': () => ({ body: [{ id: 'NY', name: 'New York' }] }),
};

/** Far enough back for every walk: a step ahead of what is complete takes the place of its entry. */
const BEFORE = Array.from({ length: 12 }, (_, i) => `/flights/payment?step=${i % 2 === 0 ? 'payment' : 'review'}`);

export function bookingStage(name: string): Stage<null> {
  const table = BOOKING_TABLES[name];
  if (!table) throw new Error(`there is no walk ${name}`);
  const input = table.walk.input as BookingInput;
  return {
    machine: bookingMachine,
    table,
    visit: [...BEFORE, input.step === 'review' ? '/flights/payment' : `/flights/payment?step=${input.step}`],
    remember: () => {
      window.sessionStorage.removeItem('wf.booking.extras');
      letDialogsOpen();
      listenToFrames();
      remembered(input);
    },
    answers: { ...QUIET_ANSWERS, 'GET /api/extras': () => ({ body: ON_SALE }) },
    held: {
      openDraft: 'POST /api/drafts',
      changeFare: 'POST /api/drafts',
      saveExtras: 'POST /api/extras',
      reprice: 'POST /api/reprice',
      payment: PAY_CALL,
      reloaded: STATUS_CALL,
    },
    wire,
    invoked: {
      payment: async (event, snapshot) => {
        if ((snapshot.context as BookingContext).attempt.start === 'underWay') return STATUS_CALL;
        return (await givesCard(event)) ? PAY_CALL : null;
      },
    },
    begins: (_app, event) => chooseSeat(event),
    holds: async (reader, snapshot) => {
      // what was typed stands where it was typed
      for (const state of statesOf(snapshot.value)) for (const [part, text] of TYPED[state] ?? []) await reader.holdsValue(part, text);
    },
    // from what is paid each way leads to the booking, and none to another payment
    atEnd: async (driver, reader, snapshot) => {
      if (!snapshot.matches('booked') && !snapshot.matches('alreadyBooked')) return;
      await driver.travel('step=payment');
      await reader.sees({ role: 'heading', name: booking.confirmationTitle });
      await reader.seesNot({ role: 'button', name: /^Pay \$/ });
    },
  };
}
