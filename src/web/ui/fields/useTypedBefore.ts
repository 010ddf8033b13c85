import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A ref for a field that may be typed into before it is taken over: what it then contains is reported once, as if typed now. A part of the page
 * that is taken over after the start would otherwise show what was typed and know nothing of it (decision 064).
 */
export function useTypedBefore<Field extends { readonly value: string }>(
  value: string,
  onChange: (text: string) => void,
): RefObject<Field | null> {
  const ref = useRef<Field>(null);
  const tell = useEffectEvent(() => {
    if (ref.current && ref.current.value !== value) onChange(ref.current.value);
  });
  // before a submission that waited is repeated
  useLayoutEffect(() => tell(), []);
  return ref;
}
