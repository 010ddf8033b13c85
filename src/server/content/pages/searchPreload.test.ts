import { searchPreload } from './searchPreload';

const NOW = new Date('2026-11-22T08:00:00Z');
const SEARCH = 'des=LAX&ori=JFK&departdate=22-dec-2026&triptype=R&cabin=economy&adt=1&chd=0&inf=0&returndate=29-Dec-2026';
const ASKED = 'ori=JFK&des=LAX&departdate=22-Dec-2026&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&returndate=29-Dec-2026';

it.each(['/flights/search', '/us-es/flights/search'])('names the request that the page at %s makes', (path) => {
  expect(searchPreload(`${path}?${SEARCH}&fftfn=GOOGLE1&stops=0`, '', NOW)).toBe(
    `</flight/getflights?${ASKED}>; rel=preload; as=fetch; crossorigin`,
  );
});

it('goes to the base of the calls', () => {
  expect(searchPreload(`/flights/search?${SEARCH}`, 'https://api.example', NOW)).toContain('<https://api.example/flight/getflights?');
});

it.each([
  ['another page', `/about-us?${SEARCH}`],
  ['no search', '/flights/search'],
  ['a date that has passed everywhere', `/flights/search?${SEARCH.replace('22-dec-2026', '20-Nov-2026')}`],
  ['what is no code', `/flights/search?${SEARCH.replace('JFK', '%3E%0D%0Ax')}`],
])('is left out for %s', (_what, address) => expect(searchPreload(address, '', NOW)).toBeNull());
