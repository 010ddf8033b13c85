/**
 * Places the states and arrows of a chart, each state laid out from the inside (code.24). Words are in the box of the state
 * that they belong to, never on arrows: the layers are as wide as their boxes, and a chart fits on a page.
 */
import type { Chart, ChartEdge, ChartLine, ChartState } from './definition';
import { inLayers, inRows } from './layers';
import type { Point } from './layers';

/** One line of words in a box. */
export interface PlacedWords extends Point {
  readonly text: string;
  /** The transition that it tells of; null for actors. */
  readonly line: string | null;
}

export interface PlacedState extends Point {
  readonly state: ChartState;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly words: readonly PlacedWords[];
}

export interface PlacedEdge {
  readonly edge: ChartEdge;
  readonly points: readonly Point[];
}

export interface PlacedChart {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly edges: readonly PlacedEdge[];
}

/** Pixels of the drawing. `sign` is about the width of a letter of 13 px. */
export const SIZES = { line: 17, sign: 7.1, title: 26, pad: 14, indent: 12 } as const;

/** Longer lines are broken. */
const MOST_SIGNS = 44;
/** A page's width. */
const MOST_WIDE = 1960;

const wordsOf = ({ event, guard, to }: ChartLine): string =>
  [event, guard === null ? '' : ` [${guard}]`, to === null ? '' : ` → ${to}`].join('');

function brokenWords(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= MOST_SIGNS) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

const widthOf = (text: string): number => text.length * SIZES.sign;
const longWords = (state: ChartState): PlacedWords[] =>
  [...state.asks.map((id) => ({ text: `asks ${id}`, line: null })), ...state.lines.map((line) => ({ text: wordsOf(line), line: line.id }))]
    .flatMap(({ text, line }) => brokenWords(text).map((part, i) => ({ text: part, line, x: SIZES.pad + (i > 0 ? SIZES.indent : 0) })))
    .map((one, i) => ({ ...one, y: SIZES.title + 13 + i * SIZES.line }));

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

const moved = <T extends Point>(one: T, x: number, y: number): T => ({ ...one, x: one.x + x, y: one.y + y });
const movedEdge = (one: PlacedEdge, x: number, y: number): PlacedEdge => ({
  ...one,
  points: one.points.map((point) => moved(point, x, y)),
});

/** A state with everything in it, its upper left corner at 0 0. */
function inside(state: ChartState, edges: readonly ChartEdge[], depth: number): Inside {
  const words = longWords(state);
  const head = SIZES.title + words.length * SIZES.line + SIZES.pad;
  const name = widthOf(state.name) * 1.15 + 3 * SIZES.pad + (state.kind === 'parallel' ? widthOf(' (all at once)') : 0);
  const least = Math.max(name, ...words.map(({ text, x }) => widthOf(text) + x + SIZES.pad), 90);
  const box = (width: number, height: number): PlacedState => ({ state, x: 0, y: 0, width, height, depth, words });
  if (state.states.length === 0) return { width: least, height: head, states: [box(least, head)], edges: [] };

  // dagre begins at the top with what comes first
  const inOrder = [...state.states].sort((a, b) => Number(b.isInitial) - Number(a.isInitial));
  const children = new Map(inOrder.map((child) => [child.id, inside(child, edges, depth + 1)] as const));
  const owner = (id: string): string | undefined => [...children.keys()].find((child) => id === child || id.startsWith(`${child}.`));
  const own = edges.flatMap((edge) => {
    const [from, to] = [owner(edge.from), owner(edge.to)];
    return from !== undefined && to !== undefined && from !== to ? [{ edge, from, to }] : [];
  });
  const layers = own.length === 0 ? inRows(children, MOST_WIDE) : inLayers(children, own);
  const width = Math.max(least, layers.width);
  const shift = (width - layers.width) / 2;
  const placed = [...children].map(([id, child]) => ({ child, ...moved(layers.boxes.get(id) ?? { x: 0, y: 0 }, shift, head) }));
  return {
    width,
    height: head + layers.height,
    states: [box(width, head + layers.height), ...placed.flatMap(({ child, x, y }) => child.states.map((one) => moved(one, x, y)))],
    edges: [
      ...own.map(({ edge }, i) => movedEdge({ edge, points: layers.arrows[i] ?? [] }, shift, head)),
      ...placed.flatMap(({ child, x, y }) => child.edges.map((one) => movedEdge(one, x, y))),
    ],
  };
}
