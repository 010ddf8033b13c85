/** The search form: places with their suggestions, calendars and travelers on the home page, and the form as it goes from page to page. */
import { search } from '#core/content/messages/search.en';
import { results } from '#core/content/messages/results.en';
import type { Suggestion } from '#core/domain/airports';
import { addDays } from '#core/domain/dates';
import { savedOfDraft } from '#core/domain/initialSearch';
import { queryOfDraft } from '#core/domain/searchDraft';
import type { DateName, PlaceName } from '#core/domain/searchDraft';
import { readSearchParams, searchParamsOf } from '#core/domain/searchQuery';
import { placeRows } from '#core/domain/suggestionRows';
import { canAdd, canRemove } from '#core/domain/travelers';
import { searchKey } from '#core/domain/trip';
import { addressFaults, firstBadField, searchOfAddress, validateSearch } from '#core/domain/validateSearch';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { suggestGreat } from '#web/api/greatAirports';
import { settledDraft, unnamedCodes } from '#web/features/search/search.changes';
import type { SearchEvent } from '#web/features/search/search.types';
import { SEARCH_WALKS, TODAY } from '../search.paths';
import type { Deed, PageWalk, Standing } from '../routes';
import type { Walk } from '../walk';
import type { Eyes, PageTable, Part } from './hands';
import { contextOf, DAYS, isAfter, isOpen, leaving, leavingBox, POPOVERS } from './search.page';
import type { SearchPage } from './search.page';

type At = Standing<SearchPage>;
type Does = Deed<SearchPage>;
const MAX_AIRPORTS = 20;

export const HOME = '/?visit=home';
export const RESULTS_SEARCH = searchParamsOf({
  origin: 'JFK',
  destination: 'LAX',
  departDate: addDays(TODAY, 9),
  returnDate: null,
  tripType: 'O',
  cabin: 'First',
  travelers: { adults: 1, children: 0, infants: 0 },
}).toString();
export const RESULTS = `/flights/search?${RESULTS_SEARCH}`;
export const CITY = '/flights-to-los-angeles';
const START: SearchPage = { focus: null, isHeld: false, at: HOME, hasForm: true, saved: null };

const FORM: Part = { role: 'search', name: search.landmark };
const FIELDS: Readonly<Record<PlaceName | DateName | 'travelers', Part>> = {
  origin: { role: 'combobox', name: search.from, within: FORM },
  destination: { role: 'combobox', name: search.to, within: FORM },
  departDate: { role: 'textbox', name: search.departure, within: FORM },
  returnDate: { role: 'textbox', name: search.return, within: FORM },
  travelers: { role: 'button', name: new RegExp(`^${search.travelersAndCabin}`), within: FORM },
};
const fieldOf = ({ field }: AnyEventObject): Part => FIELDS[field as PlaceName];
const LIST: Part = { role: 'listbox', name: search.suggestions, within: FORM };
const POPOVER = (field: DateName): Part => ({
  role: 'dialog',
  name: field === 'departDate' ? search.openDeparture : search.openReturn,
  within: FORM,
});
const TRAVELERS: Part = { role: 'dialog', name: search.travelersAndCabin, within: FORM };

/** What the browser knows by itself of a text. */
export const recalled = (text: string): readonly Suggestion[] => placeRows(suggestGreat(text.trim(), MAX_AIRPORTS), text.trim());
const does = (page: SearchPage, by: string, ...events: readonly SearchEvent[]): Does => ({ by, events, page });

/** The page tells the form where it is before anything else, and the browser's own airports are there at once. */
function byItself({ snapshot, pending, page }: At): Does | null {
  const { pageKey, draft } = contextOf(snapshot);
  if (pageKey === null) return does(page, '', { type: 'address.changed', today: TODAY, pageKey: '/', search: null, saved: null });
  const field = (['origin', 'destination'] as const).find((one) => pending.has(`recall.${one}`));
  if (!field) return null;
  return { events: [{ type: `xstate.done.actor.recall.${field}`, output: recalled(draft[field].text) }] };
}

