/** The search form: how its events are made by hand, and how its states look. */
import { flexible } from '#core/content/messages/flights/search/flexible.en';
import { search } from '#core/content/messages/flights/search/search.en';
import { multiCity } from '#core/content/messages/flights/search/multiCity.en';
import { common } from '#core/content/messages/site/common.en';
import { results } from '#core/content/messages/flights/results/results.en';
import { endOf, flightOf, isDateField, placeAt } from '#core/domain/search/searchDraft';
import type { DateName, PlaceEnd, PlaceName, SearchField } from '#core/domain/search/searchDraft';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PageReader, PageTable, Part } from './pageDriver';
import { CITY, HOME, isListed, RESULTS, RESULTS_SEARCH, WALKS } from './search.actions';
import { contextOf } from './search.page';
import type { SearchPage } from './search.page';

const FORM: Part = { role: 'search', name: search.landmark };
const PARTY: Part = { role: 'button', name: new RegExp(`^${search.travelersAndCabin}`), within: FORM };

/** On a multi-city trip each flight has fields of its own, in its group. */
const withinOf = (field: SearchField, snapshot: AnyMachineSnapshot): Part =>
  contextOf(snapshot).draft.tripType === 'M' ? { role: 'group', name: common.flight(flightOf(field)), within: FORM } : FORM;

function partOf(field: SearchField, snapshot: AnyMachineSnapshot): Part {
  if (field === 'travelers') return PARTY;
  const within = withinOf(field, snapshot);
  if (isDateField(field)) return { role: 'textbox', name: field === 'returnDate' ? search.return : search.departure, within };
  return { role: 'combobox', name: endOf(field) === 'origin' ? search.from : search.to, within };
}
const fieldOf = ({ field }: AnyEventObject, snapshot: AnyMachineSnapshot): Part => partOf(field as SearchField, snapshot);
const LIST: Part = { role: 'listbox', name: search.suggestions, within: FORM };
const POPOVER = (field: DateName): Part => ({
  role: 'dialog',
  name: field === 'returnDate' ? search.openReturn : search.openDeparture,
  within: FORM,
});
const TRAVELERS: Part = { role: 'dialog', name: search.travelersAndCabin, within: FORM };

const optionOf = (snapshot: AnyMachineSnapshot, field: unknown): Part => {
  const [first] = contextOf(snapshot).suggestions[endOf(field as PlaceName)].options;
  return { role: 'option', name: new RegExp(`^${first?.code ?? ''}\\b`), within: LIST };
};

const gestures: PageTable<SearchPage>['gestures'] = {
  leave: (_event, driver) => driver.leave(),
  'place.entered': (event, driver, snapshot) => driver.focus(fieldOf(event, snapshot)),
  'place.typed': (event, driver, snapshot) => driver.type(fieldOf(event, snapshot), String(event['text'])),
  'highlight.moved': (_event, driver) => driver.key('{ArrowDown}'),
  'highlight.taken': (_event, driver) => driver.key('{Enter}'),
  'suggestions.dismissed': (_event, driver) => driver.key('{Escape}'),
  'suggestion.pressed': (event, driver, snapshot) => driver.hold(optionOf(snapshot, event['field'])),
  'suggestion.released': (_event, driver) => driver.release(),
  'suggestion.chosen': (event, driver, snapshot) => driver.press(optionOf(snapshot, event['field'])),
  'places.swapped': (_event, driver) => driver.press({ role: 'button', name: search.swap, within: FORM }),
  'picker.opened': async (event, driver, snapshot) => {
    if (event['by'] === 'click') await driver.press(fieldOf(event, snapshot));
    else if (event['by'] === 'ArrowDown') await driver.key('{ArrowDown}');
    else
      await driver.press({
        role: 'button',
        name: event['field'] === 'returnDate' ? search.openReturn : search.openDeparture,
        within: withinOf(event['field'] as SearchField, snapshot),
      });
  },
  'date.typed': (event, driver, snapshot) => driver.type(fieldOf(event, snapshot), String(event['text'])),
  'date.chosen': (event, driver) =>
    driver.press({ role: 'gridcell', name: new RegExp(`November ${String(event['date']).slice(8)}, 2026`), within: FORM }),
  'popover.closed': (_event, driver) => driver.key('{Escape}'),
  'travelers.opened': (_event, driver) => driver.press(PARTY),
  'traveler.added': (_event, driver) => driver.press({ role: 'button', name: search.add.infant, within: FORM }),
  'traveler.removed': (_event, driver) => driver.press({ role: 'button', name: search.remove.infant, within: FORM }),
  'cabin.chosen': (_event, driver) => driver.choose({ role: 'combobox', name: search.cabin, within: FORM }, 'Business'),
  'tripType.chosen': (event, driver) => driver.press({ role: 'radio', name: search.tripTypes[event['tripType'] as 'R'], within: FORM }),
  'flex.chosen': async (event, driver) => {
    await driver.press({ role: 'button', name: search.exactDates, within: FORM });
    await driver.choose({ role: 'combobox', name: flexible.label, within: FORM }, flexible.kinds[event['flex'] as '2']);
  },
  'flight.added': (_event, driver) => driver.press({ role: 'button', name: multiCity.add, within: FORM }),
  'flight.removed': (event, driver) => driver.press({ role: 'button', name: multiCity.remove(Number(event['flight'])), within: FORM }),
  'form.submitted': (_event, driver) => driver.press({ role: 'button', name: search.submit, within: FORM }),
  'address.changed': (_event, driver) => driver.press({ role: 'button', name: results.modifySearch }),
  [`address.changed ${HOME}`]: (_event, driver) => driver.travel('visit=home'),
  [`address.changed ${CITY}`]: (_event, driver) => driver.travel(CITY),
  [`address.changed ${RESULTS}`]: async (_event, driver) => {
    await driver.travel(RESULTS_SEARCH);
    await driver.press({ role: 'button', name: results.modifySearch });
  },
};

