/** What is known of an airline besides its name: where it flies, what it sells, and what that costs. Written by `tools/data/build-networks.ts`. */
import type { FareConditions } from '../../domain/flights/flights';
import type { Cents } from '../../domain/values/money';
import type { Cabin } from '../../domain/search/trip';

/** Lowest and middle fare of seven departures over two months, round trip of a week, one adult, all in. */
export interface FareLine {
  readonly from: string;
  readonly to: string;
  readonly lowest: Cents;
  readonly usual: Cents;
}

/** A hub or base; codes are those of airports. */
export interface Station {
  readonly code: string;
  /** Departures a week. */
  readonly perWeek: number;
  /** Airports it flies to nonstop from here. */
  readonly airports: number;
  /** Those with the most departures first. */
  readonly busiest: readonly string[];
}

/** Of one fare; its bags are in the table of bags. */
export type RulesBesideBags = Omit<FareConditions, 'personalItem' | 'carryOn' | 'checkedBag'>;

export interface AirlineNetwork {
  /** ISO 3166. */
  readonly country: string;
  readonly alliance: string | null;
  /** Departures a week, everywhere. */
  readonly perWeek: number;
  readonly busiest: readonly [from: string, to: string];
  /** Most departures first. */
  readonly stations: readonly Station[];
  /** Airports of the United States it flies to, most flights first; the first of them alone. */
  readonly gateways: readonly string[];
  readonly usPerWeek: number;
  readonly usAirports: number;
  readonly longest: { readonly from: string; readonly to: string; readonly km: number; readonly minutes: number };
  /** Every airport by country, most flights first. */
  readonly countries: readonly (readonly [country: string, airports: readonly string[]])[];
  /** Cabins on short flights; and on long ones, where it has aircraft with two aisles. */
  readonly cabins: readonly (readonly Cabin[])[];
  readonly fares: readonly FareLine[];
  /** Fares of economy on a short route and on a long one; one of them where they are the same. */
  readonly rules: readonly { readonly from: string; readonly to: string; readonly fares: readonly RulesBesideBags[] }[];
}
