/** What a traveler can do on the page of a search form, and what the page does with it: places, calendars, travelers, the form from page to page. */
import type { Suggestion } from '#core/domain/places/airports';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { savedOfDraft } from '#core/domain/places/initialSearch';
import { dateAt, queryOfDraft } from '#core/domain/search/searchDraft';
import type { DateName, PlaceEnd } from '#core/domain/search/searchDraft';
import { nearParams } from '#core/domain/search/nearPlaces';
import { readSearchParams, searchParamsOf } from '#core/domain/search/searchQuery';
import { placeRows } from '#core/domain/places/suggestionRows';
import { canAdd, canRemove, DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor, searchKey } from '#core/domain/search/trip';
import { addressFaults, firstBadField, searchOfAddress, validateSearch } from '#core/domain/search/validateSearch';
import type { AnyMachineSnapshot } from 'xstate';
import { suggestGreat } from '#web/api/majorAirports';
import { unnamedCodes } from '#web/features/search/search.changes';
import type { SearchEvent } from '#web/features/search/search.types';
import { SEARCH_WALKS, TODAY } from '../search.paths';
import type { PageAction, PageWalk, Standing } from '../routes';
import type { Walk } from '../walk';
import { contextOf, daysOf, isAfter, isOpen, leaving, leavingBox } from './search.page';
import type { SearchPage } from './search.page';

type At = Standing<SearchPage>;
type SearchAction = PageAction<SearchPage>;
const MAX_AIRPORTS = 20;

export const HOME = '/?visit=home';
export const RESULTS_SEARCH = searchParamsOf(
  searchFor({ origin: 'JFK', destination: 'LAX', departs: addDays(TODAY, 9), returns: null }, 'First', DEFAULT_TRAVELERS),
);
export const RESULTS = `/flights/search?${RESULTS_SEARCH}`;
export const CITY = '/flights-to-los-angeles';
const START: SearchPage = { focus: null, isHeld: false, at: HOME, hasForm: true, saved: null };

/** What the browser knows by itself of a text. */
export const recalled = (text: string): readonly Suggestion[] => placeRows(suggestGreat(text.trim(), MAX_AIRPORTS), text.trim());
const does = (page: SearchPage, by: string, ...events: readonly SearchEvent[]): SearchAction => ({ by, events, page });

/** The page tells the form where it is before anything else, and the browser's own airports are there at once. */
function byItself({ snapshot, pending, page }: At): SearchAction | null {
  const { pageKey, draft } = contextOf(snapshot);
  if (pageKey === null) return does(page, '', { type: 'address.changed', today: TODAY, pageKey: '/', search: null, saved: null });
  const field = (['origin', 'destination'] as const).find((one) => pending.has(`recall.${one}`));
  if (!field) return null;
  return { events: [{ type: `xstate.done.actor.recall.${field}`, output: recalled(draft[field].text) }] };
}

const LISTED = ['pausing', 'waiting', 'showing', 'pressing', 'closing'];
export const isListed = (snapshot: AnyMachineSnapshot, field: PlaceEnd): boolean =>
  LISTED.some((state) => snapshot.matches({ [field]: state })) && contextOf(snapshot).suggestions[field].options.length > 0;

const focusing = ({ snapshot, page }: At, field: PlaceEnd): readonly SearchAction[] =>
  page.focus === field
    ? []
    : [does({ ...page, focus: field }, 'place.entered', ...leaving(page, snapshot), { type: 'place.entered', field })];
const leavingAll = ({ snapshot, page }: At): readonly SearchAction[] => {
  const events = leaving(page, snapshot);
  return events.length === 0 ? [] : [does({ ...page, focus: null }, 'leave', ...events)];
};

/** Three letters that many airports have, two that a city is called by, and as many that none has. */
const TEXTS = ['new', 'la', 'xqz', 'xq'];

