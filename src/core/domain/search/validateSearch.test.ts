import { DEFAULT_TRAVELERS } from '../travelers/travelers';
import { searchFor } from './trip';
import { search as words } from '../../content/messages/flights/search/search.en';
import type { Place } from '../places/airports';
import { addDays, isoDateOf } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { DEFAULT_SEARCH, dateDraft, placeDraft } from '../places/initialSearch';
import type { SearchDraft } from './searchDraft';
import { codeOfPlace, departureBeforeReturn, departureWindow, queryOfDraft, returnWindow, sameStayReturn } from './searchDraft';
import { completeSearch, firstBadField, searchOfAddress, validateSearch } from './validateSearch';

const day = (y: number, m: number, d: number): IsoDate => {
  const date = isoDateOf(y, m, d);
  if (!date) throw new Error('no such day');
  return date;
};
const TODAY = day(2026, 11, 21);
const place = (code: string, metro = code, isMetro = false): Place => ({
  code,
  label: `${code} - Name`,
  city: 'City',
  country: 'US',
  metro,
  isMetro,
});
const typed = (text: string) => ({ text, place: null, code: null });
const unread = (text: string) => ({ text, date: null });

const GOOD: SearchDraft = {
  ...DEFAULT_SEARCH,
  origin: placeDraft(place('JFK', 'NYC')),
  destination: placeDraft(place('LAX')),
  departDate: dateDraft(addDays(TODAY, 10)),
  returnDate: dateDraft(addDays(TODAY, 15)),
};

it('finds nothing wrong with a complete search', () => {
  expect(validateSearch(GOOD, TODAY)).toEqual({});
  expect(completeSearch(GOOD, TODAY)).toEqual({
    ok: true,
    value: searchFor(
      { origin: 'JFK', destination: 'LAX', departs: addDays(TODAY, 10), returns: addDays(TODAY, 15) },
      'Economy',
      DEFAULT_TRAVELERS,
    ),
  });
});

it.each<[string, Partial<SearchDraft>, string, string]>([
  ['origin empty', { origin: typed('  ') }, 'origin', 'Please enter a From city or airport.'],
  ['origin off the pattern', { origin: typed('New York') }, 'origin', 'Please enter a valid city or airport.'],
  ['origin with a comma', { origin: typed('JFK - New York, NY') }, 'origin', 'Please enter a valid city or airport.'],
  ['origin in small letters', { origin: typed('jfk - Kennedy') }, 'origin', 'Please enter a valid city or airport.'],
  ['destination empty', { destination: typed('') }, 'destination', 'Please enter a valid city or airport.'],
  ['destination off the pattern', { destination: typed('Lax') }, 'destination', 'Please enter a valid city or airport.'],
  [
    'destination equals origin',
    { destination: placeDraft(place('JFK', 'NYC')) },
    'destination',
    'Please enter a different To city or airport.',
  ],
  [
    'destination is the city of origin',
    { destination: placeDraft(place('NYC', 'NYC', true)) },
    'destination',
    'Please enter a different To city or airport.',
  ],
  ['destination typed like origin', { destination: typed('JFK - Kennedy') }, 'destination', 'Please enter a different To city or airport.'],
  ['departure empty', { departDate: unread('') }, 'departDate', 'Please enter a Departure Date.'],
  ['departure unreadable', { departDate: unread('soon') }, 'departDate', 'Please enter a Departure Date.'],
  ['return unreadable', { returnDate: unread('later') }, 'returnDate', 'Please enter a Return Date.'],
  ['departure yesterday', { departDate: dateDraft(addDays(TODAY, -1)) }, 'departDate', 'Departure Date cannot be in the past.'],
  ['return empty', { returnDate: unread('') }, 'returnDate', 'Please enter a Return Date.'],
  [
    'return on the day of departure',
    { returnDate: dateDraft(addDays(TODAY, 10)) },
    'returnDate',
    'Return Date must be after Departure Date.',
  ],
  ['return before departure', { returnDate: dateDraft(addDays(TODAY, 9)) }, 'returnDate', 'Return Date must be after Departure Date.'],
  [
    'return beyond the window',
    { returnDate: dateDraft(addDays(TODAY, 331)) },
    'returnDate',
    'Please choose a date within the next 330 days.',
  ],
])('%s', (_, change, field, message) => {
  const faults = validateSearch({ ...GOOD, ...change }, TODAY);
  expect(Object.entries(faults).map(([f, code]) => [f, words.faults[code](1)])).toEqual([[field, message]]);
});

it.each([
  ['R', 0, undefined],
  ['R', 329, undefined],
  ['R', 330, 'dateBeyondWindow'],
  ['O', 330, undefined],
  ['O', 331, 'dateBeyondWindow'],
] as const)('%s departing in %i days: %s', (tripType, days, fault) => {
  const draft = { ...GOOD, tripType, departDate: dateDraft(addDays(TODAY, days)), returnDate: dateDraft(addDays(TODAY, 330)) };
  expect(validateSearch(draft, TODAY).departDate).toBe(fault);
});

it('asks no return of a one-way trip', () => {
  expect(validateSearch({ ...GOOD, tripType: 'O', returnDate: unread('x') }, TODAY)).toEqual({});
});

it('a return may be on the last day of the window', () => {
  expect(validateSearch({ ...GOOD, returnDate: dateDraft(addDays(TODAY, 330)) }, TODAY)).toEqual({});
});

it('a search that is complete and wrong is invalid', () => {
  const departDate = dateDraft(addDays(TODAY, -1));
  expect(completeSearch({ ...GOOD, departDate }, TODAY)).toEqual({ ok: false, error: { departDate: 'departurePast' } });
});

