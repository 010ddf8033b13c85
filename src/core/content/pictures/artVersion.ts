/** Changes with every drawing; written by tools/art/build.ts. */
export const ART_VERSION = 'zeJ8bNZm_F9J';
