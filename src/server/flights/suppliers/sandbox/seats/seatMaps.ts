/** The seat map of a leg in the sandbox (fare-model.34, fare-model.35): which seats there are, which are taken, and what each costs. */
import type { Seat, SeatCabin, SeatElement, SeatFeature, SeatMap, SeatRow } from '#core/domain/extras/extras';
import { mayBeSoldExit } from '#core/domain/extras/seatRules';
import { seatId } from '#core/domain/extras/serviceIds';
import type { Leg } from '#core/domain/flights/flights';
import type { Cabin } from '#core/domain/search/trip';
import type { SearchParty } from '#core/domain/travelers/travelers';
import { seatedTravelers } from '#core/domain/fares/wholeCost';
import { daysBetween, localParts } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import { chance } from '../hash';
import { layoutOf } from './layouts';
import type { CabinLayout } from './layouts';
import { at } from '#core/domain/values/checkedReads';

export interface MappedLeg {
  readonly slice: number;
  readonly leg: number;
  readonly flight: Leg;
  readonly cabin: Cabin;
  readonly travelers: SearchParty;
  /** What a usual seat of this leg costs one traveler. */
  readonly usual: Cents;
  /** Seats that orders have, by {@link seatKey}. */
  readonly sold: ReadonlySet<string>;
  readonly today: IsoDate;
}

/** Names one departure, whoever sells it. */
export const departureKey = ({ carrier, flightNumber, from, departs }: Leg): string => `${carrier}${flightNumber} ${from} ${departs}`;

/** Names a seat of a departure. */
export const seatKey = ({ departure, designator }: { readonly departure: string; readonly designator: string }): string =>
  `${departure} ${designator}`;

/** Rows at the front of economy that cost more than the usual seat. */
const PREFERRED_ROWS = 5;
/** Rows over the wings on either side of the exits. */
const WING_ROWS = 3;
const DOLLAR = 100;

/** What a better seat costs above the usual one, by the length of the flight. */
const preferredStep = ({ minutes }: Leg): Cents => (8 + Math.round(minutes / 30)) * DOLLAR;
const legroomStep = ({ minutes }: Leg): Cents => (24 + Math.round(minutes / 9)) * DOLLAR;

/** Far ahead a third of the seats is taken, on the day nine of ten. */
const FULL = 0.9;
const SOLD_LATER = 0.55;
const SOLD_LATER_DAYS = 180;
/** Seats in the middle go last, those at the window first. */
const MIDDLE_SHARE = 0.8;

function isTaken(mapped: MappedLeg, designator: string, isMiddle: boolean): boolean {
  const key = departureKey(mapped.flight);
  if (mapped.sold.has(seatKey({ departure: key, designator }))) return true;
  const days = Math.min(SOLD_LATER_DAYS, Math.max(0, daysBetween(mapped.today, localParts(mapped.flight.departs).date)));
  const load = FULL - (SOLD_LATER * days) / SOLD_LATER_DAYS - 0.1 * chance(`load|${key}`);
  return chance(`seat|${key}|${designator}`) < load * (isMiddle ? MIDDLE_SHARE : 1);
}

interface SeatPlace {
  readonly row: number;
  readonly letter: string;
  readonly isMiddle: boolean;
}

function seatAt(mapped: MappedLeg, layout: CabinLayout, { row, letter, isMiddle }: SeatPlace): Seat {
  const designator = `${row}${letter}`;
  const isEconomy = mapped.cabin === 'Economy';
  const isExitRow = layout.exits.includes(row);
  const hasLegroom = isEconomy && (isExitRow || row === layout.firstRow);
  const isPreferred = isEconomy && !hasLegroom && row < layout.firstRow + PREFERRED_ROWS;
  const features: SeatFeature[] = [
    ...(hasLegroom ? ['extraLegroom' as const] : []),
    ...(isExitRow ? ['exitRow' as const] : []),
    // the row before an exit must leave the way free
    ...(isEconomy && (layout.exits.includes(row + 1) || row === layout.lastRow) ? ['noRecline' as const] : []),
  ];
  const price = mapped.usual + (hasLegroom ? legroomStep(mapped.flight) : isPreferred ? preferredStep(mapped.flight) : 0);
  const mayHave = (traveler: number): boolean => !isExitRow || mayBeSoldExit(traveler, mapped.travelers);
  const everyone = Array.from({ length: seatedTravelers(mapped.travelers) }, (_, traveler) => traveler);
  const { slice, leg } = mapped;
  return {
    kind: 'seat',
    designator,
    features,
    notes: [],
    services: isTaken(mapped, designator, isMiddle)
      ? []
      : everyone.filter(mayHave).map((traveler) => ({ id: seatId({ slice, leg, designator, traveler }), traveler, price })),
  };
}

const rowOf = (layout: CabinLayout, element: (section: number, place: number) => SeatElement): SeatRow => ({
  sections: layout.sections.map((letters, section) => Array.from(letters, (_letter, place) => element(section, place))),
});

/** A row of one thing in each section. */
const across = (layout: CabinLayout, ...kinds: readonly Exclude<SeatElement['kind'], 'seat'>[]): SeatRow => ({
  sections: layout.sections.map((_, section) => [{ kind: kinds[section % kinds.length] ?? 'empty' }]),
});

function cabinOf(mapped: MappedLeg, layout: CabinLayout): SeatCabin {
  const isWide = layout.sections.length > 2;
  const rows: SeatRow[] = [across(layout, 'lavatory', 'galley')];
  // cradles hang on the wall before the middle of a wide cabin
  if (isWide) rows.push(rowOf(layout, (section, place) => ({ kind: section === 1 && place !== 1 ? 'bassinet' : 'empty' })));
  const overWings: number[] = [];
  for (let row = layout.firstRow; row <= layout.lastRow; row += 1) {
    if (layout.exits.includes(row)) rows.push(across(layout, 'exit'));
    if (layout.exits.some((exit) => Math.abs(exit - row) <= WING_ROWS)) overWings.push(rows.length);
    rows.push(
      rowOf(layout, (section, place) => {
        const letters = at(layout.sections, section);
        const isOutside = (section === 0 && place === 0) || (section === layout.sections.length - 1 && place === letters.length - 1);
        const isAisle = (section > 0 && place === 0) || (section < layout.sections.length - 1 && place === letters.length - 1);
        return seatAt(mapped, layout, { row, letter: letters.charAt(place), isMiddle: !isOutside && !isAisle });
      }),
    );
  }
  rows.push(across(layout, 'galley', 'lavatory'));
  const [first] = overWings;
  const wings = first === undefined ? null : { first, last: overWings.at(-1) ?? first };
  return { deck: layout.deck, cabin: mapped.cabin, wings, rows };
}

/** Null where seats of the aircraft are not assigned. */
export function seatMapOf(mapped: MappedLeg): SeatMap | null {
  const layouts = layoutOf(mapped.flight.aircraft, mapped.cabin);
  if (layouts.length === 0) return null;
  return { slice: mapped.slice, leg: mapped.leg, cabins: layouts.map((layout) => cabinOf(mapped, layout)) };
}
