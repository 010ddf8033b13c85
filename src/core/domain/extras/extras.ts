/**
 * Seats and bags that an airline sells together with the flights of an offer, and what of them was chosen. Suppliers call these the
 * services of an offer: they are bought with the order, not after it. Ids are ours (`serviceIds.ts`), since a supplier's hold for minutes.
 */
import type { Cents } from '../values/money';
import type { Cabin } from '../search/trip';

/** One seat for one traveler; a seat costs each traveler the same only where the airline says so. */
export interface SeatService {
  readonly id: string;
  /** Position among the travelers of the search: adults, then children. */
  readonly traveler: number;
  /** 0 where the seat is free. */
  readonly price: Cents;
}

/** What a seat is like, as far as the supplier says. */
export const SEAT_FEATURES = ['extraLegroom', 'exitRow', 'noRecline'] as const;
export type SeatFeature = (typeof SEAT_FEATURES)[number];

export interface Seat {
  readonly kind: 'seat';
  /** `12A`. */
  readonly designator: string;
  readonly features: readonly SeatFeature[];
  /** The airline's own name of it, where it has one. */
  readonly name?: string;
  /** What the airline wants known about it, in its words. */
  readonly notes: readonly string[];
  /** For whom it can be had; empty where it is taken. */
  readonly services: readonly SeatService[];
}

/** What else is in a row. An exit row is a row of its own, before the seats that it leads past. */
export const FIXTURES = ['bassinet', 'empty', 'exit', 'lavatory', 'galley', 'closet', 'stairs'] as const;
export type Fixture = (typeof FIXTURES)[number];

export type SeatElement = Seat | { readonly kind: Fixture };

/** From the left side of the aircraft to the right; an aisle between two sections. */
export interface SeatRow {
  readonly sections: readonly (readonly SeatElement[])[];
}

export interface SeatCabin {
  /** 0 is the main deck, 1 the upper one. */
  readonly deck: number;
  readonly cabin: Cabin;
  /** First and last index among `rows` over the wings; null where no row is. */
  readonly wings: { readonly first: number; readonly last: number } | null;
  /** From the front to the back. */
  readonly rows: readonly SeatRow[];
}

/** The seats of one leg. */
export interface SeatMap {
  /** Positions of slice and leg in the trip. */
  readonly slice: number;
  readonly leg: number;
  readonly cabins: readonly SeatCabin[];
}

export const BAG_KINDS = ['carryOn', 'checked'] as const;
export type BagKind = (typeof BAG_KINDS)[number];

/** Bags that one traveler can add. */
export interface BagService {
  readonly id: string;
  readonly kind: BagKind;
  readonly traveler: number;
  /** The slices that it is carried on, by position: all of the trip, or one. */
  readonly slices: readonly number[];
  /** Of one bag. */
  readonly price: Cents;
  readonly mostBags: number;
  /** Null where the airline does not say. */
  readonly maxKg: number | null;
}

/** Everything on sale besides the flights of an offer. */
export interface ExtrasOnSale {
  /** In the order of the legs; legs without a map are left out. */
  readonly seatMaps: readonly SeatMap[];
  readonly bags: readonly BagService[];
}

/** What is requested: so many of a service, one of a seat. */
export interface ExtraChoice {
  readonly id: string;
  readonly quantity: number;
}

export interface ChosenSeat {
  readonly kind: 'seat';
  readonly id: string;
  readonly traveler: number;
  readonly slice: number;
  readonly leg: number;
  readonly designator: string;
  readonly isExitRow: boolean;
  readonly price: Cents;
}

export interface ChosenBag {
  readonly kind: 'bag';
  readonly id: string;
  readonly traveler: number;
  readonly slices: readonly number[];
  readonly bag: BagKind;
  readonly quantity: number;
  /** Of all of them together. */
  readonly price: Cents;
}

export type ChosenExtra = ChosenSeat | ChosenBag;

/** A chosen extra that is not to be had any more. */
export type SoldExtra = Omit<ChosenSeat, 'price' | 'isExitRow'> | Omit<ChosenBag, 'price'>;

/** What chosen extras cost together. */
export const extrasTotal = (extras: readonly ChosenExtra[]): Cents => extras.reduce((sum, { price }) => sum + price, 0);

export const choicesOf = (extras: readonly ChosenExtra[]): readonly ExtraChoice[] =>
  extras.map((extra) => ({ id: extra.id, quantity: extra.kind === 'bag' ? extra.quantity : 1 }));

/** All seats of a map, from the front. */
export const seatsOf = ({ cabins }: Pick<SeatMap, 'cabins'>): readonly Seat[] =>
  cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat())).filter((element) => element.kind === 'seat');
