import type { FareBrand, LayoverNote } from '../../domain/flights';

/** Words of an itinerary, its bags and its fare rules: shown by results, booking and confirmation. */
export const itinerary = {
  /** A stop on the path: `Lisbon LIS 2 h 05 min`. */
  stopAt: (city: string, code: string, duration: string): string => `${city} ${code} ${duration}`,
  airportAndCity: (city: string, code: string): string => `${city} (${code})`,
  to: 'to',
  departs: 'departs',
  arrives: 'arrives',
  /** `Air France 7`. */
  flightNumber: (airline: string, number: number): string => `${airline} ${String(number)}`,
  alsoSoldAs: (flights: readonly string[]): string => `Also sold as ${flights.join(', ')}`,
  layover: (duration: string, city: string, code: string): string => `${duration} layover in ${city} (${code})`,
  airportChange: (from: string, to: string): string => `Change airports: arrive at ${from}, leave from ${to}`,
  layoverNotes: {
    short: 'Short connection',
    long: 'Long layover',
    overnight: 'Overnight layover',
    airportChange: 'Airport change',
    transitCountry: 'Transit through another country: check whether you need a visa',
    selfTransfer: 'Self-transfer: collect your bags and check in again',
  } satisfies Record<LayoverNote, string>,
  legroom: (inches: number): string => `${String(inches)} in legroom`,
  wifi: 'Wi-Fi',
  power: 'Power at the seat',
  entertainment: 'Seat-back screen',
  co2: (kg: number): string => `${String(kg)} kg CO₂e per traveler`,

  bags: 'Bags and fees',
  personalItem: 'Personal item',
  carryOn: 'Carry-on',
  checkedBag: 'Checked bag',
  included: { personalItem: 'Included', carryOn: 'Included', checkedBag: 'Included', seatChoice: 'Included' },
  unknownFee: 'Fee unknown: the airline does not say',
  /** On the card: included needs no more words than its own. */
  bagIncluded: (bag: string): string => `${bag} included`,
  bagCosts: (bag: string, price: string): string => `${bag} ${price}`,
  bagUnknown: (bag: string): string => `${bag}: fee unknown`,
  perTravelerWholeTrip: (price: string): string => `${price} per traveler, whole trip`,

  fareRules: 'Fare rules',
  brand: 'Fare',
  brands: { Basic: 'Basic', Main: 'Main', Flex: 'Flex' } satisfies Record<FareBrand, string>,
  seatChoice: 'Seat choice',
  changes: 'Changes',
  changesFree: 'Free changes; you pay a fare difference only',
  changesNone: 'Not with this fare',
  changesUnknown: 'Fee unknown: ask us before you book',
  changesFrom: (price: string): string => `Changeable ticket for ${price} per traveler`,
  refund: 'Refund after 24 hours',
  refundNone: 'Not refundable',
  refundFree: 'Refundable without an airline penalty',
  refundPenalty: (price: string): string => `Refundable; the airline keeps ${price} per traveler`,
};
