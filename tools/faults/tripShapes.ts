/** What trips look like; every slice leaves a week after the one before it. */

/** The airports of a slice, one leg after another. */
type Way = readonly [string, string, ...string[]];

export const SHAPES = {
  'one way': [['JFK', 'LHR']],
  'round trip': [
    ['JFK', 'LHR'],
    ['LHR', 'JFK'],
  ],
  'open jaw': [
    ['JFK', 'LHR'],
    ['CDG', 'JFK'],
  ],
  'multi-city': [
    ['JFK', 'LHR'],
    ['LHR', 'FRA', 'MAD'],
    ['MAD', 'LHR'],
    ['LHR', 'JFK'],
  ],
} as const satisfies Readonly<Record<string, readonly [Way, ...Way[]]>>;

export type TripShape = keyof typeof SHAPES;

export const DAYS_BETWEEN_SLICES = 7;
