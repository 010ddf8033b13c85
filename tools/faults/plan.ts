/** What is to happen in one episode: which client does what when, drawn from a seed. Plain data, so that it can be written down and cut. */
import type { RefundTo } from '#core/domain/booking/exchange';
import type { Cents } from '#core/domain/values/money';
import { chanceOf } from './random';
import type { Chance } from './random';
import { SHAPES } from './tripShapes';
import type { TripShape } from './tripShapes';

/** Cards by what the bank does with them. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asked: '4000002500003155',
  silent: '4000000000000119',
} as const;
export type Card = keyof typeof CARDS;

interface Timed {
  /** Names what it draws, also when others are left out. */
  readonly id: number;
  /** Thinking before it, in milliseconds. */
  readonly after: number;
}
export type Step = Timed &
  (
    | { readonly do: 'price' }
    /** One of the first seats that are free on each leg, which others want too, and some bags on each slice. */
    | { readonly do: 'extras'; readonly seat: number; readonly bags: number }
    /** `clicks` at once under one key; an answer that says nothing is requested again `patience` times. */
    | { readonly do: 'pay'; readonly key: string; readonly card: Card; readonly clicks: number; readonly patience: number }
    | { readonly do: 'pay otherwise'; readonly key: string }
    /** These slices so many days later, on the first of these days on which something is due, or the last; the rest as of a payment. */
    | {
        readonly do: 'change';
        readonly key: string;
        readonly places: readonly [number, ...number[]];
        readonly days: readonly [number, ...number[]];
        readonly card: Card;
        readonly clicks: number;
        readonly patience: number;
      }
    | { readonly do: 'bank'; readonly answer: 'complete' | 'fail'; readonly returns: 'once' | 'twice' | 'never' | 'gives up' }
    | { readonly do: 'ask' }
    | { readonly do: 'find' }
    | { readonly do: 'cancel'; readonly clicks: number }
  );

