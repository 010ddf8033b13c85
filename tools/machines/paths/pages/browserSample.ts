/**
 * The sample of paths that a real browser walks against the real server (code.29): what a traveler does is drawn by lot from what the
 * page offers, and what the world answers is what the sandbox and the tables of airports are known to answer. The same seed draws the
 * same paths, so that what they exercise is known before a browser is started.
 */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { FILTERS } from '#core/domain/filters/filterList';
import { ok } from '#core/domain/values/result';
import type { PlaceName } from '#core/domain/search/searchDraft';
import { bookingMachine } from '#web/features/booking/checkout/booking.machine';
import type { BookingInput } from '#web/features/booking/checkout/booking.types';
import { exchangeMachine } from '#web/features/booking/exchange/exchange.machine';
import type { ChosenOffer } from '#web/features/booking/payment/payment.types';
import { cancelMachine } from '#web/features/booking/manage/cancel.machine';
import { filterMachine } from '#web/features/results/filters/filter.machine';
import { searchMachine } from '#web/features/search/search.machine';
import { randomFrom } from '#testing/flights/buildFlights';
import { attemptIn, ended, selling } from '../../journeys/booking.samples';
import { DONE, FREE } from '../../journeys/cancel.journeys';
import { exchangeIn } from '../../journeys/exchange.samples';
import { actionsAt, startOf, stepOf } from '../routes';
import type { PageAction, PageWalk, Route, RouteStep, Standing } from '../routes';
import type { Seen } from '../walk';
import { BOOKING_TABLES } from './booking.table';
import { CANCEL_TABLES } from './cancel.table';
import { EXCHANGE_TABLES } from './exchange.table';
import { FILTER_TABLES } from './filter.table';
import type { PageTable } from './pageDriver';
import { recalled } from './search.actions';
import { SEARCH_TABLES } from './search.table';
import { contextOf } from './search.page';

/** The sample is fixed: another sample is selected by `PATHS_SEED`. */
export const SEED = 20_261;

/** A path of the sample. */
export interface SampledPath extends Seen {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly kind: 'search' | 'filter' | 'booking' | 'cancel' | 'exchange';
  readonly table: PageTable<unknown>;
  readonly route: Route<unknown>;
}

interface Drawn {
  readonly kind: SampledPath['kind'];
  readonly machine: AnyStateMachine;
  readonly table: PageTable<unknown>;
  /** Events that a browser can make without knowing what the server has. */
  readonly makes: (event: AnyEventObject) => boolean;
  /** What the world does next by itself; null once the page is at rest. */
  readonly settles: (at: Standing<unknown>) => AnyEventObject | null;
  readonly count: number;
  readonly steps: number;
}

const done = (id: string, output: unknown): AnyEventObject => ({ type: `xstate.done.actor.${id}`, output });

/** The two tables of airports agree, and the sandbox's clock runs. */
function settledSearch({ snapshot, pending }: Standing<unknown>): AnyEventObject | null {
  for (const field of ['origin', 'destination'] as const satisfies readonly PlaceName[]) {
    const found = recalled(contextOf(snapshot).draft[field].text);
    for (const actor of [`recall.${field}`, `suggest.${field}`, `take.${field}`]) {
      const isFirst = actor.startsWith('recall') || !snapshot.matches({ [field]: 'pausing' });
      if (pending.has(actor) && isFirst) return done(actor, found);
    }
    if (snapshot.matches({ [field]: 'pausing' })) return { type: `xstate.after.TYPING_PAUSE.search.${field}.pausing` };
    if (snapshot.matches({ [field]: 'closing' })) return { type: `xstate.after.BLUR_CLOSE_DELAY.search.${field}.closing` };
  }
  return null;
}

/** The card of a press decides how its payment ends. */
const cardOf = (page: unknown): string => (typeof page === 'string' ? page : 'good');

function settledBooking({ pending, page }: Standing<unknown>): AnyEventObject | null {
  if (pending.has('openDraft')) return done('openDraft', ok(selling()));
  if (pending.has('reprice')) return done('reprice', ok(selling()));
  if (!pending.has('payment')) return null;
  const isGood = cardOf(page) === 'good';
  return done('payment', isGood ? ended('paid', { attempt: attemptIn('done') }) : ended('declined', { failure: 'card_declined' }));
}

const settledCancel = ({ pending }: Standing<unknown>): AnyEventObject | null =>
  pending.has('quote') ? done('quote', { quote: FREE }) : pending.has('cancel') ? done('cancel', DONE) : null;

/** A good card pays, and the airline changes the flights. */
function settledExchange({ pending }: Standing<unknown>): AnyEventObject | null {
  if (pending.has('askOffers')) return done('askOffers', ok(null));
  return pending.has('payment') ? done('payment', ended('paid', { attempt: exchangeIn('done') })) : null;
}

const SEARCH_MADE = /^(?!date\.chosen)/;
/** Which airlines and airports there are, how long layovers take, and where Back leads is the server's. */
const OF_SERVER: readonly unknown[] = [...FILTERS.filter(({ kind }) => kind === 'codes').map(({ name }) => name), 'layover'];
const isFilterMade = ({ type, filter }: AnyEventObject): boolean => type !== 'address.changed' && !OF_SERVER.includes(filter);
const BOOKING_MADE = /^(?:trip|travelers|contact|back|step|pay|extras\.skipped)(?:\.|$)/;