const isSuggested = (field: PlaceEnd, snapshot: AnyMachineSnapshot) => async (reader: PageReader) => {
  if (isListed(snapshot, field)) await reader.sees(LIST);
};
/** Both place fields look alike. */
const placeSights = (field: PlaceEnd): PageTable<SearchPage>['sights'] => ({
  [`${field}.pausing`]: (reader, snapshot) => isSuggested(field, snapshot)(reader),
  [`${field}.waiting`]: (reader, snapshot) => isSuggested(field, snapshot)(reader),
  [`${field}.showing`]: (reader) => reader.sees(LIST),
  [`${field}.pressing`]: (reader) => reader.sees(LIST),
  [`${field}.closing`]: (reader, snapshot) => isSuggested(field, snapshot)(reader),
  [`${field}.empty`]: (reader, snapshot) =>
    reader.sees({ role: 'status', within: FORM }, search.noPlaces(contextOf(snapshot).draft[field].text.trim())),
  [`${field}.failed`]: async (reader) => {
    await reader.sees({ role: 'status', within: FORM }, search.placesFailed);
    await reader.sees({ role: 'link', name: /\(\d{3}\) \d{3}-\d{4}/ });
  },
  // what was typed is there, whatever became of its suggestions
  [`${field}.closed`]: async (reader, snapshot, { hasForm }) => {
    if (hasForm && contextOf(snapshot).draft[field].place?.isMetro !== true)
      await reader.holdsValue(partOf(field, snapshot), placeAt(contextOf(snapshot).draft, field).text);
  },
});

const sights: PageTable<SearchPage>['sights'] = {
  ...placeSights('origin'),
  ...placeSights('destination'),
  'popover.closed': async (reader) => {
    await reader.seesNot(POPOVER('departDate'));
    await reader.seesNot(TRAVELERS);
  },
  'popover.departure.shown': (reader) => reader.sees(POPOVER('departDate')),
  'popover.departure.entered': (reader) => reader.sees(POPOVER('departDate')),
  'popover.return.shown': (reader) => reader.sees(POPOVER('returnDate')),
  'popover.return.entered': (reader) => reader.sees(POPOVER('returnDate')),
  'popover.travelers': (reader) => reader.sees(TRAVELERS),
  'form.verifying': (reader) => reader.sees({ role: 'button', name: search.submit, within: FORM }),
};

export const SEARCH_TABLES: Readonly<Record<string, PageTable<SearchPage>>> = Object.fromEntries(
  Object.entries(WALKS).map(([name, walk]) => [name, { walk, gestures, sights }]),
);