const LISTED = ['pausing', 'waiting', 'showing', 'pressing', 'closing'];
const isListed = (snapshot: AnyMachineSnapshot, field: PlaceName): boolean =>
  LISTED.some((state) => snapshot.matches({ [field]: state })) && contextOf(snapshot).suggestions[field].options.length > 0;

const focusing = ({ snapshot, page }: At, field: PlaceName): readonly Does[] =>
  page.focus === field
    ? []
    : [does({ ...page, focus: field }, 'place.entered', ...leaving(page, snapshot), { type: 'place.entered', field })];
const leavingAll = ({ snapshot, page }: At): readonly Does[] => {
  const events = leaving(page, snapshot);
  return events.length === 0 ? [] : [does({ ...page, focus: null }, 'leave', ...events)];
};

/** Three letters that many airports have, two that a city is called by, and as many that none has. */
const TEXTS = ['new', 'la', 'xqz', 'xq'];

function suggestionDeeds(field: PlaceName, at: At): readonly Does[] {
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
      ? [does({ ...page, focus: null }, 'places.swapped', ...leaving(page, snapshot), { type: 'places.swapped' })]
      : []),
  ];
}

const TYPED_DATE = '11/28/2026';
const DATES = { departDate: addDays(TODAY, 4), returnDate: addDays(TODAY, 9) } as const;

function dateDeeds(field: DateName, { snapshot, page }: At): readonly Does[] {
  const { draft } = contextOf(snapshot);
  if (field === 'returnDate' && draft.tripType === 'O') return [];
  const isShown = isOpen(snapshot, POPOVERS[field]);
  const days = { ...page, focus: DAYS[field] };
  const opened = (by: 'click' | 'button' | 'ArrowDown') => ({ type: 'picker.opened', field, today: TODAY, by }) as const;
  const isInside = page.focus === field || page.focus === DAYS[field];
  const isChoosable = field === 'departDate' || isAfter(DATES.returnDate, draft.departDate.date);
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
          ...(draft[field].text === TYPED_DATE ? [] : [does(page, 'date.typed', { type: 'date.typed', field, text: TYPED_DATE })]),
        ]
      : []),
    ...(isShown && isInside ? [does({ ...page, focus: field }, 'popover.closed', { type: 'popover.closed', field, how: 'returned' })] : []),
    ...(isShown && isInside && isChoosable
      ? [
          does(
            { ...page, focus: field === 'departDate' && draft.tripType === 'R' ? 'returnDays' : field },
            'date.chosen',
            ...(page.focus === field ? [{ type: 'field.left', field } as const] : []),
            { type: 'date.chosen', field, date: DATES[field] },
          ),
        ]
      : []),
  ];
}