/** Of the real flights the first that cost more is chosen; which others there are is the server's. */
const EXCHANGE_MADE = /^(?:days\.chosen|offer\.chosen|exchange\.confirmed|back\.pressed)$/;
const isExchangeMade = ({ type, offer }: AnyEventObject): boolean =>
  EXCHANGE_MADE.test(type) && (type !== 'offer.chosen' || (offer as ChosenOffer).due > 0);
const withRealOffers = (table: PageTable<unknown>): PageTable<unknown> => ({
  ...table,
  gestures: {
    ...table.gestures,
    'offer.chosen': (_event, driver) => driver.press({ role: 'button', name: /^Choose .*, \+\$[\d,.]+ to pay$/ }),
  },
});

/** Seats and bags were left out before. */
const pastExtras = (table: PageTable<unknown>): PageTable<unknown> => {
  const input = table.walk.input as BookingInput;
  return { ...table, walk: { ...table.walk, input: { ...input, done: { ...input.done, extras: true } } } };
};

/** Both cards at each press. */
const twoCards = (table: PageTable<unknown>): PageTable<unknown> => ({
  ...table,
  walk: {
    ...table.walk,
    actions: (at) =>
      table.walk
        .actions(at)
        .flatMap((action) =>
          action.events[0]?.type === 'pay.pressed' ? ['good', 'declined'].map((page) => ({ ...action, page })) : [action],
        ),
  },
});

function table<Page>(tables: Readonly<Record<string, PageTable<Page>>>, name: string): PageTable<unknown> {
  const found = tables[name];
  if (!found) throw new Error(`there is no table ${name}`);
  // what a page knows is its own table's business
  return found as unknown as PageTable<unknown>;
}

function drawings(): readonly Drawn[] {
  const search = {
    kind: 'search',
    machine: searchMachine,
    makes: ({ type }: AnyEventObject) => SEARCH_MADE.test(type),
    settles: settledSearch,
    steps: 7,
  } as const;
  const booking = {
    kind: 'booking',
    machine: bookingMachine,
    makes: ({ type }: AnyEventObject) => BOOKING_MADE.test(type),
    settles: settledBooking,
  } as const;
  return [
    { ...search, table: table(SEARCH_TABLES, 'suggestions of the origin'), count: 10 },
    { ...search, table: table(SEARCH_TABLES, 'suggestions of the destination'), count: 10 },
    { ...search, table: table(SEARCH_TABLES, 'popovers'), count: 12 },
    {
      kind: 'filter',
      machine: filterMachine,
      table: table(FILTER_TABLES, 'filters'),
      makes: isFilterMade,
      settles: ({ snapshot }) => (snapshot.matches('sliding') ? { type: 'xstate.after.sliderSettled.filter.sliding' } : null),
      count: 16,
      steps: 6,
    },
    { ...booking, table: table(BOOKING_TABLES, 'steps and fares'), count: 4, steps: 6 },
    { ...booking, table: twoCards(pastExtras(table(BOOKING_TABLES, 'payment on entry'))), count: 4, steps: 2 },
    {
      kind: 'cancel',
      machine: cancelMachine,
      table: table(CANCEL_TABLES, 'cancelling'),
      makes: () => true,
      settles: settledCancel,
      count: 4,
      steps: 4,
    },
    {
      kind: 'exchange',
      machine: exchangeMachine,
      table: withRealOffers(table(EXCHANGE_TABLES, 'changing flights')),
      makes: isExchangeMade,
      settles: settledExchange,
      count: 4,
      steps: 9,
    },
  ];
}

function drawnPath(
  { machine, table: of, makes, settles, steps: wanted }: Drawn,
  random: () => number,
): { readonly route: Route<unknown>; readonly seen: Seen } {
  const { walk }: { readonly walk: PageWalk<unknown> } = of;
  const { start, shows } = startOf(machine, walk);
  const shown = new Set(shows);
  const steps: RouteStep<unknown>[] = [];
  const take = (at: Standing<unknown>, action: PageAction<unknown>): Standing<unknown> => {
    const step = stepOf(machine, walk, at, action);
    for (const one of step.shows) shown.add(one);
    steps.push({ action, before: at, after: step.after });
    return step.after;
  };
  /** To where nothing moves until somebody does something. */
  const rest = (from: Standing<unknown>): Standing<unknown> => {
    for (let at = from; ;) {
      const own = walk.byItself?.(at) ?? null;
      const event = own ? null : settles(at);
      if (!own && !event) return at;
      at = take(at, own ? { ...own, isByItself: true } : { events: event ? [event] : [], isByItself: true });
    }
  };
  let at = rest(start);
  for (let i = 0; i < wanted && at.snapshot.status === 'active'; i += 1) {
    const open = actionsAt(walk, at).filter(({ events }) => events.every((event) => !event.type.startsWith('xstate.') && makes(event)));
    const action = open[Math.floor(random() * open.length)];
    if (!action) break;
    at = rest(take(at, action));
  }
  const ofWord = (word: string): ReadonlySet<string> =>
    new Set([...shown].flatMap((one) => (one.startsWith(`${word} `) ? [one.slice(word.length + 1)] : [])));
  return { route: { start, steps }, seen: { taken: ofWord('yes'), refused: ofWord('no') } };
}

/** Sixty-four paths; `seed` is any whole number. */
export function browserSample(seed: number = SEED): readonly SampledPath[] {
  const random = randomFrom(seed);
  return drawings().flatMap((drawn) =>
    Array.from({ length: drawn.count }, (_, i): SampledPath => {
      const { kind, machine, table: of } = drawn;
      const { route, seen } = drawnPath(drawn, random);
      return { name: `browser: ${kind} ${String(i + 1)}`, kind, machine, table: of, route, ...seen };
    }),
  );
}
