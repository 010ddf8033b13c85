import type { LayoverNote } from '../../../domain/flights/flights';
import { plural } from '../plural';

/** Words of an itinerary and its bags: shown by results, booking and confirmation. */
export const itinerary = {
  /** A stop on the path: `Lisbon LIS 2 h 05 min`. */
  stopAt: (city: string, code: string, duration: string): string => `${city} ${code} ${duration}`,
  /** Before the stops of a path, for who hears them. */
  layovers: (n: number): string => plural('en', n, 'layover', 'layovers'),
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
  /** On the card, where room is short. */
  bagsInShort: { personalItem: 'Personal item', carryOn: 'Carry-on', checkedBag: 'Checked bag' },
  /** On the card: included needs no more words than its own. */
  bagIncluded: (bag: string): string => `${bag} included`,
  bagCosts: (bag: string, price: string): string => `${bag} ${price}`,
  bagUnknown: (bag: string): string => `${bag}: fee unknown`,
};
