import fc from 'fast-check';
import { parseSearchQuery } from '../search/searchQuery';
import { shareableSearch } from './shareLink';

const SEARCH = 'ori=JFK&des=LAX&departdate=05-Jan-2027&triptype=O&cabin=Economy&adt=2&chd=0&inf=0';

it.each([
  ['&stops=0&sort=cheapest&flex=2', '&flex=2&stops=0&sort=cheapest'],
  ['&when=2027-03:week', '&when=2027-03%3Aweek'],
  ['&fftfn=abc123&utm_source=mail&email=ana%40example.com&stops=0', '&stops=0'],
  ['&flight=x&seen=41230&compare=a', ''],
])('of an address with %s what may be passed on is %s', (more, kept) => {
  expect(shareableSearch(`?${SEARCH}${more}`)).toBe(SEARCH + kept);
});

it('is the same search, whatever else is in the address', () => {
  const extra = fc.dictionary(fc.stringMatching(/^[a-z_]{7,12}$/), fc.string({ maxLength: 20 }), { maxKeys: 4 });
  fc.assert(
    fc.property(extra, (more) => {
      const params = new URLSearchParams([...new URLSearchParams(SEARCH), ...Object.entries(more)]);
      const shared = new URLSearchParams(shareableSearch(params.toString()));
      expect(parseSearchQuery(shared)).toEqual(parseSearchQuery(new URLSearchParams(SEARCH)));
      expect(shareableSearch(shared.toString())).toBe(shared.toString());
      expect(shared.has('fftfn')).toBe(false);
    }),
  );
});
