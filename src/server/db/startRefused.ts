/** A start that cannot go on, told in one line for the operator. */
export class StartRefused extends Error {}
