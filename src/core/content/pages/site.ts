/** How records and data become a content page. Words come from the records of a language. */
import { cityOfFlightsToSlug, href, pathOf, cityOfAirlineSlug, ROUTES } from '../../domain/site/routes';
import type { RouteMatch } from '../../domain/site/routes';
import { airlineCityFacts, airlinesTo, citiesOf, pairCity } from '../airlines/airlineFacts';
import { AIRLINES } from '../airlines/airlines';
import { AIRLINE_CODES, airlineOfCode, airlineOfSlug } from '../airlines/airlineSlugs';
import type { AirlineCode } from '../airlines/airlineSlugs';
import { hubsOf } from '../airlines/airlineHubs';
import { isArticleSlug } from '../blog/articleSlugs';
import { isAuthorSlug } from '../blog/authorSlugs';
import { authorName, AUTHORS } from '../blog/authors';
import { NETWORKS } from '../airlines/networks.generated';
import type { Brand } from '../brand';
import { CITY_SLUGS, DESTINATIONS, isCitySlug, isDestinationSlug } from '../destinations/cities';
import type { CitySlug } from '../destinations/cities';
import { GUIDE_PICTURES, TILES } from '../destinations/cityLists';
import { posterAlt } from '../pictures/posterAlts';
import type { PosterId } from '../pictures/posters';
import { USUAL_IMAGE, withBrand } from '../meta/seo';
import type { SeoRecord } from '../meta/seo';
import { airlineCard } from './airlineCard';
import { airlineBlocks } from './airlineBlocks';
import { airlineCityLink, cityLinks, cityName, sitemapLists } from './links';
import { prefillOf } from './prefill';
import type {
  FixedRoute,
  LinkList,
  NamedAirline,
  PageContent,
  PageFinder,
  PageLink,
  PageMap,
  PageTable,
  PageText,
  SiteWords,
} from './siteTypes';

export interface Site {
  /** The page of an address; null where the route has no record or names nothing we have. */
  pageOf(match: RouteMatch, brand: Brand): PageContent | null;
  /** Every public page by its kind, for the sitemap. */
  links(brand: Brand): readonly LinkList[];
}

interface Parts {
  readonly text: PageText;
  readonly lists?: readonly LinkList[];
  readonly tables?: readonly PageTable[];
  readonly map?: PageMap;
  readonly finder?: PageFinder;
  readonly pictures?: readonly PosterId[];
  /** What a shared link shows, where it is not the first of the pictures. */
  readonly image?: PosterId;
  readonly trail?: readonly PageLink[];
  /** Another page that this one repeats (content.3: three URLs for a city). */
  readonly canonical?: string;
}

export function createSite(words: SiteWords): Site {
  return {
    links: (brand) => sitemapLists(words, brand),
    pageOf(match, brand) {
      const parts = partsOf(words, match, brand);
      if (!parts) return null;
      const { text, lists = [], pictures = [], image = pictures[0] ?? USUAL_IMAGE, trail = [], tables = text.tables, map, finder } = parts;
      const prefill = prefillOf(match);
      const url = pathOf(match, words.locale);
      const seo: SeoRecord = {
        id: match.route,
        url,
        seoDetails: {
          canonical: parts.canonical ?? url,
          title: withBrand(text.title, brand),
          keywords: `${text.heading.toLowerCase()}, ${words.labels.keywords}`,
          description: text.description,
          image,
          BannerImage: ROUTES[match.route].hero ? (pictures[0] ?? USUAL_IMAGE) : null,
        },
      };
      const { heading, lead, paragraphs, sections = [] } = text;
      const imageAlt = posterAlt(image, words.locale);
      return {
        ...{ heading, lead, paragraphs, sections, lists, pictures, imageAlt, trail, seo },
        ...(tables && { tables }),
        ...(map && { map }),
        ...(finder && { finder }),
        ...(prefill && { prefill }),
      };
    },
  };
}

