import { isoDateOf } from './dates';
import { CABINS, parseCabin, searchKey } from './trip';
import type { SearchQuery } from './trip';

it.each([
  ['economy', 'Economy'],
  ['PREMIUMECONOMY', 'PremiumEconomy'],
  ['First', 'First'],
  ['Premium Economy', null],
  ['', null],
])('cabin %j is %j (search.2)', (text, cabin) => {
  expect(parseCabin(text)).toBe(cabin);
});

it('has four cabins (search.2)', () => {
  expect(CABINS).toEqual(['Economy', 'PremiumEconomy', 'Business', 'First']);
});

it('every part of a search makes another key', () => {
  const date = isoDateOf(2027, 1, 5);
  const later = isoDateOf(2027, 1, 6);
  if (!date || !later) throw new Error('no such day');
  const q: SearchQuery = {
    origin: 'JFK',
    destination: 'LAX',
    departDate: date,
    returnDate: later,
    tripType: 'R',
    cabin: 'Economy',
    travelers: { adults: 1, children: 0, infants: 0 },
  };
  const others: SearchQuery[] = [
    { ...q, origin: 'EWR' },
    { ...q, destination: 'SFO' },
    { ...q, departDate: later },
    { ...q, returnDate: null, tripType: 'O' },
    { ...q, cabin: 'First' },
    { ...q, travelers: { adults: 1, children: 1, infants: 0 } },
    { ...q, travelers: { adults: 1, children: 0, infants: 1 } },
  ];
  expect(new Set([q, ...others].map(searchKey)).size).toBe(8);
  expect(searchKey({ ...q })).toBe(searchKey(q));
});
