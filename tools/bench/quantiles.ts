/** Quantiles of figures that were measured; NaN where there are none. */

/** Of figures in order: the one that a share of them lies before. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

const inOrder = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

export const median = (values: readonly number[]): number => quantile(inOrder(values), 0.5);

/** The least figure that at least a share of all do not exceed: how browsers' vitals are reported. */
export const nearestRank = (values: readonly number[], share: number): number =>
  inOrder(values)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? NaN;
