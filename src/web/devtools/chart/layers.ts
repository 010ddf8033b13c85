/**
 * Boxes in layers from top to bottom: dagre says which layer each box is in, in which order, and past which boxes an arrow goes. How
 * far the boxes stand apart is said here: dagre keeps arrows straight, which makes a chart of many arrows thousands of pixels wide.
 */
import { Graph, layout } from '@dagrejs/dagre';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
interface Between {
  readonly from: string;
  readonly to: string;
}

export interface Layers extends Size {
  /** Upper left corners. */
  readonly boxes: ReadonlyMap<string, Point>;
  /** Of each arrow, in the order given. */
  readonly arrows: readonly (readonly Point[])[];
}

/** Between boxes, where arrows pass; around all of them. */
const GAP = 26;
const PAD = 14;

export function inLayers(boxes: ReadonlyMap<string, Size>, arrows: readonly Between[]): Layers {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ nodesep: GAP, edgesep: 6, ranksep: 44, marginx: PAD, marginy: PAD });
  for (const [id, { width, height }] of boxes) graph.setNode(id, { width, height });
  for (const [i, { from, to }] of arrows.entries()) graph.setEdge(from, to, {}, String(i));
  layout(graph);

  const layers = layersOf(boxes, graph);
  const width = Math.max(...layers.map((layer) => layer.width)) + 2 * (GAP + PAD);
  const placed = layers.map((layer) => closeTogether(layer, (width - layer.width) / 2));
  const corners = new Map(placed.flatMap(({ slots }) => slots.map(({ id, x, y }) => [id, { x, y }] as const)));
  const warped = ({ x, y }: Point): Point => {
    const nearest = placed.reduce((a, b) => (Math.abs(b.middle - y) - b.reach < Math.abs(a.middle - y) - a.reach ? b : a));
    return { x: nearest.warp(x), y };
  };
  const boxAt = (id: string): Box => ({ ...(corners.get(id) ?? ORIGIN), ...(boxes.get(id) ?? { width: 0, height: 0 }) });
  return {
    width,
    height: graph.graph().height ?? 0,
    boxes: corners,
    arrows: arrows.map(({ from, to }, i) => {
      const { points } = graph.edge(from, to, String(i)) as { readonly points: readonly Point[] };
      // without the ends, which lie on the edges of the boxes as they stood
      const between = points.slice(1, -1).map(warped);
      const [start, end] = [boxAt(from), boxAt(to)];
      return [border(start, between[0] ?? middleOf(end)), ...between, border(end, between.at(-1) ?? middleOf(start))];
    }),
  };
}

/** Where nothing leads from one to another, as between the regions of a parallel state: side by side, in rows no wider than `most`. */
export function inRows(boxes: ReadonlyMap<string, Size>, most: number): Layers {
  const corners = new Map<string, Point>();
  let [x, y, row, width] = [PAD, PAD, 0, 0];
  for (const [id, box] of boxes) {
    if (x > PAD && x + box.width + PAD > most) [x, y, row] = [PAD, y + row + GAP, 0];
    corners.set(id, { x, y });
    x += box.width + GAP;
    width = Math.max(width, x - GAP + PAD);
    row = Math.max(row, box.height);
  }
  return { width, height: y + row + PAD, boxes: corners, arrows: [] };
}

interface Slot extends Size {
  readonly id: string;
  /** Middle, as dagre has it. */
  readonly x: number;
}
interface Layer {
  readonly middle: number;
  readonly width: number;
  readonly slots: readonly Slot[];
}

function layersOf(boxes: ReadonlyMap<string, Size>, graph: Graph): Layer[] {
  const found = new Map<number, Slot[]>();
  for (const [id, { width, height }] of boxes) {
    const { x, y } = graph.node(id);
    const layer = found.get(y) ?? [];
    layer.push({ id, x, width, height });
    found.set(y, layer);
  }
  return [...found].map(([middle, slots]) => ({
    middle,
    slots: slots.sort((a, b) => a.x - b.x),
    width: slots.reduce((sum, { width }) => sum + width, 0) + (slots.length - 1) * GAP,
  }));
}

/** The boxes of a layer side by side; `warp` takes a place between two of them along. */
function closeTogether({ middle, slots }: Layer, left: number) {
  const knots: (readonly [before: number, after: number])[] = [];
  let at = left;
  const closer = slots.map(({ id, x, width, height }) => {
    knots.push([x - width / 2, at], [x + width / 2, at + width]);
    const corner = { id, x: at, y: middle - height / 2 };
    at += width + GAP;
    return corner;
  });
  const [first, last] = [knots[0] ?? [0, 0], knots.at(-1) ?? [0, 0]];
  const warp = (x: number): number => {
    // next to the layer: the farther out, the farther out, within a gap
    if (x < first[0]) return first[1] - GAP * beyond(first[0] - x);
    if (x > last[0]) return last[1] + GAP * beyond(x - last[0]);
    const next = Math.max(
      1,
      knots.findIndex(([before]) => before >= x),
    );
    const [[a, from], [b, to]] = [knots[next - 1] ?? first, knots[next] ?? last];
    return b === a ? from : from + ((x - a) / (b - a)) * (to - from);
  };
  return { middle, slots: closer, reach: Math.max(...slots.map(({ height }) => height)) / 2, warp };
}

type Box = Point & Size;
const ORIGIN: Point = { x: 0, y: 0 };
const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where the line from the middle of a box to a point leaves the box. */
function border(box: Box, to: Point): Point {
  const { x, y } = middleOf(box);
  const [dx, dy] = [to.x - x, to.y - y];
  const share = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
  return Number.isFinite(share) ? { x: x + dx * share, y: y + dy * share } : { x, y };
}

const beyond = (distance: number): number => distance / (distance + 80);
