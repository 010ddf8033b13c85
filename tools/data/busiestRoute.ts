/** An airline's busiest route, from the timetable. */
import type { Network } from '#server/flights/suppliers/sandbox/timetable/network';

/**
 * The route with the most departures a week among those that start in the United States, where this agency's travelers
 * start, or among all where none does; of equal ones the one between more of its hubs, then the one to the larger airport.
 */
export function busiestRoute(net: Network, airline: string): { readonly from: string; readonly to: string } {
  const carrier = net.carriers.list.find((c) => c.code === airline);
  let best: { readonly from: string; readonly to: string; readonly rank: readonly number[] } | null = null;
  for (let r = 0; r < net.routes; r++) {
    const from = net.airports.airports[net.from[r] ?? -1];
    const to = net.airports.airports[net.to[r] ?? -1];
    if (net.carrier[r] !== carrier?.index || !from || !to) continue;
    const hubs = [from, to].filter(({ code }) => carrier?.hubs.has(code)).length;
    const rank = [from.country === 'US' ? 1 : 0, (net.daily[r] ?? 0) * daysIn(net.mask[r] ?? 0), hubs, to.weight, from.weight];
    if (best === null || isHigher(rank, best.rank)) best = { from: from.code, to: to.code, rank };
  }
  if (best === null) throw new Error(`${airline} flies nowhere`);
  return best;
}

/** Days of the week in a mask of seven bits. */
export function daysIn(mask: number): number {
  let days = 0;
  for (let bit = 0; bit < 7; bit++) days += (mask >> bit) & 1;
  return days;
}

function isHigher(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && (a[i] ?? 0) > (b[i] ?? 0);
}
