import { posterOf } from '#core/content/pictures/posters';
import type { PosterId } from '#core/content/pictures/posters';
import { useMessages } from '#web/platform/sent/messages';
import { HeroSlider } from '#web/ui/pictures/HeroSlider';
import type { HeroSlide } from '#web/ui/pictures/SlidePicture';
import { useSliderDue, useStillness } from '../../slider.hooks';

interface HeroPicturesProps {
  /** One stands still, three to five take turns. */
  readonly pictures: readonly PosterId[];
}

/** The posters of a banner (content.14); decoration, the heading next to them says it all. */
export function HeroPictures({ pictures }: HeroPicturesProps) {
  const { destinations } = useMessages();
  return <HeroSlider slides={pictures.map(slideOf)} words={destinations.pictures} isDue={useSliderDue()} isStill={useStillness()} />;
}

function slideOf(id: PosterId): HeroSlide {
  const { file, width, height } = posterOf(id);
  return { src: file, width, height, isBanner: id === 'hero' };
}
