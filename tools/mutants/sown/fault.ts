/** A small fault as a colleague in a hurry makes it: compiles, reads well, and is wrong. */

/** Where faults are found late. Each of the two lists has one of every kind at least. */
export const FAULT_KINDS = [
  // a machine's action that forgets a field of what it keeps or hands out
  'hand-out',
  // actions in another order
  'order',
  // a listener that is never removed
  'listener',
  // which day today is
  'today',
  // a function that keeps what it saw when it was made
  'stale closure',
  // English within a Spanish sentence
  'language',
  // a button without a name in a part that has to be opened
  'name',
  // a rule of a style sheet that is gone
  'style',
  // a page that drops out of the sitemap
  'sitemap',
  // what a limit is counted by
  'limit key',
  'rule',
  'money',
  'filter',
  'wiring',
  'actor',
  'page',
] as const;

export interface SownFault {
  /** Names it on the command line and in the result. */
  readonly name: string;
  readonly kind: (typeof FAULT_KINDS)[number];
  readonly file: string;
  /** Text that the file has once, and what stands there instead. */
  readonly search: string;
  readonly replacement: string;
  /** What a visitor, or the agency, is left with. */
  readonly says: string;
}

/** The source with the fault in it; throws where the text is not there exactly once. */
export function sownIn(source: string, { name, file, search, replacement }: SownFault): string {
  const [before, after, ...more] = source.split(search);
  if (before === undefined || after === undefined) throw new Error(`${name}: ${file} has not got its text any more`);
  if (more.length > 0) throw new Error(`${name}: ${file} has its text ${more.length + 1} times`);
  return before + replacement + after;
}
