/** What a row of real faults is: built servers broken for a while, and what was found afterwards. */
import type { Database } from '#server/platform/db/connection';
import { check } from '../checker';
import type { Finding } from '../findings';
import type { Evidence } from '../history';

export interface RealResult {
  readonly evidence: Evidence;
  readonly findings: readonly Finding[];
  /** What was done to it, a line each. */
  readonly faults: readonly string[];
  /** What could not be done on this machine, and why. */
  readonly left: readonly string[];
  /** What was measured meanwhile, a line each. */
  readonly figures: readonly string[];
}

/** `much`: the committed run rather than the short one of every change. */
export type RealRow = (seed: number, much: boolean) => Promise<RealResult>;

/** As DATABASE_URL has it: a socket's folder goes into the query. */
export function urlOf({ connectionString, host = '', port = 5432, user = '', database = '' }: Database['target']): string {
  if (connectionString !== undefined) return connectionString;
  return `postgresql:///${database}?${String(new URLSearchParams({ host, port: String(port), user }))}`;
}

export const resultOf = (
  evidence: Evidence,
  faults: readonly string[],
  { left = [], figures = [] }: Partial<Pick<RealResult, 'left' | 'figures'>> = {},
): RealResult => ({
  evidence,
  findings: check(evidence),
  faults,
  left,
  figures,
});
