/** A city that airlines have pages for, as `tools/data/build-networks.ts` writes it. */
import type { AirlineNonstops } from '../destinations/cityFacts';

/** Nonstop flights to a city. */
export type Nonstops = Omit<AirlineNonstops, 'code'>;

/** Null: none from there. */
export interface PairFacts {
  readonly us: Nonstops | null;
  readonly abroad: Nonstops | null;
}

export interface PairCity {
  /** Airport or metropolitan code that a search for the city uses. */
  readonly code: string;
  readonly name: readonly string[];
  /** It has pages of airlines, and no page of its own. */
  readonly isMore: boolean;
  /** Airlines with nonstop flights from the United States, most departures first. */
  readonly others: readonly string[];
  /** Airlines with a page for it. */
  readonly airlines: Readonly<Record<string, PairFacts>>;
}
