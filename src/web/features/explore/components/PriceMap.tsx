import './priceMap.css';
import { useEffect, useRef, useState } from 'react';
import { formatDollarsUp } from '#core/domain/values/money';
import { AREA_IDS, areaAround, inView, placePins, viewOf } from '#core/domain/places/explorePins';
import type { ExploreArea, Frame } from '#core/domain/places/explorePins';
import { arcOnMap, onMap } from '#core/domain/places/worldMap';
import { useExploreWords } from '../explore.hooks';
import type { Explored, ShownPlace } from '../explore.hooks';

interface PriceMapProps {
  readonly explored: Explored;
  /** Null: around the origin. */
  readonly area: ExploreArea | null;
  readonly active: string | null;
  readonly onArea: (area: ExploreArea) => void;
  readonly onPoint: (code: string | null) => void;
  readonly onChoose: (code: string) => void;
}

/** Sizes of a label in the reader's own letters: a digit, what stands around them, a line. */
const LETTER_REM = 0.56;
const AROUND_REM = 1;
const LINE_REM = 1.75;

/** The world with its prices: pins that a finger, a mouse or a key reaches, the cheapest written out first. */
export function PriceMap({ explored: { places, origin }, area, active, onArea, onPoint, onChoose }: PriceMapProps) {
  const words = useExploreWords();
  const [measured, measure] = useFrame();
  // until then the land of a usual frame, stretched over the place: HTML knows no sizes
  const frame = measured ?? USUAL_FRAME;
  const shown = area ?? (origin ? areaAround(origin) : 'world');
  const view = viewOf(shown, frame);
  const sizeOf = (place: ShownPlace): Frame => ({
    width: (formatDollarsUp(place.price).length * LETTER_REM + AROUND_REM) * frame.rem,
    height: LINE_REM * frame.rem,
  });
  const byPrice = [...places].sort((a, b) => a.price - b.price);
  const pins = measured === null ? [] : placePins(byPrice, view, frame, sizeOf);
  const target = places.find(({ code }) => code === active);
  const way = origin && target ? arcOnMap(origin, target) : null;
  const at = (point: { readonly x: number; readonly y: number }): string => {
    const { x, y } = inView(point, view);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const home = origin && inView(onMap(origin), view);
  return (
    <div className="map">
      <div className="cluster map__areas" role="group" aria-label={words.area}>
        {AREA_IDS.map((id) => (
          <button key={id} type="button" className="chip" aria-pressed={id === shown} onClick={() => onArea(id)}>
            {words.areas[id]}
          </button>
        ))}
      </div>
      <div className="map__frame" ref={measure} role="group" aria-label={words.mapLabel(words.areas[shown])}>
        <svg
          {...(measured === null
            ? { viewBox: `0 0 ${String(frame.width)} ${String(frame.height)}`, preserveAspectRatio: 'xMidYMid slice' }
            : { width: frame.width, height: frame.height })}
          aria-hidden="true"
        >
          <g transform={`translate(${view.left.toFixed(2)} ${view.top.toFixed(2)}) scale(${view.scale.toFixed(5)})`}>
            <use href="/maps/land.svg#land" />
            <use href="/maps/land.svg#land" x="3600" />
          </g>
          {way ? <path className="map__way" d={`M${at(way.from)}Q${at(way.bend)} ${at(way.to)}`} /> : null}
          {pins.map(({ place, at: { x, y }, label }) =>
            label === null ? <circle key={place.code} className="map__dot" cx={x} cy={y} r={place.code === active ? 7 : 4} /> : null,
          )}
          {home ? <circle className="map__home" cx={home.x} cy={home.y} r="7" /> : null}
        </svg>
        {pins.map(({ place, at: { x, y }, label }) =>
          label === null ? null : (
            <button
              key={place.code}
              type="button"
              className={place.code === active ? 'pin pin--active' : 'pin'}
              style={{ left: x - label.x, top: y - label.y, width: 2 * label.x, height: 2 * label.y }}
              aria-label={words.pin(place.name, formatDollarsUp(place.price))}
              onClick={() => onChoose(place.code)}
              onMouseEnter={() => onPoint(place.code)}
              onMouseLeave={() => onPoint(null)}
              onFocus={() => onPoint(place.code)}
              onBlur={() => onPoint(null)}
            >
              {formatDollarsUp(place.price)}
            </button>
          ),
        )}
      </div>
      <p className="map__hint">{words.mapHint}</p>
    </div>
  );
}

interface MeasuredFrame extends Frame {
  /** Pixels of the reader's letters. */
  readonly rem: number;
}

/** Of a wide window. */
const USUAL_FRAME: MeasuredFrame = { width: 600, height: 450, rem: 16 };

/** The size of an element, anew whenever it changes; null until it was measured. */
function useFrame() {
  const element = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<MeasuredFrame | null>(null);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setFrame({ width, height, rem: parseFloat(getComputedStyle(document.documentElement).fontSize) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [frame, element] as const;
}
