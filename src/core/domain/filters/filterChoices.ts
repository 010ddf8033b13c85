/** What a traveler chooses from: the orders of a list, and the facts that its filters tell flights apart by. */

export const SORTS = ['best', 'cheapest', 'fastest', 'departure', 'arrival'] as const;
export type Sort = (typeof SORTS)[number];

/** 2 stands for two or more. */
export const STOP_CHOICES = [0, 1, 2] as const;
export type StopChoice = (typeof STOP_CHOICES)[number];

export const stopChoiceOf = (stops: number): StopChoice => (stops === 0 ? 0 : stops === 1 ? 1 : 2);

/** Parts of the day by local time: 5-12, 12-17, 17-22, 22-5. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Minutes since midnight → part of the day. */
export function dayPartOf(minutes: number): DayPart {
  if (minutes >= 300 && minutes < 720) return 'morning';
  if (minutes >= 720 && minutes < 1020) return 'afternoon';
  return minutes >= 1020 && minutes < 1320 ? 'evening' : 'night';
}

/** Nights that can be avoided: one spent on a layover, one spent in the air without time to sleep. */
export const NIGHTS = ['overnightLayover', 'redEye'] as const;
export type Night = (typeof NIGHTS)[number];

/** The ends of a trip: where it begins and comes home to, and where it turns. */
export type TripEnd = 'originAirports' | 'destinationAirports';
