/** Lists of links that several content pages share. */
import { airlineCitySlug, href } from '../../domain/site/routes';
import type { Locale } from '../../domain/site/routes';
import { pairCity } from '../airlines/airlineFacts';
import { AIRLINES } from '../airlines/airlines';
import { AIRLINE_CODES } from '../airlines/airlineSlugs';
import type { AirlineCode } from '../airlines/airlineSlugs';
import { ARTICLES } from '../blog/articleSlugs';
import { AUTHOR_SLUGS } from '../blog/authorSlugs';
import { authorName, AUTHORS } from '../blog/authors';
import type { Brand } from '../brand';
import { CITY_SLUGS, DESTINATIONS, isCitySlug } from '../destinations/cities';
import type { CitySlug } from '../destinations/cities';
import type { FixedRoute, LinkList, PageLink, SiteWords } from './siteTypes';

export const cityLinks = ({ locale, labels, cities }: SiteWords, slugs: readonly CitySlug[]): readonly PageLink[] =>
  slugs.map((city) => ({ label: labels.flightsTo(cities[city].name), to: href('landing', locale, { city }) }));

export const airlineLinks = (locale: Locale, codes: readonly AirlineCode[]): readonly PageLink[] =>
  codes.map((code) => ({ label: AIRLINES[code].name, to: href('airline', locale, { airline: AIRLINES[code].slug }) }));

/** A city with a page of its own, or one that airlines have pages for. */
export function cityName({ locale, cities }: SiteWords, city: string): string {
  if (isCitySlug(city)) return cities[city].name;
  const [english = city, spanish = english] = pairCity(city)?.name ?? [];
  return locale === 'es' ? spanish : english;
}

/** The page of an airline's flights to a city. */
export function airlineCityLink(words: SiteWords, code: AirlineCode, city: string): PageLink {
  const { name, slug } = AIRLINES[code];
  return {
    label: words.labels.airlineTo(name, cityName(words, city)),
    to: href('airlineToCity', words.locale, { airline: slug, slug: airlineCitySlug(city, code) }),
  };
}

/** Every public page, for the sitemap. */
export function sitemapLists(words: SiteWords, brand: Brand): readonly LinkList[] {
  const { locale, labels, cities, articles } = words;
  const fixed = words.fixed(brand);
  // Keys of a record of exactly these routes.
  const routes = Object.keys(fixed) as FixedRoute[];
  return [
    { heading: labels.pages, links: routes.map((route) => ({ label: fixed[route].heading, to: href(route, locale) })) },
    {
      heading: labels.guides,
      links: DESTINATIONS.map((index) => ({ label: cities[index].name, to: href('destination', locale, { index }) })),
    },
    { heading: labels.cities, links: cityLinks(words, CITY_SLUGS) },
    { heading: labels.airlines, links: airlineLinks(locale, AIRLINE_CODES) },
    {
      heading: labels.articles,
      links: [
        ...ARTICLES.map((slug) => ({ label: articles[slug].heading, to: href('blogPost', locale, { slug }) })),
        ...AUTHOR_SLUGS.map((slug) => ({ label: authorName(AUTHORS[slug], words.blog, brand), to: href('blogAuthor', locale, { slug }) })),
      ],
    },
  ];
}
