import type { SearchFault } from '../../../domain/search/validateSearch';
import { plural } from '../plural';

/** The messages, to the letter (search.21). */
const faults: Record<SearchFault, string> = {
  originEmpty: 'Please enter a From city or airport.',
  originInvalid: 'Please enter a valid city or airport.',
  destinationInvalid: 'Please enter a valid city or airport.',
  destinationSame: 'Please enter a different To city or airport.',
  departureEmpty: 'Please enter a Departure Date.',
  departureUnreadable: 'Please enter a Departure Date. Try 3/14.',
  departurePast: 'Departure Date cannot be in the past.',
  returnEmpty: 'Please enter a Return Date.',
  returnUnreadable: 'Please enter a Return Date. Try 3/14.',
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
  recentSearches: 'Recent searches',
  removeRecent: (from: string, to: string): string => `Remove ${from} to ${to}`,
  recentRoute: (from: string, to: string): string => `${from} to ${to}`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
