/** Counting what every option would leave: one table of slots, filled while the rows pass by and read out afterwards. */
import { BINS } from './filterColumns';
import type { FilterColumns } from './filterColumns';
import type { Facet, Facets } from './filterOutcome';
import { DAY_PARTS, STOP_CHOICES, TIME_WINDOWS } from './filters';
import type { DayPart } from './filters';

/** Where in the table what is counted. */
export const DAY = 0; // four parts of the day packed into eight bits
export const STOPS_BAG = DAY + 256; // stops in two bits, bag in the third
export const DAY_ALONE = STOPS_BAG + 8; // four windows of four parts, for rows that fail that window alone
export const STOPS_ALONE = DAY_ALONE + 16;
export const PRICE = STOPS_ALONE + 3;
export const AIRLINE = PRICE + BINS;
const ALL_STOPS_BAG = [0, 1, 2, 3, 4, 5, 6, 7].map((v) => STOPS_BAG + v);

export interface Tallies {
  /** Slot of the first route; routes follow the airlines. */
  readonly route: number;
  clear(): void;
  /** Rows come in order, `tie` is the row's `tieStart`. */
  tally(slot: number, row: number, tie: number): void;
  facets(cheapestOnly: boolean): Facets;
}

interface OptionTally {
  count: number;
  /** The `tieStart` of its cheapest flights: smaller is cheaper. */
  cheapest: number;
  ties: number;
}

const noTally = (): OptionTally => ({ count: 0, cheapest: Infinity, ties: 0 });

export function buildTallies({ airlines, routes, connections, tieStart, price, knownRows, hasReturn }: FilterColumns): Tallies {
  const ROUTE = AIRLINE + airlines.length;
  const SLOTS = ROUTE + routes.length;
  const count = new Uint32Array(SLOTS);
  const first = new Uint32Array(SLOTS);
  const ties = new Uint32Array(SLOTS);
  const routesThrough = (code: string): number[] => routes.flatMap((codes, r) => (codes.includes(code) ? [ROUTE + r] : []));
  const slotsOfConnection = connections.map((code) => [code, routesThrough(code)] as const);

  function add(option: OptionTally, slot: number): void {
    const c = count[slot] ?? 0;
    if (c === 0) return;
    option.count += c;
    const at = tieStart[first[slot] ?? 0] ?? 0;
    if (at < option.cheapest) {
      option.cheapest = at;
      option.ties = 0;
    }
    if (at === option.cheapest) option.ties += ties[slot] ?? 0;
  }

  /** The lowest price is one that is wholly known. */
  const facetOf = (option: OptionTally, cheapestOnly: boolean): Facet => ({
    count: cheapestOnly ? option.ties : option.count,
    lowest: option.cheapest < knownRows ? (price[option.cheapest] ?? 0) : null,
  });

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

  return {
    route: ROUTE,
    clear: () => {
      count.fill(0);
      ties.fill(0);
    },
    tally: (slot, row, tie) => {
      const before = count[slot] ?? 0;
      count[slot] = before + 1;
      if (before === 0) first[slot] = row;
      if ((first[slot] ?? 0) >= tie) ties[slot] = (ties[slot] ?? 0) + 1;
    },
    facets: (only) => {
      const days = dayOptions();
      const window = (w: number): ReadonlyMap<DayPart, Facet> =>
        new Map(DAY_PARTS.map((part, v) => [part, facetOf((w > 1 && !hasReturn ? undefined : days[w]?.[v]) ?? noTally(), only)]));
      return {
        stops: new Map(STOP_CHOICES.map((v) => [v, merged([STOPS_BAG + v, STOPS_BAG + 4 + v, STOPS_ALONE + v], only)])),
        airlines: new Map(airlines.map((code, a) => [code, merged([AIRLINE + a], only)])),
        windows: { outboundDeparture: window(0), outboundArrival: window(1), returnDeparture: window(2), returnArrival: window(3) },
        connections: new Map(slotsOfConnection.map(([code, slots]) => [code, merged(slots, only)])),
        checkedBag: merged([STOPS_BAG + 4, STOPS_BAG + 5, STOPS_BAG + 6], only),
        cheapestOnly: merged(ALL_STOPS_BAG, true),
        priceBins: Array.from({ length: BINS }, (_, b) => count[PRICE + b] ?? 0),
      };
    },
  };
}
