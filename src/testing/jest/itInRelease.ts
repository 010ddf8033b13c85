import { isRelease } from '../testSize';

/** A test that only a release runs: a second view, or one that takes seconds. */
export const itInRelease = isRelease ? it : it.skip;
