/** Pictures of places, five for each city whose page has every block. */

export const PLACES = [
  'louvre',
  'montmartre',
  'notre-dame',
  'versailles',
  'seine',
  'trevi',
  'pantheon',
  'st-peters',
  'forum',
  'spanish-steps',
  'statue-of-liberty',
  'central-park',
  'brooklyn-bridge',
  'times-square',
  'high-line',
  'strip',
  'red-rock',
  'fremont',
  'hoover-dam',
  'grand-canyon',
  'griffith',
  'santa-monica-pier',
  'hollywood-sign',
  'venice-beach',
  'getty',
] as const;

export type PlaceId = (typeof PLACES)[number];
