/** The heading of a page as the place of the focus: a screen reader reads it, and Tab goes on from there. */
import { useEffect, useRef } from 'react';

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A page that changes its heading with `face` takes the focus with it, which would be nowhere; focus elsewhere stays there. */
export function useHeadingFocus(face: string): void {
  const shown = useRef(face);
  useEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    if (document.activeElement === document.body) focusHeading();
  }, [face]);
}
