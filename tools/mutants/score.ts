/** What Stryker's report says of the mutants that were drawn. */

/** A part of the schema of mutation testing reports. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>>;
}

interface ReportedMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError' | 'Ignored' | 'Pending';
  readonly location: Span;
}

interface Span {
  readonly start: SourcePosition;
  readonly end: SourcePosition;
}

interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

export interface Score {
  readonly name: string;
  /** Noticed by a test. */
  readonly killed: number;
  /** Drawn and run; those that were not drawn are `CompileError` in the report. */
  readonly drawn: number;
}

/** Code that does not even load is noticed by every test. */
const NOTICED = ['Killed', 'Timeout', 'RuntimeError'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** How many of a room's mutants were noticed. */
export function scoreOf(name: string, { files }: Report): Score {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = statuses.filter((status) => NOTICED.includes(status)).length;
  return { name, killed, drawn: killed + statuses.filter((status) => UNNOTICED.includes(status)).length };
}

/** The report without what survived, for a run that begins where it ended. */
export const onlyNoticed = <R extends Report>(report: R): R => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([name, file]) => [
      name,
      { ...file, mutants: file.mutants.filter(({ status }) => NOTICED.includes(status)) },
    ]),
  ),
});

/** A line for each mutant that no test noticed: where, what stood there and what in its stead. */
export function survivorsOf({ files }: Report): readonly string[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => UNNOTICED.includes(status))
      .map(({ location, mutatorName, replacement = '', status }) => {
        const { line, column } = location.start;
        const change = `${oneLine(cut(source, location))} -> ${oneLine(replacement)}`;
        return `${status} ${file}:${line}:${column} ${mutatorName}: ${change}`;
      }),
  );
}

/** A room's line in the table of scores. */
export const textOf = ({ name, killed, drawn }: Score): string =>
  `${name.padEnd(10)} ${String(killed).padStart(4)} of ${String(drawn).padStart(4)} killed, ${((100 * killed) / drawn).toFixed(1)} %`;

/** The text of a span; lines and columns count from one. */
function cut(source: string, { start, end }: Span): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((text, i) => text.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined)).join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
