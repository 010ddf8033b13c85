/** The art of the site by id: file and size (new ones are drawn by tools/art). The lists are for the server and for tests: pages take what they show from their record. */
import type { ArticleSlug } from '../blog/articleSlugs';
import type { PlaceId } from './places';

export interface Poster {
  /** Address under the site root. */
  readonly file: string;
  /** CSS pixels of the drawing, for `width` and `height` of the image. */
  readonly width: number;
  readonly height: number;
}

/** The banner, and cities; those without a page yet among them. */
export const CITY_POSTERS = [
  'hero',
  'hero-mobile',
  'paris',
  'rome',
  'new-york',
  'las-vegas',
  'los-angeles',
  'san-francisco',
  'seattle',
  'phoenix',
  'hawaii',
  'denver',
  'chicago',
  'boston',
  'washington',
  'toronto',
  'cancun',
  'houston',
  'dallas',
  'atlanta',
  'miami',
  'orlando',
  'london',
  'barcelona',
  'madrid',
  'amsterdam',
  'athens',
  'dublin',
  'lisbon',
  'istanbul',
  'tokyo',
  'dubai',
] as const;

export type PosterId = (typeof CITY_POSTERS)[number] | PlaceId | ArticleSlug;

const USUAL_SIZE = { width: 1200, height: 800 };
const OTHER_SIZES: Readonly<Record<string, typeof USUAL_SIZE>> = {
  hero: { width: 1600, height: 760 },
  'hero-mobile': { width: 780, height: 1080 },
};

export const posterOf = (id: PosterId): Poster => ({ file: `/posters/${id}.svg`, ...(OTHER_SIZES[id] ?? USUAL_SIZE) });
