/** What a prerendered page is on disk, and what the server puts in when it serves one. */

import type { PageFacts } from '../contract/pageFacts';

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

/** A results page: `openResultsHtml` of `dist/prerender/results-page.js` gives it. */
export type ResultsHtml = (
  place: { readonly pathname: string; readonly search: string },
  facts: PageFacts,
) => {
  /** What the tab says of the search, without the brand; null where the address has none that can be read. */
  readonly title: string | null;
  /** Inside of the root element. */
  readonly html: string;
};

/** Stands in prerendered heads for the origin that only the server knows. */
export const ORIGIN_SLOT = 'https://origin.invalid';
