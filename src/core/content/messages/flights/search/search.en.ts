import type { SearchFault } from '../../../../domain/search/validateSearch';
import { plural } from '../../plural';

/** Which flight of a multi-city trip is meant; nothing of the first, whose messages are those of every trip. */
const of = (flight: number): string => (flight > 1 ? ` for flight ${String(flight)}` : '');

/** The messages, to the letter (search.21, search.44). */
const faults: Record<SearchFault, (flight: number) => string> = {
  originEmpty: (n) => `Please enter a From city or airport${of(n)}.`,
  originInvalid: (n) => `Please enter a valid city or airport${of(n)}.`,
  destinationEmpty: (n) => `Please enter a To city or airport${of(n)}.`,
  destinationInvalid: (n) => `Please enter a valid city or airport${of(n)}.`,
  destinationSame: (n) => `Please enter a different To city or airport${of(n)}.`,
  departureEmpty: (n) => `Please enter a Departure Date${of(n)}.`,
  departureUnreadable: (n) => `Please enter a Departure Date${of(n)}. Try 3/14.`,
  departurePast: (n) => `Departure Date${of(n)} cannot be in the past.`,
  departureEarly: (n) => `Flight ${String(n)} cannot leave before flight ${String(n - 1)}.`,
  returnEmpty: () => 'Please enter a Return Date.',
  returnUnreadable: () => 'Please enter a Return Date. Try 3/14.',
  returnNotAfter: () => 'Return Date must be after Departure Date.',
  dateBeyondWindow: (n) => `Please choose a date within the next 330 days${of(n)}.`,
  partyInvalid: () => 'Please choose 1 to 9 travelers and no more infants than adults.',
};

/** Words of the search feature. */
export const search = {
  faults,
  landmark: 'Flight search',
  tripType: 'Trip type',
  tripTypes: { R: 'Round trip', O: 'One way', M: 'Multi-city' },
  exactDates: 'Exact dates',
  hint: 'Type a city, an airport name or a code',
  from: 'From',
  to: 'To',
  placeholder: 'City or airport',
  swap: 'Swap origin and destination',
  departure: 'Departure',
  return: 'Return',
  datePlaceholder: 'MM/DD/YYYY',
  dateFormat: 'Month, day, year: MM/DD/YYYY',
  fieldDate: (day: number, month: string, year: number): string => `${month} ${String(day).padStart(2, '0')}, ${String(year)}`,
  suggested: 'suggested',
  returnSuggested: (date: string): string => `Return suggested: ${date}. Change it if you come back another day.`,
  openDeparture: 'Choose departure date',
  openReturn: 'Choose return date',
  travelersAndCabin: 'Travelers and cabin',
  cabin: 'Cabin',
  done: 'Done',
  submit: 'Search flights',
  suggestions: 'Airports and cities',
  city: 'City',
  allAirports: (city: string): string => `${city} all airports`,
  allAirportsOf: (city: string, code: string): string => `${city} (${code}), all airports`,
  airportOf: (city: string, code: string): string => `${city} (${code})`,
  nearHeads: {
    town: (place: string): string => `${place}: no airport with flights here. Nearest airports:`,
    sight: (place: string): string => `Airports near ${place}:`,
    area: (place: string): string => `Airports for ${place}:`,
  },
  milesFrom: (miles: number, place: string): string => `${String(miles)} mi from ${place}`,
  noPlaces: (text: string): string => `No city or airport found for “${text}”.`,
  placesFailed: 'Suggestions are not available right now. Please try again.',
  suggestionCount: (n: number): string => `${String(n)} ${plural('en', n, 'suggestion', 'suggestions')}`,
  kinds: { adult: 'Adults', child: 'Children', infant: 'Infants' },
  ages: { adult: '12 and older', child: '2 to 11', infant: 'Under 2, on a lap' },
  add: { adult: 'Add adult', child: 'Add child', infant: 'Add infant' },
  remove: { adult: 'Remove adult', child: 'Remove child', infant: 'Remove infant' },
  recentSearches: 'Recent searches',
  removeRecent: (route: string): string => `Remove ${route}`,
  recentRoute: (from: string, to: string): string => `${from} to ${to}`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
