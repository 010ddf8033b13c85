/** What a content page holds, and what a language must say for all of them. */
import type { Locale, RouteId } from '../../domain/site/routes';
import type { AirlineCityFacts } from '../airlines/airlineFacts';
import type { AirlineNetwork } from '../airlines/airlineNetwork';
import type { AirlineCode } from '../airlines/airlineSlugs';
import type { ArticleSlug } from '../blog/articleSlugs';
import type { AuthorSlug } from '../blog/authorSlugs';
import type { ArticlePart, AuthorText } from '../blog/articleTypes';
import type { DeskWords } from '../blog/authors';
import type { Brand } from '../brand';
import type { CitySlug, DestinationSlug } from '../destinations/cities';
import type { DestinationRecord } from '../destinations/records/record';
import type { PosterId } from '../pictures/posters';
import type { SeoRecord } from '../meta/seo';
import type { AirlineWords } from './airlineWords';

/** Who answers for a fact, and since when it was known. */
export interface OfficialSource {
  /** `As of December 2025; what holds today:`, before the link. */
  readonly asOf: string;
  readonly label: string;
  /** Address outside of this site. */
  readonly to: string;
}

/** A part with a heading of its own: a question, a subject of a guide. */
export interface TextSection {
  readonly heading: string;
  readonly text: string;
  readonly source?: OfficialSource;
  /** Heading over this part and its neighbors that have the same. */
  readonly group?: string;
}

export interface PageText {
  readonly heading: string;
  /** Of the browser tab, without the brand's name. */
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly sections?: readonly TextSection[];
  readonly tables?: readonly PageTable[];
}

export interface ArticleText extends PageText {
  readonly parts: readonly ArticlePart[];
}

export interface PageLink {
  readonly label: string;
  readonly to: string;
}

export interface LinkList {
  readonly heading: string;
  readonly links: readonly PageLink[];
}

/** A table of facts; the first cell of a row names it. */
export interface PageTable {
  readonly heading: string;
  readonly note?: string;
  /** Names of the columns; left out where each row says what it is. */
  readonly head?: readonly string[];
  readonly rows: readonly (readonly (string | PageLink)[])[];
}

/** A drawing of routes over the land of `public/maps`. */
export interface PageMap {
  readonly heading: string;
  /** What it shows, in words. */
  readonly label: string;
  /** Drawing with the parts `routes`, `dots`, `hubs` and codes in three sizes. */
  readonly file: string;
  /** The part of the map that is shown, as `viewBox`. */
  readonly view: string;
  /** Where copies of the land begin, units of the map. */
  readonly land: readonly number[];
}

/** Words around a list that is searched as one types; all of it where nothing is typed. */
export interface PageFinder {
  readonly label: string;
  /** Above the list: `{n}` stands for how many. */
  readonly one: string;
  readonly many: string;
  readonly none: string;
}

/** What a page fills into the search form (search.29), codes of airports or cities. */
export interface PagePrefill {
  readonly origin?: string;
  readonly destination: string;
}

export interface PageContent {
  readonly heading: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly TextSection[];
  readonly lists: readonly LinkList[];
  readonly tables?: readonly PageTable[];
  readonly map?: PageMap;
  readonly finder?: PageFinder;
  readonly prefill?: PagePrefill;
  /** The address that this page has moved to, with its query: whoever opens it is led there. */
  readonly movedTo?: string;
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
  | 'changeFlights'
  | 'notFound'
  | 'flightsTo'
  | 'landing'
  | 'destination'
  | 'airline'
  | 'airlineToCity'
  | 'airlineCitiesOf'
  | 'blogPost'
  | 'blogAuthor'
>;

/** An airline as its pages' words know it. */
export interface NamedAirline {
  readonly name: string;
  readonly code: AirlineCode;
  /** In the words of the language. */
  readonly hubs: readonly string[];
  readonly network: AirlineNetwork;
}

/** Everything a language must say. */
export interface SiteWords {
  readonly locale: Locale;
  readonly fixed: (brand: Brand) => Readonly<Record<FixedRoute, PageText>>;
  readonly cities: Readonly<Record<CitySlug, CityText>>;
  readonly guides: Readonly<Record<DestinationSlug, PageText>>;
  readonly articles: Readonly<Record<ArticleSlug, ArticleText>>;
  readonly authors: Readonly<Record<AuthorSlug, AuthorText>>;
  readonly blog: DeskWords;
  readonly records: Readonly<Record<CitySlug, DestinationRecord>>;
  readonly landing: (record: DestinationRecord) => PageText;
  /** `cities`: names of those it flies to nonstop, most departures first. */
  readonly airline: (airline: NamedAirline, cities: readonly string[], brand: Brand) => PageText;
  readonly airlineToCity: (airline: NamedAirline, city: Pick<CityText, 'name'>, facts: AirlineCityFacts, brand: Brand) => PageText;
  readonly airlineCities: (airline: NamedAirline, cities: readonly string[], brand: Brand) => PageText;
  readonly airlineBlocks: AirlineWords;
  readonly questions: PageFinder;
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
    readonly beforeYouFly: string;
    readonly keywords: string;
  };
}
