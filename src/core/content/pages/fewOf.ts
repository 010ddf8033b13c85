const FEW = 3;

/** The first names of a list, the rest as a number; all of them where only one more is left. */
export const fewOf = (names: readonly string[], more: (n: number) => string): readonly string[] =>
  names.length <= FEW + 1 ? names : [...names.slice(0, FEW), more(names.length - FEW)];
