/** What a content page holds, and what a language must say for all of them. */
import type { Locale, RouteId } from '../../domain/routes';
import type { AirlineCityFacts } from '../airlines/airlineFacts';
import type { AirlineCode } from '../airlines/airlineSlugs';
import type { ArticleSlug } from '../articleSlugs';
import type { Brand } from '../brand';
import type { CitySlug, DestinationSlug } from '../destinations/cities';
import type { DestinationRecord } from '../destinations/record';
import type { PosterId } from '../posters';
import type { SeoRecord } from '../seo';

/** A part with a heading of its own: a question, a subject of a guide. */
export interface TextSection {
  readonly heading: string;
  readonly text: string;
}

export interface PageText {
  readonly heading: string;
  /** Of the browser tab, without the brand's name. */
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly sections?: readonly TextSection[];
}

export interface PageLink {
  readonly label: string;
  readonly to: string;
}

export interface LinkList {
  readonly heading: string;
  readonly links: readonly PageLink[];
}

export interface PageContent {
  readonly heading: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly TextSection[];
  readonly lists: readonly LinkList[];
  /** Posters of the banner, one still or three to five in turn. None: the banner's own picture. */
  readonly pictures: readonly PosterId[];
  /** What the picture of a shared link shows, in words; empty where the art is decoration. */
  readonly imageAlt: string;
  /** Pages above this one, the home page left out. */
  readonly trail: readonly PageLink[];
  readonly seo: SeoRecord;
}

export interface CityText {
  readonly name: string;
  /** One line under the heading. */
  readonly line: string;
}

/** Routes with one record each. */
export type FixedRoute = Exclude<
  RouteId,
  | 'home'
  | 'results'
  | 'payment'
  | 'confirmation'
  | 'paymentFailure'
  | 'notFound'
  | 'flightsTo'
  | 'landing'
  | 'destination'
  | 'airline'
  | 'airlineToCity'
  | 'airlineCitiesOf'
  | 'blogPost'
>;

/** An airline as its pages' words know it. */
export interface NamedAirline {
  readonly name: string;
  readonly code: AirlineCode;
  /** In the words of the language. */
  readonly hubs: readonly string[];
  /** Airport codes of its busiest route. */
  readonly busiest: readonly [from: string, to: string];
}

/** Everything a language must say. */
export interface SiteWords {
  readonly locale: Locale;
  readonly fixed: (brand: Brand) => Readonly<Record<FixedRoute, PageText>>;
  readonly cities: Readonly<Record<CitySlug, CityText>>;
  readonly guides: Readonly<Record<DestinationSlug, PageText>>;
  readonly articles: Readonly<Record<ArticleSlug, PageText>>;
  readonly records: Readonly<Record<CitySlug, DestinationRecord>>;
  readonly landing: (record: DestinationRecord) => PageText;
  /** `cities`: names of those it flies to nonstop, most departures first. */
  readonly airline: (airline: NamedAirline, cities: readonly string[], brand: Brand) => PageText;
  readonly airlineToCity: (airline: NamedAirline, city: CityText, facts: AirlineCityFacts, brand: Brand) => PageText;
  readonly airlineCities: (airline: NamedAirline, cities: readonly string[], brand: Brand) => PageText;
  readonly labels: {
    readonly flightsTo: (city: string) => string;
    readonly airlineTo: (airline: string, city: string) => string;
    readonly airlines: string;
    readonly moreDestinations: string;
    readonly destinations: string;
    readonly guides: string;
    readonly cities: string;
    readonly articles: string;
    readonly pages: string;
    readonly cancelling: string;
    readonly keywords: string;
  };
}
