/** Changes with every drawing; written by art/build.ts. */
export const ART_VERSION = 'dUMVFvTmN-mZ';