function suggestionGestures(field: PlaceEnd, at: At): readonly SearchAction[] {
  const { snapshot, page } = at;
  const other = field === 'origin' ? 'destination' : 'origin';
  if (page.isHeld) return [does({ ...page, isHeld: false }, 'suggestion.released', { type: 'suggestion.released', field })];
  const [option] = contextOf(snapshot).suggestions[field].options;
  const taken = { type: 'highlight.taken', field, key: 'Enter' } as const;
  const next = field === 'origin' ? 'destination' : 'departDate';
  return [
    ...focusing(at, field),
    ...focusing(at, other),
    ...leavingAll(at),
    ...(page.focus === field
      ? [
          ...TEXTS.filter((text) => text !== contextOf(snapshot).draft[field].text).map((text) =>
            does(page, 'place.typed', { type: 'place.typed', field, text }),
          ),
          does(page, 'highlight.moved', { type: 'highlight.moved', field, by: 1 }),
          does(page, 'suggestions.dismissed', { type: 'suggestions.dismissed', field }),
          // Enter that picks nothing sends the form
          ...(snapshot.can(taken)
            ? [
                does(
                  { ...page, focus: next },
                  'highlight.taken',
                  taken,
                  { type: 'field.left', field },
                  ...(next === 'destination' ? [{ type: 'place.entered', field: next } as const] : []),
                ),
              ]
            : []),
        ]
      : []),
    ...(page.focus === other ? [does(page, 'place.typed', { type: 'place.typed', field: other, text: 'xq' })] : []),
    ...(option && isListed(snapshot, field)
      ? [
          does({ ...page, isHeld: true }, 'suggestion.pressed', { type: 'suggestion.pressed', field }),
          does(
            page,
            'suggestion.chosen',
            { type: 'suggestion.pressed', field },
            { type: 'suggestion.released', field },
            { type: 'suggestion.chosen', field, place: option },
          ),
        ]
      : []),
    // once is enough: each swap doubles the texts that a walk has to tell apart
    ...(snapshot.matches({ [field]: 'empty' })
      ? [does({ ...page, focus: null }, 'places.swapped', ...leaving(page, snapshot), { type: 'places.swapped', flight: 1 })]
      : []),
  ];
}

const TYPED_DATE = '11/28/2026';
const dayOf = (field: DateName): IsoDate => addDays(TODAY, field === 'returnDate' ? 9 : 4);

function dateGestures(field: DateName, { snapshot, page }: At): readonly SearchAction[] {
  const { draft } = contextOf(snapshot);
  if (field === 'returnDate' && draft.tripType !== 'R') return [];
  const isShown = isOpen(snapshot, field);
  const days = { ...page, focus: daysOf(field) };
  const opened = (by: 'click' | 'button' | 'ArrowDown') => ({ type: 'picker.opened', field, today: TODAY, by }) as const;
  const isInside = page.focus === field || page.focus === daysOf(field);
  const isChoosable = field !== 'returnDate' || isAfter(dayOf(field), draft.departDate.date);
  return [
    does(
      { ...page, focus: field },
      'picker.opened',
      ...(page.focus === field ? [] : leavingBox(page, field, snapshot, page)),
      opened('click'),
    ),
    ...(isShown ? [] : [does(days, 'picker.opened', ...leavingBox(page, field, snapshot, page), opened('button'))]),
    ...(page.focus === field
      ? [
          does(days, 'picker.opened', opened('ArrowDown'), { type: 'field.left', field }),
          ...(dateAt(draft, field).text === TYPED_DATE ? [] : [does(page, 'date.typed', { type: 'date.typed', field, text: TYPED_DATE })]),
        ]
      : []),
    ...(isShown && isInside ? [does({ ...page, focus: field }, 'popover.closed', { type: 'popover.closed', field, how: 'returned' })] : []),
    ...(isShown && isInside && isChoosable
      ? [
          does(
            { ...page, focus: field === 'departDate' && draft.tripType === 'R' ? daysOf('returnDate') : field },
            'date.chosen',
            ...(page.focus === field ? [{ type: 'field.left', field } as const] : []),
            { type: 'date.chosen', field, date: dayOf(field) },
          ),
        ]
      : []),
  ];
}