function partsOf(words: SiteWords, { route, params }: RouteMatch, brand: Brand): Parts | null {
  const { locale, labels } = words;
  const { slug = '', city = '', index = '', airline = '', code = '' } = params;
  switch (route) {
    case 'home':
    case 'results':
    case 'payment':
    case 'confirmation':
    case 'paymentFailure':
    case 'changeFlights':
    case 'notFound':
      return null;
    case 'landing':
      return isCitySlug(city) ? landingParts(words, city) : null;
    case 'flightsTo': {
      const of = cityOfFlightsToSlug(slug);
      return isCitySlug(of) ? { ...landingParts(words, of), canonical: href('landing', locale, { city: of }) } : null;
    }
    case 'destination': {
      if (!isDestinationSlug(index)) return null;
      return {
        text: words.guides[index],
        pictures: GUIDE_PICTURES[index],
        lists: [
          {
            heading: labels.guides,
            links: DESTINATIONS.filter((d) => d !== index).map((d) => ({
              label: words.cities[d].name,
              to: href('destination', locale, { index: d }),
            })),
          },
        ],
      };
    }
    case 'airline': {
      const of = airlineOfSlug(airline);
      if (!of) return null;
      return {
        text: words.airline(namedAirline(words, of), cityNames(words, nonstopCities(of)), brand),
        ...airlineBlocks(words.airlineBlocks, locale, of),
        lists: [airlineCityList(words, of)],
        image: airlineCard(of),
        trail: [airlinesLink(words, brand)],
      };
    }
    case 'airlineToCity':
      return airlineToCityParts(words, airline, slug, brand);
    case 'airlineCitiesOf': {
      const of = airlineOfCode(code);
      if (!of) return null;
      const { name, slug: page } = AIRLINES[of];
      return {
        text: words.airlineCities(namedAirline(words, of), cityNames(words, nonstopCities(of)), brand),
        lists: [
          airlineCityList(words, of),
          { heading: labels.airlines, links: [{ label: name, to: href('airline', locale, { airline: page }) }] },
        ],
        image: airlineCard(of),
        trail: [{ label: words.fixed(brand).airlineCities.heading, to: href('airlineCities', locale) }],
        canonical: href('airlineCitiesOf', locale, { code: of.toLowerCase() }),
      };
    }
    case 'blogPost':
      if (!isArticleSlug(slug)) return null;
      return {
        text: words.articles[slug],
        image: slug,
        trail: [blogLink(words, brand)],
      };
    case 'blogAuthor': {
      if (!isAuthorSlug(slug)) return null;
      const { role, more } = words.authors[slug];
      const name = authorName(AUTHORS[slug], words.blog, brand);
      return {
        text: { heading: name, title: name, description: `${name}: ${role}.`, lead: role, paragraphs: [more] },
        trail: [blogLink(words, brand)],
      };
    }
    case 'faq':
      return { text: words.fixed(brand).faq, finder: words.questions };
    case 'airlines':
      return { text: words.fixed(brand).airlines, finder: words.airlineBlocks.finder };
    case 'airlineCities':
      return {
        text: words.fixed(brand).airlineCities,
        lists: [
          {
            heading: labels.airlines,
            links: AIRLINE_CODES.map((c) => ({
              label: `${AIRLINES[c].name} (${c})`,
              to: href('airlineCitiesOf', locale, { code: c.toLowerCase() }),
            })),
          },
        ],
      };
    case 'refundPolicy':
    case 'cancelRequest': {
      const others = (['findBooking', 'cancelRequest', 'refundPolicy'] as const).filter((other) => other !== route);
      const fixed = words.fixed(brand);
      return {
        text: fixed[route],
        lists: [{ heading: labels.cancelling, links: others.map((other) => ({ label: fixed[other].heading, to: href(other, locale) })) }],
      };
    }
    case 'visaInfo':
    case 'beforeYouFly':
    case 'pets':
    case 'minors':
    case 'pregnancy':
    case 'medication':
    case 'liquids':
      return travelParts(words, route, brand);
    case 'deals':
      return { text: words.fixed(brand).deals, lists: [{ heading: labels.destinations, links: cityLinks(words, CITY_SLUGS) }] };
    case 'sitemap':
      return { text: words.fixed(brand).sitemap };
    case 'siteSearch': {
      const fixed = words.fixed(brand);
      return {
        text: fixed.siteSearch,
        lists: [{ heading: labels.pages, links: [{ label: fixed.sitemap.heading, to: href('sitemap', locale) }] }],
      };
    }
    default:
      return { text: words.fixed(brand)[route] };
  }
}

