/** Flights after the first of a multi-city trip in the form (search.43, search.44). */
import { isPlaceField } from '../recorded/search';
import fc from 'fast-check';
import type { Place } from '../places/airports';
import {
  DEFAULT_SEARCH,
  dateDraft,
  draftOfAddress,
  draftOfSaved,
  parseSavedSearch,
  placeDraft,
  savedOfDraft,
} from '../places/initialSearch';
import { addDays, isoDateOf } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { search as words } from '../../content/messages/flights/search/search.en';
import {
  EMPTY_FLIGHT,
  EMPTY_PLACE,
  SEARCH_FIELDS,
  dateWindow,
  flightOf,
  flightsOf,
  placeAt,
  queryOfDraft,
  withDateAt,
  withPlaceAt,
} from './searchDraft';
import type { FurtherDraft, SearchDraft } from './searchDraft';
import { readSearchParams, searchParamsOf } from './searchQuery';
import { nonEmpty } from '../values/nonEmpty';
import { DEFAULT_TRAVELERS } from '../travelers/travelers';
import { MOST_SLICES, tripTypeOf } from './trip';
import type { SearchQuery } from './trip';
import { addressFaults, firstBadField, flightsLeftOut, searchOfAddress, validateSearch } from './validateSearch';

const TODAY = isoDateOf(2026, 11, 21) ?? ('2026-11-21' as IsoDate);
const day = (ahead: number): IsoDate => addDays(TODAY, ahead);
const place = (code: string, metro = code, isMetro = false): Place => ({
  code,
  label: `${code} - Name`,
  city: 'City',
  country: 'US',
  region: '',
  metro,
  isMetro,
});
const at = (code: string) => placeDraft(place(code));
const typed = (text: string) => ({ text, place: null, code: null });

/** JFK to LAX, LAX to SEA, SFO to JFK. */
const GOOD: SearchDraft = {
  ...DEFAULT_SEARCH,
  tripType: 'M',
  origin: placeDraft(place('JFK', 'NYC')),
  destination: at('LAX'),
  departDate: dateDraft(day(10)),
  further: [
    { origin: null, destination: at('SEA'), date: dateDraft(day(14)) },
    { origin: at('SFO'), destination: placeDraft(place('JFK', 'NYC')), date: dateDraft(day(14)) },
  ],
};
const withFlight = (flight: number, change: Partial<FurtherDraft>): SearchDraft => ({
  ...GOOD,
  further: GOOD.further.map((row, i) => (i === flight - 2 ? { ...row, ...change } : row)),
});

describe('fields', () => {
  it('there are those of as many flights as a trip may have, in the order of the form', () => {
    expect(SEARCH_FIELDS.filter(isPlaceField)).toHaveLength(2 * MOST_SLICES);
    expect(SEARCH_FIELDS.slice(0, 8)).toEqual([
      'origin',
      'destination',
      'departDate',
      'returnDate',
      'origin2',
      'destination2',
      'date2',
      'origin3',
    ]);
    expect(SEARCH_FIELDS.map(flightOf)).toEqual([1, 1, 1, 1, ...[2, 3, 4, 5, 6].flatMap((n) => [n, n, n]), 1]);
  });

  it('an origin follows where the flight before goes until it is filled in by hand', () => {
    expect(placeAt(GOOD, 'origin2')).toBe(GOOD.destination);
    expect(placeAt(withPlaceAt(GOOD, 'destination', at('SAN')), 'origin2')).toEqual(at('SAN'));
    expect(placeAt(withPlaceAt(GOOD, 'destination2', at('PDX')), 'origin3')).toEqual(at('SFO'));
    const byHand = withPlaceAt(GOOD, 'origin2', typed(''));
    expect(placeAt(withPlaceAt(byHand, 'destination', at('SAN')), 'origin2')).toEqual(EMPTY_PLACE);
    expect(placeAt(withPlaceAt(GOOD, 'destination', typed('los a')), 'origin2')).toBe(EMPTY_PLACE);
  });

  it('of other types of trips are those of the first flight', () => {
    expect(flightsOf(GOOD).map(({ flight }) => flight)).toEqual([1, 2, 3]);
    expect(flightsOf({ ...GOOD, tripType: 'O' }).map(({ flight }) => flight)).toEqual([1]);
    expect(queryOfDraft({ ...GOOD, tripType: 'O' })?.slices).toHaveLength(1);
  });

  it.each([
    ['departDate', 0],
    ['date2', 10],
    ['date3', 14],
  ] as const)('the calendar of %s begins in %i days', (field, first) => {
    expect(dateWindow(GOOD, field, TODAY)).toEqual({ first: day(first), last: day(330) });
  });

  it('a calendar begins at the last known day before', () => {
    expect(dateWindow(withDateAt(GOOD, 'date2', dateDraft(null)), 'date3', TODAY).first).toBe(day(10));
    expect(dateWindow(withDateAt(GOOD, 'departDate', dateDraft(day(-5))), 'date2', TODAY).first).toBe(TODAY);
    expect(dateWindow(withDateAt(GOOD, 'departDate', dateDraft(day(400))), 'date2', TODAY).first).toBe(day(330));
  });
});

