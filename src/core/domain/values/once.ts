/** What a function returns for each value, computed once. */
export function once<K, V>(ask: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const value = ask(key);
    known.set(key, value);
    return value;
  };
}

/** A value that is made when it is first requested. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
