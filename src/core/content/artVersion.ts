/** Changes with every drawing; written by art/build.ts. */
export const ART_VERSION = 'IumLPTV3zpo2';
