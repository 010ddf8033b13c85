/** What a results page was rendered with, in the head of its document: the browser's first render uses the same, so that it takes the HTML over as it stands. */
import type { IsoDate } from '../../domain/values/dates';
import type { FirstFlights } from '../flights/firstFlights';

/** `<meta name="wingfare-page">`: {@link PageFacts} as JSON. */
export const FACTS_META = 'wingfare-page';

export interface PageFacts {
  /** The day by which the address was read. */
  readonly today: IsoDate;
  /** Cities of the codes in the address in the page's language, as far as they are known. */
  readonly cities: Readonly<Record<string, string>>;
  /** What the list begins with, where that is known and the address asks for no other order or choice. */
  readonly first: FirstFlights | null;
}