describe('rules', () => {
  it('nothing is wrong with a whole trip; days may be equal', () => {
    expect(validateSearch(GOOD, TODAY)).toEqual({});
    expect(queryOfDraft(GOOD)?.slices).toEqual([
      { origin: 'JFK', destination: 'LAX', date: day(10) },
      { origin: 'LAX', destination: 'SEA', date: day(14) },
      { origin: 'SFO', destination: 'JFK', date: day(14) },
    ]);
  });

  it.each<[string, SearchDraft, string, string]>([
    ['origin empty', withFlight(3, { origin: typed(' ') }), 'origin3', 'Please enter a From city or airport for flight 3.'],
    ['origin off the pattern', withFlight(3, { origin: typed('San') }), 'origin3', 'Please enter a valid city or airport for flight 3.'],
    ['destination empty', withFlight(2, { destination: EMPTY_PLACE }), 'destination2', 'Please enter a To city or airport for flight 2.'],
    [
      'destination off the pattern',
      withFlight(2, { destination: typed('sea') }),
      'destination2',
      'Please enter a valid city or airport for flight 2.',
    ],
    [
      'destination where it begins',
      withFlight(2, { destination: at('LAX') }),
      'destination2',
      'Please enter a different To city or airport for flight 2.',
    ],
    [
      'destination the city where it begins',
      withFlight(3, { origin: placeDraft(place('NYC', 'NYC', true)) }),
      'destination3',
      'Please enter a different To city or airport for flight 3.',
    ],
    ['day empty', withFlight(3, { date: dateDraft(null) }), 'date3', 'Please enter a Departure Date for flight 3.'],
    ['day unreadable', withFlight(3, { date: { text: 'soon', date: null } }), 'date3', 'Please enter a Departure Date for flight 3.'],
    ['day in the past', withFlight(2, { date: dateDraft(day(-1)) }), 'date2', 'Departure Date for flight 2 cannot be in the past.'],
    ['day before the flight before', withFlight(3, { date: dateDraft(day(13)) }), 'date3', 'Flight 3 cannot leave before flight 2.'],
    [
      'day beyond the window',
      withFlight(3, { date: dateDraft(day(331)) }),
      'date3',
      'Please choose a date within the next 330 days for flight 3.',
    ],
  ])('%s', (_, draft, field, message) => {
    const said = Object.entries(validateSearch(draft, TODAY)).map(([of, fault]) => [of, words.faults[fault](flightOf(of))]);
    expect(said).toEqual([[field, message]]);
    expect(firstBadField(validateSearch(draft, TODAY))).toBe(field);
    expect(validateSearch({ ...draft, tripType: 'O' }, TODAY)).toEqual({});
  });

  it('the last day of all may be flown on, and a first flight too', () => {
    expect(validateSearch(withFlight(3, { date: dateDraft(day(330)) }), TODAY)).toEqual({});
    expect(
      validateSearch(
        { ...GOOD, departDate: dateDraft(day(330)), further: [{ ...EMPTY_FLIGHT, destination: at('SEA'), date: dateDraft(day(330)) }] },
        TODAY,
      ),
    ).toEqual({});
  });
});

