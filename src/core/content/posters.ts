/** The art of the site by id: file, size and crop (drawn by art/). */

export interface Poster {
  /** Address under the site root. */
  readonly file: string;
  /** Horizontal `object-position` in percent that keeps the landmark in view in a portrait crop. */
  readonly focusX: number;
  /** CSS pixels of the drawing, for `width` and `height` of the image. */
  readonly width: number;
  readonly height: number;
}

const poster = (id: string, focusX: number, width = 1200, height = 800): Poster => ({
  file: `/posters/${id}.svg`,
  focusX,
  width,
  height,
});

export const POSTERS = {
  hero: poster('hero', 77, 1600, 760),
  'hero-mobile': poster('hero-mobile', 50, 780, 1080),
  paris: poster('paris', 52),
  rome: poster('rome', 50),
  'new-york': poster('new-york', 38),
  'las-vegas': poster('las-vegas', 43),
  'los-angeles': poster('los-angeles', 50),
  'san-francisco': poster('san-francisco', 25),
  seattle: poster('seattle', 40),
  phoenix: poster('phoenix', 50),
  hawaii: poster('hawaii', 45),
  denver: poster('denver', 48),
  chicago: poster('chicago', 48),
  boston: poster('boston', 30),
  washington: poster('washington', 45),
  toronto: poster('toronto', 43),
  cancun: poster('cancun', 55),
  houston: poster('houston', 50),
  dallas: poster('dallas', 44),
  atlanta: poster('atlanta', 50),
  miami: poster('miami', 47),
  orlando: poster('orlando', 42),
  london: poster('london', 32),
  barcelona: poster('barcelona', 51),
  madrid: poster('madrid', 46),
  amsterdam: poster('amsterdam', 50),
  athens: poster('athens', 52),
  dublin: poster('dublin', 49),
  lisbon: poster('lisbon', 50),
  istanbul: poster('istanbul', 45),
  tokyo: poster('tokyo', 34),
  dubai: poster('dubai', 45),
  louvre: poster('louvre', 48),
  montmartre: poster('montmartre', 48),
  'notre-dame': poster('notre-dame', 45),
  versailles: poster('versailles', 48),
  seine: poster('seine', 50),
  trevi: poster('trevi', 50),
  pantheon: poster('pantheon', 47),
  'st-peters': poster('st-peters', 50),
  forum: poster('forum', 56),
  'spanish-steps': poster('spanish-steps', 50),
  'statue-of-liberty': poster('statue-of-liberty', 44),
  'central-park': poster('central-park', 50),
  'brooklyn-bridge': poster('brooklyn-bridge', 46),
  'times-square': poster('times-square', 50),
  'high-line': poster('high-line', 50),
  strip: poster('strip', 47),
  'red-rock': poster('red-rock', 52),
  fremont: poster('fremont', 36),
  'hoover-dam': poster('hoover-dam', 51),
  'grand-canyon': poster('grand-canyon', 54),
  griffith: poster('griffith', 54),
  'santa-monica-pier': poster('santa-monica-pier', 41),
  'hollywood-sign': poster('hollywood-sign', 46),
  'venice-beach': poster('venice-beach', 50),
  getty: poster('getty', 48),
} satisfies Record<string, Poster>;

export type PosterId = keyof typeof POSTERS;
