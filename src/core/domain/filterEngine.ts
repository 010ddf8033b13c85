/**
 * Filter, order and count a list of flights in one pass over columns that already stand in price order.
 * A flight fails some filters; which ones is a bit mask. Mask 0 is shown; a mask of one bit counts for that filter's
 * options, since an option's figures are what it would leave given all *other* filters (product §4).
 */
import { bestTerms, tripMinutes } from './bestRanking';
import type { Facet, Facets, FilterEngine, ListBounds } from './filterOutcome';
import { DAY_PARTS, FILTERS, STOP_CHOICES, TIME_WINDOWS } from './filters';
import type { Criteria, DayPart, FilterName, Sort } from './filters';
import type { Flight } from './flights';
import type { Cents } from './money';
import { connectionsOf, mostStops, packedDay } from './tripFacts';

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
const BINS = 16;

/** Slots of the one table in which everything is counted. */
const DAY = 0; // four parts of the day packed into eight bits
const STOPS_BAG = DAY + 256; // stops in two bits, bag in the third
const DAY_ALONE = STOPS_BAG + 8; // four windows of four parts, for rows that fail that window alone
const STOPS_ALONE = DAY_ALONE + 16;
const PRICE = STOPS_ALONE + 3;
const AIRLINE = PRICE + BINS;

