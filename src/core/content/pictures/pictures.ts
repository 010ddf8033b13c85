/** The raster pictures there are: every poster in its own shape, and as the card that a shared link shows. */
import type { PictureSource } from '../../domain/site/pictures';
import { ARTICLES } from '../blog/articleSlugs';
import { ART_VERSION } from './artVersion';
import { PLACES } from './places';
import { CITY_POSTERS, posterOf } from './posters';
import type { PosterId } from './posters';

/** The shape social networks show a link in. */
export const CARD_SHAPE = { width: 1200, height: 630 } as const;

export interface NamedPicture {
  readonly poster: PosterId;
  /** Pixels of the shape the poster is cut to. */
  readonly width: number;
  readonly height: number;
}

const CARD = /-card$/;

const isPosterId = (text: string): text is PosterId => ([...CITY_POSTERS, ...PLACES, ...ARTICLES] as readonly string[]).includes(text);

/** `paris`, `paris-card`; null for every other name. */
export function pictureNamed(name: string): NamedPicture | null {
  const poster = name.replace(CARD, '');
  if (!isPosterId(poster)) return null;
  const { width, height } = CARD.test(name) ? CARD_SHAPE : posterOf(poster);
  return { poster, width, height };
}

const sourceOf = (name: string, shape: { readonly width: number; readonly height: number }): PictureSource => ({
  src: `/img/${name}?v=${ART_VERSION}`,
  width: shape.width,
  height: shape.height,
});

/** A poster as a raster picture. */
export const pictureOf = (poster: PosterId): PictureSource => sourceOf(poster, posterOf(poster));

/** The card of a link that is shared. */
export const cardOf = (poster: PosterId): PictureSource => sourceOf(`${poster}-card`, CARD_SHAPE);
