import { BannerArt } from './BannerArt';

export interface HeroSlide {
  readonly src: string;
  /** The site's banner drawing stands for this picture. */
  readonly isBanner?: boolean;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface HeroSliderWords {
  readonly label: string;
  readonly show: (position: number, count: number) => string;
  readonly pause: string;
  readonly play: string;
}

export interface HeroSliderProps {
  /** 3 to 5; the first one is in the HTML. */
  readonly slides: readonly HeroSlide[];
  readonly words: HeroSliderWords;
  /** `frame` keeps the pictures' own shape, `fill` covers the box around. */
  readonly fit: 'frame' | 'fill';
  /** From here on the pictures may turn: the page is taken over and at rest. */
  readonly isDue: boolean;
  /** The person prefers reduced motion: nothing moves by itself. */
  readonly isStill: boolean;
}

/** One picture of the slider. */
export function SlidePicture({ slide }: { slide: HeroSlide | undefined }) {
  if (!slide) return null;
  const { src, isBanner = false, alt, width, height } = slide;
  if (isBanner) return <BannerArt />;
  return (
    <picture className="slider__cut">
      <img src={src} alt={alt} width={width} height={height} decoding="sync" draggable={false} />
    </picture>
  );
}
