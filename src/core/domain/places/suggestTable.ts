/** What suggestions are made from: airports, and every name that they and their cities, regions and countries go by. */
import type { SpanishNames } from './spanishNames';

/** The names an airport goes by, and how much it matters. */
export interface SuggestAirport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** ISO 3166 country, `US`. */
  readonly country: string;
  /** Name of the state or province; empty where unknown. */
  readonly regionName: string;
  /** Million travelers a year. */
  readonly weight: number;
  /** The town it stands in, where travelers know it under another city. */
  readonly municipality: string;
}

/** A city of several airports, those that its travelers mean first. */
export interface SuggestGroup {
  readonly code: string;
  readonly name: string;
  readonly airports: readonly string[];
}

type Names = Readonly<Record<string, readonly string[]>>;

/** Old, local and English names and nicknames, besides the names of the table and the Spanish ones. */
export interface OtherNames {
  /** By metropolitan code, or by airport code. */
  readonly cities: Names;
  /** By ISO 3166 code. */
  readonly countries: Names;
  /** By name; their postal codes too. */
  readonly regions: Names;
}

export interface SuggestTable<A extends SuggestAirport> {
  readonly airports: readonly A[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly groups: readonly SuggestGroup[];
  readonly otherNames: OtherNames;
  readonly spanish: SpanishNames;
}
