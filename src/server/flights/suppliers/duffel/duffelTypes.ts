/** What Duffel's SDK speaks, by the calls that answer with it. */
import type { Duffel } from '@duffel/api';

type Answer<T extends (...given: never[]) => Promise<{ readonly data: unknown }>> = Awaited<ReturnType<T>>['data'];

export type Offer = Answer<Duffel['offers']['get']>;
export type Order = Answer<Duffel['orders']['get']>;
export type Segment = Offer['slices'][number]['segments'][number];
export type Airport = Segment['origin'];
export type OrderPassenger = Parameters<Duffel['orders']['create']>[0]['passengers'][number];
