/** `npm test` proves each rule with some cases, `npm run test:release` with many (docs/testing.md). */
export const isRelease = process.env['TEST_SIZE'] === 'release';

/** How many cases a property or a table gets: so many always, so many in a release. */
export const cases = (some: number, many: number): number => (isRelease ? many : some);

/** The first rows of a table; all of them in a release. */
export const firstRows = <T>(rows: readonly T[], some: number): readonly T[] => (isRelease ? rows : rows.slice(0, some));

/** Rows of a table that only a release goes through. */
export const inRelease = <T>(rows: readonly T[]): readonly T[] => (isRelease ? rows : []);
