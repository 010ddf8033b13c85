/** How many cases a rule is tried with (docs/testing.md): few by `npm test`, some in CI, many in a release. */
const SIZE = process.env['TEST_SIZE'];
export const isRelease = SIZE === 'release';
export const isFew = SIZE === 'few';

const FEWER = 4;

/** How many cases a property or a table gets: so many always, so many in a release. */
export const cases = (some: number, many: number): number => (isRelease ? many : isFew ? Math.ceil(some / FEWER) : some);

/** The first rows of a table; all of them in a release. */
export const firstRows = <T>(rows: readonly T[], some: number): readonly T[] => rows.slice(0, cases(some, rows.length));

/** Of neighbors in a long row that are alike: one of so many, one of more by `npm test`; all in a release. */
export const oneOf = <T>(every: number, rows: readonly T[]): readonly T[] =>
  rows.filter((_, i) => i % (isRelease ? 1 : isFew ? every * FEWER : every) === 0);

/** Rows of a table that only a release goes through. */
export const inRelease = <T>(rows: readonly T[]): readonly T[] => (isRelease ? rows : []);
