import type { CommonFault, FlightFault } from '../../../domain/search/validateSearch';
import { plural } from '../plural';

/** The messages, to the letter (search.21). */
const faults: Record<CommonFault, string> = {
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

/** The same of flights after the first (search.44). */
const flightFaults: Record<FlightFault, (flight: number) => string> = {
  flightOriginEmpty: (n) => `Please enter a From city or airport for flight ${String(n)}.`,
  flightOriginInvalid: (n) => `Please enter a valid From city or airport for flight ${String(n)}.`,
  flightDestinationEmpty: (n) => `Please enter a To city or airport for flight ${String(n)}.`,
  flightDestinationInvalid: (n) => `Please enter a valid To city or airport for flight ${String(n)}.`,
  flightDestinationSame: (n) => `Please enter a different To city or airport for flight ${String(n)}.`,
  flightDateEmpty: (n) => `Please enter a Departure Date for flight ${String(n)}.`,
  flightDateUnreadable: (n) => `Please enter a Departure Date for flight ${String(n)}. Try 3/14.`,
  flightDatePast: (n) => `Departure Date of flight ${String(n)} cannot be in the past.`,
  flightDateEarly: (n) => `Flight ${String(n)} cannot leave before flight ${String(n - 1)}.`,
  flightDateBeyondWindow: (n) => `Please choose a date within the next 330 days for flight ${String(n)}.`,
};

/** Words of the search feature. */
export const search = {
  faults,
  flightFaults,
  landmark: 'Flight search',
  tripType: 'Trip type',
  tripTypes: { R: 'Round trip', O: 'One way', M: 'Multi-city' },
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
  flight: (n: number): string => `Flight ${String(n)}`,
  addFlight: 'Add flight',
  removeFlight: (n: number): string => `Remove flight ${String(n)}`,
  flightAdded: (n: number): string => `Flight ${String(n)} added`,
  flightRemoved: (n: number): string => `Flight ${String(n)} removed`,
  flightsLeftOut: (flights: readonly string[]): string =>
    flights.length === 1
      ? `Flight ${flights.join('')} of this link could not be read and was left out.`
      : `Flights ${flights.slice(0, -1).join(', ')} and ${flights.at(-1) ?? ''} of this link could not be read and were left out.`,
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
