/** What of every machine is exercised, and by what: the generated walks and the recordings. */
import path from 'node:path';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { initialTransition } from 'xstate';
import { takenAtStart, takenBy } from '#web/recording/taken';
import type { Run } from '#core/contract/bookings/recordings.schema';
import { MACHINES, recordingsOf } from '../machines';
import type { KnownMachine } from '../machines';
import { namesIn, readRecording } from '../recordings/recordedFiles';
import { BOOKING_WALKS } from './booking.paths';
import { CANCEL_WALKS } from './cancel.paths';
import { EXCHANGE_WALKS } from './exchange.paths';
import { FILTER_WALKS } from './filter.paths';
import { PAYMENT_WALKS } from './payment.paths';
import { SEARCH_WALKS } from './search.paths';
import { movesOf, noteSteps, seenOn, wantedOf } from './walk';
import { browserSample } from './pages/browserSample';
import { NOT_ON_PAGES } from './pages/notOnPages';
import { PAGE_ROUTES } from './pages/pageRoutes';
import type { Move, Seen, Walk } from './walk';

export const WALKS: Readonly<Record<string, Readonly<Record<string, Walk>>>> = {
  search: SEARCH_WALKS,
  filter: FILTER_WALKS,
  booking: BOOKING_WALKS,
  cancel: CANCEL_WALKS,
  exchange: EXCHANGE_WALKS,
  payment: PAYMENT_WALKS,
};

/** Who takes a transition, and who saw its guard say no. */
export interface Takers {
  readonly takenBy: readonly string[];
  readonly refusedBy: readonly string[];
}

/** One transition and what exercises it: the machine alone, its page in jsdom, its page in a browser. */
export interface Exercised extends Takers {
  readonly id: string;
  readonly isGuarded: boolean;
  readonly onPages: Takers;
  readonly inBrowser: Takers;
  /** Why no page takes it, or sees it refused; null where one does or should. */
  readonly notOnPages: { readonly taken: string | null; readonly refused: string | null };
}

export interface WalkedMachine {
  readonly known: KnownMachine;
  readonly moves: readonly Move[];
  readonly transitions: readonly Exercised[];
  /** Every state in which it was seen to rest, as JSON. */
  readonly states: readonly string[];
}

interface Source extends Seen {
  readonly name: string;
}
const takersOf = (sources: readonly Source[], id: string): Takers => ({
  takenBy: sources.filter(({ taken }) => taken.has(id)).map(({ name }) => name),
  refusedBy: sources.filter(({ refused }) => refused.has(id)).map(({ name }) => name),
});

export function walked(known: KnownMachine, root: string): WalkedMachine {
  const { machine } = known;
  const sources: Source[] = [];
  const moves: Move[] = [];
  for (const [name, walk] of Object.entries(WALKS[machine.id] ?? {})) {
    const own = movesOf(machine, walk);
    for (const move of own) moves.push(move);
    sources.push({ name: `walk: ${name}`, ...seenOn(machine, walk, own) });
  }
  // a machine that is invoked has its runs in the recordings of the machines that invoke it
  for (const folder of MACHINES.map((one) => path.join(root, recordingsOf(one))))
    for (const name of namesIn(folder)) {
      const runs = readRecording(path.join(folder, `${name}.json`)).runs.filter((run) => run.machine === machine.id);
      if (runs.length > 0) sources.push({ name: `recording: ${name}`, ...seenInRuns(machine, runs) });
    }
  const onPages = Object.entries(PAGE_ROUTES[machine.id]?.() ?? {}).map(([name, routes]) => ({ name: `page: ${name}`, ...routes }));
  const inBrowser = browserSample().filter(({ machine: of }) => of.id === machine.id);
  const why = (shows: string): string | null => (NOT_ON_PAGES[machine.id] ?? []).find((one) => one.shows.test(shows))?.why ?? null;
  const transitions = wantedOf(machine).map(({ id, isGuarded }): Exercised => ({
    id,
    isGuarded,
    ...takersOf(sources, id),
    onPages: takersOf(onPages, id),
    inBrowser: takersOf(inBrowser, id),
    notOnPages: {
      taken: onPages.some(({ taken }) => taken.has(id)) ? null : why(`yes ${id}`),
      refused: onPages.some(({ refused }) => refused.has(id)) ? null : why(`no ${id}`),
    },
  }));
  return { known, moves, transitions, states: [...new Set(moves.map(({ before }) => JSON.stringify(before.value)))].sort() };
}

function seenInRuns(machine: AnyStateMachine, runs: readonly Run[]) {
  const seen = { taken: new Set<string>(), refused: new Set<string>() };
  for (const { input, start, steps } of runs) {
    if (input !== null) noteSteps(takenAtStart(machine, input).steps, null, 'xstate.init', seen);
    let snapshot = (
      input === null
        ? machine.resolveState({ value: start.state as StateValue, context: start.context })
        : initialTransition(machine, input)[0]
    ) as AnyMachineSnapshot;
    for (const { event } of steps) {
      const taken = takenBy(machine, snapshot, event as AnyEventObject);
      noteSteps(taken.steps, snapshot, event.type, seen);
      snapshot = taken.snapshot;
    }
  }
  return seen;
}
