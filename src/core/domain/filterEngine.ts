/**
 * Filter, order and count a list of flights in one pass over columns that already stand in price order.
 * A flight fails some filters; which ones is a bit mask. Mask 0 is shown; a mask of one bit counts for that filter's
 * options, since an option's figures are what it would leave given all *other* filters (product §4).
 */
import { buildColumns } from './filterColumns';
import type { FilterEngine } from './filterOutcome';
import { AIRLINE, buildTallies, DAY, DAY_ALONE, PRICE, STOPS_ALONE, STOPS_BAG } from './filterTallies';
import { DAY_PARTS, FILTERS, STOP_CHOICES, TIME_WINDOWS } from './filters';
import type { Criteria, FilterName, Sort } from './filters';
import type { Flight } from './flights';
import type { Extra } from './wholeCost';

/** Everything but cheapestOnly, which looks at what the others leave. */
const MASKED = FILTERS.filter((name) => name !== 'cheapestOnly');
const BIT = Object.fromEntries(MASKED.map((name, i) => [name, 1 << i])) as Record<Exclude<FilterName, 'cheapestOnly'>, number>;
// Plain constants: the loop over the rows asks for them a dozen times a row.
const FAILS_STOPS = BIT.stops;
const FAILS_AIRLINES = BIT.airlines;
const FAILS_PRICE = BIT.price;
const FAILS_OUTBOUNDDEPARTURE = BIT.outboundDeparture;
const FAILS_OUTBOUNDARRIVAL = BIT.outboundArrival;
const FAILS_RETURNDEPARTURE = BIT.returnDeparture;
const FAILS_RETURNARRIVAL = BIT.returnArrival;
const FAILS_DURATION = BIT.duration;
const FAILS_CONNECTIONS = BIT.connections;

