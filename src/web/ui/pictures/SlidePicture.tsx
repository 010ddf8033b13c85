import { BannerArt } from './BannerArt';

export interface HeroSlide {
  readonly src: string;
  /** The site's banner drawing stands for this picture. */
  readonly isBanner?: boolean;
  readonly width: number;
  readonly height: number;
}

export interface HeroSliderWords {
  readonly label: string;
  /** What it is called. */
  readonly carousel: string;
  readonly show: (position: number, count: number) => string;
  readonly pause: string;
  readonly play: string;
}

export interface HeroSliderProps {
  /** One, or three to five; the first one is in the HTML. */
  readonly slides: readonly HeroSlide[];
  readonly words: HeroSliderWords;
  /** From here on the pictures may turn: the page is taken over and at rest. */
  readonly isDue: boolean;
  /** The person prefers reduced motion: nothing moves by itself. */
  readonly isStill: boolean;
}

/** One picture of the slider: a drawing in use like the banner's own, not an image (decision 058). */
export function SlidePicture({ slide }: { slide: HeroSlide | undefined }) {
  if (!slide) return null;
  const { src, isBanner = false, width, height } = slide;
  if (isBanner) return <BannerArt />;
  return (
    <span className="slider__cut" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
        <use href={`${src}#art`} />
      </svg>
    </span>
  );
}
