/** The results page as the server sends it: everything of it is in the address, which anybody may write. */
import { DEFAULT_BRAND } from '#core/content/brand';
import { firstFlightsOf } from '#core/contract/flights/firstFlights';
import type { FirstFlights } from '#core/contract/flights/firstFlights';
import { FACTS_META } from '#core/contract/pages/pageFacts';
import { parseSearchQuery } from '#core/domain/search/searchQuery';
import type { SearchQuery } from '#core/domain/search/trip';
import { linesOfCode } from '#core/domain/site/trackingCode';
import { loadAirports } from '#server/airports/airportTable';
import { createResultsPages } from '#server/content/pages/resultsPages';
import type { ResultsPages } from '#server/content/pages/resultsPages';
import { AIRPORTS, buildFlights, CARRIERS } from '#testing/flights/buildFlights';
import { renderResults } from './results';

const NOW = new Date('2026-11-22T15:00:00Z');
const ROUND_TRIP = 'ori=JFK&des=LAX&departdate=22-Dec-2026&triptype=R&cabin=Economy&adt=2&chd=1&inf=1&returndate=29-Dec-2026';
const ONE_WAY = 'ori=NYC&des=CDG&departdate=01-Mar-2027&triptype=O&cabin=Business&adt=1&chd=0&inf=0';

const TABLE = { ab12: '1-800-555-0199' };

let pages: ResultsPages;
beforeEach(() => {
  const frame = {
    beforeFacts: '<head><title>Flights</title>',
    beforePage: '</head><body>',
    afterPage: '</body>',
    carried: { scripts: [], styles: [] },
  };
  pages = createResultsPages({
    thread: { render: renderResults },
    frameOf: (_locale, _origin, code) => ({ ...frame, brand: linesOfCode(DEFAULT_BRAND, code, TABLE), isSandbox: true }),
    airports: loadAirports(),
  });
});

const known = (first: FirstFlights | null) => ({
  known: () => Promise.resolve({ first, isFinal: first !== null }),
  look: () => Promise.resolve(),
});
const render = async (address: string, now = NOW, code: string | null = null, first: FirstFlights | null = null): Promise<string> => {
  const page = await pages.render({ address, origin: '', code }, now, known(first));
  if (!page) throw new Error(`${address} is no results page`);
  return page.raw.toString();
};

const readSearch = (search: string): SearchQuery => {
  const read = parseSearchQuery(new URLSearchParams(search));
  if (!read.ok) throw new Error(`${search} is no search`);
  return read.value;
};

