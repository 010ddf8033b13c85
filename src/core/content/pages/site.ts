/** How records and data become a content page. Words come from the records of a language. */
import { cityOfFlightsToSlug, href, pathOf, splitAirlineCitySlug, ROUTES } from '../../domain/routes';
import type { RouteMatch } from '../../domain/routes';
import { airlineCityFacts, airlineFacts } from '../airlines/airlineFacts';
import { AIRLINES } from '../airlines/airlines';
import { AIRLINE_CODES, airlineOfCode, airlineOfSlug } from '../airlines/airlineSlugs';
import type { AirlineCode } from '../airlines/airlineSlugs';
import { hubsOf } from '../airlines/airlineHubs';
import { ARTICLES, ARTICLE_PICTURES, isArticleSlug } from '../articleSlugs';
import type { Brand } from '../brand';
import { CITIES, CITY_SLUGS, DESTINATIONS, isCitySlug, isDestinationSlug } from '../destinations/cities';
import type { CitySlug } from '../destinations/cities';
import { GUIDE_PICTURES, TILES } from '../destinations/cityLists';
import { posterAlt } from '../posterAlts';
import type { PosterId } from '../posters';
import { USUAL_IMAGE, withBrand } from '../seo';
import type { SeoRecord } from '../seo';
import { airlineLinks, cityLinks, sitemapLists } from './links';
import type { LinkList, NamedAirline, PageContent, PageLink, PageText, SiteWords } from './siteTypes';

export interface Site {
  /** The page of an address; null where the route has no record or names nothing we have. */
  pageOf(match: RouteMatch, brand: Brand): PageContent | null;
}

interface Parts {
  readonly text: PageText;
  readonly lists?: readonly LinkList[];
  readonly pictures?: readonly PosterId[];
  /** What a shared link shows, where it is not the first of the pictures. */
  readonly image?: PosterId;
  readonly trail?: readonly PageLink[];
  /** Another page that this one repeats (content.3: three URLs for a city). */
  readonly canonical?: string;
}

export function createSite(words: SiteWords): Site {
  return {
    pageOf(match, brand) {
      const parts = partsOf(words, match, brand);
      if (!parts) return null;
      const { text, lists = [], pictures = [], image = pictures[0] ?? USUAL_IMAGE, trail = [] } = parts;
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
      return { heading, lead, paragraphs, sections, lists, pictures, imageAlt: posterAlt(image, words.locale), trail, seo };
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
      const others = DESTINATIONS.filter((d) => d !== index);
      return {
        text: words.guides[index],
        pictures: GUIDE_PICTURES[index],
        lists: [
          {
            heading: labels.guides,
            links: others.map((d) => ({ label: words.cities[d].name, to: href('destination', locale, { index: d }) })),
          },
          {
            heading: labels.destinations,
            links: [{ label: labels.flightsTo(words.cities[index].name), to: href('landing', locale, { city: index }) }],
          },
        ],
      };
    }
    case 'airline': {
      const of = airlineOfSlug(airline);
      if (!of) return null;
      return {
        text: words.airline(namedAirline(words, of), nonstopCities(words, of), brand),
        lists: [airlineCityList(words, of)],
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
        text: words.airlineCities(namedAirline(words, of), nonstopCities(words, of), brand),
        lists: [
          airlineCityList(words, of),
          { heading: labels.airlines, links: [{ label: name, to: href('airline', locale, { airline: page }) }] },
        ],
        trail: [{ label: words.fixed(brand).airlineCities.heading, to: href('airlineCities', locale) }],
        canonical: href('airlineCitiesOf', locale, { code: of.toLowerCase() }),
      };
    }
    case 'blogPost':
      if (!isArticleSlug(slug)) return null;
      return {
        text: words.articles[slug],
        image: ARTICLE_PICTURES[slug],
        trail: [{ label: words.fixed(brand).blog.heading, to: href('blog', locale) }],
      };
    case 'airlines':
      return { text: words.fixed(brand).airlines, lists: [{ heading: labels.airlines, links: airlineLinks(locale, AIRLINE_CODES) }] };
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
    case 'deals':
      return { text: words.fixed(brand).deals, lists: [{ heading: labels.destinations, links: cityLinks(words, CITY_SLUGS) }] };
    case 'blog':
      return {
        text: words.fixed(brand).blog,
        lists: [
          {
            heading: labels.articles,
            links: ARTICLES.map((a) => ({ label: words.articles[a].heading, to: href('blogPost', locale, { slug: a }) })),
          },
        ],
      };
    case 'sitemap':
      return { text: words.fixed(brand).sitemap, lists: sitemapLists(words, brand) };
    default:
      return { text: words.fixed(brand)[route] };
  }
}

function landingParts(words: SiteWords, city: CitySlug): Parts {
  return {
    text: words.landing(words.records[city]),
    pictures: [city],
    lists: [
      { heading: words.labels.airlines, links: CITIES[city].carriers.map((c) => airlineCityLink(words, c, city)) },
      { heading: words.labels.moreDestinations, links: cityLinks(words, TILES[city]) },
    ],
  };
}

function airlineToCityParts(words: SiteWords, airlineSlug: string, slug: string, brand: Brand): Parts | null {
  const of = airlineOfSlug(airlineSlug);
  const city = splitAirlineCitySlug(slug)?.city ?? '';
  if (!of || !isCitySlug(city)) return null;
  const { name } = AIRLINES[of];
  return {
    text: words.airlineToCity(namedAirline(words, of), words.cities[city], airlineCityFacts(of, city), brand),
    pictures: [city],
    lists: [airlineCityList(words, of), { heading: words.labels.destinations, links: cityLinks(words, [city]) }],
    trail: [airlinesLink(words, brand), { label: name, to: href('airline', words.locale, { airline: airlineSlug }) }],
  };
}

const namedAirline = ({ locale }: SiteWords, code: AirlineCode): NamedAirline => ({
  name: AIRLINES[code].name,
  code,
  hubs: hubsOf(code, locale),
  busiest: airlineFacts(code).busiest,
});

const nonstopCities = ({ cities }: SiteWords, code: AirlineCode): readonly string[] =>
  airlineFacts(code).cities.map((city) => cities[city].name);

function airlineCityList(words: SiteWords, code: AirlineCode): LinkList {
  const cities = CITY_SLUGS.filter((c) => (CITIES[c].carriers as readonly string[]).includes(code));
  // A carrier without a page for a city still leads to the cities themselves.
  if (cities.length === 0) return { heading: words.labels.destinations, links: cityLinks(words, DESTINATIONS) };
  return { heading: words.labels.destinations, links: cities.map((c) => airlineCityLink(words, code, c)) };
}

function airlineCityLink(words: SiteWords, code: AirlineCode, city: CitySlug): PageLink {
  const { name, slug } = AIRLINES[code];
  return {
    label: words.labels.airlineTo(name, words.cities[city].name),
    to: href('airlineToCity', words.locale, { airline: slug, slug: `book-flights-to-${city}-${code.toLowerCase()}` }),
  };
}

const airlinesLink = (words: SiteWords, brand: Brand): PageLink => ({
  label: words.fixed(brand).airlines.heading,
  to: href('airlines', words.locale),
});
