/**
 * The world on a flat map, in the units of `public/maps/land.svg`: Miller's cylindrical projection, ten units for a degree of
 * longitude. A cylinder can be rolled on: beyond its right edge the map begins again, one `MAP_WIDTH` farther.
 */

const { asinh, atan2, cos, sin, sqrt, tan, PI, round } = Math;

/** Degrees; north and east are positive. */
export interface MapPlace {
  readonly lat: number;
  readonly lon: number;
}

/** Units of the map, from its upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A flight as a quadratic curve: where it begins, the point that bends it, where it ends. */
export interface MapArc {
  readonly from: MapPoint;
  readonly bend: MapPoint;
  readonly to: MapPoint;
}

/** Once around the world. */
export const MAP_WIDTH = 3600;
/** Degrees of the left edge: it runs through Bering Strait and cuts no mainland. */
const WEST = -169;
const TOP_LATITUDE = 84;
const BOTTOM_LATITUDE = -58;
/** Flights over the pole are drawn below it, where the map still shows them. */
const MOST_NORTHERN = 78;

const RAD = PI / 180;
const UNITS = MAP_WIDTH / (2 * PI);
const miller = (lat: number): number => 1.25 * asinh(tan(0.8 * lat * RAD)) * UNITS;
const TOP = miller(TOP_LATITUDE);

/** From the north of Greenland to Cape Horn; Antarctica has no airport. */
export const MAP_HEIGHT = round(TOP - miller(BOTTOM_LATITUDE));

/** Where a place is on the map; `x` is at least 0 and below `MAP_WIDTH`. */
export const onMap = ({ lat, lon }: MapPlace): MapPoint => ({ x: (((lon - WEST + 720) % 360) * MAP_WIDTH) / 360, y: TOP - miller(lat) });

/**
 * The shortest way between two places, bent as it is on the map. It never turns back at the edge: the end of a flight over the Pacific
 * stands left of 0 or right of `MAP_WIDTH`.
 */
export function arcOnMap(from: MapPlace, to: MapPlace): MapArc {
  const start = onMap(from);
  const eastOfStart = (degrees: number): number => start.x + (degrees * MAP_WIDTH) / 360;
  const turn = ((to.lon - from.lon + 540) % 360) - 180;
  const end = { x: eastOfStart(turn), y: onMap(to).y };
  const half = halfway(from.lat, to.lat, turn);
  const middle = { x: eastOfStart(half.turn), y: onMap({ lat: half.lat, lon: 0 }).y };
  // a quadratic curve is at half its way halfway between its bend and the middle of its ends
  return { from: start, bend: { x: 2 * middle.x - (start.x + end.x) / 2, y: 2 * middle.y - (start.y + end.y) / 2 }, to: end };
}

/** The middle of the great circle between two latitudes that lie `turn` degrees apart, with its own turn from the first. */
function halfway(fromLat: number, toLat: number, turn: number): { readonly lat: number; readonly turn: number } {
  const p = fromLat * RAD;
  const q = toLat * RAD;
  const ahead = cos(p) + cos(q) * cos(turn * RAD);
  const aside = cos(q) * sin(turn * RAD);
  const lat = atan2(sin(p) + sin(q), sqrt(ahead ** 2 + aside ** 2)) / RAD;
  return { lat: Math.min(lat, MOST_NORTHERN), turn: atan2(aside, ahead) / RAD };
}
