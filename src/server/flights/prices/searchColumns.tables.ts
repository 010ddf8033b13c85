/** Columns that hold a search, or an offer found by one: as JSON in the words of `core/contract/flights/searchBody.ts`. */
import { customType } from 'drizzle-orm/pg-core';
import type { SearchBody } from '#core/contract/bookings/drafts.schema';
import { searchFromBody, searchToBody } from '#core/contract/flights/searchBody';
import type { SearchQuery } from '#core/domain/search/trip';
import type { PricedOffer } from '../supplier';

type StoredOffer = Omit<PricedOffer, 'query'> & { readonly query: SearchBody };

export const searchColumn = customType<{ data: SearchQuery; driverData: SearchBody | string }>({
  dataType: () => 'jsonb',
  toDriver: (query) => JSON.stringify(searchToBody(query)),
  fromDriver: (stored) => searchFromBody(stored as SearchBody), // the driver has parsed it
});

export const offerColumn = customType<{ data: PricedOffer; driverData: StoredOffer | string }>({
  dataType: () => 'jsonb',
  toDriver: ({ query, ...offer }) => JSON.stringify({ ...offer, query: searchToBody(query) }),
  fromDriver: (stored) => {
    const { query, ...offer } = stored as StoredOffer; // the driver has parsed it
    return { ...offer, query: searchFromBody(query) };
  },
});
