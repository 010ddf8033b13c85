/** What Duffel's SDK speaks, by the calls that answer with it. */
import type { Duffel } from '@duffel/api';

type Answer<T extends (...given: never[]) => Promise<{ readonly data: unknown }>> = Awaited<ReturnType<T>>['data'];

/** Answers lack fields, or have null in them, whatever the SDK's types say. */
type Sparse<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: T[P] | null };

type Offer = Answer<Duffel['offers']['get']>;
export type DuffelSeatMap = Answer<Duffel['seatMaps']['get']>[number];
/** What an offer says besides its flights and its price may be missing; offers of a search lack the services that a single offer has. */
export type DuffelOffer = Omit<
  Sparse<
    Offer,
    | 'available_services'
    | 'conditions'
    | 'owner'
    | 'passenger_identity_documents_required'
    | 'supported_loyalty_programmes'
    | 'supported_passenger_identity_document_types'
    | 'tax_amount'
    | 'tax_currency'
    | 'total_emissions_kg'
  >,
  'slices'
> & {
  readonly slices: readonly (Pick<Offer['slices'][number], 'id'> &
    Partial<Pick<Offer['slices'][number], 'fare_brand_name'>> & {
      readonly conditions?: Partial<Offer['slices'][number]['conditions']> | null;
      readonly segments: readonly (Segment & { readonly id: string })[];
    })[];
};
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
> &
  Sparse<Pick<OfferSegment, 'aircraft' | 'operating_carrier' | 'distance'>, 'aircraft' | 'operating_carrier' | 'distance'> & {
    /** Where the aircraft lands on the way, and goes on under the same number. */
    readonly stops?: readonly { readonly airport: Airport }[] | null;
    readonly passengers?:
      | readonly Sparse<
          Pick<OfferSegment['passengers'][number], 'cabin_class' | 'cabin' | 'baggages' | 'passenger_id'>,
          'cabin_class' | 'cabin' | 'baggages' | 'passenger_id'
        >[]
      | null;
  };
export type Airport = Segment['origin'];
export type Airline = Segment['marketing_carrier'];
export type OrderPassenger = Parameters<Duffel['orders']['create']>[0]['passengers'][number];
