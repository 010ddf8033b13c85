/** The land of the world for maps: Natural Earth's (public domain, by way of `world-atlas`), simplified, in the units of `worldMap.ts`. */
import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { MAP_HEIGHT, MAP_WIDTH, onMap } from '#core/domain/places/worldMap';

type Point = readonly [x: number, y: number];

/** Bends below this area, in square degrees, are left out: nobody would see them. */
const LEAST_BEND = 0.04;
/** Islands below this area, in square units, too. */
const LEAST_ISLAND = 9;
/** South of this latitude lies the ice of Antarctica, which is not drawn. */
const ICE = -60;

/** A file that opens by itself in gray; as a drawing in use (`#land`) it has the color of whoever uses it. */
export function land(): string {
  const shapes = rings()
    .filter((ring) => area(ring) >= LEAST_ISLAND)
    .map(outline);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" color="#8f8aa6"><path id="land" fill="currentColor" fill-rule="evenodd" d="${shapes.join('')}"/></svg>\n`;
}

/** Outlines of continents, islands and inland seas in whole units. */
function rings(): readonly (readonly Point[])[] {
  const source: Parameters<typeof presimplify>[0] = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'));
  const simple = simplify(presimplify(source), LEAST_BEND);
  const { land: shape } = simple.objects;
  if (shape?.type !== 'GeometryCollection') throw new Error('world-atlas has another form than expected');
  return feature(simple, shape).features.flatMap(({ geometry }) => {
    if (geometry.type !== 'MultiPolygon') throw new Error(`land is drawn as ${geometry.type}`);
    return geometry.coordinates
      .flat()
      .filter((ring) => ring.every(([, lat = 0]) => lat > ICE))
      .map(pointsOf);
  });
}

/** An island that the edge cuts goes on beyond it instead of jumping to the other side. */
function pointsOf(ring: readonly (readonly number[])[]): readonly Point[] {
  let before: number | null = null;
  return ring.map(([lon = 0, lat = 0]): Point => {
    const { x, y } = onMap({ lat, lon });
    const next: number = before === null ? x : x + MAP_WIDTH * Math.round((before - x) / MAP_WIDTH);
    before = next;
    return [Math.round(next), Math.round(y)];
  });
}

function area(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Steps from point to point; one that stays where it is is left out. */
function outline(ring: readonly Point[]): string {
  let [x, y] = ring[0] ?? [0, 0];
  let path = `M${x} ${y}l`;
  for (const [nextX, nextY] of ring.slice(1, -1)) {
    if (nextX === x && nextY === y) continue;
    path += `${path.endsWith('l') || nextX - x < 0 ? '' : ' '}${nextX - x}${nextY - y < 0 ? '' : ' '}${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}
