/** Figures that tools/data/build-facts.ts computes from the timetable and the fares; those that age are shown with their date. */
import type { AirlineCode } from '../airlines/airlineSlugs';

export interface CityFacts {
  /** Airlines that fly to the city's airports. */
  readonly airlines: number;
  /** Nonstop flights in a week from the city that the page starts its routes with. */
  readonly flightsPerWeek: number;
  /** Those flights' mean time. */
  readonly flightMinutes: number;
  /** Lowest round trip found from there, one adult, taxes and our fee included, in cents. */
  readonly lowestCents: number;
  /** 1 to 12: the two months whose weeks cost least on average, and the one whose weeks cost most. */
  readonly cheapestMonth: number;
  readonly nextMonth: number;
  readonly dearestMonth: number;
  /** How much more the dearest month costs than the cheapest, in percent. */
  readonly dearerPercent: number;
}

/** One airline's nonstop flights from the United States to a city. */
export interface AirlineNonstops {
  readonly code: AirlineCode;
  readonly perWeek: number;
  /** Airports that it flies from. */
  readonly origins: number;
  /** The busiest of them, most departures first. */
  readonly from: readonly string[];
  /** Where the busiest flight lands, and how long it takes. */
  readonly to: string;
  readonly minutes: number;
}

export interface CityNonstops {
  /** Busiest pairs of airports from five cities; the figures of {@link CityFacts} are of the first. */
  readonly routes: readonly (readonly [from: string, to: string])[];
  /** Most departures first. */
  readonly airlines: readonly AirlineNonstops[];
}
