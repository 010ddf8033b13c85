import './priceMap.css';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { formatDollarsUp } from '#core/domain/values/money';
import { AREA_IDS, areaAround, canStep, inView, placePins, stepLens, viewOf, wholeOf } from '#core/domain/places/explorePins';
import type { ExploreArea, Frame, Lens, LensStep, Pin } from '#core/domain/places/explorePins';
import { arcOnMap, onMap } from '#core/domain/places/worldMap';
import type { MapPoint } from '#core/domain/places/worldMap';
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

/** Sizes of a label in the reader's own letters: a letter of the name, a digit of the price with how many are behind it, what stands around. */
const NAME_REM = 0.47;
const DIGIT_REM = 0.56;
const BEHIND_REM = 1.75;
const AROUND_REM = 1;
const MOST_REM = 9;
const LINES_REM = 2.75;

const KEYS: Readonly<Record<string, LensStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'in',
  '=': 'in',
  '-': 'out',
};

/** The world with its prices: pins that a finger, a mouse or a key reaches, the cheapest written out first (explore.7). */
export function PriceMap({ explored: { places, origin }, area, active, onArea, onPoint, onChoose }: PriceMapProps) {
  const words = useExploreWords();
  const [measured, measure] = useFrame();
  // until then the land of a usual frame, stretched over the place: HTML knows no sizes
  const frame = measured ?? USUAL_FRAME;
  const shown = area ?? (origin ? areaAround(origin) : 'world');
  const [lens, step] = useLens(shown);
  const view = viewOf(shown, frame, lens);
  const sizeOf = (place: ShownPlace): Frame => {
    const price = formatDollarsUp(place.price).length * DIGIT_REM + BEHIND_REM;
    return {
      width: Math.min(MOST_REM, Math.max(place.name.length * NAME_REM, price) + AROUND_REM) * frame.rem,
      height: LINES_REM * frame.rem,
    };
  };
  const byPrice = [...places].sort((a, b) => a.price - b.price);
  const pins = measured === null ? [] : placePins(byPrice, view, frame, sizeOf);
  const target = places.find(({ code }) => code === active);
  const way = origin && target ? arcOnMap(origin, target) : null;
  const at = (point: MapPoint): string => {
    const { x, y } = inView(point, view);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const home = origin && inView(onMap(origin), view);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = KEYS[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // the pin that has the focus may leave the map
    if (event.target instanceof Node && measure.current?.contains(event.target)) measure.current.focus({ preventScroll: true });
    step(to);
  };
  return (
    <div className="map">
      <div className="cluster map__areas" role="group" aria-label={words.area}>
        {AREA_IDS.map((id) => (
          <button key={id} type="button" className="chip" aria-pressed={id === shown} onClick={() => onArea(id)}>
            {words.areas[id]}
          </button>
        ))}
      </div>
      <div role="presentation" onKeyDown={onKeyDown}>
        <div className="map__frame" ref={measure} tabIndex={-1} role="group" aria-label={words.mapLabel(words.areas[shown])}>
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
            {home ? <circle className="map__home" cx={home.x} cy={home.y} r="7" /> : null}
          </svg>
          {pins.map((pin) => (
            <PlacePin
              key={pin.place.code}
              pin={pin}
              isActive={[pin.place, ...pin.others].some(({ code }) => code === active)}
              onPoint={onPoint}
              onPress={() => {
                onChoose(pin.place.code);
                if (pin.others.length > 0) step('in', onMap(pin.place));
              }}
            />
          ))}
        </div>
        <div className="map__foot">
          <p className="map__hint">{words.mapHint}</p>
          <div className="map__zoom" role="group" aria-label={words.zoom}>
            {(['in', 'out'] as const).map((to) => (
              <button key={to} type="button" aria-label={words.zooms[to]} disabled={!canStep(lens, to)} onClick={() => step(to)}>
                {to === 'in' ? '+' : '−'}
              </button>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface PlacePinProps {
  readonly pin: Pin<ShownPlace>;
  readonly isActive: boolean;
  readonly onPoint: (code: string | null) => void;
  readonly onPress: () => void;
}

/** Name and price of a place, and how many more are behind it. */
function PlacePin({ pin: { place, at, half, others }, isActive, onPoint, onPress }: PlacePinProps) {
  const words = useExploreWords();
  const price = formatDollarsUp(place.price);
  return (
    <button
      type="button"
      className={isActive ? 'pin pin--active' : 'pin'}
      style={{ left: at.x - half.x, top: at.y - half.y, width: 2 * half.x, height: 2 * half.y }}
      aria-label={others.length === 0 ? words.pin(place.name, price) : words.pins(place.name, price, others.length)}
      onClick={onPress}
      onMouseEnter={() => onPoint(place.code)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(place.code)}
      onBlur={() => onPoint(null)}
    >
      <span className="pin__name">{place.name}</span>
      <span>
        {price}
        {others.length === 0 ? null : <span className="pin__more">+{others.length}</span>}
      </span>
    </button>
  );
}

/** How the map is looked at; another part of the world is seen in full. */
function useLens(area: ExploreArea): readonly [Lens, (step: LensStep, to?: MapPoint) => void] {
  const [seen, setSeen] = useState<{ readonly area: ExploreArea; readonly lens: Lens } | null>(null);
  const lens = seen?.area === area ? seen.lens : wholeOf(area);
  return [
    lens,
    (step, to) => {
      setSeen({ area, lens: stepLens(area, lens, step, to) });
    },
  ];
}

interface MeasuredFrame extends Frame {
  /** Pixels of the reader's letters. */
  readonly rem: number;
}

/** Of a wide window. */
const USUAL_FRAME: MeasuredFrame = { width: 600, height: 450, rem: 16 };

/** The size of an element, updated whenever it changes; null until it was measured. */
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
