/** Changes with every drawing; written by scripts/posters/build.ts. */
export const ART_VERSION = '_nkKEQW-diyB';
