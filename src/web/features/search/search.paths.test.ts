/** Every transition of the search machine is taken on a generated, bounded path; and nothing that must hold ever breaks. */
import { getAdjacencyMap } from 'xstate/graph';
import type { ActorLogic, AnyStateNode, SnapshotFrom } from 'xstate';
import type { Place } from '#core/domain/airports';
import { addDays, isoDateOf } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import { parseSavedSearch } from '#core/domain/initialSearch';
import { isValidParty } from '#core/domain/travelers';
import { searchMachine } from './search.machine';
import type { SearchEvent, SearchInput } from './search.types';

const TODAY = isoDateOf(2026, 11, 21) ?? addDays('2026-11-21' as IsoDate, 0); // the calendar has this day
const JFK: Place = { code: 'JFK', label: 'JFK - Kennedy', city: 'New York', country: 'US', metro: 'NYC', isMetro: false };
const LAX: Place = { ...JFK, code: 'LAX', label: 'LAX - Los Angeles', metro: 'LAX' };
const SAVED = parseSavedSearch({
  tripType: 'O',
  origin: JFK.label,
  destination: LAX.label,
  departDate: addDays(TODAY, 9),
  returnDate: null,
  adults: 1,
  children: 0,
  infants: 0,
  classValue: 'First',
});

/** Outcomes of lookups and delays are events like any other. */
type Outcome = { readonly type: string; readonly output?: unknown; readonly error?: unknown };
type AnyEvent = SearchEvent | Outcome;

const done = (id: string, output: unknown): Outcome => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string): Outcome => ({ type: `xstate.error.actor.${id}`, error: 'down' });
const address = { type: 'address.changed', today: TODAY, saved: SAVED } as const;
const parts = {
  origin: 'JFK',
  destination: 'LAX',
  departDate: addDays(TODAY, 9),
  tripType: 'O',
  cabin: 'First',
  adults: 1,
  children: 0,
  infants: 0,
} as const;
const key = `JFK|LAX|${addDays(TODAY, 9)}|-|O|First|1|0|0`;

/** One family of events a walk, so that the product of regions stays small. */
const WALKS: Readonly<Record<string, readonly AnyEvent[]>> = {
  suggestions: [
    { type: 'place.typed', field: 'origin', text: 'new' },
    { type: 'place.typed', field: 'origin', text: 'ne' },
    { type: 'xstate.after.TYPING_PAUSE.search.origin.pausing' },
    { type: 'xstate.after.BLUR_CLOSE_DELAY.search.origin.closing' },
    done('recall.origin', [JFK, LAX]),
    done('recall.origin', []),
    failed('recall.origin'),
    done('suggest.origin', [JFK, LAX]),
    done('suggest.origin', []),
    failed('suggest.origin'),
    done('take.origin', [JFK]),
    failed('take.origin'),
    { type: 'place.entered', field: 'origin' },
    { type: 'highlight.moved', field: 'origin', by: 1 },
    { type: 'highlight.taken', field: 'origin', key: 'Enter' },
    { type: 'suggestion.pressed', field: 'origin' },
    { type: 'suggestion.released', field: 'origin' },
    { type: 'suggestion.chosen', field: 'origin', place: LAX },
    { type: 'suggestions.dismissed', field: 'origin' },
    { type: 'field.left', field: 'origin' },
    { type: 'places.swapped' },
  ],
  popovers: [
    { type: 'picker.opened', field: 'departDate', today: TODAY, by: 'click' },
    { type: 'picker.opened', field: 'departDate', today: TODAY, by: 'button' },
    { type: 'picker.opened', field: 'returnDate', today: TODAY, by: 'click' },
    { type: 'picker.opened', field: 'returnDate', today: TODAY, by: 'ArrowDown' },
    { type: 'date.chosen', field: 'departDate', date: addDays(TODAY, 4) },
    { type: 'date.chosen', field: 'returnDate', date: addDays(TODAY, 8) },
    { type: 'date.typed', field: 'departDate', text: '2026-12-01' },
    { type: 'travelers.opened' },
    ...(['departDate', 'returnDate', 'travelers'] as const).flatMap((field) =>
      (['returned', 'left'] as const).map((how) => ({ type: 'popover.closed', field, how }) as const),
    ),
    { type: 'place.entered', field: 'destination' },
    { type: 'tripType.chosen', tripType: 'O' },
    { type: 'tripType.chosen', tripType: 'R' },
  ],
  form: [
    { ...address, pageKey: '/', search: null },
    { ...address, pageKey: '/flights/search', search: { parts, faults: {}, key } },
    { type: 'search.prefilled', today: TODAY, parts: { destination: 'LAX' } },
    ...(SAVED ? [{ type: 'saved.chosen', today: TODAY, saved: SAVED } as const] : []),
    { type: 'form.submitted', today: TODAY },
    { type: 'place.typed', field: 'destination', text: 'XQZ - Nowhere' },
    done('name', { JFK, LAX }),
    done('name', { JFK: null, LAX: null, XQZ: null }),
    failed('name'),
    done('verify', { JFK, LAX, XQZ: LAX }),
    done('verify', { JFK: null, LAX: null, XQZ: null }),
    failed('verify'),
    { type: 'field.left', field: 'travelers' },
    { type: 'traveler.added', kind: 'infant' },
    { type: 'traveler.removed', kind: 'infant' },
    { type: 'cabin.chosen', cabin: 'Business' },
  ],
};

