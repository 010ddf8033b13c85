/** Changes with every poster; written by tools/art/build.ts. */
export const ART_VERSION = 'wUAUGS-cSifZ';