/** Pages of what to know before a flight; each leads to the others. */
const BEFORE_YOU_FLY = ['visaInfo', 'baggageFees', 'pets', 'minors', 'pregnancy', 'medication', 'liquids'] as const;

function travelParts(
  words: SiteWords,
  route: Exclude<(typeof BEFORE_YOU_FLY)[number], 'baggageFees'> | 'beforeYouFly',
  brand: Brand,
): Parts {
  const fixed = words.fixed(brand);
  const linkTo = (to: FixedRoute): PageLink => ({ label: fixed[to].heading, to: href(to, words.locale) });
  return {
    text: fixed[route],
    lists: [{ heading: words.labels.beforeYouFly, links: BEFORE_YOU_FLY.filter((other) => other !== route).map(linkTo) }],
    trail: route === 'beforeYouFly' ? [] : [linkTo('beforeYouFly')],
  };
}

function landingParts(words: SiteWords, city: CitySlug): Parts {
  return {
    text: words.landing(words.records[city]),
    pictures: [city],
    lists: [
      { heading: words.labels.airlines, links: airlinesTo(city).map((c) => airlineCityLink(words, c, city)) },
      { heading: words.labels.moreDestinations, links: cityLinks(words, TILES[city]) },
    ],
  };
}

function airlineToCityParts(words: SiteWords, airlineSlug: string, slug: string, brand: Brand): Parts | null {
  const of = airlineOfSlug(airlineSlug);
  const city = cityOfAirlineSlug(slug);
  const facts = of && airlineCityFacts(of, city);
  if (!facts) return null;
  const own = isCitySlug(city) ? city : null;
  const landing = own === null ? [] : [{ heading: words.labels.cities, links: cityLinks(words, [own, ...TILES[own]]) }];
  return {
    text: words.airlineToCity(namedAirline(words, of), { name: cityName(words, city) }, facts, brand),
    pictures: own === null ? [] : [own],
    lists: [airlineCityList(words, of, city), ...landing],
    trail: [airlinesLink(words, brand), { label: AIRLINES[of].name, to: href('airline', words.locale, { airline: airlineSlug }) }],
  };
}

const namedAirline = ({ locale }: SiteWords, code: AirlineCode): NamedAirline => ({
  name: AIRLINES[code].name,
  code,
  hubs: hubsOf(code, locale),
  network: NETWORKS[code],
});

/** Cities with a page of the airline that it flies to nonstop from the United States, most flights first. */
const nonstopCities = (code: AirlineCode) => citiesOf(code).filter((city) => pairCity(city)?.airlines[code]?.us);

const cityNames = (words: SiteWords, cities: readonly string[]): readonly string[] => cities.map((city) => cityName(words, city));

/** Where the airline may be taken to, but for the city whose page it is on. */
function airlineCityList(words: SiteWords, code: AirlineCode, own?: string): LinkList {
  const heading = words.labels.destinations;
  const cities = citiesOf(code).filter((city) => city !== own);
  // A carrier without a page for a city still leads to the cities themselves.
  return { heading, links: cities.length === 0 ? cityLinks(words, DESTINATIONS) : cities.map((c) => airlineCityLink(words, code, c)) };
}

const blogLink = (words: SiteWords, brand: Brand): PageLink => ({
  label: words.fixed(brand).blog.heading,
  to: href('blog', words.locale),
});

const airlinesLink = (words: SiteWords, brand: Brand): PageLink => ({
  label: words.fixed(brand).airlines.heading,
  to: href('airlines', words.locale),
});
