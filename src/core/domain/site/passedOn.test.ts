import { MAX_QUERY, meantAddress } from './passedOn';

const SEARCH = '/flights/search?ori=JFK&des=LHR';
const ZERO_WIDTH = '\u200b';

it.each([
  ['/flights.', '/flights'],
  ['/flights)', '/flights'],
  ['/flights],', '/flights'],
  ['/flights%20', '/flights'],
  ['/flights%22', '/flights'],
  ['/flights">', '/flights'],
  ['/flights%3E', '/flights'],
  ['/flights&gt;', '/flights'],
  ['/%22flights%22', '/flights'],
  [`/fli${ZERO_WIDTH}ghts`, '/flights'],
  ['/flights%E2%80%8B', '/flights'],
  ['/flights%EF%BB%BF', '/flights'],
  ['/flights%C2%AD', '/flights'],
  ['/flights%00', '/flights'],
  ['/flights%0A', '/flights'],
  ['//flights', '/flights'],
  ['///flights//', '/flights'],
  ['/\\flights', '/flights'],
  ['/%5Cflights', '/flights'],
  ['/index.html', '/'],
  ['/index.php?fftfn=A1', '/?fftfn=A1'],
  ['/flights/index.html', '/flights'],
  ['/us-es/index.htm', '/us-es'],
  ['/us-es//flights.', '/us-es/flights'],
  ['/us-es/flights-to-paris%E2%80%9D', '/us-es/flights-to-paris'],
  ['/ABOUT-US.', '/about-us'],
  ['/flights%2520', '/flights'],
  ['/%2566lights', '/flights'],
  ['/flights%E0%A4%A', '/flights'],
  ['/flights%', '/flights'],
  ['/%E0%A4%A', '/'],
  ['/about%E2%80%93us', '/about-us'],
  ['/about\u2013us', '/about-us'],
  ['/ａbout-us', '/about-us'],
  ['/flights%3Ffftfn=A1', '/flights?fftfn=A1'],
  ['/flights&utm_source=mail', '/flights?utm_source=mail'],
  ['/flights/search&amp;ori=JFK&amp;des=LHR', SEARCH],
  ['/flights/search?ori=JFK&amp;des=LHR', SEARCH],
  ['/flights/search?ori=JFK&amp;amp;des=LHR', SEARCH],
  ['/flights/search?ori=JFK&amp%3Bdes=LHR', SEARCH],
  [`${SEARCH}.`, SEARCH],
  [`${SEARCH}).`, SEARCH],
  [`${SEARCH}%20`, SEARCH],
  [`${SEARCH}%22`, SEARCH],
  [`${SEARCH}&quot;`, SEARCH],
  [`${SEARCH}">`, SEARCH],
  [`${SEARCH}%E2%80%8B`, SEARCH],
  [`/flights/search?ori=J${ZERO_WIDTH}FK&des=LHR`, SEARCH],
  [`${SEARCH}%00`, SEARCH],
  [`${SEARCH}%E0%A4%A`, SEARCH],
  [`${SEARCH}?utm_source=mail`, `${SEARCH}&utm_source=mail`],
])('%s means %s', (address, meant) => {
  expect(meantAddress(address)).toBe(meant);
  expect(meantAddress(meant)).toBeNull();
});

it.each([
  '/',
  '/flights',
  '/flights/',
  '/FLIGHTS',
  SEARCH,
  '/flights?utm_source=mail&gclid=abc&fftfn=A1',
  '/site-search?q=caf%C3%A9+con+leche',
  '/subscription?token=a-b_c',
  '/nothing-here',
  '//evil.example',
  '//evil.example/flights',
  '/\\evil.example',
  '/%2F%2Fevil.example',
  `/${'x'.repeat(9_000)}`,
  '/404.',
])('%s is left as it is', (address) => {
  expect(meantAddress(address)).toBeNull();
});

it('leaves out advertising where an address is too long, then the longest, and keeps what pages read', () => {
  const tags = `utm_campaign=${'x'.repeat(900)}&gclid=${'y'.repeat(900)}&fbclid=${'z'.repeat(900)}`;
  expect(meantAddress(`${SEARCH}&${tags}&fftfn=A1`)).toBe(`${SEARCH}&fftfn=A1`);
  expect(meantAddress(`${SEARCH}&who=${'x'.repeat(3_000)}&fftfn=A1`)).toBe(`${SEARCH}&fftfn=A1`);
  const many = Array.from({ length: 900 }, (_, i) => `p${String(i)}=${String(i)}`).join('&');
  expect(meantAddress(`${SEARCH}&${many}`)?.length).toBeLessThanOrEqual(MAX_QUERY + '/flights/search?'.length);
});
