import { atWidth, srcSetOf } from '#core/domain/site/pictures';
import type { PictureSource } from '#core/domain/site/pictures';

interface PictureProps {
  readonly picture: PictureSource;
  /** What it shows; empty where the words next to it say so. */
  readonly alt: string;
  /** How wide it is on the page: `(max-width: 640px) 100vw, 720px`. */
  readonly sizes: string;
  readonly className?: string;
  /** Below the first screen. */
  readonly isLate?: boolean;
}

/** A raster picture in the width that the screen needs (content.22); its place is kept while it arrives. */
export function Picture({ picture: { src, width, height }, alt, sizes, className, isLate = false }: PictureProps) {
  return (
    <img
      className={className === undefined ? 'art' : `art ${className}`}
      srcSet={srcSetOf(src)}
      sizes={sizes}
      src={atWidth(src, 1200)}
      alt={alt}
      width={width}
      height={height}
      loading={isLate ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}
