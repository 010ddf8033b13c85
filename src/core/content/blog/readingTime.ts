/** How long a text takes to read. */

/** Words a minute of somebody who reads to understand. */
const PACE = 200;

/** Whole minutes, at least one. */
export function minutesToRead(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).filter((word) => word !== '').length, 0);
  return Math.max(1, Math.round(words / PACE));
}
