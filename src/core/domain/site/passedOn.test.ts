import { MAX_QUERY, meantAddress, meantDocument } from './passedOn';

const SEARCH = '/flights/search?ori=JFK&des=LHR';
const ZERO_WIDTH = '\u200b';
const TOKEN = 'Kq3_-'.padEnd(31, 'x') + '_';

/** The address that was meant is right as it is. */
function expectMeant(address: string, meant: string): void {
  expect(meantAddress(address)).toBe(meant);
  expect(meantAddress(meant)).toBeNull();
}

/** What is behind a link in a text, by who takes it for a part of the link. */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  'a sentence': ['.', ')', ').', '],', '%20'],
  'a sentence in another script': ['%E2%80%9D', '%E3%80%82', '%E3%80%8D%E3%80%91', '%D8%8C'],
  'an attribute of HTML': ['%22', '">', '&quot;', '&quot;%3E', '%3E', '&gt;', '&gt'],
  'a tag of HTML': ['%3Cbr%3E', '%3C/a%3E', '</a>'],
  'a link of Markdown': ['](https://wingfare.example/flights)', '%5D(https://wingfare.example/flights?x=1)'],
  'marks of a chat': ['_', '~', '%60'],
  'signs that nobody sees': [ZERO_WIDTH, '%E2%80%8B', '%EF%BB%BF', '%C2%AD', '%00', '%0A'],
  'a sign that was cut off': ['%E0%A4%A', '%'],
};

describe.each(Object.entries(BEHIND))('%s', (_carrier, ends) => {
  it.each(['/flights', '/us-es/find-your-booking', SEARCH])('is no part of %s', (link) => {
    for (const end of ends) expectMeant(link + end, link);
  });
});

it.each<[who: string, rows: readonly (readonly [address: string, meant: string])[]]>([
  [
    'who writes quotes or marks around a link',
    [
      ['/%22flights%22', '/flights'],
      ['/_flights_', '/flights'],
      ['/flights/search?ori=%22JFK%22&des=LHR', SEARCH],
    ],
  ],
  [
    'a mail program that breaks lines',
    [
      [`/fli${ZERO_WIDTH}ghts`, '/flights'],
      ['/find-your-%20booking', '/find-your-booking'],
      [`/flights/search?ori=J${ZERO_WIDTH}FK&des=LHR`, SEARCH],
      ['/flights/search?ori=JFK%20&des=LHR', SEARCH],
      ['/flights/search?ori=JFK%E3%80%82&des=LHR', SEARCH],
      ['/flights/search?departdate=29-+Dec-%0A2026', '/flights/search?departdate=29-Dec-2026'],
    ],
  ],
  [
    'a word processor that sets dashes',
    [
      ['/about%E2%80%93us', '/about-us'],
      ['/about\u2013us', '/about-us'],
      ['/flights/search?departdate=29%E2%80%91Dec%E2%80%912026&x=1', '/flights/search?departdate=29-Dec-2026&x=1'],
      ['/flights/search?ages=30-%3A40&departdate=29%E2%88%92Dec%E2%80%942026', '/flights/search?ages=30-%3A40&departdate=29-Dec-2026'],
    ],
  ],
  [
    'a proxy that joins paths',
    [
      ['//flights', '/flights'],
      ['///flights//', '/flights'],
      ['/us-es//flights.', '/us-es/flights'],
      ['/\\flights', '/flights'],
      ['/%5Cflights', '/flights'],
    ],
  ],
  [
    'a server of former days that names its files',
    [
      ['/index.html', '/'],
      ['/index.php?fftfn=A1', '/?fftfn=A1'],
      ['/flights/index.html', '/flights'],
      ['/us-es/index.htm', '/us-es'],
    ],
  ],
  [
    'who types capitals or letters of full width',
    [
      ['/ABOUT-US.', '/about-us'],
      ['/US-ES', '/us-es'],
      ['/US-ES/flights/search?ori=JFK&des=LHR', '/us-es/flights/search?ori=JFK&des=LHR'],
      ['/Us-Es/Find-Your-Booking', '/us-es/find-your-booking'],
      ['/\uff41bout-us', '/about-us'],
    ],
  ],
  [
    'a program that encodes what is no text',
    [
      ['/%2566lights', '/flights'],
      ['/flights%2520', '/flights'],
      ['/%E0%A4%A', '/'],
      ['/flights%3Ffftfn=A1', '/flights?fftfn=A1'],
      ['/flights/search?ori%3DJFK%26des%3DLHR', SEARCH],
      ['/flights/search?ori=JFK%26des=LHR', SEARCH],
      ['/flights/search?ori%253DJFK%2526des%253DLHR', SEARCH],
      ['/flights/search?ori=JFK&des=LHR%2520', SEARCH],
      ['/flights/search?ori=%252522JFK%252522&des=LHR', SEARCH],
      ['/flights/search?ori=New%2520York&des=LHR', '/flights/search?ori=New%20York&des=LHR'],
      ['/flights/search%3Fori%3DJFK%26des%3DLHR', SEARCH],
    ],
  ],
  [
    'a page that writes addresses as HTML',
    [
      ['/flights/search&amp;ori=JFK&amp;des=LHR', SEARCH],
      ['/flights/search?ori=JFK&amp;des=LHR', SEARCH],
      ['/flights/search?ori=JFK&amp;amp;des=LHR', SEARCH],
      ['/flights/search?ori=JFK&amp%3Bdes=LHR', SEARCH],
    ],
  ],
  [
    'a newsletter that appends its parameters',
    [
      ['/flights&utm_source=mail', '/flights?utm_source=mail'],
      [`${SEARCH}?utm_source=mail`, `${SEARCH}&utm_source=mail`],
    ],
  ],
  [
    'a mail program that encodes what follows #',
    [
      [`/find-your-booking%23open=${TOKEN}`, `/find-your-booking#open=${TOKEN}`],
      [`/find-your-booking%23open%3D${TOKEN}`, `/find-your-booking#open=${TOKEN}`],
      [`/find-your-booking%2523open=${TOKEN}).`, `/find-your-booking#open=${TOKEN}`],
      [`/us-es/find-your-booking%23trips=${TOKEN}_`, `/us-es/find-your-booking#trips=${TOKEN}`],
      [`/subscription%23confirm=${TOKEN}`, `/subscription#confirm=${TOKEN}`],
      [`/subscription?utm_source=mail%23end=${TOKEN}`, `/subscription?utm_source=mail#end=${TOKEN}`],
      ['/flights%23caf%C3%A9', '/flights#caf%C3%A9'],
      ['/flights%23', '/flights'],
      [`${SEARCH}%23`, SEARCH],
    ],
  ],
  [
    'a browser that links to a text',
    [
      [`${SEARCH}%23:~:text=From%20New%20York`, `${SEARCH}#:~:text=From%20New%20York`],
      [`${SEARCH}%23%3A~%3Atext%3DFrom`, `${SEARCH}#:~:text=From`],
    ],
  ],
])('%s leads to what was meant', (_who, rows) => {
  for (const [address, meant] of rows) expectMeant(address, meant);
});

