/** What the server tells the page about its installation, in the head of the document. */
import type { Brand } from '../content/brand';

/** `<meta name="wingfare-settings">`: {@link ClientSettings} as JSON. */
export const SETTINGS_META = 'wingfare-settings';

/** What stands before a call's path (product §2). */
export interface ApiBases {
  /** Empty for the same origin. */
  readonly main: string;
  readonly data: string;
}

/** An outside bot check whose script the page loads when it needs a token (spec §7). */
export interface OutsideScript {
  readonly siteKey: string;
  readonly scriptUrl: string;
}

export interface ClientSettings {
  readonly brand: Brand;
  /** True while flights come from the built-in timetable and no real ticket is issued. */
  readonly sandbox: boolean;
  readonly apiBases: ApiBases;
  /** Null: the site's own proof of work. */
  readonly botCheck: OutsideScript | null;
}
