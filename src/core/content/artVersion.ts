/** Changes with every drawing; written by scripts/posters/build.ts. */
export const ART_VERSION = 'yX4jRjn3exps';