it.each<[string, Partial<SearchDraft>]>([
  ['origin', { origin: typed('') }],
  ['destination', { destination: typed('Lax') }],
  ['departure', { departDate: unread('soon') }],
  ['return', { returnDate: unread('') }],
])('without its %s a draft is no search yet', (_, change) => {
  expect(queryOfDraft({ ...GOOD, ...change })).toBeNull();
});

it('a draft of one way is a search without its return', () => {
  expect(queryOfDraft({ ...GOOD, tripType: 'O', returnDate: unread('') })?.slices).toEqual([
    { origin: 'JFK', destination: 'LAX', date: addDays(TODAY, 10) },
  ]);
});

it('a label is read with outer spaces', () => {
  expect(codeOfPlace(typed('  JFK - Kennedy '))).toBe('JFK');
});

it('focuses fields in the order of the form', () => {
  expect(firstBadField(validateSearch(DEFAULT_SEARCH, TODAY))).toBe('origin');
  expect(Object.keys(validateSearch(DEFAULT_SEARCH, TODAY))).toEqual(['origin', 'destination', 'departDate', 'returnDate']);
  expect(firstBadField({ returnDate: 'returnEmpty', destination: 'destinationSame' })).toBe('destination');
  expect(firstBadField({})).toBeNull();
});

describe('windows', () => {
  it('leave a day for the return', () => {
    expect(departureWindow('R', TODAY)).toEqual({ first: TODAY, last: addDays(TODAY, 329) });
    expect(departureWindow('O', TODAY).last).toBe(addDays(TODAY, 330));
    expect(returnWindow(null, TODAY)).toEqual({ first: addDays(TODAY, 1), last: addDays(TODAY, 330) });
    expect(returnWindow(addDays(TODAY, 5), TODAY).first).toBe(addDays(TODAY, 6));
    expect(returnWindow(addDays(TODAY, -9), TODAY).first).toBe(addDays(TODAY, 1));
    expect(returnWindow(addDays(TODAY, 400), TODAY).first).toBe(addDays(TODAY, 330));
  });
  it.each([
    [20, 19],
    [1, 0],
    [0, 0],
    [-4, 0],
    [600, 329],
  ])('departure before a return in %i days is in %i', (back, out) => {
    expect(departureBeforeReturn(addDays(TODAY, back), TODAY)).toBe(addDays(TODAY, out));
  });
});

describe('a departure that moves', () => {
  const stay = (nights: number) => ({ ...GOOD, returnDate: dateDraft(addDays(TODAY, 10 + nights)) });
  it.each([
    ['takes its return along', stay(5), 20, 25],
    ['takes the shortest stay along', stay(2), 20, 22],
    ['leaves one night to the form, which sets it by itself', stay(1), 20, null],
    ['has no stay to keep after a wrong return', stay(-3), 20, null],
    ['may return on the last day', stay(5), 325, 330],
    ['may not return after it', stay(5), 326, null],
    ['has no stay without a return', { ...GOOD, returnDate: unread('') }, 20, null],
    ['has no stay without a departure before', { ...GOOD, departDate: unread('') }, 20, null],
  ])('%s', (_, draft, departs, returns) => {
    expect(sameStayReturn(draft, addDays(TODAY, departs), TODAY)).toBe(returns === null ? null : addDays(TODAY, returns));
  });
});

describe('an address', () => {
  const URL_OK = 'ori=JFK&des=LAX&departdate=10-Jan-2027&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&returndate=17-Jan-2027';
  const read = (search: string) => searchOfAddress(new URLSearchParams(search), TODAY);
  it('is a search when nothing is wrong', () => {
    expect(read(URL_OK)).toMatchObject({
      ok: true,
      value: {
        slices: [
          { origin: 'JFK', destination: 'LAX', date: '2027-01-10' },
          { origin: 'LAX', destination: 'JFK', date: '2027-01-17' },
        ],
      },
    });
  });
  it.each(['&ages=5', '&ages=x'])('leaves out ages of nobody: %s', (ages) => {
    expect(read(URL_OK + ages)).toEqual(read(URL_OK));
  });
  it.each([
    ['a past departure', URL_OK.replace('10-Jan-2027', '10-Jan-2026'), { departDate: 'departurePast' }],
    ['a return before departure', URL_OK.replace('17-Jan', '09-Jan'), { returnDate: 'returnNotAfter' }],
    ['an invalid date', URL_OK.replace('10-Jan', '31-Feb'), { departDate: 'departureEmpty' }],
    ['a missing origin', URL_OK.replace('ori=JFK', 'ori='), { origin: 'originEmpty' }],
    ['garbage for a code', URL_OK.replace('des=LAX', 'des=%00%3Cx'), { destination: 'destinationInvalid' }],
    ['the same place twice', URL_OK.replace('des=LAX', 'des=jfk'), { destination: 'destinationSame' }],
    ['ten travelers', URL_OK.replace('adt=1', 'adt=10'), { travelers: 'partyInvalid' }],
    ['more infants than adults', URL_OK.replace('inf=0', 'inf=2'), { travelers: 'partyInvalid' }],
    ['an unknown cabin, which no field shows', URL_OK.replace('Economy', 'Deck'), {}],
    [
      'a departure next year but one',
      URL_OK.replace('10-Jan-2027', '10-Jan-2028').replace('17-Jan-2027', '17-Jan-2028'),
      { departDate: 'dateBeyondWindow', returnDate: 'dateBeyondWindow' },
    ],
  ])('with %s shows the form', (_, search, faults) => {
    expect(read(search)).toEqual({ ok: false, error: faults });
  });
});
