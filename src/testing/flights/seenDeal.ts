/** A fare that was seen, as the board of deals has it. */
import type { IsoDate } from '#core/domain/values/dates';
import type { SeenDeal } from '#server/deals/deals.repository';

/** New York to Paris and back in Economy for 400 dollars, unless `change` says otherwise. */
export const seenDeal = (change: Partial<SeenDeal>): SeenDeal => ({
  origin: 'NYC',
  destination: 'PAR',
  departs: '2027-01-14' as IsoDate,
  returns: '2027-01-21' as IsoDate,
  cabin: 'Economy',
  airline: 'DL',
  airlineName: 'Delta Air Lines',
  total: 400_00,
  airlinePrice: null,
  seenAt: new Date('2026-11-24T15:00:00Z'),
  ...change,
});
