/** The search form: how its events are made by hand, and how its states look. */
import { search } from '#core/content/messages/search.en';
import { results } from '#core/content/messages/results.en';
import type { DateName, PlaceName } from '#core/domain/search/searchDraft';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Eyes, PageTable, Part } from './hands';
import { CITY, HOME, isListed, RESULTS, RESULTS_SEARCH, WALKS } from './search.deeds';
import { contextOf } from './search.page';
import type { SearchPage } from './search.page';

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
  Object.entries(WALKS).map(([name, walk]) => [name, { walk, gestures, sights }]),
);
