/** What the contract of suppliers needs of an adapter under test. */
import type { SearchQuery } from '#core/domain/search/trip';
import type { AirlineChange, FlightSupplier } from '#server/flights/supplier';

/** An adapter with nothing booked yet. */
export interface SupplierOnTrial {
  readonly supplier: FlightSupplier;
  readonly now: Date;
  /** Moves `now` on. */
  passMinutes(minutes: number): void;
  /** The airline does this to an order, which is told of. */
  changeOrder(ourReference: string, change: AirlineChange): Promise<void>;
  /** A round trip between two airports on which more than two flights are sold at `now`. */
  readonly query: SearchQuery;
  /** From now on nothing that the adapter asks gives an answer. */
  breakDown(): void;
  close?(): Promise<void>;
}
