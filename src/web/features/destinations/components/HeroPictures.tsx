import { POSTERS } from '#core/content/posters';
import type { PosterId } from '#core/content/posters';
import { useMessages } from '#web/platform/messages';
import { HeroSlider } from '#web/ui/HeroSlider';
import type { HeroSlide, HeroSliderProps } from '#web/ui/SlidePicture';
import { useSliderDue, useStillness } from '../slider.hooks';

interface HeroPicturesProps {
  readonly pictures: readonly PosterId[];
  readonly fit: HeroSliderProps['fit'];
}

/** The hero's turning posters (product §1); decoration, the heading beside them says it all. */
export function HeroPictures({ pictures, fit }: HeroPicturesProps) {
  const { destinations } = useMessages();
  return (
    <HeroSlider slides={pictures.map(slideOf)} words={destinations.pictures} fit={fit} isDue={useSliderDue()} isStill={useStillness()} />
  );
}

function slideOf(id: PosterId): HeroSlide {
  const { file, width, height } = POSTERS[id];
  return { src: file, alt: '', width, height, isBanner: id === 'hero' };
}