/** The columns of a list; built once a list, about a millisecond for 2 000 flights. */
export function buildFilterEngine(flights: readonly Flight[]): FilterEngine {
  const n = flights.length;
  const ascending = (key: (f: Flight) => number): ((a: number, b: number) => number) => {
    const keys = Float64Array.from(flights, key);
    return (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
  };
  /** Row → index into the list; rows stand in price order. */
  const index = Uint32Array.from(flights.keys()).sort(ascending((f) => f.perAdult));
  const rows: Flight[] = [];
  for (const i of index) {
    const flight = flights[i];
    if (flight) rows.push(flight);
  }

  const airlines = [...new Set(rows.map((f) => f.carrier))];
  const airlineAt = new Map(airlines.map((code, i) => [code, i]));
  const routeOfRow = rows.map((f) => connectionsOf(f).join('-'));
  const routes = [...new Set(routeOfRow)];
  const routeAt = new Map(routes.map((key, i) => [key, i]));
  const routeCodes = routes.map((key) => (key === '' ? [] : key.split('-')));
  const connections = [...new Set(routeCodes.flat())];
  const ROUTE = AIRLINE + airlines.length;
  const SLOTS = ROUTE + routes.length;

  /** The counting slots of every route through an airport. */
  const routesThrough = new Map(
    connections.map((code) => [code, routeCodes.flatMap((codes, r) => (codes.includes(code) ? [ROUTE + r] : []))]),
  );

  const price = Uint32Array.from(rows, (f) => f.perAdult);
  const minutes = Uint16Array.from(rows, tripMinutes);
  const airline = Uint16Array.from(rows, (f) => airlineAt.get(f.carrier) ?? 0);
  const route = Uint16Array.from(routeOfRow, (key) => routeAt.get(key) ?? 0);
  const day = Uint8Array.from(rows, packedDay);
  const stopsBag = Uint8Array.from(rows, (f) => mostStops(f) | (f.conditions.checkedBag === 0 ? 4 : 0));
  const hasReturn = rows.some((f) => f.slices.length > 1);

  const bounds: ListBounds = {
    priceMin: price[0] ?? 0,
    priceMax: price[n - 1] ?? 0,
    minutesMin: minutes.reduce((a, b) => Math.min(a, b), n === 0 ? 0 : 65_535),
    minutesMax: minutes.reduce((a, b) => Math.max(a, b), 0),
  };
  const span = bounds.priceMax - bounds.priceMin + 1;
  const bin = Uint8Array.from(price, (p) => Math.floor(((p - bounds.priceMin) * BINS) / span));
  /** First row of the same price: a row counts among an option's cheapest when that option began no earlier. */
  const tieStart = new Uint32Array(n);
  for (let i = 1; i < n; i++) tieStart[i] = price[i] === price[i - 1] ? (tieStart[i - 1] ?? 0) : i;

  const order = (key: (f: Flight) => number): Uint32Array => {
    const keys = Float64Array.from(rows, key);
    return Uint32Array.from(rows.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  };
  const orders: Record<Exclude<Sort, 'cheapest'>, Uint32Array> = {
    best: order((f) => bestTerms(f).score),
    fastest: order(tripMinutes),
    departure: order((f) => f.slices[0]?.departMinutes ?? 0),
    arrival: order((f) => (f.slices[0]?.dayShift ?? 0) * 1440 + (f.slices[0]?.arriveMinutes ?? 0)),
  };

  const count = new Uint32Array(SLOTS);
  const first = new Uint32Array(SLOTS);
  const ties = new Uint32Array(SLOTS);
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
    for (const code of c.connections) for (const slot of routesThrough.get(code) ?? []) routeFails[slot - ROUTE] = 0;
  }

  function tally(slot: number, row: number, tie: number): void {
    const before = count[slot] ?? 0;
    count[slot] = before + 1;
    if (before === 0) first[slot] = row;
    if ((first[slot] ?? 0) >= tie) ties[slot] = (ties[slot] ?? 0) + 1;
  }

  /** Counts everything and returns how many rows pass. */
  function pass(c: Criteria): number {
    prepare(c);
    const low = c.priceMin ?? 0;
    const high = c.priceMax ?? Infinity;
    const longest = c.maxMinutes ?? Infinity;
    count.fill(0);
    ties.fill(0);
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

  function add(option: OptionTally, slot: number): void {
    const c = count[slot] ?? 0;
    if (c === 0) return;
    option.count += c;
    const p = price[first[slot] ?? 0] ?? 0;
    if (p < option.lowest) {
      option.lowest = p;
      option.ties = 0;
    }
    if (p === option.lowest) option.ties += ties[slot] ?? 0;
  }

  /** Several slots as one option. */
  function merged(slots: readonly number[], cheapestOnly: boolean): Facet {
    const option = noTally();
    for (const slot of slots) add(option, slot);
    return facetOf(option, cheapestOnly);
  }

  /** The packed days unpacked: one option a window and part of the day. */
  function dayOptions(): OptionTally[][] {
    const options = TIME_WINDOWS.map((_, w) =>
      DAY_PARTS.map((__, v) => {
        const option = noTally();
        add(option, DAY_ALONE + 4 * w + v);
        return option;
      }),
    );
    for (let v = 0; v < 256; v++) {
      if (count[DAY + v] === 0) continue;
      for (let w = 0; w < options.length; w++) {
        const option = options[w]?.[(v >> (2 * w)) & 3];
        if (option) add(option, DAY + v);
      }
    }
    return options;
  }

  function facetsOf(c: Criteria): Facets {
    const only = c.cheapestOnly;
    const days = dayOptions();
    const window = (w: number): ReadonlyMap<DayPart, Facet> =>
      new Map(DAY_PARTS.map((part, v) => [part, facetOf((w > 1 && !hasReturn ? undefined : days[w]?.[v]) ?? noTally(), only)]));
    return {
      stops: new Map(STOP_CHOICES.map((v) => [v, merged([STOPS_BAG + v, STOPS_BAG + 4 + v, STOPS_ALONE + v], only)])),
      airlines: new Map(airlines.map((code, a) => [code, merged([AIRLINE + a], only)])),
      windows: { outboundDeparture: window(0), outboundArrival: window(1), returnDeparture: window(2), returnArrival: window(3) },
      connections: new Map(connections.map((code) => [code, merged(routesThrough.get(code) ?? [], only)])),
      checkedBag: merged([STOPS_BAG + 4, STOPS_BAG + 5, STOPS_BAG + 6], only),
      cheapestOnly: merged(ALL_STOPS_BAG, true),
      priceBins: Array.from({ length: BINS }, (_, b) => count[PRICE + b] ?? 0),
    };
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
      const facets = facetsOf(c);
      if (c.cheapestOnly) {
        const lowest = price[passing[0] ?? 0] ?? 0;
        const all = k;
        k = 0;
        for (let j = 0; j < all; j++) {
          const row = passing[j] ?? 0;
          if ((price[row] ?? 0) === lowest) k++;
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
      const found = new Map<number, { count: number; ties: number; lowest: Cents }>();
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
        if (!seen) found.set(fails, { count: 1, ties: 1, lowest: p });
        else {
          seen.count++;
          if (p === seen.lowest) seen.ties++;
        }
      }
      if (found.has(0)) return [];
      // The fewest filters any one flight fails is the smallest set; sets of that size unlock exactly the flights of that mask.
      const fewest = Math.min(...[...found.keys()].map(bits));
      return [...found]
        .filter(([mask]) => bits(mask) === fewest)
        .map(([mask, f]) => ({
          filters: MASKED.filter((name) => (mask & BIT[name]) !== 0),
          count: c.cheapestOnly ? f.ties : f.count,
          lowest: f.lowest,
        }))
        .sort((a, b) => b.count - a.count || a.lowest - b.lowest);
    },
  };
}

const ALL_STOPS_BAG = [0, 1, 2, 3, 4, 5, 6, 7].map((v) => STOPS_BAG + v);

interface OptionTally {
  count: number;
  lowest: number;
  /** Flights at the lowest price. */
  ties: number;
}

const noTally = (): OptionTally => ({ count: 0, lowest: Infinity, ties: 0 });

const facetOf = (option: OptionTally, cheapestOnly: boolean): Facet =>
  option.count === 0 ? { count: 0, lowest: null } : { count: cheapestOnly ? option.ties : option.count, lowest: option.lowest };

function bits(mask: number): number {
  let rest = mask;
  let n = 0;
  for (; rest !== 0; rest &= rest - 1) n++;
  return n;
}
