/** What docs/packages.md says that the running server can load; what those packages bring is in brought.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import broughtBy from './brought.json';

export interface ListedPackages {
  /** Named by our own code, each with what it is for. */
  readonly direct: ReadonlyMap<string, string>;
  /** Imported by those. */
  readonly brought: readonly string[];
}

const BROUGHT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = broughtBy;
const DOCUMENT = path.resolve(__dirname, '../../docs/packages.md');

/** The list under a heading of the document, and what the file has under the same. */
export function listedUnder(heading: string): ListedPackages {
  const section = readFileSync(DOCUMENT, 'utf8')
    .split(/^## /m)
    .find((each) => each.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/packages.md has no "${heading}"`);
  const items = section
    .split(/^- /m)
    .slice(1)
    .map((item) => /^`(?<name>[^`]+)`: (?<reason>.*)/.exec(item)?.groups ?? {});
  return {
    direct: new Map(items.map(({ name = '', reason = '' }) => [name, reason])),
    brought: Object.values(BROUGHT[heading] ?? {}).flat(),
  };
}

export const IN_PROCESS = "In the server's process";
/** Loaded only where traces are sent. */
export const IN_TRACES = 'Where traces are sent';
export const IN_PAGES = 'In the pages that it renders';
