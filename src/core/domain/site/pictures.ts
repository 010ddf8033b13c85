/** Raster pictures: the sizes the site has them in and how their addresses look (content.22). */

/** Pixels; no other width is made. */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Of every lossy format, 1 to 100. */
export const PICTURE_QUALITY = 75;

/** A picture before its width is chosen. */
export interface PictureSource {
  /** Address without the width: `/img/paris?v=1a2b3c`. */
  readonly src: string;
  /** Pixels of its shape, not of a file. */
  readonly width: number;
  readonly height: number;
}

/** Address of a picture at one width. */
export const atWidth = (src: string, width: PictureWidth): string => `${src}&w=${String(width)}`;

/** Every width of a picture, for `srcset`. */
export const srcSetOf = (src: string): string => PICTURE_WIDTHS.map((width) => `${atWidth(src, width)} ${String(width)}w`).join(', ');

/** The width that a text names exactly, `640`; null for any other. */
export const readPictureWidth = (text: string | undefined): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null;
