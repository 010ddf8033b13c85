import './heroSlider.css';
import { lazy, Suspense } from 'react';
import { SlidePicture } from './SlidePicture';
import type { HeroSliderProps } from './SlidePicture';

const Slides = lazy(async () => ({ default: (await import(/* webpackChunkName: "slider" */ './SliderTrack')).SliderTrack }));

/** Pictures that turn where there are several (content.14): the first is there at once, react-slick takes over without moving anything. */
export function HeroSlider(props: HeroSliderProps) {
  const { slides, isDue } = props;
  const first = <SlidePicture slide={slides[0]} />;
  return <div className="slider">{isDue && slides.length > 1 ? <Suspense fallback={first}>{<Slides {...props} />}</Suspense> : first}</div>;
}
