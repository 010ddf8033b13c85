/**
 * The answers of calls that a page shows, under the names of the calls: its document carries them as data after the HTML that shows them, so
 * that the browser's first render is the same and asks for nothing.
 */
import type { BestDealsWire, CityDealsWire, DealListWire, DealsAnswerWire } from '../flights/deals.schema';
import type { AirlineClassesWire, AirlineWire } from '../flights/airlines.schema';
import type { ExploreAnswerWire } from '../flights/explore.schema';
import type { AuthorWire, BlogWire } from './blog.schema';
import type { BannerWire, LinkListWire } from './siteLists.schema';

/** What is missing is not on the page, or not known. */
export interface PageAnswers {
  readonly bestDeals?: BestDealsWire;
  readonly cityDeals?: CityDealsWire;
  /** Of the page of deals; the document has the rows that come first. */
  readonly deals?: DealsAnswerWire;
  /** Parts of the same page; the document has the rows that they show. */
  readonly under99?: DealListWire;
  readonly under200?: DealListWire;
  readonly explored?: ExploreAnswerWire;
  /** Of every page that opens with one. */
  readonly banner?: BannerWire;
  readonly blogs?: readonly BlogWire[];
  readonly author?: AuthorWire;
  readonly links?: readonly LinkListWire[];
  readonly airlines?: readonly AirlineWire[];
  readonly airlineClasses?: readonly AirlineClassesWire[];
}

/** As a document carries them. */
export interface SentAnswers extends PageAnswers {
  /** What the address asks for in the page's own words, in their own order; empty where a page has no such words. */
  readonly query: string;
}

/** `<script type="application/json" id="page-answers" data-of="/">`: {@link SentAnswers} of the page that the document was sent for. */
export const ANSWERS_ID = 'page-answers';
