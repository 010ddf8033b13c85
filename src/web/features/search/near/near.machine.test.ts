/** Airports nearby in the search machine (search.47). */
import { draftOfSaved, parseSavedSearch } from '#core/domain/places/initialSearch';
import { nearOfDraft } from '#core/domain/search/searchDraft';
import { ADDRESS, EWR, HOME, JFK, LAX, choose, day, onResults, settled, start, submit, typeDate } from '#testing/flights/searchRun';
import { TODAY } from '#testing/today';
import type { SearchEvent } from '../search.types';

const near = (field: 'origin' | 'destination', codes: string): SearchEvent => ({ type: 'near.chosen', field, near: codes });
const TRIP: readonly SearchEvent[] = [
  HOME,
  choose('origin', JFK),
  choose('destination', LAX),
  typeDate('departDate', day(10)),
  typeDate('returnDate', day(15)),
];

const chosen = (t: ReturnType<typeof start>) => nearOfDraft(t.draft());

it('are submitted with the search and saved with it', () => {
  const t = start();
  t.send(...TRIP, near('origin', 'EWR,LGA'), near('destination', 'BUR'), submit);
  const submitted = t.said.find((said) => said.type === 'search.submitted');
  expect(submitted?.near).toEqual({ origin: 'EWR,LGA', destination: 'BUR' });
  const saved = parseSavedSearch(JSON.parse(JSON.stringify(submitted?.saved)));
  expect(saved && nearOfDraft(draftOfSaved(saved, TODAY))).toEqual({ origin: 'EWR,LGA', destination: 'BUR' });
});

it.each<[string, readonly SearchEvent[], ReturnType<typeof nearOfDraft>]>([
  ['stay with other dates', [typeDate('departDate', day(20))], { origin: 'EWR', destination: 'BUR' }],
  ['go with a place that is typed over', [{ type: 'place.typed', field: 'origin', text: 'Bos' }], { origin: '', destination: 'BUR' }],
  ['go with a place that is picked anew', [choose('destination', EWR)], { origin: 'EWR', destination: '' }],
  ['swap with their places', [{ type: 'places.swapped', flight: 1 }], { origin: 'BUR', destination: 'EWR' }],
  ['are none of multi-city trips', [{ type: 'tripType.chosen', tripType: 'M' }], null],
  ['are at most three', [near('origin', 'EWR,LGA,PHL,HPN')], { origin: '', destination: 'BUR' }],
  ['are codes', [near('origin', '<b>')], { origin: '', destination: 'BUR' }],
])('%s', (_, events, expected) => {
  const t = start();
  t.send(...TRIP, near('origin', 'EWR'), near('destination', 'BUR'), ...events);
  expect(chosen(t)).toEqual(expected);
});

it('need a place to be near to', () => {
  const t = start();
  t.send(HOME, near('origin', 'EWR'));
  expect(chosen(t)).toBeNull();
});

it('come back with an address, and stay when its codes get their names', async () => {
  const t = start();
  t.send(onResults(`${ADDRESS}&fromnear=EWR`));
  expect(chosen(t)).toEqual({ origin: 'EWR', destination: '' });
  t.named[0]?.answer({ JFK, LAX });
  await settled();
  expect(t.draft().origin).toMatchObject({ place: JFK, near: 'EWR' });
  // the same search without them is another one
  t.send(onResults(ADDRESS));
  expect(chosen(t)).toBeNull();
});
