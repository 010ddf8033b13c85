/** When pictures may begin to turn. */
import { useEffect, useState } from 'react';
import { whenIdle } from '#web/platform/browser/idle';
import { useMedia } from '#web/platform/useMedia';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** True once the page is at rest, so that the slider's script competes with nothing. */
export function useSliderDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return isDue;
}

export const useStillness = (): boolean => useMedia(REDUCED_MOTION);