/** What a reader sees of the search. */
const summaryOf = (html: string): string => {
  const [, summary = ''] = /<section class="sum on-brand"[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
  return summary
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

const EN = '/flights/search';
const ES = '/us-es/flights/search';

it.each([
  [
    EN,
    ROUND_TRIP,
    'JFK New York to LAX Los Angeles Depart Tue, Dec 22 Return Tue, Dec 29 Travelers 2 adults, 1 child, 1 infant Cabin Economy',
  ],
  [EN, ONE_WAY, 'NYC New York to CDG Paris Depart Mon, Mar 1 Travelers 1 adult Cabin Business'],
  [ES, ROUND_TRIP, 'JFK Nueva York a LAX Los Ángeles'],
  [ES, ONE_WAY, 'NYC Nueva York a CDG París'],
])('%s?%s says what was searched for', async (path, search, words) => {
  expect(summaryOf(await render(`${path}?${search}`))).toContain(words);
});

it('holds header, dates around, filters and tickets without flights, one row a direction', async () => {
  for (const path of [EN, ES])
    for (const [search, directions] of [
      [ROUND_TRIP, 2],
      [ONE_WAY, 1],
    ] as const) {
      const html = await render(`${path}?${search}`);
      const tickets = html.split('fare fare--sk').slice(1);
      expect(html).toContain('<header class="head head--usual head--low');
      expect(html.split('days__day"').length - 1).toBe(7);
      expect(html).toContain('<section class="filters"');
      expect(tickets).toHaveLength(4);
      expect(tickets[0]?.split('class="way"').length).toBe(directions + 1);
    }
});

it('shows the flights that are known, the best marked, and no place of what is not known', async () => {
  const query = readSearch(ROUND_TRIP);
  const flights = buildFlights(40, 7);
  const first = firstFlightsOf({ flights, flightsFound: 90, carriers: CARRIERS, airports: AIRPORTS }, query);
  for (const [path, heading] of [
    [EN, '40 flights'],
    [ES, '40 vuelos'],
  ] as const) {
    const html = await render(`${path}?${ROUND_TRIP}`, NOW, null, first);
    const tickets = html.split(/<article data-flight="[^"]*" class="fare/).slice(1);
    expect(tickets.map((ticket) => ticket.startsWith(' fare--top'))).toEqual([true, false, false, false]);
    expect(html).not.toContain('fare--sk');
    expect(html).toContain(`<h2>${heading}</h2>`);
  }
});

it.each([
  [EN, ROUND_TRIP, 'JFK–LAX, Dec 22–29 | Wingfare'],
  [EN, ROUND_TRIP.replace('29-Dec-2026', '05-Jan-2027'), 'JFK–LAX, Dec 22–Jan 5 | Wingfare'],
  [EN, ONE_WAY, 'NYC–CDG, Mar 1 | Wingfare'],
  [ES, ROUND_TRIP, 'JFK–LAX, 22–29 dic | Wingfare'],
  [ES, ONE_WAY, 'NYC–CDG, 1 mar | Wingfare'],
  [EN, 'ori=JFK', 'Flights'],
])('%s?%s names its tab (results.18)', async (path, search, title) => {
  expect(await render(`${path}?${search}`)).toContain(`<title>${title}</title>`);
});

it('shows the filters and the order of the address as chosen', async () => {
  const pressed = (html: string): number => html.split('aria-pressed="true"').length - 1;
  expect(pressed(await render(`${EN}?${ROUND_TRIP}`))).toBe(0);
  expect(pressed(await render(`${EN}?${ROUND_TRIP}&stops=0`))).toBe(1);
});

it.each([
  ['no search', EN],
  ['no search in Spanish', ES],
  ['a day that is over everywhere', `${EN}?${ROUND_TRIP.replace('22-Dec-2026', '20-Nov-2026')}`],
  ['a code of markup', `${EN}?${ROUND_TRIP.replace('JFK', '%22%3E%3Cscript%3E')}`],
  ['a parameter twice', `${EN}?${ROUND_TRIP}&ori=BOS`],
])('asks for a search that can be read: %s', async (_what, address) => {
  const html = await render(address);
  expect(html).not.toContain('fare--sk');
  expect(html).toContain('sum__plain');
  expect(html).toContain('modify__wait');
});

it('reads the address by the day that began last, and tells the browser of it', async () => {
  const factsOf = (html: string): unknown => {
    const [, content = ''] = new RegExp(`<meta name="${FACTS_META}" content="([^"]*)"`).exec(html) ?? [];
    return JSON.parse(content.replaceAll('&quot;', '"'));
  };
  const html = await render(`${EN}?${ROUND_TRIP}`, new Date('2026-12-22T11:59:00Z'));
  expect(factsOf(html)).toEqual({ today: '2026-12-21', cities: { JFK: 'New York', LAX: 'Los Angeles' }, first: null });
  expect(html).toContain('fare--sk');
  expect(await render(`${EN}?${ROUND_TRIP}`, new Date('2026-12-23T12:00:00Z'))).not.toContain('fare--sk');
});

const MARKUP = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'--><!--page-->`;
it.each([
  ['markup', `x=${MARKUP}`],
  ['encoded markup', `x=${encodeURIComponent(MARKUP)}`],
  ['markup as a name', `${encodeURIComponent(MARKUP)}=1`],
  ['filters of markup', `stops=${encodeURIComponent(MARKUP)}&airlines=${encodeURIComponent(MARKUP)}&sort=${encodeURIComponent(MARKUP)}`],
  ['halves of characters', 'x=\ud800&\udc00=y&z=%ED%A0%80&w=%'],
  ['names of objects', '__proto__=1&constructor=2&toString=3'],
  ['a huge value', `x=${'<"&'.repeat(5_000)}`],
])('stays what it is with %s in the address', async (_what, hostile) => {
  for (const address of [`${EN}?${ROUND_TRIP}&${hostile}`, `${ES}?${hostile}`, `${EN}?${hostile}&${ONE_WAY}`]) {
    const html = await render(address);
    const plain = await render(address.replace(`&${hostile}`, '').replace(`${hostile}&`, '').replace(hostile, ''));
    const tags = (text: string): readonly string[] => text.match(/<[^>]*?(?=[\s>])/g) ?? [];
    expect(tags(html)).toEqual(tags(plain));
    expect(html).not.toMatch(/<script|onerror=alert\(1\)>/);
    expect(html.endsWith('</body>')).toBe(true);
  }
});

it('has the number of a tracking code on every line', async () => {
  expect(await render(`${EN}?${ROUND_TRIP}&clickid=ab12`, NOW, 'ab12')).toContain(TABLE.ab12);
  expect(await render(`${EN}?${ROUND_TRIP}`)).not.toContain(TABLE.ab12);
  const lines = new Set((await render(`${EN}?${ROUND_TRIP}`, NOW, 'ab12')).match(/tel:\+\d+/g));
  expect([...lines]).toEqual(['tel:+18005550199']);
});

it('is for results alone', async () => {
  expect(await pages.render({ address: '/', origin: '', code: null }, NOW, known(null))).toBeNull();
  expect(await pages.render({ address: '/flights/payment?a', origin: '', code: null }, NOW, known(null))).toBeNull();
});
