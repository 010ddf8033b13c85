/** What a function says of each thing, asked of it once. */
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
