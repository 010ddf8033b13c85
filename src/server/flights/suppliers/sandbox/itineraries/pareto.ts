/**
 * The first `count` items by layers of a two-way trade: nothing in the first layer is beaten in both cost and time, nothing in
 * the second but by the first, and so on. The cheapest item always comes out; order within a layer is by cost.
 */
export function paretoFirst<T>(items: readonly T[], cost: (item: T) => number, time: (item: T) => number, count: number): T[] {
  let left = items.map((item, order) => ({ item, cost: cost(item), time: time(item), order }));
  left.sort((a, b) => a.cost - b.cost || a.time - b.time || a.order - b.order);
  const out: T[] = [];
  while (left.length > 0 && out.length < count) {
    let fastest = Infinity;
    const rest: typeof left = [];
    for (const entry of left) {
      if (entry.time < fastest && out.length < count) {
        fastest = entry.time;
        out.push(entry.item);
      } else rest.push(entry);
    }
    left = rest;
  }
  return out;
}
