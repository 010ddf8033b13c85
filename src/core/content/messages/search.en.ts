import type { SearchFault } from '../../domain/validateSearch';
import { plural } from './plural';

/** The messages of the specification, to the letter (§5); the last two are ours (product §1). */
const faults: Record<SearchFault, string> = {
  originEmpty: 'Please enter a From city or airport.',
  originInvalid: 'Please enter a valid city or airport.',
  destinationInvalid: 'Please enter a valid city or airport.',
  destinationSame: 'Please enter a different To city or airport.',
  departureEmpty: 'Please enter a Departure Date.',
  departurePast: 'Departure Date cannot be in the past.',
  returnEmpty: 'Please enter a Return Date.',
  returnNotAfter: 'Return Date must be after Departure Date.',
  dateBeyondWindow: 'Please choose a date within the next 330 days.',
  partyInvalid: 'Please choose 1 to 9 travelers and no more infants than adults.',
};

/** Words of the search feature. */
export const search = {
  faults,
  landmark: 'Flight search',
  tripType: 'Trip type',
  tripTypes: { R: 'Round trip', O: 'One way' },
  hint: 'Type a city, an airport name or a code',
  from: 'From',
  to: 'To',
  placeholder: 'City or airport',
  swap: 'Swap origin and destination',
  departure: 'Departure',
  return: 'Return',
  datePlaceholder: 'MM/DD/YYYY',
  openDeparture: 'Choose departure date',
  openReturn: 'Choose return date',
  travelersAndCabin: 'Travelers and cabin',
  cabin: 'Cabin',
  done: 'Done',
  submit: 'Search flights',
  suggestions: 'Airports and cities',
  city: 'City',
  allAirports: (city: string): string => `${city} all airports`,
  noPlaces: (text: string): string => `No city or airport found for “${text}”.`,
  placesFailed: 'Suggestions are not available right now. Please try again.',
  suggestionCount: (n: number): string => `${String(n)} ${plural('en', n, 'suggestion', 'suggestions')}`,
  kinds: { adult: 'Adults', child: 'Children', infant: 'Infants' },
  ages: { adult: '12 and older', child: '2 to 11', infant: 'Under 2, on a lap' },
  add: { adult: 'Add adult', child: 'Add child', infant: 'Add infant' },
  remove: { adult: 'Remove adult', child: 'Remove child', infant: 'Remove infant' },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  calendarHelp: 'Arrow keys move by day, Page Up and Page Down by month, with Shift by year. Escape closes.',
  noFlights: 'no flights',
  fromPrice: (price: string): string => `from ${price}`,
  lowestInMonth: (price: string): string => `from ${price}, lowest of the month`,
  pricesOf: (nights: number | null): string =>
    nights === null
      ? 'Lowest price per adult, one way, all taxes included.'
      : `Lowest price per adult, round trip of ${String(nights)} ${plural('en', nights, 'night', 'nights')}, all taxes included.`,
  recentSearches: 'Recent searches',
  removeRecent: (from: string, to: string): string => `Remove ${from} to ${to}`,
  recentRoute: (from: string, to: string): string => `${from} to ${to}`,
  unavailable: 'not available',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  monthAndYear: (month: string, year: number): string => `${month} ${String(year)}`,
  longDate: (weekday: string, month: string, day: number, year: number): string => `${weekday}, ${month} ${String(day)}, ${String(year)}`,
};