function travelerGestures({ snapshot, page }: At): readonly SearchAction[] {
  const inside: SearchPage = { ...page, focus: 'travelers' };
  if (!isOpen(snapshot, 'travelers'))
    return [does(inside, 'travelers.opened', ...(page.focus === 'travelers' ? [] : leaving(page, snapshot)), { type: 'travelers.opened' })];
  const { travelers } = contextOf(snapshot).draft;
  return [
    does(inside, 'popover.closed', { type: 'popover.closed', field: 'travelers', how: 'returned' }),
    ...(canAdd(travelers, 'infant') && travelers.infants === 0
      ? [does(inside, 'traveler.added', { type: 'traveler.added', kind: 'infant' })]
      : []),
    ...(canRemove(travelers, 'infant') ? [does(inside, 'traveler.removed', { type: 'traveler.removed', kind: 'infant' })] : []),
    does(inside, 'cabin.chosen', { type: 'cabin.chosen', cabin: 'Business' }),
  ];
}

const popoverGestures = (at: At): readonly SearchAction[] => {
  const { snapshot, page } = at;
  const other = contextOf(snapshot).draft.tripType === 'R' ? 'O' : 'R';
  return [
    ...focusing(at, 'destination'),
    ...leavingAll(at),
    ...dateGestures('departDate', at),
    ...dateGestures('returnDate', at),
    ...travelerGestures(at),
    does({ ...page, focus: 'elsewhere' }, 'tripType.chosen', ...leaving(page, snapshot), { type: 'tripType.chosen', tripType: other }),
  ];
};

/** A third flight that comes and goes; the calendar of the second one. */
const flightGestures = (at: At): readonly SearchAction[] => {
  const { snapshot, page } = at;
  const { draft } = contextOf(snapshot);
  const elsewhere = (event: SearchEvent): SearchAction =>
    does({ ...page, focus: 'elsewhere' }, event.type, ...leaving(page, snapshot), event);
  if (draft.tripType !== 'M')
    return [
      elsewhere({ type: 'tripType.chosen', tripType: 'M' }),
      ...(draft.flex === '' ? [elsewhere({ type: 'flex.chosen', flex: '2' })] : []),
    ];
  const added: readonly SearchEvent[] = [{ type: 'flight.added' }, { type: 'place.entered', field: 'origin3' }];
  return [
    elsewhere({ type: 'tripType.chosen', tripType: 'O' }),
    ...dateGestures('date2', at).filter(({ by }) => by !== 'date.typed'),
    draft.further.length === 1
      ? does({ ...page, focus: 'origin3' }, 'flight.added', ...leaving(page, snapshot), ...added)
      : elsewhere({ type: 'flight.removed', flight: 3 }),
  ];
};

/** What a page with a form tells it of its address. */
function addressChangedTo(at: string, { saved }: SearchPage): SearchEvent {
  const { pathname, search: text } = new URL(at, 'http://localhost');
  const address = { type: 'address.changed', today: TODAY, saved } as const;
  if (pathname !== '/flights/search') return { ...address, pageKey: pathname, search: null };
  const params = new URLSearchParams(text);
  const complete = searchOfAddress(params, TODAY);
  const { parts } = readSearchParams(params);
  return {
    ...address,
    pageKey: at,
    search: {
      parts,
      faults: addressFaults(params, TODAY),
      key: complete.ok ? searchKey(complete.value) + (parts.flex ?? '') + nearParams(parts.near) : null,
    },
  };
}

function formGestures(at: At): readonly SearchAction[] {
  const { snapshot, page } = at;
  const context = contextOf(snapshot);
  const goes = (to: string): SearchAction =>
    does({ ...START, at: to, saved: page.saved }, `address.changed ${to}`, addressChangedTo(to, page));
  const places = [
    ...(page.at === HOME ? [] : [goes(HOME)]),
    ...(page.at === RESULTS ? [] : [goes(RESULTS)]),
    ...(page.at === CITY ? [] : [{ ...goes(CITY), events: [...goes(CITY).events, PREFILLED] }]),
    // the form that was sent from here is opened again
    ...(page.at.startsWith('/flights/search') && !page.hasForm
      ? [does({ ...page, hasForm: true }, 'address.changed', addressChangedTo(page.at, page))]
      : []),
  ];
  // while the places of a form that was sent are looked up nobody types: the answer moves the focus
  if (!page.hasForm || snapshot.matches({ form: 'verifying' })) return places;
  return [
    ...places,
    ...focusing(at, 'destination'),
    ...(page.focus === 'destination' && context.draft.destination.text !== NOWHERE
      ? [does(page, 'place.typed', { type: 'place.typed', field: 'destination', text: NOWHERE })]
      : []),
    // what is being named is waited for
    ...(snapshot.matches({ form: 'naming' }) ? [] : [sending(at)]),
  ];
}
/** A code that is in the form as if it had been picked. */
const NOWHERE = 'XQZ - Nowhere';
const PREFILLED: SearchEvent = { type: 'search.prefilled', today: TODAY, parts: { destination: 'LAX' } };

