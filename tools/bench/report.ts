/** What a benchmark hands back. Every `*.bench.ts` of this folder exports `run(): Promise<BenchReport>`. */
export interface BenchRow {
  readonly name: string;
  /** In `unit`, e.g. the median of several runs. */
  readonly value: number;
  readonly unit: string;
  /** The limit the figure is held against, with its source: `≤ 60 ms (issue: cold search p50)`. */
  readonly goal?: string;
  readonly met?: boolean;
}

export interface BenchReport {
  readonly title: string;
  /** How it was measured, in a sentence or two. */
  readonly method: string;
  /** Why goals that are known to be missed are missed, or where that stands. */
  readonly missed?: string;
  readonly rows: readonly BenchRow[];
}

export const row = (name: string, value: number, unit: string, goal?: string, met?: boolean): BenchRow => ({
  name,
  value,
  unit,
  ...(goal === undefined ? {} : { goal }),
  ...(met === undefined ? {} : { met }),
});
/** Met at a limit or below it. */
export const most = (name: string, value: number, unit: string, limit: number): BenchRow =>
  row(name, value, unit, `≤ ${String(limit)} ${unit}`, value <= limit);
/** Met at a limit or above it. */
export const atLeast = (name: string, value: number, unit: string, limit: number): BenchRow =>
  row(name, value, unit, `≥ ${String(limit)} ${unit}`, value >= limit);
