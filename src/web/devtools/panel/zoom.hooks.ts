/** Pan and zoom of a drawing by pointer, wheel and keys. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** `fit` and `follow` hold by themselves until the drawing is moved by hand. */
export type ZoomMode = 'fit' | 'follow' | 'free';

const [LEAST, MOST] = [0.05, 3];
/** Words are read without effort. */
const READABLE = 1;
/** A drawing that fits at this scale is shown in full at first. */
const LEGIBLE = 0.6;
const STEP = 60;
const within = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

const fitting = (box: Size, drawing: Size): number => Math.min(1, box.width / drawing.width, box.height / drawing.height);
const whole = (box: Size, drawing: Size): View => {
  const scale = within(fitting(box, drawing));
  return { scale, x: (box.width - drawing.width * scale) / 2, y: (box.height - drawing.height * scale) / 2 };
};
const around = (box: Size, at: Point): View => ({
  scale: READABLE,
  x: box.width / 2 - at.x * READABLE,
  y: box.height / 2 - at.y * READABLE,
});

/** `focus` is what to follow, in the drawing; `name` tells one drawing from another. */
export function useZoom(box: RefObject<SVGSVGElement | null>, drawing: Size, focus: Point | null, name: string) {
  const [size, setSize] = useState<Size>({ width: 600, height: 400 });
  const [moved, setMoved] = useState<{ readonly of: string; readonly mode: ZoomMode; readonly view: View } | null>(null);
  const first: ZoomMode = fitting(size, drawing) >= LEGIBLE || focus === null ? 'fit' : 'follow';
  const mode = moved?.of === name ? moved.mode : first;
  const view = mode === 'free' && moved ? moved.view : mode === 'follow' && focus ? around(size, focus) : whole(size, drawing);

  const set = (next: View): void => setMoved({ of: name, mode: 'free', view: next });
  const by = (factor: number, point?: Point): void => {
    const at = point ?? { x: size.width / 2, y: size.height / 2 };
    const scale = within(view.scale * factor);
    const share = scale / view.scale;
    set({ scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share });
  };
  const shift = (x: number, y: number): void => set({ ...view, x: view.x + x, y: view.y + y });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const rect = box.current?.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey)
      by(Math.exp(-event.deltaY / 200), { x: event.clientX - (rect?.x ?? 0), y: event.clientY - (rect?.y ?? 0) });
    else shift(-event.deltaX, -event.deltaY);
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const wheel = (event: WheelEvent): void => onWheel(event);
    // React listens passively, which cannot keep the page from scrolling
    element.addEventListener('wheel', wheel, { passive: false });
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(([entry]) => {
            if (entry && entry.contentRect.width > 0) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
          });
    observer?.observe(element);
    return () => {
      element.removeEventListener('wheel', wheel);
      observer?.disconnect();
    };
  }, [box]);

  const grab = (event: PointerEvent<SVGSVGElement>): void => {
    const { currentTarget: element, pointerId, clientX, clientY } = event;
    element.setPointerCapture(pointerId);
    const move = (to: globalThis.PointerEvent): void =>
      set({ ...view, x: view.x + to.clientX - clientX, y: view.y + to.clientY - clientY });
    const release = (): void => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointercancel', release);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', release);
  };
  const hold = (next: ZoomMode) => (): void => setMoved({ of: name, mode: next, view });
  const fit = hold('fit');
  const press = (event: KeyboardEvent): void => {
    const does: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => shift(STEP, 0),
      ArrowRight: () => shift(-STEP, 0),
      ArrowUp: () => shift(0, STEP),
      ArrowDown: () => shift(0, -STEP),
      '+': () => by(1.25),
      '=': () => by(1.25),
      '-': () => by(0.8),
      '0': fit,
    };
    const act = does[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const { x, y, scale } = view;
  return {
    mode,
    by,
    /** The part of the drawing that is in the box. */
    seen: { x: -x / scale, y: -y / scale, width: size.width / scale, height: size.height / scale },
    /** Brings a point of the drawing to the middle of the box, at the scale it has. */
    center: (at: Point): void => set({ scale, x: size.width / 2 - at.x * scale, y: size.height / 2 - at.y * scale }),
    fit,
    follow: hold('follow'),
    grab,
    press,
    transform: `translate(${String(view.x)} ${String(view.y)}) scale(${String(view.scale)})`,
  };
}
