/** When pictures may begin to turn. */
import { useEffect, useState } from 'react';
import { useMedia } from '#web/platform/useMedia';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** The page has its fonts and pictures by then, and the visitor has looked around; what moves may wait. */
const REST_MS = 5000;

/** True once the page has been shown for a moment, so that the slider's script competes with nothing. */
export function useSliderDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(true);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isDue;
}

export const useStillness = (): boolean => useMedia(REDUCED_MOTION);
