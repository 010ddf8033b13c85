/** What the search of the site knows of each page: read from the HTML that the page became, with the names that its address stands for. */
import { AIRLINES } from '#core/content/airlines/airlines';
import { airlineOfCode, airlineOfSlug } from '#core/content/airlines/airlineSlugs';
import { CITIES, isCitySlug } from '#core/content/destinations/cities';
import type { CitySlug } from '#core/content/destinations/cities';
import { CITY_AIRPORTS } from '#core/content/destinations/cityAirports';
import { airports } from '#core/content/pages/airports';
import { cities as english } from '#core/content/pages/words/cities.en';
import { cities as spanish } from '#core/content/pages/words/cities.es';
import type { PrerenderedPage } from '#core/content/prerendered';
import { isListed } from '#core/content/routes/listedRoutes';
import { matchRoute, cityOfAirlineSlug, splitLocale } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import type { PageKind, SearchPage } from '#core/domain/site/siteSearch';
import { parsed, plainText } from './plainText';
import { known } from '#core/domain/values/checkedReads';

/** Parts of a page that are not about its subject, and the cells of tables: the airports of every airline would be half of the file. */
const NOT_ITS_OWN = 'form, search, nav, aside, noscript, .band, .doc__list, .pf td, [hidden], [aria-hidden=true], .vh';

/**
 * Null for a page that nobody should find: another address of a page, and those that are not for search engines. The hundreds of pages of
 * an airline and its cities are found by their names alone: what else they say is on the pages of the airline and of each city.
 */
export function searchPageOf(path: string, page: PrerenderedPage): SearchPage | null {
  const match = matchRoute(path);
  const main = parsed(page.html).querySelector('main');
  if (!match || !main || !isListed(match.route)) return null;
  for (const part of main.querySelectorAll(NOT_ITS_OWN)) part.remove();
  const kind = kindOf(match);
  const isNamedAlone = kind === 'airlineCity';
  const title = plainText(main.querySelector('h1'));
  const headings = main.querySelectorAll('h2, h3, dt').map(plainText).join(' · ');
  const about = parsed(page.head).querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return {
    path,
    title,
    about,
    kind,
    names: [...namesOf(match), ALSO[kind]].join(' · '),
    address: isNamedAlone ? '' : splitLocale(path).path,
    headings: isNamedAlone ? '' : headings,
    text: isNamedAlone ? '' : `${about} ${plainText(main)}`,
  };
}

function kindOf({ route }: RouteMatch): PageKind {
  switch (route) {
    case 'landing':
      return 'city';
    case 'destination':
      return 'guide';
    case 'airline':
      return 'airline';
    case 'airlineToCity':
    case 'airlineCitiesOf':
      return 'airlineCity';
    case 'blogPost':
      return 'article';
    default:
      return 'page';
  }
}

/** What somebody calls such a page besides its name, in both languages. */
const ALSO: Readonly<Record<PageKind, string>> = {
  city: 'city ciudad',
  guide: 'city guide guía de ciudad',
  airline: 'airline airlines aerolínea aerolíneas',
  airlineCity: '',
  article: 'blog article artículo',
  page: '',
};

/** In both languages: a reader of Spanish may still type "New York". */
function namesOf({ route, params }: RouteMatch): readonly string[] {
  const { city = '', index = '', airline = '', code = '', slug = '' } = params;
  switch (route) {
    case 'landing':
      return isCitySlug(city) ? [...cityNames(city), ...CITY_AIRPORTS[city].flatMap((at) => known([at, airports[at]]))] : [];
    case 'destination':
      return isCitySlug(index) ? cityNames(index) : [];
    case 'airline':
      return airlineNames(airlineOfSlug(airline));
    case 'airlineCitiesOf':
      return airlineNames(airlineOfCode(code));
    case 'airlineToCity': {
      const to = cityOfAirlineSlug(slug);
      return [...airlineNames(airlineOfSlug(airline)), ...(isCitySlug(to) ? cityNames(to) : [])];
    }
    default:
      return [];
  }
}

const cityNames = (city: CitySlug): readonly string[] => [english[city].name, spanish[city].name, CITIES[city].code];

const airlineNames = (code: keyof typeof AIRLINES | null): readonly string[] => (code === null ? [] : [AIRLINES[code].name, code]);
