/** An airline's routes as a drawing in use over the land of `worldMap.ts`: arcs, dots and a few codes that do not touch. */
import { arcOnMap, MAP_WIDTH, onMap } from '#core/domain/places/worldMap';
import type { MapPlace, MapPoint } from '#core/domain/places/worldMap';

export interface MapAirport extends MapPlace {
  readonly code: string;
}

export interface MapRoute {
  readonly from: MapAirport;
  readonly to: MapAirport;
}

/** Left, top, width and height in units of the map. */
export type MapView = readonly [x: number, y: number, width: number, height: number];

/** Widths of a drawn map, CSS pixels, for which it has labels, and their size there: as small as is read easily. */
const LABEL_SIZES = { small: [280, 13.5], middle: [440, 14], large: [700, 14] } as const;

const RATIO = 2;
/** Smaller parts of the world would show coasts that are simplified too much. */
const LEAST_WIDTH = 420;
const MARGIN = 0.06;
const MOST_LABELS = 16;
/** Width of a letter in its own size: three capitals of the text face. */
const LETTER = 0.68;

interface Spot extends MapPoint {
  readonly code: string;
}

/**
 * Draws the routes of an airline, most departures first, from its `hubs`, the largest first. The map is rolled so that the first hub is
 * near its middle. Returns the file's text and the part of the map that shows all of it.
 */
export function airlineMap(hubs: readonly MapAirport[], routes: readonly MapRoute[]): { readonly svg: string; readonly view: MapView } {
  const [main] = hubs;
  if (!main) throw new Error('an airline has a hub');
  const middle = onMap(main).x;
  /** Turns by which a point is moved to stand within half a world of the first hub. */
  const rolled = (x: number): number => MAP_WIDTH * Math.round((middle - x) / MAP_WIDTH);
  const spots = new Map<string, Spot>();
  const arcs: string[] = [];
  for (const hub of hubs) {
    const { x, y } = onMap(hub);
    spots.set(hub.code, { code: hub.code, x: x + rolled(x), y });
  }
  const drawn = new Set<string>();
  for (const { from, to } of routes) {
    const key = [from.code, to.code].sort().join('');
    const start = spots.get(from.code);
    if (!start || drawn.has(key)) continue;
    drawn.add(key);
    const arc = arcOnMap(from, to);
    const shift = start.x - arc.from.x;
    const known = spots.get(to.code);
    const end = { code: to.code, x: arc.to.x + shift, y: arc.to.y };
    if (!known) spots.set(to.code, end);
    // another hub's flight around the other side of the world: it ends at a dot of its own
    else if (Math.abs(known.x - end.x) > 1) spots.set(`${to.code} ${String(Math.round(end.x))}`, end);
    arcs.push(`M${near(start)}Q${near({ x: arc.bend.x + shift, y: arc.bend.y })} ${near(end)}`);
  }
  const view = viewOf([...spots.values()]);
  const isHub = new Set(hubs.map(({ code }) => code));
  const dots = [...spots.values()].filter(({ code }) => !isHub.has(code));
  const places = [...spots].filter(([key]) => !key.includes(' ')).map(([, spot]) => spot);
  const line = (id: string, width: number, d: string): string =>
    `<path id="${id}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" vector-effect="non-scaling-stroke" d="${d}"/>`;
  const point = (spot: MapPoint): string => `M${near(spot)}h0`;
  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">`,
      line('routes', 1, arcs.join('')),
      line('dots', 4, dots.map(point).join('')),
      line(
        'hubs',
        9,
        hubs
          .flatMap(({ code }) => spots.get(code) ?? [])
          .map(point)
          .join(''),
      ),
      ...Object.entries(LABEL_SIZES).map(([id, [width, size]]) => labels(id, places, view, (size * view[2]) / width)),
      '</svg>\n',
    ].join(''),
    view,
  };
}

const near = ({ x, y }: MapPoint): string => `${String(Math.round(x))} ${String(Math.round(y))}`;

/** The part of the map with all spots, a margin around them, always in the same proportions. */
function viewOf(spots: readonly MapPoint[]): MapView {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.round(Math.max(LEAST_WIDTH, right - left, (bottom - top) * RATIO) * (1 + 2 * MARGIN));
  const height = width / RATIO;
  return [Math.round((left + right - width) / 2), Math.round((top + bottom - height) / 2), width, height];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const touches = (a: Box, b: Box, air: number): boolean =>
  a.left < b.right + air && b.left < a.right + air && a.top < b.bottom && b.top < a.bottom;

/** Codes next to their dots, hubs first, then the busiest; one that would touch another or leave the picture is left out. */
function labels(id: string, spots: readonly Spot[], [x, y, width, height]: MapView, size: number): string {
  const taken: Box[] = [];
  const words: string[] = [];
  const gap = size * 0.5;
  for (const spot of spots) {
    const wide = spot.code.length * LETTER * size;
    const found = ([1, -1] as const)
      .map((side): Box => {
        const left = side === 1 ? spot.x + gap : spot.x - gap - wide;
        return { left, right: left + wide, top: spot.y - size * 0.55, bottom: spot.y + size * 0.55 };
      })
      .find(
        (box) =>
          box.left > x &&
          box.right < x + width &&
          box.top > y &&
          box.bottom < y + height &&
          !taken.some((other) => touches(other, box, gap)),
      );
    if (!found) continue;
    taken.push(found);
    words.push(`<text x="${String(Math.round(found.left))}" y="${String(Math.round(spot.y + size * 0.35))}">${spot.code}</text>`);
    if (words.length === MOST_LABELS) break;
  }
  return `<g id="${id}" fill="currentColor" font-size="${size.toFixed(1)}" font-weight="650" stroke-width="${(size * 0.22).toFixed(1)}" stroke-linejoin="round" paint-order="stroke">${words.join('')}</g>`;
}
