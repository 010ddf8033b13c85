/** How many cases a rule is tried with (docs/testing.md): few by `npm test`, some in CI, many in a release. */
const SIZE = process.env['TEST_SIZE'];
export const isRelease = SIZE === 'release';

const FEWER = 4;

/** How many cases a property or a table gets: so many always, so many in a release. */
export const cases = (some: number, many: number): number => (isRelease ? many : SIZE === 'few' ? Math.ceil(some / FEWER) : some);

/** The first rows of a table; all of them in a release. */
export const firstRows = <T>(rows: readonly T[], some: number): readonly T[] => rows.slice(0, cases(some, rows.length));

/** Rows of a table that only a release goes through. */
export const inRelease = <T>(rows: readonly T[]): readonly T[] => (isRelease ? rows : []);
