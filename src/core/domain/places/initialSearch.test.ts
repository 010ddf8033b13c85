import fc from 'fast-check';
import { metroPlace, placeOfCode, withMetroRows } from './metros';
import type { Place } from './airports';
import { addDays, dateOfDayNumber, dayNumber, isoDateOf } from '../values/dates';
import {
  DEFAULT_SEARCH,
  destinationSearch,
  draftOfAddress,
  draftOfSaved,
  nearestParty,
  parseSavedSearch,
  savedOfDraft,
} from './initialSearch';
import { isValidParty } from '../travelers/travelers';
import { validateSearch } from '../search/validateSearch';

const TODAY = isoDateOf(2026, 11, 21) ?? dateOfDayNumber(0);
const JFK: Place = {
  code: 'JFK',
  label: 'JFK - John F Kennedy International Airport',
  city: 'New York',
  country: 'US',
  metro: 'NYC',
  isMetro: false,
};
const STORED = {
  tripType: 'R',
  origin: JFK.label,
  destination: 'LAX - Los Angeles International Airport',
  departDate: '2027-01-10',
  returnDate: '2027-01-17',
  adults: 2,
  children: 1,
  infants: 1,
  totalTravelers: 4,
  classValue: 'Business',
  places: { origin: JFK },
};

it('begins with a round trip for one adult in Economy and nothing else (search.1)', () => {
  expect(DEFAULT_SEARCH).toMatchObject({
    tripType: 'R',
    cabin: 'Economy',
    travelers: { adults: 1, children: 0, infants: 0 },
    departDate: { text: '' },
  });
});

describe('saved search', () => {
  it('comes back as it was', () => {
    const saved = parseSavedSearch(STORED);
    if (!saved) throw new Error('not read');
    const draft = draftOfSaved(saved, TODAY);
    expect(draft).toMatchObject({
      origin: { place: JFK },
      departDate: { text: 'Jan 10, 2027' },
      cabin: 'Business',
      travelers: { adults: 2, children: 1, infants: 1 },
    });
    expect(draft.destination.place).toMatchObject({ code: 'LAX', city: '', metro: 'LAX' });
    expect(savedOfDraft(draft)).toEqual(saved);
    expect(parseSavedSearch(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    expect(validateSearch(draft, TODAY)).toEqual({});
  });
  it.each([
    [1, 1, 8],
    [0, 3, 6],
    [-1, 3, 6],
    [-400, 3, 6],
  ])('departing in %i days becomes +%i and +%i (search.28)', (days, out, back) => {
    const saved = parseSavedSearch({ ...STORED, departDate: addDays(TODAY, days), returnDate: addDays(TODAY, days + 7) });
    if (!saved) throw new Error('not read');
    const draft = draftOfSaved(saved, TODAY);
    expect([draft.departDate.date, draft.returnDate.date]).toEqual([addDays(TODAY, out), addDays(TODAY, back)]);
  });
  it('keeps ages of children, and none that is no age', () => {
    const ages = (children: number, childAges: unknown) => parseSavedSearch({ ...STORED, children, childAges })?.childAges;
    expect([ages(2, [null, 8]), ages(2, [5, 8, 9]), ages(1, ['8']), ages(1, [99]), ages(1, 8), ages(1, undefined)]).toEqual([
      [null, 8],
      [5, 8],
      ...[[], [], [], []],
    ]);
    const saved = parseSavedSearch({ ...STORED, children: 2, childAges: [null, 8] });
    expect(saved && savedOfDraft(draftOfSaved(saved, TODAY))).toMatchObject({ childAges: [null, 8] });
  });
  it('reads dates as the form displays them', () => {
    expect(parseSavedSearch({ ...STORED, departDate: 'Jan 10, 2027' })?.departDate).toBe('2027-01-10');
  });
  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', [STORED]],
    ['no trip type', { ...STORED, tripType: 'X' }],
    ['a label off the pattern', { ...STORED, origin: 'New York' }],
    ['a label of the wrong kind', { ...STORED, destination: 5 }],
    ['no such day', { ...STORED, departDate: '2027-02-30' }],
    ['no return', { ...STORED, returnDate: null }],
    ['ten travelers', { ...STORED, adults: 10 }],
    ['half a traveler', { ...STORED, children: 0.5 }],
    ['an unknown cabin', { ...STORED, classValue: 'Deck' }],
  ])('%s is no search', (_, stored) => {
    expect(parseSavedSearch(stored)).toBeNull();
  });
  it('anything at all is a valid search or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ ...Object.fromEntries(Object.keys(STORED).map((k) => [k, fc.jsonValue()])) })),
        (stored) => {
          const saved = parseSavedSearch(stored);
          return (
            saved === null ||
            Object.keys(validateSearch(draftOfSaved(saved, TODAY), TODAY)).every(
              (f) => f === 'returnDate' || f === 'departDate' || f === 'destination',
            )
          );
        },
      ),
    );
  });
  it('is not kept while a place has no name', () => {
    expect(savedOfDraft(draftOfAddress({ origin: 'JFK', destination: 'LAX', departDate: TODAY }))).toBeNull();
  });
});

