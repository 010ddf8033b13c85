import { useEffect, useState } from 'react';

/**
 * Loads something when it is first needed; null until it is here. For parts whose place may stay empty meanwhile: they are shown as soon as
 * they are here, where React shows a fallback for 300 ms at least. When it does not arrive it is requested again the next time it is needed.
 * `load` is the same function every time.
 */
export function useOnDemand<T>(isWanted: boolean, load: () => Promise<T>): T | null {
  const [part, setPart] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    load().then(
      (value) => {
        if (!isOver) setPart({ value });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, load]);
  return part?.value ?? null;
}