it.each([
  '/',
  '/flights',
  '/flights/',
  '/FLIGHTS',
  SEARCH,
  '/flights?utm_source=mail&gclid=abc&fftfn=A1',
  '/site-search?q=caf%C3%A9+con+leche',
  '/site-search?q=C%23',
  '/site-search?q=100%2541',
  '/site-search?q=%3Cb%3Eparis%3C%2Fb%3E',
  '/site-search?q=a%3Cbr%3Eb%5D%28c',
  '/site-search?q=AT%26T+%E2%80%9Cbags%E2%80%9D&sort=x',
  '/flights?_gl=1*abc*_ga*MTIz..',
  '/flights?fftfn=A1&gclid=Cj0_',
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

const FILE = `/api/booking/calendar/${TOKEN}`;
const RECEIPT = '/api/booking/receipt?lang=es&save=1';

it.each([
  [FILE, FILE],
  [`${FILE}.`, FILE],
  [`${FILE}%E2%80%8B`, FILE],
  [`${FILE}/`, FILE],
  [`${FILE}_`, FILE],
  [`${FILE}%3C/a%3E`, FILE],
  [`${FILE}%E0%A4%A?utm_source=mail`, FILE],
  [RECEIPT, RECEIPT],
  ['/api/booking/receipt?fbclid=x&lang=es.&save=1', RECEIPT],
  ['/api/booking/receipt?lang=es&amp;save=1&utm_source=mail', RECEIPT],
  ['/api/booking/receipt?lang=es&other=1', '/api/booking/receipt?lang=es&other=1'],
  ['/api/booking/calendar?gclid=x', '/api/booking/calendar'],
])('the document %s means %s', (address, meant) => {
  expect(meantDocument(address)).toBe(meant);
});
