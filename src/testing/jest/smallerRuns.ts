import { isFew, isRelease } from '../testSize';

/** A test that only a release runs: a second view, or one that takes seconds. */
export const itInRelease = isRelease ? it : it.skip;

/** A test that `npm test` leaves to CI: it takes a second or more, and others beside it would see most of what it sees. */
export const itInCi = isFew ? it.skip : it;
