import type { LayoverNote } from '../../../domain/flights/flights';
import { dayNumber } from '../../../domain/values/dates';
import type { IsoDate } from '../../../domain/values/dates';
import { DAY_MS } from '../../../domain/values/keptFor';
import type { FeeWords } from '../../phrases/feeText';
import { plural } from '../plural';

const bagInShort = (name: string, included: string): FeeWords => ({
  included,
  paid: `${name}: fee`,
  notAllowed: `No ${name.toLowerCase()}`,
  unknown: `${name}: ask us`,
  costs: (price) => `${name} ${price}`,
});

const named = (date: IsoDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(dayNumber(date) * DAY_MS);
const weekday = (date: IsoDate): string => named(date, { weekday: 'long' });
const monthAndDay = (date: IsoDate): string => named(date, { month: 'long', day: 'numeric' });

/** Words of an itinerary and its bags: shown by results, booking and confirmation. */
export const itinerary = {
  /** A stop on the path: `Lisbon LIS 2 h 05 min`. */
  stopAt: (city: string, code: string, duration: string): string => `${city} ${code} ${duration}`,
  /** Before the stops of a path, for who hears them. */
  layovers: (n: number): string => plural('en', n, 'layover', 'layovers'),
  /** Of one flight, where it lands on the way. */
  landsAt: (places: string): string => `Stops on the way in ${places}`,
  airportAndCity: (city: string, code: string): string => `${city} (${code})`,
  terminal: (name: string): string => `Terminal ${name}`,
  to: 'to',
  departs: 'departs',
  arrives: 'arrives',
  /** `Air France 7`. */
  flightNumber: (airline: string, number: number): string => `${airline} ${String(number)}`,
  alsoSoldAs: (flights: readonly string[]): string => `Also sold as ${flights.join(', ')}`,
  layover: (duration: string, city: string, code: string): string => `${duration} layover in ${city} (${code})`,
  airportChange: (from: string, to: string): string => `Change airports: arrive at ${from}, leave from ${to}`,
  /** A flight in the night, too short to sleep (results.21). */
  redEye: 'Red-eye',
  /** `before` is the day whose evening it is. */
  leavesAtNight: (before: IsoDate, day: IsoDate): string =>
    `Leaves in the night from ${weekday(before)} to ${weekday(day)}: be at the airport on ${weekday(before)} evening, ${monthAndDay(before)}`,
  selfTransfer: 'Self-transfer',
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
  /** On the card, where room is short: a bag of the cabin that is included needs no more words than its own. */
  bagsInShort: {
    personalItem: bagInShort('Personal item', 'Personal item'),
    carryOn: bagInShort('Carry-on', 'Carry-on'),
    checkedBag: bagInShort('Checked bag', 'Checked bag included'),
  },
};
