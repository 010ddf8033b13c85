/** The map of a city guide: its shapes in the inks of the posters. The numbers of the neighborhoods are the page's. */
import type { DestinationSlug } from '#core/content/destinations/cities';
import { GUIDE_MAP_SIZE, GUIDE_MAPS, onGuideMap } from '#core/content/destinations/guides/guideMaps';
import { line, n, path, poly, svg } from '../kit/tools';
import type { Point } from '../kit/tools';
import { CITY_SHAPES } from './shapes';

const INKS = {
  ground: '#ffc98a',
  town: '#ffe3b4',
  street: '#f9c27f',
  water: '#4a4296',
  shore: '#7a6fc0',
  park: '#a8ad6b',
  way: '#e5705f',
} as const;
/** Units between two streets of a grid. */
const BLOCK = 46;
/** A park with no more of them has corners. */
const CORNERS = 4;
const { width, height } = GUIDE_MAP_SIZE;

export function cityMap(city: DestinationSlug): string {
  const map = GUIDE_MAPS[city];
  const { rivers = [], water = [], islands = [], town, parks = [], streets = [], lines = [], grid } = CITY_SHAPES[city];
  const on = (row: readonly (readonly [number, number])[]): readonly Point[] =>
    row.map(([lat, lon]) => {
      const { x, y } = onGuideMap(map, { lat, lon });
      return [x, y] as const;
    });
  const round = (rows: readonly (readonly (readonly [number, number])[])[]): string => rows.map((row) => closed(on(row))).join('');
  const land = grid === undefined ? INKS.ground : INKS.town;
  const edge = `stroke="${INKS.shore}" stroke-width="5"`;
  const isIslandOf = { river: rivers.length > 0, sea: rivers.length === 0 };
  return svg(
    path(`M0 0h${width}v${height}H0z`, land) +
      (town ? path(closed(on(town)), INKS.town) : '') +
      (water.length > 0 ? path(round(water), INKS.water, edge) : '') +
      (isIslandOf.sea && islands.length > 0 ? path(round(islands), INKS.town, edge) : '') +
      (grid === undefined ? '' : squares(grid, islands.length > 0 ? round(islands) : `M0 0h${width}v${height}H0z`)) +
      (grid !== undefined && islands.length === 0 && water.length > 0 ? path(round(water), INKS.water, edge) : '') +
      streets.map((row) => line(curve(on(row)), INKS.street, 9, 'stroke-linecap="round"')).join('') +
      (parks.length > 0 ? path(parks.map((row) => (row.length > CORNERS ? closed : poly)(on(row))).join(''), INKS.park) : '') +
      lines.map((row) => line(curve(on(row)), INKS.way, 5, 'stroke-linecap="round"')).join('') +
      rivers.map(({ row, wide }) => line(curve(on(row)), INKS.water, wide, 'stroke-linecap="round" stroke-linejoin="round"')).join('') +
      (isIslandOf.river ? path(round(islands), INKS.town) : ''),
  );
}

/** Streets laid out square, where there is land. */
function squares(turn: number, land: string): string {
  const reach = width;
  let lines = '';
  for (let at = -reach; at <= reach; at += BLOCK) lines += `M${at} ${-reach}V${reach}M${-reach} ${at}H${reach}`;
  const turned = `transform="translate(${width / 2} ${height / 2})rotate(${turn})" opacity=".6"`;
  return `<clipPath id="land"><path d="${land}"/></clipPath><g clip-path="url(#land)">${line(lines, INKS.street, 3, turned)}</g>`;
}

const middle = ([x, y]: Point, [nextX, nextY]: Point): Point => [(x + nextX) / 2, (y + nextY) / 2];
const text = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Through the middles between points, bent at each, from the first to the last. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((point, i) => `Q${text(point)} ${text(middle(point, rest[i + 1] ?? last))}`);
  return `M${text(first)}${bends.join('')}L${text(last)}`;
}

/** The same, all around. */
function closed(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const bends = points.map((point, i) => `Q${text(point)} ${text(middle(point, points[i + 1] ?? first))}`);
  return `M${text(middle(last, first))}${bends.join('')}z`;
}
