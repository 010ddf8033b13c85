/** What a prerendered page is on disk, and what the server puts in when it serves one. */

import type { PageFacts } from '../contract/pages/pageFacts';
import type { SentAnswers } from '../contract/pages/pageAnswers';
import type { PageRecord } from './pages/pageRecord';

/** `dist/pages/{path}.json`. */
export interface PrerenderedPage {
  readonly lang: string;
  readonly title: string;
  /** Further lines of the head, already HTML. */
  readonly head: string;
  /** Inside of the root element, already HTML. */
  readonly html: string;
  /** Names of the build's chunks that the page needs. */
  readonly chunks: readonly string[];
}

/** What `renderResults` of `dist/prerender/results-page.js` takes: an address, and what is known of it. */
export interface ResultsRequest {
  readonly place: { readonly pathname: string; readonly search: string };
  readonly facts: PageFacts;
}

/** A results page. */
export interface RenderedResults {
  /** What the tab says of the search, without the brand; null where the address has none that can be read. */
  readonly title: string | null;
  /** Inside of the root element. */
  readonly html: string;
}

/** What `renderWithFares` of the same file takes: a content page by its own address. */
export interface FarePageRequest {
  readonly pathname: string;
  /** With the brand's slots; null for a page without. */
  readonly record: PageRecord | null;
  readonly answers: SentAnswers;
}

/** Stands in prerendered heads for the origin that only the server knows. */
export const ORIGIN_SLOT = 'https://origin.invalid';

/** A value as the text of a `script` that is data: nothing in it can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