/** One browser window. */
export interface Client {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** One flight that is chosen once; its clients share the draft, as windows of one browser do. */
export interface Trip {
  readonly id: number;
  readonly startsAt: number;
  readonly shape: TripShape;
  /** What the supplier asks for the flight from `at` on, milliseconds after the start. */
  readonly fares: readonly { readonly at: number; readonly total: Cents }[];
  /** What the airline keeps for other flights, and where it sends what those are cheaper by. */
  readonly exchange: { readonly penalty: Cents; readonly refundTo: RefundTo };
  readonly clients: readonly Client[];
}

export interface Plan {
  readonly seed: number;
  readonly row: string;
  readonly episode: number;
  readonly servers: 1 | 2;
  readonly gateway: 'sandbox' | 'stripe';
  readonly trips: readonly Trip[];
}

export const FIRST_FARE = 50_000;
/** What the flight costs more from so many days later on: with the airline's fee something is due, comes back, or nothing moves. */
export const DAYS_LATER = [0, 4_000, -20_000, -7_500, 12_000] as const;
const SHAPES_DRAWN = ['one way', 'round trip', 'round trip', 'open jaw', 'multi-city'] as const;
const MINUTE = 60_000;

/** The trips of an episode; two of three clients do what is done `mostly`. */
export function drawTrips(count: number, mostly: ClientKind | null, ...names: readonly (string | number)[]): readonly Trip[] {
  return Array.from({ length: count }, (_, id) => {
    const chance = chanceOf(...names, 'trip', id);
    const shape = chanceOf(...names, 'shape', id).pick(SHAPES_DRAWN);
    const startsAt = chance.whole(0, 20_000);
    const drawn = drawClients(chance, id, mostly, placesIn(shape, chanceOf(...names, 'places', id)));
    const isChanged = drawn.some(({ steps }) => steps.some((step) => step.do === 'change'));
    const clients = isChanged ? withExtras(drawn, chanceOf(...names, 'extras', id)) : drawn;
    const exchange = {
      penalty: chance.pick([0, 7_500, 7_500]),
      refundTo: chance.pick(['card', 'card', 'airline_credits', 'voucher', 'nowhere'] as const),
    };
    return { id, startsAt, shape, clients, exchange, fares: drawFares(chance, isChanged ? 9 : 3, isChanged ? 3 * MINUTE : MINUTE) };
  });
}

/** Half of those whose flights are changed choose seats and bags first. */
function withExtras([first, ...others]: readonly Client[], chance: Chance): readonly Client[] {
  if (!first) return [];
  if (!chance.happens(0.5)) return [first, ...others];
  const extras: Step = { id: 0, after: chance.whole(0, 3_000), do: 'extras', seat: chance.whole(0, 1), bags: chance.whole(0, 2) };
  return [{ ...first, steps: [extras, ...first.steps] }, ...others];
}

/** Draws which slices a change is about: most often one, and any number of the others. */
function placesIn(shape: TripShape, chance: Chance): () => readonly [number, ...number[]] {
  const others = SHAPES[shape].length - 1;
  return () => {
    const first = chance.whole(0, others);
    const more = Array.from({ length: others + 1 }, (_, place) => place).filter((place) => place !== first && chance.happens(0.2));
    return [first, ...more];
  };
}

function drawFares(chance: Chance, mostMoves: number, within: number): Trip['fares'] {
  const fares = [{ at: 0, total: FIRST_FARE }];
  // half of all fares move, some of them back and forth
  for (let moves = chance.happens(0.5) ? chance.whole(1, mostMoves) : 0; moves > 0; moves -= 1)
    fares.push({ at: chance.whole(500, within), total: FIRST_FARE + chance.whole(-20, 20) * 500 });
  return fares.sort((a, b) => a.at - b.at);
}

const KINDS = [
  'plain',
  'plain',
  'clicks',
  'two tabs',
  'another card',
  'asked',
  'asked',
  'cancel',
  'cancel',
  'seats',
  'seats',
  'change',
  'change',
  'change',
  'gone',
  'other body',
] as const;

export type ClientKind = (typeof KINDS)[number];

function drawClients(
  chance: Chance,
  trip: number,
  mostly: ClientKind | null,
  places: () => readonly [number, ...number[]],
): readonly Client[] {
  let ids = 0;
  const timed = (): Timed => ({ id: (ids += 1), after: chance.whole(0, 3_000) });
  const pay = (key: string, card: Card, clicks = 1, patience = 12): Step => ({
    ...timed(),
    do: 'pay',
    key: `trip-${String(trip)}-${key}`,
    card,
    clicks,
    patience,
  });
  const ask = (): Step => ({ ...timed(), do: 'ask' });
  const find = (): Step => ({ ...timed(), do: 'find' });
  const cancel = (clicks: number): Step => ({ ...timed(), do: 'cancel', clicks });
  const change = (key: string, card: Card, clicks = 1, patience = 12): Step => ({
    ...timed(),
    ...{ do: 'change', key: `trip-${String(trip)}-change-${key}`, days: [chance.whole(1, DAYS_LATER.length - 1)] },
    ...{ places: places(), card, clicks, patience },
  });
  const anyCard = (): Card => chance.pick(['good', 'good', 'good', 'silent', 'declined', 'poor']);
  switch (mostly !== null && chance.happens(2 / 3) ? mostly : chance.pick(KINDS)) {
    case 'plain':
      return [{ name: 'A', steps: [pay('key-one', anyCard()), ask(), find(), pay('key-one', 'good')] }];
    case 'clicks':
      return [{ name: 'A', steps: [pay('key-one', anyCard(), chance.pick([2, 5, 50])), find()] }];
    case 'two tabs':
      return [
        { name: 'A', steps: [pay('key-one', anyCard(), 2), ask()] },
        { name: 'B', steps: [{ ...timed(), do: 'price' }, pay('key-two', anyCard()), ask(), find()] },
      ];
    case 'another card':
      return [
        { name: 'A', steps: [pay('key-one', chance.pick(['declined', 'poor'])), pay('key-two', 'good'), pay('key-one', 'good'), find()] },
      ];
    case 'asked': {
      const returns = chance.pick(['once', 'once', 'twice', 'never', 'gives up'] as const);
      const bank: Step = { ...timed(), do: 'bank', answer: chance.happens(0.8) ? 'complete' : 'fail', returns };
      return [
        { name: 'A', steps: [pay('key-one', 'asked'), bank, pay('key-one', 'asked'), pay('key-two', 'good'), find()] },
        ...(chance.happens(0.4)
          ? [{ name: 'B', steps: [{ ...ask(), after: chance.whole(0, 20 * MINUTE) }, pay('key-three', 'good')] }]
          : []),
      ];
    }
    case 'cancel':
      return [
        { name: 'A', steps: [pay('key-one', 'good'), cancel(chance.whole(1, 3)), cancel(1), find()] },
        ...(chance.happens(0.4) ? [{ name: 'B', steps: [{ ...ask(), after: chance.whole(0, 15_000) }, cancel(2)] }] : []),
      ];
    case 'seats': {
      const extras = (): Step => ({ ...timed(), do: 'extras', seat: chance.whole(0, 1), bags: chance.whole(0, 2) });
      const end = chance.happens(0.5) ? [cancel(1), find()] : [find()];
      return [
        {
          name: 'A',
          steps: [extras(), pay('key-one', chance.pick(['good', 'good', 'asked', 'silent'])), extras(), pay('key-two', 'good'), ...end],
        },
        ...(chance.happens(0.4) ? [{ name: 'B', steps: [extras(), pay('key-three', 'good'), ask()] }] : []),
      ];
    }
    case 'change':
      return drawChanges(chance, { timed, pay, ask, find, cancel, change });
    case 'gone':
      return [{ name: 'A', steps: [pay('key-one', anyCard(), 1, 0)] }];
    case 'other body':
      return [
        { name: 'A', steps: [pay('key-one', 'good'), { ...timed(), do: 'pay otherwise', key: `trip-${String(trip)}-key-one` }, ask()] },
      ];
  }
}

interface Steps {
  readonly timed: () => Timed;
  readonly pay: (key: string, card: Card, clicks: number, patience: number) => Step;
  readonly ask: () => Step;
  readonly find: () => Step;
  readonly cancel: (clicks: number) => Step;
  readonly change: (key: string, card: Card, clicks?: number, patience?: number) => Step;
}

const CHANGES = [
  'once',
  'once',
  'then cancelled',
  'twice',
  'two tabs',
  'asked',
  'declined',
  'cancelled',
  'cancelled meanwhile',
  'cancelled meanwhile',
  'gone',
] as const;

/** Trips whose flights are changed after they were booked. */
function drawChanges(chance: Chance, { timed, pay, ask, find, cancel, change }: Steps): readonly Client[] {
  const anyCard = (): Card => chance.pick(['good', 'good', 'good', 'silent', 'declined']);
  const meanwhile = (...steps: readonly Step[]): Client => ({ name: 'B', steps: [{ ...ask(), after: chance.whole(0, 15_000) }, ...steps] });
  // it takes a while until a dead server's booking is done
  const paid = pay('key-one', 'good', 1, 60);
  switch (chance.pick(CHANGES)) {
    case 'once':
      return [{ name: 'A', steps: [paid, change('one', anyCard(), chance.pick([1, 1, 3])), find(), change('one', 'good'), find()] }];
    case 'then cancelled':
      return [{ name: 'A', steps: [paid, change('one', anyCard()), find(), ...(chance.happens(0.4) ? [cancel(1), find()] : [])] }];
    case 'twice':
      return [{ name: 'A', steps: [paid, change('one', 'good'), find(), change('two', anyCard()), find()] }];
    case 'two tabs':
      return [
        { name: 'A', steps: [paid, change('one', anyCard(), 2), find()] },
        meanwhile(change('two', anyCard()), find(), change('three', 'good')),
      ];
    case 'asked': {
      const returns = chance.pick(['once', 'once', 'twice', 'never', 'gives up'] as const);
      const bank: Step = { ...timed(), do: 'bank', answer: chance.happens(0.8) ? 'complete' : 'fail', returns };
      return [{ name: 'A', steps: [paid, change('one', 'asked'), bank, change('one', 'asked'), change('two', 'good'), find()] }];
    }
    case 'declined':
      return [{ name: 'A', steps: [paid, change('one', chance.pick(['declined', 'poor'])), change('two', 'good'), find()] }];
    case 'cancelled':
      return [{ name: 'A', steps: [paid, change('one', 'good'), find(), cancel(chance.whole(1, 2)), change('two', 'good'), find()] }];
    case 'cancelled meanwhile':
      return [{ name: 'A', steps: [paid, change('one', 'good', 2), find()] }, meanwhile(ask(), cancel(2), ask(), cancel(2), find())];
    case 'gone':
      return [{ name: 'A', steps: [paid, change('one', anyCard(), 1, 0)] }];
  }
}
