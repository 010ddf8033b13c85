import type { PointerEvent } from 'react';
import type { PlacedChart } from '../chart/layout';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface MiniMapProps {
  readonly chart: PlacedChart;
  readonly active: ReadonlySet<string>;
  /** Of the drawing with its margin, which is as wide on each side. */
  readonly margin: number;
  readonly seen: Area;
  readonly onCenter: (at: { readonly x: number; readonly y: number }) => void;
}

/** The whole chart in a corner, and which part of it is in sight; a press or a drag goes there. Keys move the chart itself. */
export function MiniMap({ chart, active, margin, seen, onCenter }: MiniMapProps) {
  const [width, height] = [chart.width + 2 * margin, chart.height + 2 * margin];
  const isWhole = seen.x <= margin && seen.y <= margin && seen.x + seen.width >= width - margin && seen.y + seen.height >= height - margin;
  if (isWhole) return null;
  const go = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>): void => {
    if (buttons === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onCenter({ x: ((clientX - box.x) / box.width) * width, y: ((clientY - box.y) / box.height) * height });
  };
  const right = Math.min(width, seen.x + seen.width);
  const below = Math.min(height, seen.y + seen.height);
  const [left, top] = [Math.max(0, seen.x), Math.max(0, seen.y)];
  return (
    <svg
      className="insp-mini"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      style={{ aspectRatio: `${String(width)} / ${String(height)}` }}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      {chart.states
        .filter(({ state }) => state.states.length === 0)
        .map(({ state, x, y, width: w, height: h }) => (
          <rect key={state.id} data-active={active.has(state.id)} x={x + margin} y={y + margin} width={w} height={h} />
        ))}
      <rect className="insp-mini__seen" x={left} y={top} width={Math.max(0, right - left)} height={Math.max(0, below - top)} />
    </svg>
  );
}
