/** Prices as pins on a part of the world: which are written out, so that none lies over another (explore.7). */
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

/** The whole area in the middle of the frame, as large as it fits. */
export function viewOf(area: ExploreArea, { width, height }: Frame): MapView {
  const { west, east, north, south } = EXPLORE_AREAS[area];
  const corner = onMap({ lat: north, lon: west });
  const across = (east - west) * 10;
  const down = onMap({ lat: south, lon: west }).y - corner.y;
  const scale = Math.min(width / across, height / down);
  return { scale, left: width / 2 - (corner.x + across / 2) * scale, top: height / 2 - (corner.y + down / 2) * scale };
}

export const inView = ({ x, y }: MapPoint, { scale, left, top }: MapView): MapPoint => ({ x: x * scale + left, y: y * scale + top });

/** The smallest area beside the world that shows a place well; the world where none does. */
export function areaAround({ lat, lon }: MapPlace): ExploreArea {
  const holds = ({ west, east, north, south }: Box): boolean =>
    lat <= north && lat >= south && [lon, lon + 360].some((degrees) => degrees >= west && degrees <= east);
  return AREA_IDS.find((area) => area !== 'world' && holds(EXPLORE_AREAS[area])) ?? 'world';
}

export interface Pin<P> {
  readonly place: P;
  /** The middle of its label, or of its dot. */
  readonly at: MapPoint;
  /** Half of the label's size; null where there is room for a dot alone. */
  readonly label: { readonly x: number; readonly y: number } | null;
}

/**
 * The places of a view, in the order of their importance: each is written out where its label hides none before it and stands within the
 * frame. `sizeOf` is what a label takes, in pixels.
 */
export function placePins<P extends MapPlace>(
  places: readonly P[],
  view: MapView,
  frame: Frame,
  sizeOf: (place: P) => Frame,
): readonly Pin<P>[] {
  const pins: Pin<P>[] = [];
  for (const place of places) {
    const at = inView(onMap(place), view);
    if (at.x < 0 || at.y < 0 || at.x > frame.width || at.y > frame.height) continue;
    const { width, height } = sizeOf(place);
    const half = { x: width / 2, y: height / 2 };
    const isInside = at.x >= half.x && at.y >= half.y && at.x + half.x <= frame.width && at.y + half.y <= frame.height;
    const isFree = pins.every(
      ({ at: other, label }) =>
        label === null || Math.abs(other.x - at.x) >= label.x + half.x || Math.abs(other.y - at.y) >= label.y + half.y,
    );
    pins.push({ place, at, label: isInside && isFree ? half : null });
  }
  return pins;
}
