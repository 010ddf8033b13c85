/** Places the states and arrows of a chart: layers from top to bottom by dagre, each state laid out from the inside (code.24). */
import { Graph, layout } from '@dagrejs/dagre';
import type { Chart, ChartEdge, ChartLine, ChartState } from './definition';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedState extends Point {
  readonly state: ChartState;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export interface PlacedEdge {
  readonly edge: ChartEdge;
  readonly points: readonly Point[];
  /** Upper left corner of its words. */
  readonly label: Point & { readonly width: number; readonly height: number };
}

export interface PlacedChart {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly edges: readonly PlacedEdge[];
}

export const SIZES = { line: 17, sign: 7, title: 26, pad: 14, gap: 34 } as const;

/** `pay answers [isSeen]`. */
export const wordsOf = ({ event, guard, to }: ChartLine): string =>
  [event, guard === null ? '' : ` [${guard}]`, to === undefined ? '' : ` → ${to}`].join('');

/** More states than this lie in columns: words need width, and lines of them little height. */
const MOST_BESIDE = 12;

const MOST_SIGNS = 30;

/** The words of an arrow, broken into short lines: a chart is as wide as its words. */
export function brokenWords(line: ChartLine): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(line).split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= MOST_SIGNS) lines.push(lines.length === 0 ? word : `\u00a0\u00a0${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** What stands inside the box of a state below its name. */
export const noteLines = ({ asks, stays }: ChartState): string[] => [...asks.map((id) => `asks ${id}`), ...stays.flatMap(brokenWords)];

const widthOf = (text: string): number => text.length * SIZES.sign;
const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));

interface Inside {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly edges: readonly PlacedEdge[];
}

export function layOut({ root, edges }: Chart): PlacedChart {
  const { width, height, states, edges: placed } = inside(root, edges, 0);
  return { name: root.name, width, height, states, edges: placed };
}

/** A state with everything in it, its upper left corner at 0 0. */
function inside(state: ChartState, edges: readonly ChartEdge[], depth: number): Inside {
  const notes = noteLines(state);
  const head = SIZES.title + notes.length * SIZES.line + SIZES.pad;
  const least = Math.max(widthOf(state.name) + 3 * SIZES.pad, widest(notes) + 2 * SIZES.pad, 90);
  if (state.states.length === 0)
    return { width: least, height: head, states: [{ state, x: 0, y: 0, width: least, height: head, depth }], edges: [] };

  const children = new Map(state.states.map((child) => [child.id, inside(child, edges, depth + 1)] as const));
  const owner = (id: string): string | undefined => [...children.keys()].find((child) => id === child || id.startsWith(`${child}.`));
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: state.kind === 'parallel' || state.states.length > MOST_BESIDE ? 'LR' : 'TB',
    nodesep: SIZES.gap,
    edgesep: 22,
    ranksep: 30,
    marginx: SIZES.pad,
    marginy: SIZES.pad,
  });
  for (const [id, { width, height }] of children) graph.setNode(id, { width, height });
  const own: ChartEdge[] = [];
  for (const edge of edges) {
    const [from, to] = [owner(edge.from), owner(edge.to)];
    if (!from || !to || from === to) continue;
    const lines = edge.lines.flatMap(brokenWords);
    graph.setEdge(from, to, { width: widest(lines) + 16, height: lines.length * SIZES.line + 8, labelpos: 'c' }, String(own.length));
    own.push(edge);
  }
  layout(graph);
  const { width: graphWidth = 0, height: graphHeight = 0 } = graph.graph();
  const top = head;
  const width = Math.max(least, graphWidth);
  const shift = (width - graphWidth) / 2;
  const move = <T extends Point>(one: T, x: number, y: number): T => ({ ...one, x: one.x + x, y: one.y + y });
  const moveEdge = (one: PlacedEdge, x: number, y: number): PlacedEdge => ({
    ...one,
    points: one.points.map((point) => move(point, x, y)),
    label: move(one.label, x, y),
  });
  const placed = [...children].map(([id, child]) => {
    const node = graph.node(id);
    return { child, x: node.x - child.width / 2 + shift, y: node.y - child.height / 2 + top };
  });
  return {
    width,
    height: top + graphHeight,
    states: [
      { state, x: 0, y: 0, width, height: top + graphHeight, depth },
      ...placed.flatMap(({ child, x, y }) => child.states.map((one) => move(one, x, y))),
    ],
    edges: [
      ...own.map((edge, i): PlacedEdge => {
        const [from = '', to = ''] = [owner(edge.from), owner(edge.to)];
        const drawnEdge = graph.edge(from, to, String(i)) as { points: Point[]; x: number; y: number; width: number; height: number };
        const label = {
          x: drawnEdge.x - drawnEdge.width / 2,
          y: drawnEdge.y - drawnEdge.height / 2,
          width: drawnEdge.width,
          height: drawnEdge.height,
        };
        return moveEdge({ edge, points: drawnEdge.points, label }, shift, top);
      }),
      ...placed.flatMap(({ child, x, y }) => child.edges.map((one) => moveEdge(one, x, y))),
    ],
  };
}
