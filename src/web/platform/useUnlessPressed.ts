import { useEffect, useState } from 'react';

const ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * What is shown does not change under a press: while a finger or a mouse button is down, the value of before. Where something comes in above
 * a button between press and release, the release meets something else, and the press is lost.
 */
export function useUnlessPressed<T>(value: T): T {
  const [isPressed, setPressed] = useState(false);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const press = (): void => setPressed(true);
    // the click comes after the release, and is still to meet what was pressed
    const release = (): void => void setTimeout(() => setPressed(false));
    window.addEventListener('pointerdown', press, true);
    for (const end of ENDS) window.addEventListener(end, release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      for (const end of ENDS) window.removeEventListener(end, release, true);
    };
  }, []);
  if (!isPressed && shown !== value) setShown(value);
  return isPressed ? shown : value;
}
