/** A start that cannot go on, reported in one line for the operator. */
export class StartRefused extends Error {}
