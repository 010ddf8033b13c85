/** A printed poster. Decoration only: the words next to it say what it shows. */
interface PosterProps {
  /** Name in public/posters, `paris`. */
  readonly name: string;
  readonly className?: string;
  /** Below the first screen. */
  readonly isLate?: boolean;
}

/** Natural size of every poster. */
const WIDTH = 1200;
const HEIGHT = 800;

export function Poster({ name, className, isLate = false }: PosterProps) {
  return (
    <img
      className={className === undefined ? 'art' : `art ${className}`}
      src={`/posters/${name}.svg`}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading={isLate ? 'lazy' : 'eager'}
    />
  );
}
