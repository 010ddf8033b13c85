/** Changes with every drawing; written by art/build.ts. */
export const ART_VERSION = 'yX4jRjn3exps';
