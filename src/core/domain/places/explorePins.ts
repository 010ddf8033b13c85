/** Prices as pins on a part of the world: which are written out, and which are behind another, so that none lies over another (explore.7). */
import { onMap } from './worldMap';
import type { MapPlace, MapPoint } from './worldMap';

interface Box {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** Parts of the world that the map can be drawn to, in degrees; east beyond 180 is over the date line. */
export const EXPLORE_AREAS = {
  world: { west: -168, east: 189, north: 74, south: -50 },
  northAmerica: { west: -128, east: -62, north: 53, south: 24 },
  caribbean: { west: -112, east: -58, north: 29, south: 6 },
  southAmerica: { west: -92, east: -32, north: 13, south: -42 },
  europe: { west: -24, east: 34, north: 65, south: 35 },
  africa: { west: -20, east: 62, north: 38, south: -36 },
  asia: { west: 64, east: 146, north: 48, south: -10 },
  pacific: { west: 110, east: 206, north: 24, south: -46 },
} as const satisfies Readonly<Record<string, Box>>;

export type ExploreArea = keyof typeof EXPLORE_AREAS;
export const AREA_IDS = Object.keys(EXPLORE_AREAS) as ExploreArea[]; // the keys of our own table

/** Pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The map as it is drawn into a frame: units of the map times `scale`, then moved. */
export interface MapView {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** How a part of the world is looked at. */
export interface Lens {
  /** 1: the whole area, as large as it fits. */
  readonly zoom: number;
  /** What is in the middle of the frame, in units of the map. */
  readonly middle: MapPoint;
}

/** Beyond it the coast would be corners. */
const MOST_ZOOM = 8;
/** How much nearer a step brings one, and how much of the frame it moves. */
const ZOOM_STEP = 2;
const MOVE_STEP = 0.25;

interface AreaOnMap {
  readonly middle: MapPoint;
  readonly across: number;
  readonly down: number;
}

function areaOnMap(area: ExploreArea): AreaOnMap {
  const { west, east, north, south } = EXPLORE_AREAS[area];
  const corner = onMap({ lat: north, lon: west });
  const across = (east - west) * 10;
  const down = onMap({ lat: south, lon: west }).y - corner.y;
  return { middle: { x: corner.x + across / 2, y: corner.y + down / 2 }, across, down };
}

/** The whole area. */
export const wholeOf = (area: ExploreArea): Lens => ({ zoom: 1, middle: areaOnMap(area).middle });

export function viewOf(area: ExploreArea, { width, height }: Frame, { zoom, middle }: Lens = wholeOf(area)): MapView {
  const { across, down } = areaOnMap(area);
  const scale = Math.min(width / across, height / down) * zoom;
  return { scale, left: width / 2 - middle.x * scale, top: height / 2 - middle.y * scale };
}

export type LensStep = 'in' | 'out' | 'left' | 'right' | 'up' | 'down';

/** One step nearer, farther or to a side; never out of the area. `to` moves to the middle. */
export function stepLens(area: ExploreArea, { zoom, middle }: Lens, step: LensStep, to: MapPoint = middle): Lens {
  const whole = areaOnMap(area);
  const next = step === 'in' ? Math.min(MOST_ZOOM, zoom * ZOOM_STEP) : step === 'out' ? Math.max(1, zoom / ZOOM_STEP) : zoom;
  const move = (span: number, less: boolean, more: boolean): number => ((Number(more) - Number(less)) * span * MOVE_STEP) / next;
  const within = (at: number, center: number, span: number): number => {
    const room = (span / 2) * (1 - 1 / next);
    return Math.min(center + room, Math.max(center - room, at));
  };
  return {
    zoom: next,
    middle: {
      x: within(to.x + move(whole.across, step === 'left', step === 'right'), whole.middle.x, whole.across),
      y: within(to.y + move(whole.down, step === 'up', step === 'down'), whole.middle.y, whole.down),
    },
  };
}

export const canStep = ({ zoom }: Lens, step: 'in' | 'out'): boolean => (step === 'in' ? zoom < MOST_ZOOM : zoom > 1);

export const inView = ({ x, y }: MapPoint, { scale, left, top }: MapView): MapPoint => ({ x: x * scale + left, y: y * scale + top });

/** The smallest area besides the world that shows a place well; the world where none does. */
export function areaAround({ lat, lon }: MapPlace): ExploreArea {
  const holds = ({ west, east, north, south }: Box): boolean =>
    lat <= north && lat >= south && [lon, lon + 360].some((degrees) => degrees >= west && degrees <= east);
  return AREA_IDS.find((area) => area !== 'world' && holds(EXPLORE_AREAS[area])) ?? 'world';
}

export interface Pin<P> {
  readonly place: P;
  /** The middle of its label, which stays within the frame. */
  readonly at: MapPoint;
  /** Half of the label's size. */
  readonly half: MapPoint;
  /** Places whose labels would lie over this one. */
  readonly others: readonly P[];
}

/**
 * The places of a view, in the order of their importance: each is written out where its label hides none before it, and else is behind
 * the label that it would hide. `sizeOf` is what a label takes, in pixels.
 */
export function placePins<P extends MapPlace>(
  places: readonly P[],
  view: MapView,
  frame: Frame,
  sizeOf: (place: P) => Frame,
): readonly Pin<P>[] {
  const pins: (Pin<P> & { readonly others: P[] })[] = [];
  for (const place of places) {
    const point = inView(onMap(place), view);
    if (point.x < 0 || point.y < 0 || point.x > frame.width || point.y > frame.height) continue;
    const { width, height } = sizeOf(place);
    const half = { x: width / 2, y: height / 2 };
    const at = { x: within(point.x, half.x, frame.width), y: within(point.y, half.y, frame.height) };
    const before = pins.find(
      ({ at: other, half: its }) => Math.abs(other.x - at.x) < its.x + half.x && Math.abs(other.y - at.y) < its.y + half.y,
    );
    if (before) before.others.push(place);
    else pins.push({ place, at, half, others: [] });
  }
  return pins;
}

const within = (at: number, half: number, size: number): number => Math.min(size - half, Math.max(half, at));
