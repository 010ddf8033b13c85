import 'slick-carousel/slick/slick.css';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import Slider from 'react-slick';
import { SlidePicture } from './SlidePicture';
import type { HeroSliderProps } from './SlidePicture';
import { Icon } from '../Icon';

/** content.14: dots, no arrows, infinite, 500 ms. */
const SPEED_MS = 500;
const STAY_MS = 6000;

/** The moving part, in a chunk of its own. */
export function SliderTrack({ slides, words, isStill }: HeroSliderProps) {
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useInertSlides(box);
  const isPlaying = !isPaused && !isStill;
  return (
    <div
      ref={box}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={words.label}
      onFocus={(event) => {
        // whoever comes by keyboard is not hurried; the button, which comes first, sets them going again
        if (event.target.matches(':focus-visible')) setPaused(true);
      }}
    >
      {isStill ? null : (
        <button
          className="slider__pause"
          type="button"
          aria-label={isPaused ? words.play : words.pause}
          onClick={() => {
            setPaused(!isPaused);
          }}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
      <Slider
        dots
        infinite
        arrows={false}
        speed={isStill ? 0 : SPEED_MS}
        // or a dot that is pressed meanwhile would do nothing
        waitForAnimate={false}
        autoplay={isPlaying}
        autoplaySpeed={STAY_MS}
        beforeChange={(_, next) => {
          setShown(next);
        }}
        appendDots={(dots) => (
          <div>
            <ul>{dots}</ul>
          </div>
        )}
        customPaging={(i) => (
          <button type="button" aria-label={words.show(i + 1, slides.length)} aria-current={i === shown}>
            <span />
          </button>
        )}
      >
        {slides.map((slide) => (
          <div key={slide.src}>
            <SlidePicture slide={slide} />
          </div>
        ))}
      </Slider>
    </div>
  );
}

/** react-slick keeps hidden slides and copies in the document: they must not be reached by keyboard or read aloud (content.14). */
function useInertSlides(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const mark = () => {
      for (const slide of root.querySelectorAll<HTMLElement>('.slick-slide')) slide.inert = !slide.classList.contains('slick-active');
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    return () => {
      observer.disconnect();
    };
  }, [box]);
}
