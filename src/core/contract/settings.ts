/** What the server tells the page about its installation, in the head of the document. */
import type { Brand } from '../content/brand';

/** `<meta name="wingfare-settings">`: {@link ClientSettings} as JSON. */
export const SETTINGS_META = 'wingfare-settings';
/** `<meta name="wf-api-bases">`: main and data base, separated by a space; `-` stands for the same origin. */
export const API_BASES_META = 'wf-api-bases';

export interface ClientSettings {
  readonly brand: Brand;
  /** True while flights come from the built-in timetable and no real ticket is issued. */
  readonly sandbox: boolean;
}
