/** Two values held side by side: the paths at which they differ. */

export interface Difference {
  /** `quote.price.total`, `fares.0.id`. */
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Deep, in the order of the keys; a missing part and `undefined` are the same, as in JSON. */
export function differences(expected: unknown, actual: unknown, path = ''): Difference[] {
  if (isParts(expected) && isParts(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort();
    return keys.flatMap((key) => differences(expected[key], actual[key], path === '' ? key : `${path}.${key}`));
  }
  return Object.is(expected, actual) ? [] : [{ path, expected, actual }];
}
