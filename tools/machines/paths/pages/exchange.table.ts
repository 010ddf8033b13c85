/** The page on which flights are changed, from the booking and from a reload under a change. */
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { booking } from '#core/content/messages/booking/booking.en';
import { exchange as words } from '#core/content/messages/booking/exchange/exchange.en';
import { trip } from '#core/content/messages/booking/trip.en';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { formatCents } from '#core/domain/values/money';
import { stepShown } from '#web/features/booking/exchange/exchange.listeners';
import type { exchangeMachine } from '#web/features/booking/exchange/exchange.machine';
import type { ExchangeContext } from '#web/features/booking/exchange/exchange.types';
import type { ChosenOffer, PaymentOutput } from '#web/features/booking/payment/payment.types';
import { EXCHANGE_WALKS } from '../exchange.paths';
import type { PageWalk } from '../routes';
import type { Walk } from '../walk';
import { CARD, PHASE_OF, PHONE } from './booking.table';
import type { PageReader, PageTable, Part } from './pageDriver';

const contextOf = ({ context }: AnyMachineSnapshot) => context as ExchangeContext;
const isDue = (snapshot: AnyMachineSnapshot): boolean => (contextOf(snapshot).chosen?.due ?? 0) > 0;

/** Whether the page has the control, by the type of the event that it sends. */
const HAS: Readonly<Record<string, (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean>> = {
  'days.chosen': (s) => s.matches('choosingDays'),
  'offer.chosen': (s) => s.matches('choosingOffer'),
  'exchange.confirmed': (s) => s.matches('reviewing'),
  // the frame of the card is there where something is due
  'wallet.tapped': (s) => s.matches('reviewing') && isDue(s),
  'back.pressed': (s) => s.hasTag('flights') || s.matches('reviewing'),
  // Back and Forward are reported where they lead to another place
  'address.changed': (s, { step }) => step !== stepShown(s as SnapshotFrom<typeof exchangeMachine>),
  'retry.pressed': (s) => s.matches('unanswered') || s.matches('notExchanged'),
};

/** A card can be left out where something is due, and a moved offer comes with the answer to a try of this page. */
function canHappen({ type, output }: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  if (type !== 'xstate.done.actor.payment') return true;
  const { end, offer } = output as PaymentOutput;
  const isOwn = contextOf(snapshot).attempt.start !== 'underWay';
  return (end !== 'notGiven' || (isOwn && isDue(snapshot))) && (offer === null || isOwn);
}

const onPage = (walk: Walk): PageWalk<null> => ({
  ...walk,
  page: null,
  canHappen,
  actions: ({ snapshot }) =>
    walk.events.filter((event) => HAS[event.type]?.(snapshot, event) === true).map((event) => ({ events: [event] })),
  // the list shows the moved price too, of which the walk knows nothing
  stopWhen: (snapshot) => walk.stopWhen?.(snapshot) === true || contextOf(snapshot).before !== null,
});

const walkOf = (name: string): Walk => {
  const walk = EXCHANGE_WALKS[name];
  if (!walk) throw new Error(`there is no walk ${name}`);
  return walk;
};

const MAIN: Part = { role: 'main' };
const button = (name: string | RegExp): Part => ({ role: 'button', name, within: MAIN });
const heading = (name: string | RegExp): Part => ({ role: 'heading', name, within: MAIN });
export const AGREE = button(/^(?:Pay \$[\d,.]+ and change|Change) flights/);
/** The flight numbers of the sample's offers. */
const numberOf = ({ due }: ChosenOffer): RegExp => (due > 0 ? /^Choose Air France 13,/ : /^Choose Air France 11,/);

/** A message with the telephone in it. */
async function seesNotice(reader: PageReader, title: string, text: string): Promise<void> {
  const notice: Part = { role: 'group', name: title };
  await reader.sees(notice, text);
  await reader.sees({ role: 'link', name: PHONE, within: notice });
}

const table = (walk: PageWalk<null>): PageTable<null> => ({
  walk,
  gestures: {
    // which flight is to be changed was said before (exchange.stage.ts)
    'days.chosen': (_event, driver) => driver.press(button(words.find)),
    'offer.chosen': ({ offer }: AnyEventObject, driver) => driver.press(button(numberOf(offer as ChosenOffer))),
    'exchange.confirmed': (_event, driver) => driver.press(AGREE),
    'wallet.tapped': (_event, driver) => driver.hear(CARD, { source: FIELDS_SOURCE, type: 'wallet_tapped' }),
    'back.pressed': (_event, driver, snapshot) => driver.press(button(snapshot.matches('reviewing') ? words.back : words.otherDays)),
    'address.changed': (event, driver) => driver.travel(`step=${String(event['step'])}`),
    'retry.pressed': (_event, driver, snapshot) =>
      driver.press(button(snapshot.matches('notExchanged') ? words.startAgain : words.tryAgain)),
  },
  sights: {
    choosingDays: (reader) => reader.sees(button(words.find)),
    asking: (reader) => reader.sees({ role: 'status', within: MAIN }, words.asking('Air France')),
    unanswered: (reader, snapshot) => seesNotice(reader, words.unansweredTitle, trip.problems[contextOf(snapshot).problem ?? 'internal']),
    choosingOffer: async (reader, snapshot) => {
      const { problem } = contextOf(snapshot);
      await reader.sees({ role: 'status', within: MAIN }, words.found(3));
      if (problem !== null) await seesNotice(reader, words.goneTitle, trip.problems[problem]);
    },
    reviewing: async (reader, snapshot) => {
      const { problem, before, chosen } = contextOf(snapshot);
      await reader.sees(AGREE);
      if (chosen && chosen.due > 0) await reader.sees(button(words.confirm.pay(formatCents(chosen.due))));
      if (before !== null) await reader.sees({ role: 'region', name: words.changedTitle }, words.toPay(formatCents(chosen?.due ?? 0)));
      else if (problem !== null) await seesNotice(reader, words.refusedTitle, trip.problems[problem]);
    },
    paying: (reader, snapshot) => reader.sees({ role: 'status', within: MAIN }, words.paying[PHASE_OF[contextOf(snapshot).attempt.start]]),
    exchanged: async (reader) => {
      await reader.sees(heading(words.doneTitle));
      await reader.seesNot(AGREE);
    },
    notExchanged: async (reader) => {
      await reader.sees(heading(words.failedTitle));
      await reader.sees({ role: 'link', name: PHONE, within: MAIN });
      await reader.seesNot(AGREE);
    },
  },
});

/** What was typed before the walk began stands where it was typed. */
export const BILLED: Readonly<Record<string, readonly (readonly [Part, string])[]>> = {
  reviewing: [
    [{ role: 'textbox', name: booking.fields.nameOnCard }, 'Canaria Pajarita'],
    [{ role: 'textbox', name: booking.fields.zip }, '10001'],
  ],
};

export const EXCHANGE_TABLES: Readonly<Record<string, PageTable<null>>> = {
  'changing flights': table(onPage(walkOf('changing flights'))),
  'reloaded under a change': table(onPage(walkOf('reloaded under a change'))),
};