function travelerDeeds({ snapshot, page }: At): readonly Does[] {
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

const popoverDeeds = (at: At): readonly Does[] => {
  const { snapshot, page } = at;
  const other = contextOf(snapshot).draft.tripType === 'R' ? 'O' : 'R';
  return [
    ...focusing(at, 'destination'),
    ...leavingAll(at),
    ...dateDeeds('departDate', at),
    ...dateDeeds('returnDate', at),
    ...travelerDeeds(at),
    does({ ...page, focus: 'elsewhere' }, 'tripType.chosen', ...leaving(page, snapshot), { type: 'tripType.chosen', tripType: other }),
  ];
};

/** What a page with a form tells it of its address. */
function toldAt(at: string, { saved }: SearchPage): SearchEvent {
  const { pathname, search: text } = new URL(at, 'http://localhost');
  const address = { type: 'address.changed', today: TODAY, saved } as const;
  if (pathname !== '/flights/search') return { ...address, pageKey: pathname, search: null };
  const params = new URLSearchParams(text);
  const complete = searchOfAddress(params, TODAY);
  return {
    ...address,
    pageKey: at,
    search: {
      parts: readSearchParams(params).parts,
      faults: addressFaults(params, TODAY),
      key: complete.ok ? searchKey(complete.value) : null,
    },
  };
}

function formDeeds(at: At): readonly Does[] {
  const { snapshot, page } = at;
  const context = contextOf(snapshot);
  const goes = (to: string): Does => does({ ...START, at: to, saved: page.saved }, `address.changed ${to}`, toldAt(to, page));
  const places = [
    ...(page.at === HOME ? [] : [goes(HOME)]),
    ...(page.at === RESULTS ? [] : [goes(RESULTS)]),
    ...(page.at === CITY ? [] : [{ ...goes(CITY), events: [...goes(CITY).events, PREFILLED] }]),
    // the form that was sent from here is opened again
    ...(page.at.startsWith('/flights/search') && !page.hasForm
      ? [does({ ...page, hasForm: true }, 'address.changed', toldAt(page.at, page))]
      : []),
  ];
  if (!page.hasForm) return places;
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
/** A code that stands in the form as if it had been picked. */
const NOWHERE = 'XQZ - Nowhere';
const PREFILLED: SearchEvent = { type: 'search.prefilled', today: TODAY, parts: { destination: 'LAX' } };

/** The button that sends: the focus goes to the first field that is wrong. */
function sending({ snapshot, page }: At): Does {
  const context = contextOf(snapshot);
  const bad = firstBadField(validateSearch(settledDraft(context), TODAY));
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
function arrives({ page }: At, before: AnyMachineSnapshot, after: AnyMachineSnapshot, deed: Does): SearchPage {
  const isSent = deed.events.some(({ type }) => type === 'form.submitted') || before.matches({ form: 'verifying' });
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
  deeds: (at: At) => readonly Does[],
  looksAt: (snapshot: AnyMachineSnapshot) => unknown,
): PageWalk<SearchPage> => {
  const walk = SEARCH_WALKS[name] as Walk;
  return { ...walk, page: START, deeds, byItself, arrives, sameAs: (snapshot) => [snapshot.value, looksAt(snapshot)] };
};

const ofField = (field: PlaceName) => (snapshot: AnyMachineSnapshot) => {
  const { draft, suggestions, pageKey } = contextOf(snapshot);
  return [draft[field].text, suggestions[field].about, suggestions[field].options.length > 0, pageKey];
};

const WALKS: Readonly<Record<string, PageWalk<SearchPage>>> = {
  'suggestions of the origin': onPage('suggestions of the origin', (at) => suggestionDeeds('origin', at), ofField('origin')),
  'suggestions of the destination': onPage(
    'suggestions of the destination',
    (at) => suggestionDeeds('destination', at),
    ofField('destination'),
  ),
  popovers: onPage('popovers', popoverDeeds, (snapshot) => {
    const { draft, pageKey } = contextOf(snapshot);
    return [draft.tripType, draft.departDate.date, draft.returnDate.date, pageKey];
  }),
  form: onPage('form', formDeeds, (snapshot) => {
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

const optionOf = (snapshot: AnyMachineSnapshot, field: unknown): Part => {
  const [first] = contextOf(snapshot).suggestions[field as PlaceName].options;
  return { role: 'option', name: new RegExp(`^${first?.code ?? ''}\\b`), within: LIST };
};

const gestures: PageTable<SearchPage>['gestures'] = {
  leave: (_event, hands) => hands.leave(),
  'place.entered': (event, hands) => hands.focus(fieldOf(event)),
  'place.typed': (event, hands) => hands.type(fieldOf(event), String(event['text'])),
  'highlight.moved': (_event, hands) => hands.key('{ArrowDown}'),
  'highlight.taken': (_event, hands) => hands.key('{Enter}'),
  'suggestions.dismissed': (_event, hands) => hands.key('{Escape}'),
  'suggestion.pressed': (event, hands, snapshot) => hands.hold(optionOf(snapshot, event['field'])),
  'suggestion.released': (_event, hands) => hands.release(),
  'suggestion.chosen': (event, hands, snapshot) => hands.press(optionOf(snapshot, event['field'])),
  'places.swapped': (_event, hands) => hands.press({ role: 'button', name: search.swap, within: FORM }),
  'picker.opened': async (event, hands) => {
    if (event['by'] === 'click') await hands.press(fieldOf(event));
    else if (event['by'] === 'ArrowDown') await hands.key('{ArrowDown}');
    else
      await hands.press({ role: 'button', name: event['field'] === 'departDate' ? search.openDeparture : search.openReturn, within: FORM });
  },
  'date.typed': (event, hands) => hands.type(fieldOf(event), String(event['text'])),
  'date.chosen': (event, hands) =>
    hands.press({ role: 'gridcell', name: new RegExp(`November ${String(event['date']).slice(8)}, 2026`), within: FORM }),
  'popover.closed': (_event, hands) => hands.key('{Escape}'),
  'travelers.opened': (_event, hands) => hands.press(FIELDS.travelers),
  'traveler.added': (_event, hands) => hands.press({ role: 'button', name: search.add.infant, within: FORM }),
  'traveler.removed': (_event, hands) => hands.press({ role: 'button', name: search.remove.infant, within: FORM }),
  'cabin.chosen': (_event, hands) => hands.choose({ role: 'combobox', name: search.cabin, within: FORM }, 'Business'),
  'tripType.chosen': (event, hands) => hands.press({ role: 'radio', name: search.tripTypes[event['tripType'] as 'R'], within: FORM }),
  'form.submitted': (_event, hands) => hands.press({ role: 'button', name: search.submit, within: FORM }),
  'address.changed': (_event, hands) => hands.press({ role: 'button', name: results.modifySearch }),
  [`address.changed ${HOME}`]: (_event, hands) => hands.travel('visit=home'),
  [`address.changed ${CITY}`]: (_event, hands) => hands.travel(CITY),
  [`address.changed ${RESULTS}`]: async (_event, hands) => {
    await hands.travel(RESULTS_SEARCH);
    await hands.press({ role: 'button', name: results.modifySearch });
  },
};

const isSuggested = (field: PlaceName, snapshot: AnyMachineSnapshot) => async (eyes: Eyes) => {
  if (isListed(snapshot, field)) await eyes.sees(LIST);
};
/** Both place fields look alike. */
const placeSights = (field: PlaceName): PageTable<SearchPage>['sights'] => ({
  [`${field}.pausing`]: (eyes, snapshot) => isSuggested(field, snapshot)(eyes),
  [`${field}.waiting`]: (eyes, snapshot) => isSuggested(field, snapshot)(eyes),
  [`${field}.showing`]: (eyes) => eyes.sees(LIST),
  [`${field}.pressing`]: (eyes) => eyes.sees(LIST),
  [`${field}.closing`]: (eyes, snapshot) => isSuggested(field, snapshot)(eyes),
  [`${field}.empty`]: (eyes, snapshot) =>
    eyes.sees({ role: 'status', within: FORM }, search.noPlaces(contextOf(snapshot).draft[field].text.trim())),
  [`${field}.failed`]: async (eyes) => {
    await eyes.sees({ role: 'status', within: FORM }, search.placesFailed);
    await eyes.sees({ role: 'link', name: /\(\d{3}\) \d{3}-\d{4}/ });
  },
  // what was typed stands there, whatever became of its suggestions
  [`${field}.closed`]: async (eyes, snapshot, { hasForm }) => {
    if (hasForm && contextOf(snapshot).draft[field].place?.isMetro !== true)
      await eyes.holdsValue(FIELDS[field], contextOf(snapshot).draft[field].text);
  },
});

const sights: PageTable<SearchPage>['sights'] = {
  ...placeSights('origin'),
  ...placeSights('destination'),
  'popover.closed': async (eyes) => {
    await eyes.seesNot(POPOVER('departDate'));
    await eyes.seesNot(TRAVELERS);
  },
  'popover.departure.shown': (eyes) => eyes.sees(POPOVER('departDate')),
  'popover.departure.entered': (eyes) => eyes.sees(POPOVER('departDate')),
  'popover.return.shown': (eyes) => eyes.sees(POPOVER('returnDate')),
  'popover.return.entered': (eyes) => eyes.sees(POPOVER('returnDate')),
  'popover.travelers': (eyes) => eyes.sees(TRAVELERS),
  'form.verifying': (eyes) => eyes.sees({ role: 'button', name: search.submit, within: FORM }),
};

export const SEARCH_TABLES: Readonly<Record<string, PageTable<SearchPage>>> = Object.fromEntries(
  Object.entries(WALKS)
    .filter(([name]) => name !== 'form')
    .map(([name, walk]) => [name, { walk, gestures, sights }]),
);
