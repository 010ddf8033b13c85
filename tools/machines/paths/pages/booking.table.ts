/** The payment page: the steps of a booking, its price and its payment, from each place where a booking can be opened directly. */
import { booking } from '#core/content/messages/booking/booking.en';
import { trip } from '#core/content/messages/booking/trip.en';
import { FIELDS_SOURCE } from '#core/contract/bookings/hostedFields';
import { formatCents } from '#core/domain/values/money';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { BookingContext } from '#web/features/booking/checkout/booking.types';
import type { PaymentEnd, PaymentOutput } from '#web/features/booking/payment/payment.types';
import { DRAFT, FLEX } from '../../journeys/booking.samples';
import { BOOKING_WALKS } from '../booking.paths';
import type { PageWalk } from '../routes';
import type { Walk } from '../walk';
import type { PageReader, PageTable, Part } from './pageDriver';

const contextOf = ({ context }: AnyMachineSnapshot) => context as BookingContext;

/** The fare that is being bought has no button, and a flight with one fare has none at all. */
const isOtherFareSold = (snapshot: AnyMachineSnapshot): boolean => {
  const { fares, acceptedTotal } = contextOf(snapshot);
  return fares.length > 1 && acceptedTotal !== null && acceptedTotal < FLEX.total;
};

/** The page adds the seat to the price of the flight: the event of the walk has its total at the first price alone. */
const isAsSold = (snapshot: AnyMachineSnapshot): boolean => {
  const price = contextOf(snapshot).quote?.price;
  return price !== undefined && price.total - (price.extras ?? 0) === DRAFT.quote.price.total;
};