type Snapshot = SnapshotFrom<typeof searchMachine>;
const LIMIT = 1500;

/** Ids of the transitions that an event takes from a snapshot. */
function taken(snapshot: Snapshot, event: AnyEvent): string[] {
  return searchMachine
    .getTransitionData(snapshot, event as SearchEvent)
    .map((t) => `${t.source.id} ${t.eventType} ${String(t.source.transitions.get(t.eventType)?.indexOf(t))}`);
}

function allOf(node: AnyStateNode): string[] {
  const own = [...node.transitions.entries()].flatMap(([type, list]) => list.map((_, i) => `${node.id} ${type} ${String(i)}`));
  const always = (node.always ?? []).map((_, i) => `${node.id} always ${String(i)}`);
  return [...own, ...always, ...Object.values(node.states).flatMap(allOf)];
}

const seen = new Set<string>();

it.each(Object.keys(WALKS))('walks through %s', (name) => {
  const events = WALKS[name] ?? [];
  const map = getAdjacencyMap(searchMachine as unknown as ActorLogic<Snapshot, SearchEvent, SearchInput>, {
    // the machine is such a logic; its emitted events and actors are of no matter to the walk
    input: { today: TODAY },
    events: events as SearchEvent[],
    limit: LIMIT * 40,
    // the same for a walk: where the machine stands, and what its guards look at
    serializeState: ({ value, context: { draft, faults, suggestions, pageKey, isUntouched } }) =>
      JSON.stringify([
        value,
        draft.tripType,
        draft.origin,
        draft.destination.text,
        draft.departDate.date,
        faults,
        suggestions.origin,
        pageKey,
        isUntouched,
        draft.travelers.infants,
      ]),
    stopWhen: ({ context }) => context.draft.travelers.infants > 1,
  });
  const walked = Object.values(map);
  expect(walked.length).toBeGreaterThan(10);
  for (const { state, transitions } of walked) {
    const { draft } = state.context;
    expect(isValidParty(draft.travelers)).toBe(true);
    if (state.matches({ popover: 'return' })) expect(draft.tripType).toBe('R');
    // keys are branded, which hides the type of the values
    const steps = Object.values(transitions) as { readonly event: SearchEvent }[];
    for (const { event } of steps) for (const id of taken(state, event)) seen.add(id);
  }
});

it('has taken every transition of the machine', () => {
  // both place fields are one piece of configuration: what is walked for one is walked for the other
  const wanted = allOf(searchMachine.root).filter((id) => !id.startsWith('search.destination') && !id.includes('always'));
  const events = new Set(Object.values(WALKS).flatMap((walk) => walk.map((e) => e.type)));
  expect(wanted.filter((id) => !seen.has(id) && events.has(id.split(' ')[1] ?? ''))).toEqual([]);
  expect(wanted.filter((id) => !events.has(id.split(' ')[1] ?? ''))).toEqual([]);
});
