/** What a traveler should know about the time between two flights (fare-model.11, complaints.19). */
import type { LayoverNote } from '#core/domain/flights/flights';
import type { Airport } from '../../../../airports/airportTable';
import { partiesOf } from '../fares/cabins';
import { minimumConnection } from './connections';
import type { Connection } from './connections';
import type { LegInstance } from './legs';
import type { Network } from './network';
import { zoneAt } from './network';
import { flagOf } from '../fares/regions';

const DAY = 1440;
const SHORT_MARGIN = 15;
const LONG = 240;
const OVERNIGHT = 360;
const NIGHT_FROM = 23 * 60;
const NIGHT_TO = 29 * 60;
/** At least this much of the night is spent waiting. */
const NIGHT_SHARE = 180;

type Parties = ReturnType<typeof partiesOf>;

/** How two flights meet. */
export const connectionOf = (net: Network, before: Parties, after: Parties): Connection => ({
  a: before.from,
  via: before.to,
  next: after.from,
  b: after.to,
  isOtherCarrier: before.carrier !== after.carrier,
  isSelfTransfer: !net.carriers.isPartner(before.carrier.index, after.carrier.index),
});

/** The notes of one layover on a slice from `origin` to `destination`. */
export function layoverNotes(net: Network, before: LegInstance, after: LegInstance, origin: Airport, destination: Airport): LayoverNote[] {
  const p = partiesOf(net, before);
  const q = partiesOf(net, after);
  const wait = after.out - before.in;
  const connection = connectionOf(net, p, q);
  const least = minimumConnection(connection);
  const notes: LayoverNote[] = [];
  if (wait < least + SHORT_MARGIN) notes.push('short');
  if (wait > LONG) notes.push('long');
  const local = before.in + net.zones.offsetAt(zoneAt(net, p.to), before.in);
  if (wait > OVERNIGHT && nightMinutes(local, local + wait) >= NIGHT_SHARE) notes.push('overnight');
  if (p.to !== q.from) notes.push('airportChange');
  const flag = flagOf(p.to);
  if (flag !== flagOf(origin) && flag !== flagOf(destination)) notes.push('transitCountry');
  if (connection.isSelfTransfer) notes.push('selfTransfer');
  return notes;
}

/** Minutes between two local times that fall between 23:00 and 05:00. */
function nightMinutes(from: number, to: number): number {
  let sum = 0;
  for (let day = Math.floor(from / DAY) - 1; day * DAY + NIGHT_FROM < to; day++)
    sum += Math.max(0, Math.min(to, day * DAY + NIGHT_TO) - Math.max(from, day * DAY + NIGHT_FROM));
  return sum;
}
