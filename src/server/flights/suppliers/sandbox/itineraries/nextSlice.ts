/** Trips of many slices, chosen slice after slice: each way to fly the next one with the cheapest way on from there (search.42). */
import type { IsoDate } from '#core/domain/values/dates';
import type { NonEmpty } from '#core/domain/values/nonEmpty';
import { at } from '#core/domain/values/checkedReads';
import type { Network } from '../timetable/network';
import { byPrice, canFollow, itineraryOfSides, sideOf } from './itineraries';
import type { SandboxItinerary, Side } from './itineraries';
import type { PricedSlice } from './pricedSlices';
import type { SandboxSlice } from './slice';

export interface SliceOptions {
  /** The slices that are chosen; null where one of them is not on offer. */
  readonly before: readonly PricedSlice[] | null;
  /** Ways to fly the next slice. */
  readonly next: readonly PricedSlice[];
  /** Ways to fly each of the others, in their order. */
  readonly after: readonly (readonly PricedSlice[])[];
}

/** One trip for each way to fly the next slice, at the lowest price that any choice of the others gives; none where one cannot be flown. */
export function tripsByNextSlice(net: Network, { before, next, after }: SliceOptions, date: IsoDate): SandboxItinerary[] {
  const toSide = (priced: PricedSlice): Side => sideOf(net, priced, date);
  const chosen = before?.map(toSide);
  if (!chosen || !canAllFollow(chosen)) return [];
  const waysOn = cheapestWays(
    net,
    after.map((options) => options.map(toSide)),
  );
  return next.map(toSide).flatMap((option) => {
    const [first = option, ...others] = [...chosen, option];
    const sides: NonEmpty<Side> = [first, ...others];
    if (!canAllFollow(sides.slice(-2))) return [];
    const trips = waysOn(sides[0].slice.carrier).flatMap((wayOn) => {
      const way = wayOn(option.slice);
      return way ? [itineraryOfSides(net, [...sides, ...way.sides])] : [];
    });
    return trips.sort(byPrice).slice(0, 1);
  });
}

const canAllFollow = (sides: readonly Side[]): boolean =>
  sides.every(({ slice }, i) => i === 0 || canFollow(at(sides, i - 1).slice, slice));

/** Slices one after the other, and what they cost together. */
interface Way {
  readonly sides: readonly Side[];
  readonly dollars: number;
  readonly minutes: number;
}

/** The cheapest way on after a slice; null where nothing can follow it. */
type WayOn = (before: SandboxSlice) => Way | null;

const ARRIVED: Way = { sides: [], dollars: 0, minutes: 0 };

/**
 * Four ways on, by the airline of the first slice: on one ticket with its partners or on tickets of their own, through anywhere or within
 * one country, which our fee depends on. What else a price consists of is the same for all ways, so the cheapest is among them.
 */
function cheapestWays(net: Network, options: readonly (readonly Side[])[]): (carrier: number) => readonly WayOn[] {
  const domestic = options.map((sides) => sides.filter((side) => side.isDomestic));
  const apart = [options, domestic].map((some) => cheapestWay(some, ({ alone }) => alone));
  const known = new Map<number, readonly WayOn[]>();
  return (carrier) => {
    const kept = known.get(carrier);
    if (kept) return kept;
    const together = [options, domestic].map((some) =>
      cheapestWay(
        some.map((sides) => sides.filter(({ slice }) => net.carriers.isPartner(carrier, slice.carrier))),
        ({ dollars }) => dollars,
      ),
    );
    const ways = [...together, ...apart];
    known.set(carrier, ways);
    return ways;
  };
}

/** The cheapest way through all the slices, the quickest of equally cheap ones; worked out from the last slice back. */
function cheapestWay(options: readonly (readonly Side[])[], dollarsOf: (side: Side) => number): WayOn {
  return options.reduceRight<WayOn>(
    (onward, sides) => {
      const ways = sides
        .flatMap((side): { readonly first: SandboxSlice; readonly way: Way }[] => {
          const rest = onward(side.slice);
          if (!rest) return [];
          const way = { sides: [side, ...rest.sides], dollars: dollarsOf(side) + rest.dollars, minutes: side.slice.minutes + rest.minutes };
          return [{ first: side.slice, way }];
        })
        .sort((a, b) => a.way.dollars - b.way.dollars || a.way.minutes - b.way.minutes);
      return (before) => ways.find(({ first }) => canFollow(before, first))?.way ?? null;
    },
    () => ARRIVED,
  );
}