/** The button that sends: the focus goes to the first field that is wrong. */
function sending({ snapshot, page }: At): SearchAction {
  const bad = firstBadField(validateSearch(contextOf(snapshot).draft, TODAY));
  const enters = bad === 'origin' || bad === 'destination' ? [{ type: 'place.entered', field: bad } as const] : [];
  return does(
    { ...page, focus: bad ?? 'elsewhere' },
    'form.submitted',
    ...leaving(page, snapshot),
    { type: 'form.submitted', today: TODAY },
    ...enters,
  );
}

/** A form that was sent is gone with its page: the flights are shown. */
function arrives({ page }: At, before: AnyMachineSnapshot, after: AnyMachineSnapshot, action: SearchAction): SearchPage {
  const isSent = action.events.some(({ type }) => type === 'form.submitted') || before.matches({ form: 'verifying' });
  const { draft, faults } = contextOf(after);
  const query = queryOfDraft(draft);
  if (!isSent || !after.matches({ form: 'editing' }) || !page.hasForm) return page;
  const bad = firstBadField(faults);
  if (bad) return { ...page, focus: bad };
  if (!query || (unnamedCodes(draft).length > 0 && !before.matches({ form: 'verifying' }))) return page;
  return {
    focus: null,
    isHeld: false,
    at: `/flights/search?${searchParamsOf(query).toString()}`,
    hasForm: false,
    saved: savedOfDraft(draft) ?? page.saved,
  };
}

const onPage = (
  name: string,
  actions: (at: At) => readonly SearchAction[],
  looksAt: (snapshot: AnyMachineSnapshot) => unknown,
): PageWalk<SearchPage> => {
  const walk = SEARCH_WALKS[name] as Walk;
  return { ...walk, page: START, actions, byItself, arrives, sameAs: (snapshot) => [snapshot.value, looksAt(snapshot)] };
};

const ofField = (field: PlaceEnd) => (snapshot: AnyMachineSnapshot) => {
  const { draft, suggestions, pageKey } = contextOf(snapshot);
  return [draft[field].text, suggestions[field].about, suggestions[field].options.length > 0, pageKey];
};

/** By the name of the walk of the machine that each restricts to what its page offers. */
export const WALKS: Readonly<Record<string, PageWalk<SearchPage>>> = {
  'suggestions of the origin': onPage('suggestions of the origin', (at) => suggestionGestures('origin', at), ofField('origin')),
  'suggestions of the destination': onPage(
    'suggestions of the destination',
    (at) => suggestionGestures('destination', at),
    ofField('destination'),
  ),
  popovers: onPage('popovers', popoverGestures, (snapshot) => {
    const { draft, pageKey } = contextOf(snapshot);
    return [draft.tripType, draft.departDate.date, draft.returnDate.date, pageKey];
  }),
  flights: onPage('flights', flightGestures, (snapshot) => {
    const { draft, pageKey } = contextOf(snapshot);
    return [draft.tripType, draft.flex, draft.further.map(({ date }) => date.date), pageKey];
  }),
  form: onPage('form', formGestures, (snapshot) => {
    const { draft, faults, pageKey, isUntouched } = contextOf(snapshot);
    return [
      draft.origin.text,
      draft.destination.text,
      draft.departDate.date,
      Object.keys(faults),
      pageKey,
      isUntouched,
      unnamedCodes(draft),
      savedOfDraft(draft),
    ];
  }),
};