/** The engine of a list and of the extras that its prices include. */
export function buildFilterEngine(flights: readonly Flight[], extras: readonly Extra[] = []): FilterEngine {
  const n = flights.length;
  const columns = buildColumns(flights, extras);
  const { index, price, bin, tieStart, minutes, airline, airlines, route, routes, connections, day, stopsBag, hasReturn } = columns;
  const { knownRows, bounds, orders } = columns;
  const tallies = buildTallies(columns);
  const { tally } = tallies;
  const ROUTE = tallies.route;
  const passing = new Uint32Array(n);
  const shown = new Uint8Array(n);

  // Failure bits by packed value, so that a row costs a look-up a column instead of a comparison a filter.
  const dayFails = new Uint16Array(256);
  const stopsBagFails = new Uint16Array(8);
  const airlineFails = new Uint16Array(airlines.length);
  const routeFails = new Uint16Array(routes.length);

  /** Fills the look-up tables for these criteria. */
  function prepare(c: Criteria): void {
    dayFails.fill(0);
    for (let w = 0; w < TIME_WINDOWS.length; w++) {
      const window = TIME_WINDOWS[w] ?? 'outboundDeparture';
      const wanted = c.windows[window];
      if (wanted.length === 0 || (w > 1 && !hasReturn)) continue;
      const fails = DAY_PARTS.map((part) => (wanted.includes(part) ? 0 : BIT[window]));
      for (let v = 0; v < 256; v++) dayFails[v] = (dayFails[v] ?? 0) | (fails[(v >> (2 * w)) & 3] ?? 0);
    }
    const anyStops = c.stops.length === 0;
    for (let v = 0; v < 8; v++) {
      const stops = STOP_CHOICES[v & 3];
      const passesStops = anyStops || (stops !== undefined && c.stops.includes(stops));
      stopsBagFails[v] = (passesStops ? 0 : BIT.stops) | (c.checkedBag && (v & 4) === 0 ? BIT.checkedBag : 0);
    }
    for (let a = 0; a < airlines.length; a++) {
      airlineFails[a] = c.airlines.length > 0 && !c.airlines.includes(airlines[a] ?? '') ? BIT.airlines : 0;
    }
    routeFails.fill(c.connections.length > 0 ? BIT.connections : 0);
    if (c.connections.length > 0)
      for (let r = 0; r < routes.length; r++) if (routes[r]?.some((code) => c.connections.includes(code))) routeFails[r] = 0;
  }

  /** Counts everything and returns how many rows pass. */
  function pass(c: Criteria): number {
    prepare(c);
    const low = c.priceMin ?? 0;
    const high = c.priceMax ?? Infinity;
    const longest = c.maxMinutes ?? Infinity;
    tallies.clear();
    let k = 0;
    for (let i = 0; i < n; i++) {
      const p = price[i] ?? 0;
      const d = day[i] ?? 0;
      const s = stopsBag[i] ?? 0;
      const a = airline[i] ?? 0;
      const r = route[i] ?? 0;
      const fails =
        (dayFails[d] ?? 0) |
        (stopsBagFails[s] ?? 0) |
        (airlineFails[a] ?? 0) |
        (routeFails[r] ?? 0) |
        (p < low || p > high ? FAILS_PRICE : 0) |
        ((minutes[i] ?? 0) > longest ? FAILS_DURATION : 0);
      shown[i] = fails === 0 ? 1 : 0;
      // More than one bit: this row counts for nothing.
      if ((fails & (fails - 1)) !== 0) continue;
      const tie = tieStart[i] ?? 0;
      if (fails === 0) {
        passing[k++] = i;
        tally(DAY + d, i, tie);
        tally(STOPS_BAG + s, i, tie);
        tally(AIRLINE + a, i, tie);
        tally(ROUTE + r, i, tie);
        tally(PRICE + (bin[i] ?? 0), i, tie);
      } else if (fails === FAILS_AIRLINES) tally(AIRLINE + a, i, tie);
      else if (fails === FAILS_PRICE) tally(PRICE + (bin[i] ?? 0), i, tie);
      else if (fails === FAILS_CONNECTIONS) tally(ROUTE + r, i, tie);
      else if (fails === FAILS_STOPS) tally(STOPS_ALONE + (s & 3), i, tie);
      else if (fails === FAILS_OUTBOUNDDEPARTURE) tally(DAY_ALONE + (d & 3), i, tie);
      else if (fails === FAILS_OUTBOUNDARRIVAL) tally(DAY_ALONE + 4 + ((d >> 2) & 3), i, tie);
      else if (fails === FAILS_RETURNDEPARTURE) tally(DAY_ALONE + 8 + ((d >> 4) & 3), i, tie);
      else if (fails === FAILS_RETURNARRIVAL) tally(DAY_ALONE + 12 + ((d >> 6) & 3), i, tie);
    }
    return k;
  }

  /** The shown rows in the order asked for, as indices into the list. */
  function ordered(sort: Sort, k: number): Uint32Array {
    const visible = new Uint32Array(k);
    if (sort === 'cheapest') {
      for (let j = 0; j < k; j++) visible[j] = index[passing[j] ?? 0] ?? 0;
      return visible;
    }
    const rowsInOrder = orders[sort];
    let j = 0;
    for (let i = 0; i < n && j < k; i++) {
      const row = rowsInOrder[i] ?? 0;
      if (shown[row] === 1) visible[j++] = index[row] ?? 0;
    }
    return visible;
  }

  /** The first shown row of an order, as an index into the list. */
  function leader(rowsInOrder: Uint32Array): number {
    for (let i = 0; i < n; i++) {
      const row = rowsInOrder[i] ?? 0;
      if (shown[row] === 1) return index[row] ?? 0;
    }
    return -1;
  }

  return {
    bounds,
    airlines,
    connections,
    run: (c) => {
      let k = pass(c);
      const facets = tallies.facets(c.cheapestOnly);
      if (c.cheapestOnly) {
        const cheapest = tieStart[passing[0] ?? 0] ?? 0;
        const all = k;
        k = 0;
        for (let j = 0; j < all; j++) {
          const row = passing[j] ?? 0;
          if ((tieStart[row] ?? 0) === cheapest) k++;
          else shown[row] = 0;
        }
      }
      const leaders =
        k === 0 ? null : { best: leader(orders.best), cheapest: index[passing[0] ?? 0] ?? 0, fastest: leader(orders.fastest) };
      return { visible: ordered(c.sort, k), facets, leaders };
    },
    relax: (c) => {
      prepare(c);
      const low = c.priceMin ?? 0;
      const high = c.priceMax ?? Infinity;
      const longest = c.maxMinutes ?? Infinity;
      const found = new Map<number, { count: number; ties: number; cheapest: number }>();
      for (let i = 0; i < n; i++) {
        const p = price[i] ?? 0;
        const fails =
          (dayFails[day[i] ?? 0] ?? 0) |
          (stopsBagFails[stopsBag[i] ?? 0] ?? 0) |
          (airlineFails[airline[i] ?? 0] ?? 0) |
          (routeFails[route[i] ?? 0] ?? 0) |
          (p < low || p > high ? BIT.price : 0) |
          ((minutes[i] ?? 0) > longest ? BIT.duration : 0);
        const seen = found.get(fails);
        const at = tieStart[i] ?? 0;
        if (!seen) found.set(fails, { count: 1, ties: 1, cheapest: at });
        else {
          seen.count++;
          if (at === seen.cheapest) seen.ties++;
        }
      }
      if (found.has(0)) return [];
      // The fewest filters any one flight fails is the smallest set; sets of that size unlock exactly the flights of that mask.
      const fewest = Math.min(...[...found.keys()].map(bits));
      return [...found]
        .filter(([mask]) => bits(mask) === fewest)
        .map(([mask, f]) => ({ mask, count: c.cheapestOnly ? f.ties : f.count, cheapest: f.cheapest }))
        .sort((a, b) => b.count - a.count || a.cheapest - b.cheapest)
        .map(({ mask, count, cheapest }) => ({
          filters: MASKED.filter((name) => (mask & BIT[name]) !== 0),
          count,
          lowest: cheapest < knownRows ? (price[cheapest] ?? 0) : null,
        }));
    },
  };
}

function bits(mask: number): number {
  let rest = mask;
  let n = 0;
  for (; rest !== 0; rest &= rest - 1) n++;
  return n;
}
