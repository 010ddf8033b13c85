/** The record of one content page as the browser receives it: with its document, or by itself when the page is opened from another one. */
import { pathOf } from '../../domain/site/routes';
import type { RouteMatch } from '../../domain/site/routes';
import type { BlogRecord } from '../blog/blogTypes';
import type { DestinationRecord } from '../destinations/records/record';
import type { GuideRecord } from '../destinations/guides/guideRecord';
import type { PageContent } from './siteTypes';

/** What a page with a banner opens with is in the answer of the banner's call. */
export type SentContent = Omit<PageContent, 'lead' | 'pictures'> & Partial<Pick<PageContent, 'lead'>>;

export interface PageRecord {
  readonly content: SentContent;
  /** What else a city's page says, every block (content.15); null on every other page. */
  readonly destination: DestinationRecord | null;
  /** What a city guide shows besides its text; null on every other page. */
  readonly guide: GuideRecord | null;
  /** What else a page of the blog says; null on every other page. */
  readonly blog: BlogRecord | null;
}

/** `<script type="application/json" id="page-record" data-of="/about-us">`: {@link PageRecord} of the page that the document was sent for. */
export const RECORD_ID = 'page-record';

const FOLDER = '/records';
const ENDING = '.json';

/** Where the record of a page is: `/records/us-es/about-us.json`. */
export const recordAddress = (match: RouteMatch): string => FOLDER + pathOf(match, match.locale) + ENDING;

/** The page whose record is at an address; null for every other address. */
export const pageOfRecord = (address: string): string | null =>
  address.startsWith(`${FOLDER}/`) && address.endsWith(ENDING) ? address.slice(FOLDER.length, -ENDING.length) : null;