/** Whether the page has the control, by the type of the event that it sends. */
const HAS: Readonly<Record<string, (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean>> = {
  'trip.reviewed': (s) => s.matches({ filling: 'reviewing' }),
  'fare.chosen': (s) => s.matches({ filling: 'reviewing' }) && isOtherFareSold(s),
  'travelers.completed': (s) => s.matches({ filling: 'namingTravelers' }),
  'travelers.edited': (s) => s.matches({ filling: 'namingTravelers' }),
  'contact.completed': (s) => s.matches({ filling: 'givingContact' }),
  'contact.edited': (s) => s.matches({ filling: 'givingContact' }),
  // one button, which says what it does by what is chosen on the page
  'extras.saved': (s) => s.matches({ filling: 'choosingExtras' }) && isAsSold(s),
  'extras.skipped': (s) => s.matches({ filling: 'choosingExtras' }),
  'back.pressed': (s) =>
    ['namingTravelers', 'givingContact', 'choosingExtras', 'enteringPayment'].some((step) => s.matches({ filling: step })),
  'step.chosen': (s) => ['givingContact', 'choosingExtras', 'enteringPayment'].some((step) => s.matches({ filling: step })),
  // Back and Forward are reported where they lead to another place
  'address.changed': (s, { step }) => contextOf(s).step !== step,
  'price.accepted': (s) => s.matches('priceChanged'),
  'retry.pressed': (s) => s.matches('unpriced'),
  'pay.pressed': (s) => s.matches({ filling: 'enteringPayment' }),
  'wallet.tapped': (s) => s.matches({ filling: 'enteringPayment' }),
};

/** The ends of a payment that an attempt of this page has, and those that one has that was under way. */
const OF_THIS_PAGE: readonly PaymentEnd[] = ['notGiven', 'draftGone'];
function canHappen({ type, output }: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  if (type !== 'xstate.done.actor.payment') return true;
  const { end, failure } = output as PaymentOutput;
  if (contextOf(snapshot).attempt.start !== 'underWay') return end !== 'neverArrived';
  return !OF_THIS_PAGE.includes(end) && failure !== 'self_transfer_open';
}

const onPage = (walk: Walk): PageWalk<null> => ({
  ...walk,
  page: null,
  sameAs: (snapshot) => [walk.sameAs(snapshot), isOtherFareSold(snapshot)],
  canHappen,
  actions: ({ snapshot }) =>
    walk.events.filter((event) => HAS[event.type]?.(snapshot, event) === true).map((event) => ({ events: [event] })),
});

const walkOf = (name: string): Walk => {
  const walk = BOOKING_WALKS[name];
  if (!walk) throw new Error(`there is no walk ${name}`);
  return walk;
};

export const PHONE = /\(\d{3}\) \d{3}-\d{4}/;
const MAIN: Part = { role: 'main' };
const button = (name: string | RegExp): Part => ({ role: 'button', name, within: MAIN });
const heading = (name: string): Part => ({ role: 'heading', name, within: MAIN });
const region = (name: string): Part => ({ role: 'region', name });
export const PAY = button(/^Pay \$/);
export const CARD: Part = { role: 'iframe', name: booking.cardFrame };

/** A message with the telephone in it, whatever is next to it. */
async function seesMessage(reader: PageReader, title: string): Promise<void> {
  await reader.sees(region(title));
  await reader.sees({ role: 'link', name: PHONE, within: region(title) });
}

async function seesProblem(reader: PageReader, { problem }: BookingContext): Promise<void> {
  if (problem === null) return;
  const notice: Part = { role: 'group', name: booking.tryAnotherTitle };
  await reader.sees(notice, trip.problems[problem]);
  await reader.sees({ role: 'link', name: PHONE, within: notice });
}

/** A field that holds what it held is not edited. */
let turn = 0;
const anotherOf = (one: string, other: string): string => ((turn += 1) % 2 === 0 ? one : other);

const paying = (phase: keyof typeof booking.paying) => (reader: PageReader) =>
  reader.sees({ role: 'status', within: MAIN }, booking.paying[phase]);

/** How a payment begins on the page. */
export const PHASE_OF = { card: 'tokenising', wallet: 'inWallet', consent: 'paying', underWay: 'processing' } as const;

const table = (walk: PageWalk<null>): PageTable<null> => ({
  walk,
  gestures: {
    'trip.reviewed': (_event, driver) => driver.press(button(booking.continue)),
    'fare.chosen': (_event, driver) => driver.press(button(/to Flex$/)),
    'travelers.completed': (_event, driver) => driver.press(button(booking.continue)),
    'travelers.edited': (_event, driver) =>
      driver.type({ role: 'textbox', name: /^Middle name/, within: { role: 'group', name: 'Adult 1' } }, anotherOf('Lee', 'Ann')),
    'contact.completed': (_event, driver) => driver.press(button(booking.continue)),
    'contact.edited': (_event, driver) =>
      driver.type({ role: 'textbox', name: booking.fields.phone }, anotherOf('(646) 555-0198', '(646) 555-0199')),
    // the seat is chosen, or given up, before (booking.stage.tsx)
    'extras.saved': (_event, driver) => driver.press(button(/^Continue with seats and bags/)),
    'extras.skipped': (_event, driver) => driver.press(button(booking.extras.skip)),
    'back.pressed': (_event, driver) => driver.press(button(booking.back)),
    'step.chosen': (_event, driver) => driver.press(button(/^Edit travelers$/)),
    'address.changed': (event, driver) => driver.travel(`step=${String(event['step'])}`),
    'price.accepted': (_event, driver) => driver.press(button(/^Continue with \$/)),
    'retry.pressed': (_event, driver) => driver.press(button(booking.tryAgain)),
    'pay.pressed': (_event, driver) => driver.press(PAY),
    'wallet.tapped': (_event, driver) => driver.hear(CARD, { source: FIELDS_SOURCE, type: 'wallet_tapped' }),
  },
  sights: {
    noFlight: (reader) => seesMessage(reader, booking.noFlightTitle),
    opening: (reader) => reader.sees({ role: 'status', within: MAIN }, booking.pricing),
    repricing: (reader) => reader.sees({ role: 'status', within: MAIN }, booking.pricing),
    unpriced: async (reader) => {
      await seesMessage(reader, booking.unpricedTitle);
      await reader.sees(button(booking.tryAgain));
    },
    priceChanged: async (reader, snapshot) => {
      const { quote } = contextOf(snapshot);
      await reader.sees(region(booking.priceChangedTitle));
      await reader.sees(button(booking.acceptPrice(formatCents(quote?.price.total ?? 0))));
      await reader.seesNot(button(booking.continue));
    },
    offerGone: async (reader) => {
      await seesMessage(reader, booking.offerGoneTitle);
      await reader.sees({ role: 'link', name: booking.backToSearch });
    },
    'filling.reviewing': async (reader, snapshot) => {
      const { fareChange, problem } = contextOf(snapshot);
      await reader.sees({ ...button(booking.continue), within: region(booking.headings.review) });
      if (problem === 'self_transfer_open') await seesProblem(reader, contextOf(snapshot));
      if (fareChange?.kind !== 'refused') return;
      const notice: Part = { role: 'group', name: booking.fareNotChanged };
      await reader.sees(notice);
      await reader.sees({ role: 'link', name: PHONE, within: notice });
    },
    'filling.changingFare': (reader) => reader.sees({ role: 'status', within: MAIN }, booking.changingFare),
    'filling.namingTravelers': (reader) => reader.sees({ role: 'group', name: 'Adult 1' }),
    'filling.givingContact': (reader) => reader.sees({ role: 'textbox', name: booking.fields.email }),
    'filling.choosingExtras': async (reader, snapshot) => {
      const { extrasChange } = contextOf(snapshot);
      await reader.sees({ role: 'heading', name: booking.headings.extras });
      if (extrasChange?.kind === 'lost') await reader.sees({ role: 'group', name: booking.extras.lostTitle });
      if (extrasChange?.kind === 'refused') await reader.sees({ role: 'group', name: booking.extras.refusedTitle });
    },
    'filling.savingExtras': (reader) => reader.sees({ role: 'status', within: MAIN }, booking.extras.saving),
    'filling.enteringPayment': async (reader, snapshot) => {
      await reader.sees(PAY);
      await reader.sees(button(booking.back));
      await seesProblem(reader, contextOf(snapshot));
    },
    paying: (reader, snapshot) => paying(PHASE_OF[contextOf(snapshot).attempt.start])(reader),
    reopening: paying('paying'),
    booked: async (reader) => {
      await reader.sees(heading(booking.confirmationTitle));
      await reader.seesNot(PAY);
    },
    alreadyBooked: async (reader) => {
      await reader.sees(heading(booking.confirmationTitle));
      await reader.seesNot(PAY);
    },
    declined: async (reader) => {
      await reader.sees(heading(booking.failureTitle));
      await reader.sees({ role: 'link', name: PHONE, within: MAIN });
      await reader.seesNot(PAY);
    },
  },
});

/** What was typed before the walk began, and is typed on it: by the field and where it stands. */
export const TYPED: Readonly<Record<string, readonly (readonly [Part, string])[]>> = {
  'filling.namingTravelers': (
    [
      [booking.fields.firstName, 'Canaria'],
      [booking.fields.lastName, 'Pajarita'],
      [booking.fields.dateOfBirth, '04/18/1988'],
      [booking.fields.passportNumber, 'P7654321'],
    ] as const
  ).map(([name, text]) => [{ role: 'textbox', name: new RegExp(`^${name}`), within: { role: 'group', name: 'Adult 1' } }, text] as const),
  'filling.givingContact': [[{ role: 'textbox', name: booking.fields.email }, 'canary@example.com']],
  'filling.enteringPayment': [
    [{ role: 'textbox', name: booking.fields.nameOnCard }, 'Canaria Pajarita'],
    [{ role: 'textbox', name: booking.fields.zip }, '10001'],
  ],
};

export const BOOKING_TABLES: Readonly<Record<string, PageTable<null>>> = {
  'steps and fares': table(onPage(walkOf('steps and fares'))),
  'seats and bags': table(onPage(walkOf('seats and bags'))),
  'seats and bags under a payment': table(onPage(walkOf('seats and bags under a payment'))),
  'payment on entry': table(onPage(walkOf('payment on entry'))),
  'reloaded under a payment': table(onPage(walkOf('reloaded under a payment'))),
  'without a flight': table(onPage(walkOf('without a flight'))),
};
