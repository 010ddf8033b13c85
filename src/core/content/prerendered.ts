/** What a prerendered page is on disk, and what the server puts in when it serves one. */

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

/** Stands in prerendered heads for the origin that only the server knows. */
export const ORIGIN_SLOT = 'https://origin.invalid';
