import { memo, useId, useRef } from 'react';
import type { PlacedChart, PlacedEdge, PlacedState } from '../chart/layout';
import { SIZES } from '../chart/layout';
import { edgePath } from '../chart/edgePath';
import { MiniMap } from './MiniMap';
import { useZoom } from './zoom.hooks';

interface ChartViewProps {
  readonly chart: PlacedChart;
  /** Ids of the states that are active. */
  readonly active: ReadonlySet<string>;
  /** Ids of the transitions that were just taken, and of those that were tried and refused. */
  readonly taken: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  /** Names the moment: another one is animated again. */
  readonly moment: string;
}

const MARGIN = 16;

/** The machine itself, drawn: the active states lit, the transition just taken on its way. */
export function ChartView({ chart, active, taken, refused, moment }: ChartViewProps) {
  const tip = useId();
  const isLeaf = ({ state }: PlacedState): boolean => state.states.length === 0 && active.has(state.id);
  const lit = chart.edges.filter(({ edge }) => edge.lines.some((line) => taken.has(line)));
  // what the last transition led to, where several states are active
  const leaf =
    chart.states.find((one) => isLeaf(one) && lit.some(({ edge }) => one.state.id === edge.to || one.state.id.startsWith(`${edge.to}.`))) ??
    chart.states.filter(isLeaf).at(-1) ??
    null;
  const box = useRef<SVGSVGElement>(null);
  const zoom = useZoom(box, { width: chart.width + 2 * MARGIN, height: chart.height + 2 * MARGIN }, leaf && middleOf(leaf), chart.name);
  const frames = (of: readonly PlacedState[]) =>
    of.map((one) => <Frame key={one.state.id} placed={one} isActive={active.has(one.state.id)} />);
  return (
    <div className="insp-chart">
      <svg
        ref={box}
        className="insp-canvas"
        role="img"
        aria-label={`Chart of ${chart.name}: ${leaf?.state.id ?? 'not begun'}`}
        tabIndex={0}
        onKeyDown={zoom.press}
        onPointerDown={zoom.grab}
      >
        <defs>
          {['', '-lit'].map((suffix) => (
            <marker
              key={suffix}
              id={`${tip}${suffix}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerUnits="userSpaceOnUse"
              markerWidth={suffix === '' ? 11 : 16}
              markerHeight={suffix === '' ? 11 : 16}
              orient="auto"
              className={`insp-tip${suffix}`}
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
          ))}
        </defs>
        <g transform={zoom.transform}>
          <g transform={`translate(${String(MARGIN)} ${String(MARGIN)})`}>
            {frames(chart.states.filter(({ state }) => state.states.length > 0))}
            {chart.edges.map((placed) => (
              <Edge key={`${placed.edge.from} ${placed.edge.to}`} placed={placed} tip={tip} />
            ))}
            {frames(chart.states.filter(({ state }) => state.states.length === 0))}
            {chart.states.map((placed) => (
              <Words key={placed.state.id} placed={placed} taken={linesOf(placed, taken)} refused={linesOf(placed, refused)} />
            ))}
            {lit.map(({ edge, points }) => (
              <path
                key={`${moment} ${edge.from} ${edge.to}`}
                className="insp-taken"
                d={edgePath(points)}
                pathLength={1}
                markerEnd={`url(#${tip}-lit)`}
              />
            ))}
          </g>
        </g>
      </svg>
      <MiniMap chart={chart} active={active} margin={MARGIN} seen={zoom.seen} onCenter={zoom.center} />
      <div className="insp-zoom" role="group" aria-label="Zoom">
        <button type="button" onClick={() => zoom.by(1.25)} aria-label="Zoom in">
          +
        </button>
        <button type="button" onClick={() => zoom.by(0.8)} aria-label="Zoom out">
          −
        </button>
        <button type="button" aria-pressed={zoom.mode === 'fit'} onClick={zoom.fit}>
          Fit
        </button>
        <button type="button" aria-pressed={zoom.mode === 'follow'} onClick={zoom.follow}>
          Follow
        </button>
      </div>
    </div>
  );
}

const middleOf = ({ x, y, width, height }: PlacedState) => ({ x: x + width / 2 + MARGIN, y: y + height / 2 + MARGIN });
/** Ids with a sign between that is in none: the same text where nothing changed. */
const linesOf = ({ words }: PlacedState, ids: ReadonlySet<string>): string =>
  words.flatMap(({ line }) => (line !== null && ids.has(line) ? [line] : [])).join('\n');

const Frame = memo(function Frame({ placed: { state, x, y, width, height, depth }, isActive }: { placed: PlacedState; isActive: boolean }) {
  return (
    <g className="insp-state" data-kind={state.kind} data-depth={depth % 3} data-active={isActive} data-state={state.id}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      {state.kind === 'final' && <rect className="insp-inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />}
    </g>
  );
});

const Edge = memo(function Edge({ placed, tip }: { placed: PlacedEdge; tip: string }) {
  return <path className="insp-edge" d={edgePath(placed.points)} markerEnd={`url(#${tip})`} />;
});

const Words = memo(function Words({
  placed: { state, x, y, words },
  taken,
  refused,
}: {
  placed: PlacedState;
  taken: string;
  refused: string;
}) {
  const [isTaken, isRefused] = [new Set(taken.split('\n')), new Set(refused.split('\n'))];
  return (
    <g>
      <text className="insp-name" x={x + SIZES.pad} y={y + 20}>
        {state.isInitial ? '▸ ' : ''}
        {state.name}
        {state.kind === 'parallel' ? ' (all at once)' : ''}
      </text>
      {words.map(({ text, line, ...at }) => (
        <text
          key={at.y}
          className="insp-line"
          data-kind={line === null ? 'asks' : isTaken.has(line) ? 'taken' : isRefused.has(line) ? 'refused' : undefined}
          x={x + at.x}
          y={y + at.y}
        >
          {text}
        </text>
      ))}
    </g>
  );
});
