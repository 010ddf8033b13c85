/** Hears every statement that the site's own functions send, and asks the database how it would be answered. */
import type { Pool, PoolClient } from 'pg';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A node of a plan, as EXPLAIN writes it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

export interface Watch {
  /** What was sent since it was taken last. */
  take(): readonly Statement[];
}

type Query = (...args: readonly unknown[]) => unknown;

/** From now on. */
export function watchStatements(pool: Pool): Watch {
  const seen: Statement[] = [];
  const listen = (holder: { query: unknown }): void => {
    const send = (holder.query as Query).bind(holder);
    holder.query = (...args: readonly unknown[]): unknown => {
      const [what, values] = args;
      const text = typeof what === 'string' ? what : (what as { readonly text?: string } | undefined)?.text;
      if (text !== undefined) seen.push({ text, values: Array.isArray(values) ? values : [] });
      return send(...args);
    };
  };
  const known = new WeakSet<PoolClient>();
  // the pool's own query goes over its connections
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    listen(client);
  });
  return { take: () => seen.splice(0) };
}

/** The tables that are read from one end to the other, of those that are `isBig`. */
export async function scannedWhole(
  pool: Pool,
  statements: readonly Statement[],
  isBig: (table: string) => boolean,
): Promise<readonly string[]> {
  const scanned = new Set<string>();
  for (const { text, values } of statements) {
    if (!/^\s*(?:select|with|insert|update|delete|\()/i.test(text)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(`explain (format json) ${text}`, [
      ...values,
    ]);
    for (const row of rows) for (const table of scansOf(row['QUERY PLAN'][0].Plan)) if (isBig(table)) scanned.add(table);
  }
  return [...scanned];
}

function scansOf(node: PlanNode): readonly string[] {
  const own = node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
