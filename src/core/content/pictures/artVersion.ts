/** Changes with every poster; written by tools/art/build.ts. */
export const ART_VERSION = 'e2z3EKpcDD2s';
