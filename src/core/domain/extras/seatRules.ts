/** Which traveler may sit where, whatever the airline's map says. */
import type { Assistance } from '../travelers/assistance';
import type { TravelerCounts, TravelerKind } from '../travelers/travelers';

/** Travelers next to an exit must be able, and free, to open it (14 CFR 121.585): adults alone, without a lap child, who requested no help. */
export function maySitAtExit(traveler: {
  readonly kind: TravelerKind;
  readonly holdsInfant: boolean;
  readonly assistance?: readonly Assistance[];
}): boolean {
  return traveler.kind === 'adult' && !traveler.holdsInfant && (traveler.assistance ?? []).length === 0;
}

/** The same by position among the travelers of a search: adults, then children; of assistance nothing is known yet. */
export const mayBeSoldExit = (traveler: number, counts: TravelerCounts): boolean =>
  maySitAtExit({ kind: traveler < counts.adults ? 'adult' : 'child', holdsInfant: holdsInfant(traveler, counts) });

/** Infants travel on the laps of the first adults, one each. */
export const holdsInfant = (traveler: number, { infants }: TravelerCounts): boolean => traveler < infants;
