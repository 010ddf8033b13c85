/** What Duffel's SDK speaks, by the calls that answer with it. */
import type { Duffel } from '@duffel/api';

type Answer<T extends (...given: never[]) => Promise<{ readonly data: unknown }>> = Awaited<ReturnType<T>>['data'];

type Offer = Answer<Duffel['offers']['get']>;
/** One offer, requested with what is sold along with its flights. */
export type OfferWithServices = Offer;
export type DuffelSeatMap = Answer<Duffel['seatMaps']['get']>[number];
/** Offers of a search lack the services that a single offer has. */
export type DuffelOffer = Omit<Offer, 'available_services'>;
export type Order = Answer<Duffel['orders']['get']>;
export type DuffelCancellation = Answer<Duffel['orderCancellations']['get']>;
type ChangeOffer = Answer<Duffel['orderChangeOffers']['get']>;
/** An offer to change an order: Duffel names the penalty by its total, its SDK without. */
export interface DuffelChangeOffer extends Pick<
  ChangeOffer,
  'id' | 'change_total_amount' | 'change_total_currency' | 'expires_at' | 'slices'
> {
  readonly penalty_total_amount?: string | null;
  readonly penalty_total_currency?: string | null;
  readonly penalty_amount?: string | null;
  readonly penalty_currency?: string | null;
  /** Null where nothing is given back. */
  readonly refund_to: ChangeOffer['refund_to'] | null;
}
/** A change of an order, pending or confirmed; the SDK's type of it is that of an offer. */
export interface DuffelOrderChange extends Pick<ChangeOffer, 'id' | 'change_total_amount' | 'change_total_currency'> {
  /** Null while it is pending. */
  readonly confirmed_at?: string | null;
}
type OfferSegment = Offer['slices'][number]['segments'][number];
/** A flight of an offer or of an order, which says less of its cabin. */
export type Segment = Pick<
  OfferSegment,
  | 'origin'
  | 'destination'
  | 'origin_terminal'
  | 'destination_terminal'
  | 'departing_at'
  | 'arriving_at'
  | 'marketing_carrier'
  | 'marketing_carrier_flight_number'
  | 'operating_carrier'
  | 'distance'
> & {
  readonly aircraft: OfferSegment['aircraft'] | null;
  readonly passengers: readonly (Pick<OfferSegment['passengers'][number], 'cabin_class'> &
    Partial<Pick<OfferSegment['passengers'][number], 'cabin'>>)[];
};
export type Airport = Segment['origin'];
export type Airline = Segment['marketing_carrier'];
export type OrderPassenger = Parameters<Duffel['orders']['create']>[0]['passengers'][number];
