/**
 * Flights that leave alike are one choice with several ways home: a list shows each outbound once (results.19). Made of what was ordered, so
 * that filters, counts and links stay about itineraries.
 */
import type { Flight, Leg, Slice } from './flights';
import { lastOf } from '../values/nonEmpty';
import type { Cents } from '../values/money';

export interface Outbound {
  /** Stands for all of them: the first in the order of the list. */
  readonly lead: Flight;
  /** The same outbound with other returns, in the order of the list. */
  readonly others: readonly Flight[];
  /** Outbounds that a traveler could not tell from this one by minutes and price ({@link isSameTrip}), in the order of the list. */
  readonly ways: readonly Outbound[];
}

/**
 * The outbounds of `flights`, in the order of their first flights. Flights of one outbound hold the same slice (`FlightList`); `priceOf` is
 * what a price is taken to be, cents of one adult.
 */
export function outboundsOf(flights: readonly Flight[], priceOf: PriceOf = perAdult): readonly Outbound[] {
  const outbounds = new Map<Slice | undefined, { lead: Flight; others: Flight[]; ways: Outbound[] }>();
  for (const flight of flights) {
    const [out] = flight.slices;
    const known = outbounds.get(out);
    if (known) known.others.push(flight);
    else outbounds.set(out, { lead: flight, others: [], ways: [] });
  }
  const byPrice = new Map<string, (Outbound & { readonly ways: Outbound[] })[]>();
  return [...outbounds.values()].filter((outbound) => {
    const key = [priceOf(outbound.lead), ...outbound.lead.slices.map(({ legs }) => legs[0].departs)].join();
    const alike = byPrice.get(key) ?? [];
    const same = alike.find(({ lead }) => isSameTrip(lead, outbound.lead));
    if (same) same.ways.push(outbound);
    else byPrice.set(key, [...alike, outbound]);
    return !same;
  });
}

type PriceOf = (flight: Flight) => Cents;
const perAdult: PriceOf = (flight) => flight.perAdult;

/**
 * Whether two flights leave and arrive at the same minutes in each direction, and begin on the same plane: sold under another number, or
 * going on with another flight. Two airlines that leave at the same minute are two choices.
 */
function isSameTrip(a: Flight, b: Flight): boolean {
  return (
    a.slices.length === b.slices.length &&
    a.slices.every((slice, i) => {
      const other = b.slices[i];
      return slice === other || (other !== undefined && hasSameEnds(slice, other) && isSamePlane(slice.legs[0], other.legs[0]));
    })
  );
}

const hasSameEnds = (a: Slice, b: Slice): boolean =>
  a.minutes === b.minutes && a.stops === b.stops && a.departMinutes === b.departMinutes && lastOf(a.legs).to === lastOf(b.legs).to;

const numberOf = ({ carrier, flightNumber }: Leg): string => `${carrier} ${String(flightNumber)}`;

/** The same number, a number that the other is also sold as, or the same minutes where one of them is flown for another airline. */
function isSamePlane(a: Leg, b: Leg): boolean {
  if (a.from !== b.from || a.to !== b.to || a.departs !== b.departs || a.arrives !== b.arrives) return false;
  const isNamed = numberOf(a) === numberOf(b) || a.alsoSoldAs.includes(numberOf(b)) || b.alsoSoldAs.includes(numberOf(a));
  return isNamed || a.operatedBy !== null || b.operatedBy !== null;
}

/** How many outbounds some places hold. */
export const countOutbounds = (places: readonly Outbound[]): number => places.reduce((sum, { ways }) => sum + 1 + ways.length, 0);

/** The first places of Best hold no more of one carrier than this. */
const VARIED_PLACES = 5;
const OF_ONE_CARRIER = 2;

/** Whose flight a card seems to be: the airline that issues the ticket, and the one of the first flight, which may be another. */
const airlinesOf = ({ lead }: Outbound): readonly string[] => [lead.carrier, lead.slices[0].legs[0].carrier];

/**
 * Outbounds in the order of Best: of the first five no more than two of one carrier, as long as another one flies. The first stays the
 * first, and what is passed over follows in its order.
 */
export function varied(outbounds: readonly Outbound[]): readonly Outbound[] {
  const first: Outbound[] = [];
  const rest = [...outbounds];
  const hasRoom = (airline: string): boolean => first.filter((one) => airlinesOf(one).includes(airline)).length < OF_ONE_CARRIER;
  while (first.length < VARIED_PLACES && rest.length > 0) {
    const next = rest.findIndex((one) => airlinesOf(one).every(hasRoom));
    first.push(...rest.splice(Math.max(0, next), 1));
  }
  return [...first, ...rest];
}
