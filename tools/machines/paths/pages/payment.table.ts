/** A payment on the page of the machine that invokes it: of a booking, and of a change of flights. */
import type { AnyMachineSnapshot } from 'xstate';
import { booking } from '#core/content/messages/booking/booking.en';
import { exchange } from '#core/content/messages/booking/exchange/exchange.en';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import type { PaymentContext, PayingPhase } from '#web/features/booking/payment/payment.types';
import { PAYMENT_WALKS } from '../payment.paths';
import type { PageWalk } from '../routes';
import type { Walk } from '../walk';
import { PHONE } from './booking.table';
import type { PageReader, PageTable, Part } from './pageDriver';

const contextOf = ({ context }: AnyMachineSnapshot) => context as PaymentContext;

/** Polls after which a button offers to ask at once. */
const SLOW_AFTER = 15;
const isSlow = (snapshot: AnyMachineSnapshot): boolean => contextOf(snapshot).asked >= SLOW_AFTER;

/** Whether the page has the control, by the type of the event that it sends. */
const HAS: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>> = {
  'wallet.closed': (s) => s.matches('inWallet'),
  'retry.pressed': (s) => s.matches('unsure') || isSlow(s),
  'challenge.finished': (s) => s.matches('challenging'),
  'challenge.abandoned': (s) => s.matches('challenging'),
};

const onPage = (walk: Walk): PageWalk<null> => ({
  ...walk,
  page: null,
  actions: ({ snapshot }) => walk.events.filter(({ type }) => HAS[type]?.(snapshot) === true).map((event) => ({ events: [event] })),
});

/** Patient enough to see that it takes long: one place of the walk goes on counting, all others stop as they do there. */
const patient = (walk: PageWalk<null>): PageWalk<null> => ({
  ...walk,
  sameAs: (snapshot) => [walk.sameAs(snapshot), Math.min(contextOf(snapshot).asked, SLOW_AFTER)],
  stopWhen: (snapshot) => contextOf(snapshot).asked > (snapshot.hasTag('processing') ? SLOW_AFTER : 3),
});

const MAIN: Part = { role: 'main' };
const STATUS: Part = { role: 'status', within: MAIN };
const BANK: Part = { role: 'iframe', name: booking.challengeFrame };
const button = (name: string): Part => ({ role: 'button', name, within: MAIN });
const phone: Part = { role: 'link', name: PHONE, within: STATUS };

/** The words of the page that pays. */
const saying = (phase: PayingPhase) => (reader: PageReader, snapshot: AnyMachineSnapshot) =>
  reader.sees(STATUS, (contextOf(snapshot).purchase.kind === 'booking' ? booking : exchange).paying[phase]);

const table = (walk: PageWalk<null>): PageTable<null> => ({
  walk,
  gestures: {
    'wallet.closed': (_event, driver) => driver.press(button(booking.closeWallet)),
    'retry.pressed': (_event, driver) => driver.press(button(booking.askAgain)),
    'challenge.finished': (_event, driver) =>
      driver.hear(BANK, { source: FIELDS_SOURCE, type: 'challenge_finished', challengeId: 'challenge' }),
    'challenge.abandoned': (_event, driver) => driver.press({ role: 'button', name: booking.challengeClose }),
  },
  sights: {
    tokenising: saying('tokenising'),
    inWallet: async (reader, snapshot) => {
      await saying('inWallet')(reader, snapshot);
      await reader.sees(button(booking.closeWallet));
    },
    paying: saying('paying'),
    proving: saying('paying'),
    unsure: async (reader, snapshot) => {
      await saying('unsure')(reader, snapshot);
      await reader.sees(button(booking.askAgain));
      await reader.sees(phone);
    },
    challenging: (reader) => reader.sees({ role: 'dialog', name: booking.challengeTitle }),
    verifying: saying('verifying'),
    abandoning: saying('verifying'),
    processing: async (reader, snapshot) => {
      await saying('processing')(reader, snapshot);
      if (isSlow(snapshot)) await reader.sees(phone);
    },
    asking: saying('processing'),
  },
});

const PATIENT: readonly string[] = ['a card', 'reloaded under a change'];

export const PAYMENT_TABLES: Readonly<Record<string, PageTable<null>>> = Object.fromEntries(
  Object.entries(PAYMENT_WALKS).map(([name, walk]) => [name, table(PATIENT.includes(name) ? patient(onPage(walk)) : onPage(walk))]),
);