it('a destination page asks for a week from today (search.29)', () => {
  const draft = destinationSearch(TODAY, { destination: 'LAX' });
  expect(dayNumber(draft.departDate.date ?? TODAY) - dayNumber(TODAY)).toBe(7);
  expect(dayNumber(draft.returnDate.date ?? TODAY) - dayNumber(TODAY)).toBe(10);
  expect(draft.destination).toEqual({ text: 'LAX', place: null, code: 'LAX' });
  expect(destinationSearch(TODAY, { destination: 'LAX' }, 'Los Angeles').destination).toEqual({
    text: 'Los Angeles',
    place: null,
    code: 'LAX',
  });
  expect(draft.origin.text).toBe('');
});

it('counts of an address become the nearest party', () => {
  expect(nearestParty({ adults: 10, children: 0, infants: 0 })).toEqual({ adults: 9, children: 0, infants: 0 });
  expect(nearestParty({ adults: 1, children: 2, infants: 3 })).toEqual({ adults: 1, children: 2, infants: 1 });
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), fc.nat(99), (adults, children, infants) =>
      isValidParty(nearestParty({ adults, children, infants })),
    ),
  );
});

describe('cities above their airports (search.9)', () => {
  const at = (code: string, metro: string): Place => ({ ...JFK, code, metro, label: `${code} - X`, city: metro });
  const codes = (places: readonly Place[], text: string): string[] => withMetroRows(places, text).map((p) => p.code);
  it('one row where several share the code', () => {
    expect(codes([at('JFK', 'NYC'), at('EWR', 'NYC'), at('MSY', 'MSY')], 'new')).toEqual(['NYC', 'JFK', 'EWR', 'MSY']);
  });
  it('none for a single airport, and none where the code is an airport', () => {
    expect(codes([at('JFK', 'NYC')], 'jfk')).toEqual(['JFK']);
    expect(codes([at('HKG', 'HKG'), at('MFM', 'HKG')], 'hon')).toEqual(['HKG', 'MFM']);
  });
  it('an airport typed by its code stays first', () => {
    expect(codes([at('LGA', 'NYC'), at('JFK', 'NYC')], ' lga ')).toEqual(['LGA', 'NYC', 'JFK']);
  });
  it('names a code: the airport first, else the city', () => {
    expect(placeOfCode('JFK', [at('EWR', 'NYC'), at('JFK', 'NYC')])?.isMetro).toBe(false);
    expect(placeOfCode('NYC', [JFK])).toEqual(metroPlace('NYC', JFK));
    expect(placeOfCode('NYC', [JFK])?.label).toBe('NYC - New York all airports');
    expect(placeOfCode('XXX', [JFK])).toBeNull();
  });
});
