import { useEffect, useState } from 'react';

/**
 * A value as it was when the last frame was painted: what is costly to redo hangs on it, so that the first frame after an input
 * shows the input itself. Of several values in a row only the last is taken over. The first value is there at once.
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // the task after the frame
      timer = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
