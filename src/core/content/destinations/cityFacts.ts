/** Figures that scripts/build-facts.ts computes from the timetable and the fares; those that age are shown with their date. */
export interface CityFacts {
  /** Airlines that fly to the city's airports. */
  readonly airlines: number;
  /** Nonstop flights in a week from the city that the page starts its routes with. */
  readonly flightsPerWeek: number;
  /** Those flights' mean time. */
  readonly flightMinutes: number;
  /** Lowest round trip found from there, one adult, taxes and our fee included, in cents. */
  readonly lowestCents: number;
  /** 1 to 12. */
  readonly cheapestMonth: number;
}
