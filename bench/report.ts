/** What a benchmark hands back. Every `bench/*.bench.ts` exports `run(): Promise<BenchReport>`. */
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
  readonly rows: readonly BenchRow[];
}
