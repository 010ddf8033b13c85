/** What the server tells the page about its installation, in the head of the document. */
import type { Brand } from '../../content/brand';
import type { NumberTable } from '../../domain/site/trackingCode';

/** `<meta name="wingfare-settings">`: {@link ClientSettings} as JSON. */
export const SETTINGS_META = 'wingfare-settings';

/** What stands before a call's path (api.1). */
export interface ApiBases {
  /** Empty for the same origin. */
  readonly main: string;
  readonly data: string;
}

/** An outside bot check whose script the page loads when it needs a token (tracking.14). */
export interface OutsideScript {
  readonly siteKey: string;
  readonly scriptUrl: string;
}

export interface ClientSettings {
  /** In a document whose address has a tracking code, the code's number is that of every line (decision 063). */
  readonly brand: Brand;
  /** Tracking code → number. */
  readonly numbers: NumberTable;
  /** What the supplier says of itself: true where no real ticket is issued. */
  readonly sandbox: boolean;
  /** True while the gateway takes test cards alone and no money moves. */
  readonly testCards: boolean;
  readonly apiBases: ApiBases;
  /** Null: the site's own proof of work. */
  readonly botCheck: OutsideScript | null;
}
