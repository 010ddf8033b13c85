export interface HeroSlide {
  readonly src: string;
  /** Another cut for narrow screens. */
  readonly narrowSrc?: string;
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
  const { src, narrowSrc, alt, width, height } = slide;
  return (
    <picture className={narrowSrc === undefined ? 'slider__cut' : 'slider__whole'}>
      {narrowSrc === undefined ? null : <source media="(max-width: 640px)" srcSet={narrowSrc} />}
      <img src={src} alt={alt} width={width} height={height} decoding="sync" draggable={false} />
    </picture>
  );
}
