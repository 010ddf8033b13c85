import './heroSlider.css';
import { lazy, Suspense } from 'react';
import { SlidePicture } from './SlidePicture';
import type { HeroSliderProps } from './SlidePicture';

const Slides = lazy(async () => ({ default: (await import(/* webpackChunkName: "slider" */ './SliderTrack')).SliderTrack }));

/** Turning pictures (spec §2): the first is there at once, react-slick takes over later without moving anything. */
export function HeroSlider(props: HeroSliderProps) {
  const { slides, fit, isDue } = props;
  const first = <SlidePicture slide={slides[0]} />;
  return <div className={`slider slider--${fit}`}>{isDue ? <Suspense fallback={first}>{<Slides {...props} />}</Suspense> : first}</div>;
}
