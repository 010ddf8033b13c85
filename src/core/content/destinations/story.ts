/** What is written for one city in one language; headings, links and figures are added by {@link recordsOf} (content.34). */
import type { PosterId } from '../pictures/posters';

/** Months by name, from the fares of the year. */
export interface FareYear {
  readonly low: string;
  readonly next: string;
  readonly high: string;
  /** How much more the dearest month costs than the cheapest, in percent. */
  readonly more: number;
}

type Sight = readonly [img: PosterId, heading: string, text: string];

export interface CityStory {
  readonly par1: string;
  readonly par2: string;
  /** Next to the list of airports. */
  readonly airports: string;
  /** Airports and the way into town. */
  readonly arrive: string;
  readonly cheap: (year: FareYear) => string;
  /** Next to the list of airlines, which the timetable gives. */
  readonly nonstop: string;
  /** Neighborhoods. */
  readonly stay: string;
  /** What an honest friend would say against it. */
  readonly drawback: string;
  readonly placesHeading: string;
  readonly placesNote: string;
  readonly places: readonly [Sight, Sight, Sight, Sight, Sight];
  /** Whole price, a person at any hour, time to think again: what each means for this trip. */
  readonly why: readonly [price: string, person: string, time: string];
  /** Example figures that are given (content.17), instead of computed ones. */
  readonly examples?: { readonly price?: string; readonly month?: string; readonly time?: string };
}
