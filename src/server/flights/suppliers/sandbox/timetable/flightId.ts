/**
 * Flight ids: `AAJFKLAX3c0.AALAXSFO6o0~…` — airline, airports, departure in five-minute steps and days after the start of
 * the slice, legs joined by `..`, slices by `~`. The same flight has the same id in every search, and the id
 * alone rebuilds the itinerary. A fare other than the lowest is named behind it: `…-Flex`.
 */
import { at } from '#core/domain/values/checkedReads';
import type { FareBrand } from '#core/domain/flights/flights';
import { isNonEmpty } from '#core/domain/values/nonEmpty';
import { LONGEST_INTERLINE, minimumConnection } from './connections';
import { connectionOf } from './layovers';
import { partiesOf } from '../fares/cabins';
import type { SandboxSlice } from '../itineraries/slice';
import { sliceOf } from '../itineraries/slice';
import type { LegInstance } from './legs';
import { flightsOfDay } from './legs';
import type { Network } from './network';
import { carrierOf, departuresOf, routesBetween } from './network';

const LEG = /^([A-Z0-9]{2})([A-Z]{3})([A-Z]{3})([0-9a-z]{2})([0-9])$/;
const STEP = 5;
/** The last resort may have three stops. */
const MOST_LEGS = 4;

const BEFORE_FARE = '-';

/** What names a fare behind the id of its itinerary. */
export const fareKey = (brand: FareBrand): string => BEFORE_FARE + brand;

/** An id as its itinerary and the key of its fare, which is empty for the lowest. */
export function splitFareId(id: string): readonly [itinerary: string, key: string] {
  const at = id.indexOf(BEFORE_FARE);
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at)];
}

/** One slice's part of an id. */
export function sliceCode(net: Network, slice: SandboxSlice): string {
  return slice.legs.map((l) => legCode(net, l, slice.legs[0].day)).join('..');
}

function legCode(net: Network, leg: LegInstance, firstDay: number): string {
  const { carrier, from, to } = partiesOf(net, leg);
  const minute = at(departuresOf(net, leg.route), leg.order);
  return `${carrier.code}${from.code}${to.code}${(minute / STEP).toString(36).padStart(2, '0')}${leg.day - firstDay}`;
}

/** The slices of an id that start on the given local days; null when it names no known flights or no legal connection. */
export function slicesOfId(net: Network, id: string, days: readonly number[]): SandboxSlice[] | null {
  const parts = id.split('~');
  if (parts.length !== days.length) return null;
  const out: SandboxSlice[] = [];
  for (const [i, text] of parts.entries()) {
    const codes = text.split('..');
    if (codes.length > MOST_LEGS) return null;
    const day = at(days, i);
    const known = codes.flatMap((code) => readLeg(net, code, day) ?? []);
    if (known.length !== codes.length || !isNonEmpty(known) || known[0].day !== day) return null;
    for (let k = 1; k < known.length; k++) {
      const before = known[k - 1];
      const after = known[k];
      if (!before || !after || !isLegalConnection(net, before, after)) return null;
    }
    out.push(sliceOf(net, known));
  }
  return out;
}

function readLeg(net: Network, code: string, firstDay: number): LegInstance | null {
  const parts = LEG.exec(code);
  if (!parts) return null;
  const [airline, origin, destination, time, days] = parts.slice(1) as [string, string, string, string, string]; // the groups of LEG
  const carrier = net.carriers.byCode.get(airline);
  const from = net.airports.get(origin);
  const to = net.airports.get(destination);
  if (!carrier || !from || !to) return null;
  const minute = parseInt(time, 36) * STEP;
  const day = firstDay + Number(days);
  const { first, end } = routesBetween(net, from, to);
  for (let r = first; r < end; r++) {
    if (carrierOf(net, r) !== carrier) continue;
    const order = departuresOf(net, r).indexOf(minute);
    return flightsOfDay(net, r, day)[order] ?? null;
  }
  return null;
}

/** Whether two flights may be sold as a connection at all, a wait of up to 24 hours included. */
export function isLegalConnection(net: Network, before: LegInstance, after: LegInstance): boolean {
  const wait = after.out - before.in;
  return wait >= minimumConnection(connectionOf(net, partiesOf(net, before), partiesOf(net, after))) && wait <= LONGEST_INTERLINE;
}
