/** From the HTML of pages to what somebody finds (content.54): the build's half and the browser's half of the search. */
import type { AsPlainObject } from 'minisearch';
import type { PrerenderedPage } from '#core/content/prerendered';
import type { SearchFile } from '#core/content/searchFile';
import { searchOf } from '../web/parts/siteSearch/engine';
import type { SiteSearch } from '../web/parts/siteSearch/engine';
import { searchFilesOf } from './searchFiles';
import { searchPageOf } from './searchPages';

const page = (heading: string, text: string, description = `About ${heading}.`): PrerenderedPage => ({
  lang: 'en',
  title: `${heading} | Wingfare`,
  head: `<meta name="description" content="${description}">`,
  html: `<header>Menu words</header><main id="main"><nav>Home</nav><h1>${heading}</h1>${text}</main><footer>Footer words</footer>`,
  chunks: [],
});

const PAGES = new Map([
  ['/flights-to-paris', page('Flights to Paris', '<p>Walk along the canal.</p>')],
  ['/flights/paris', page('Flights to Paris', '<p>The same once more.</p>')],
  ['/flights-to-new-york', page('Flights to New York', '<h2>Top airports</h2><p>Brooklyn.</p>')],
  ['/destinations/paris', page('Paris: a guide', '<p>Where to stay.</p>')],
  ['/airlines/air-france-af', page('Air France flights', '<p>Hubs.</p>')],
  ['/airlines/air-france-af/book-flights-to-paris-af', page('Air France flights to Paris', '<p>Nonstop.</p>')],
  ['/frequently-asked-questions', page('Questions', '<h2>May I take a violin?</h2><p>In the cabin.</p>')],
  ['/baggage-fees', page('Baggage fees', '<p>Bags &amp; what they cost.</p>', 'What bags cost &#38; who says so.')],
  ['/site-search', page('Search this site', '')],
  ['/us-es/flights-to-new-york', page('Vuelos a Nueva York', '<p>Puentes.</p>')],
  ['/us-es/flights-to-tokyo', page('Vuelos a Tokio', '<p>Jardines.</p>')],
]);

const FOUND = [...PAGES].flatMap(([path, of]) => searchPageOf(path, of) ?? []);

function opened(language: string): SiteSearch {
  const { files } = searchFilesOf(FOUND);
  const [, text = ''] = Object.entries(files).find(([address]) => address.startsWith(`/assets/search-${language}.`)) ?? [];
  return searchOf(JSON.parse(text) as SearchFile<AsPlainObject>);
}

const english = opened('en');
const spanish = opened('es');
const pathsOf = (search: SiteSearch, text: string): readonly string[] => search.find(text).map(({ path }) => path);

it.each([
  ['a city by its name, its own page first', 'paris', '/flights-to-paris'],
  ['the beginning of a name', 'par', '/flights-to-paris'],
  ['a typing error', 'pariz', '/flights-to-paris'],
  ['exchanged letters', 'airprot new yrok', '/flights-to-new-york'],
  ['an accent too many', 'París', '/flights-to-paris'],
  ['an airport by its code', 'jfk', '/flights-to-new-york'],
  ['an airport by its name', 'laguardia', '/flights-to-new-york'],
  ['an airline by its code', 'AF', '/airlines/air-france-af'],
  ['a city by its Spanish name', 'Nueva York', '/flights-to-new-york'],
  ['a question by what it is about', 'can I take my violin', '/frequently-asked-questions'],
  ['a word of the text', 'canal', '/flights-to-paris'],
  ['two words of one page rather than one of many', 'air france paris', '/airlines/air-france-af/book-flights-to-paris-af'],
  ['any of the words where no page has all', 'brooklyn volcano', '/flights-to-new-york'],
])('finds %s: %s', (_what, text, path) => {
  expect(pathsOf(english, text)[0]).toBe(path);
});

it('finds pages of its own language alone, cities by their English names too', () => {
  expect(pathsOf(spanish, 'new york')).toEqual(['/us-es/flights-to-new-york']);
  expect(pathsOf(spanish, 'tokio')).toEqual(['/us-es/flights-to-tokyo']);
  expect(pathsOf(spanish, 'paris')).toEqual([]);
  expect([english.words.kinds.airline, spanish.words.kinds.airline]).toEqual(['Airline', 'Aerolínea']);
});

it('finds a page once, by its own address, and never the page that searches', () => {
  expect(pathsOf(english, 'flights').filter((path) => path.endsWith('/paris'))).toEqual([]);
  expect(pathsOf(english, 'search site')).not.toContain('/site-search');
});

it.each(['', ' ', 'the', 'xqzwvk', '"><script>', '𝔘𝔫𝔦'])('finds nothing for %j', (text) => {
  expect(pathsOf(english, text)).toEqual([]);
});

it('says of a page what it is, in plain text', () => {
  expect(english.find('baggage')[0]).toEqual({
    path: '/baggage-fees',
    title: 'Baggage fees',
    about: 'What bags cost & who says so.',
    kind: 'page',
  });
});

it('reads what a page is about, not what stands around it on every page', () => {
  const read = searchPageOf(
    '/baggage-fees',
    page('Bags', '<p>Fees</p><form>Email</form><section class="doc__list">Links</section><p hidden>x</p>'),
  );
  expect(read?.text).toBe('About Bags. Bags Fees');
});

it('names its files by what is in them', () => {
  const again = searchFilesOf(FOUND);
  const other = searchFilesOf([...FOUND, ...[searchPageOf('/hotels', page('Hotels', ''))].flatMap((found) => found ?? [])]);
  expect(again.meta).toBe(searchFilesOf(FOUND).meta);
  expect(other.meta).not.toBe(again.meta);
  for (const address of Object.keys(again.files)) expect(again.meta).toContain(address.split('.')[1]);
});