describe('addresses', () => {
  const FIRST = 'ori=JFK&des=LAX&departdate=10-Jan-2027&triptype=M&cabin=Economy&adt=1&chd=0&inf=0';
  const read = (search: string) => new URLSearchParams(`${FIRST}${search}`);
  it.each([
    ['all of them can be read', '&s2=LAX-SEA-14-Jan-2027&s3=SFO-JFK-20-Jan-2027', [], ['JFK', 'LAX', 'SFO']],
    ['the third cannot', '&s2=LAX-SEA-14-Jan-2027&s3=SFO-JFK-31-Feb-2027', [3], ['JFK', 'LAX']],
    ['the second cannot', '&s2=LAX&s3=SFO-JFK-20-Jan-2027', [2], ['JFK', 'SFO']],
    ['the third is there twice', '&s2=LAX-SEA-14-Jan-2027&s3=SFO-JFK-20-Jan-2027&s3=SFO-JFK-21-Jan-2027', [3], ['JFK', 'LAX']],
    ['several cannot', '&s2=LAX-SEA-14-Jan-2027&s3=&s5=x', [3, 5], ['JFK', 'LAX']],
    ['no further one can', '&s2=LAX', [2], null],
    ['there is no further one', '', [], null],
    ['one leaves before the one before', '&s2=LAX-SEA-09-Jan-2027', [], null],
  ])('%s: the readable ones are searched for', (_, search, leftOut, origins) => {
    expect(flightsLeftOut(read(search))).toEqual(leftOut);
    const found = searchOfAddress(read(search), TODAY);
    expect(found.ok ? found.value.slices.map(({ origin }) => origin) : null).toEqual(origins);
  });

  it('without a further flight the form has an empty second one', () => {
    const draft = draftOfAddress(readSearchParams(read('&s2=LAX')).parts);
    expect([draft.tripType, draft.further]).toEqual(['M', [EMPTY_FLIGHT]]);
    expect(addressFaults(read(''), TODAY)).toEqual({ destination2: 'destinationEmpty', date2: 'departureEmpty' });
  });

  it('fill the form, which writes the same again', () => {
    const params = read('&s2=LAX-SEA-14-Jan-2027&s3=SFO-JFK-20-Jan-2027');
    const draft = draftOfAddress(readSearchParams(params).parts);
    expect(draft.further.map(({ origin }) => origin?.code ?? null)).toEqual([null, 'SFO']);
    const query = queryOfDraft(draft);
    expect(query && searchParamsOf(query)).toBe(params.toString());
  });
});

it('the form holds any trip of an address as it is, and saves it so', () => {
  const code = fc.stringMatching(/^[A-Z]{3}$/);
  const slice = fc.record({ origin: code, destination: code, date: fc.integer({ min: 1, max: 330 }).map(day) });
  fc.assert(
    fc.property(fc.array(slice, { minLength: 2, maxLength: MOST_SLICES }), (slices) => {
      const query: SearchQuery = { slices: nonEmpty(slices), cabin: 'First', travelers: DEFAULT_TRAVELERS };
      fc.pre(tripTypeOf(query) === 'M');
      const draft = draftOfAddress(readSearchParams(new URLSearchParams(searchParamsOf(query))).parts);
      expect(queryOfDraft(draft)).toEqual(query);
      const named = SEARCH_FIELDS.filter(isPlaceField)
        .slice(0, 2 * slices.length)
        .reduce((all, field) => withPlaceAt(all, field, at(placeAt(all, field).code ?? placeAt(all, field).place?.code ?? '')), draft);
      const kept = parseSavedSearch(JSON.parse(JSON.stringify(savedOfDraft(named))));
      expect(kept && queryOfDraft(draftOfSaved(kept, TODAY))).toEqual(query);
    }),
  );
});

describe('the saved search', () => {
  const saved = savedOfDraft(GOOD);
  it('comes back as it was, further origins that follow included', () => {
    expect(parseSavedSearch(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    expect(saved && draftOfSaved(saved, TODAY)).toEqual({ ...GOOD, returnDate: dateDraft(null) });
  });

  it.each([
    [1, [1, 5, 5]],
    [0, [3, 7, 7]],
    [-30, [3, 7, 7]],
  ])('departing in %i days it leaves on %j', (ahead, days) => {
    const moved = {
      ...GOOD,
      departDate: dateDraft(day(ahead)),
      further: GOOD.further.map((row) => ({ ...row, date: dateDraft(day(ahead + 4)) })),
    };
    const kept = savedOfDraft(moved);
    const draft = kept && draftOfSaved(kept, TODAY);
    expect([draft?.departDate.date, ...(draft?.further ?? []).map(({ date }) => date.date)]).toEqual(days.map(day));
  });

  it('is no search while a place has no name or a flight no day', () => {
    expect(savedOfDraft(withFlight(3, { origin: typed('SFO - Name') }))).toBeNull();
    expect(savedOfDraft(withFlight(2, { date: dateDraft(null) }))).toBeNull();
  });

  it.each([
    ['no flights', undefined],
    ['an empty list', []],
    ['six more flights', Array.from({ length: 6 }, () => saved?.further[0])],
    ['a flight without a day', [{ ...saved?.further[0], date: null }]],
    ['a flight to nowhere', [{ ...saved?.further[0], destination: { label: 'New York' } }]],
    ['something else', ['x']],
  ])('with %s it is no search', (_, further) => {
    expect(parseSavedSearch({ ...saved, further })).toBeNull();
  });

  it('of another type of trip has no further flights', () => {
    expect(savedOfDraft({ ...GOOD, tripType: 'O' })?.further).toEqual([]);
  });
});
