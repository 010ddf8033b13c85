/** Refs for what sticks over a page: each tells the style how high it is, so that nothing with the focus hides behind it (base.css). */
import type { RefCallback } from 'react';

const bar =
  (name: string): RefCallback<HTMLElement> =>
  (element) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(`--bar-${name}`, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(`--bar-${name}`);
    };
  };

export const headBar = bar('head');
export const chipsBar = bar('chips');
export const callBar = bar('call');
export const compareBar = bar('compare');
export const payBar = bar('pay');
