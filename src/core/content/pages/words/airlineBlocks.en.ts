import type { AirlineWords } from '../airlineWords';

/** Words of the blocks of airlines' pages. */
export const airlineBlocks: AirlineWords = {
  glance: {
    heading: (name) => `${name} at a glance`,
    country: 'Home country',
    alliance: 'Alliance',
    perWeek: 'Departures a week',
    airports: 'Network',
    airportsIn: (airports, countries) => `${airports} airports, countries and territories: ${countries}`,
    us: 'In the United States',
    usMore: (names, more) => `${names} and ${more} more`,
    longest: 'Longest flight',
    longestOf: (route, miles, time) => `${route}: ${miles} miles, about ${time}`,
    cabins: 'Cabins on short flights',
    longCabins: 'Cabins on long flights',
  },
  cabins: { Economy: 'Economy', PremiumEconomy: 'Premium Economy', Business: 'Business', First: 'First' },
  map: {
    heading: (name) => `Where ${name} flies`,
    label: (name, hubs, airports) =>
      `Map of nonstop routes: ${name} flies from ${hubs} to the ${airports} airports that are listed by country below.`,
  },
  hubs: {
    heading: (name) => `Hubs and bases of ${name}`,
    head: ['Airport', 'Departures a week', 'Airports nonstop', 'Most flights to'],
  },
  fares: {
    heading: (name) => `Typical ${name} fares`,
    note: (name, day) =>
      `Nonstop on ${name}, round trip of a week for one adult in economy, all taxes and fees included. Computed on ${day} from seven departures two to eight weeks ahead: the lowest of them, and the one in the middle. The search has the fares of today.`,
    head: ['Route', 'Lowest', 'Usual', 'Search'],
    search: (route) => `Fill in ${route}`,
  },
  rules: {
    heading: (name, route) => `Bags and rules of ${name} fares, ${route}`,
    note: 'Economy, per traveler for the round trip. A small bag under the seat is in every fare; refunds are those after the first 24 hours.',
    bagsFrom: (source) => `Bags as we know them from ${source}: the airline’s own page decides.`,
    head: ['Fare', 'Carry-on', 'Checked bag', 'Seat choice', 'Changes', 'Refund'],
    families: { Basic: 'Basic', Main: 'Main', Standard: 'Standard', Flex: 'Flex' },
    fee: { included: 'Included', paid: 'For a fee', notAllowed: 'Not allowed', unknown: 'Ask us', costs: (price) => price },
    free: 'Free',
    none: 'None',
    inFull: 'In full',
    less: (amount) => `Less ${amount}`,
  },
  places: {
    heading: (name) => `Every airport of ${name}`,
    note: 'Nonstop, by the timetable that our search uses; it changes with the season.',
    head: ['Country', 'Airports'],
  },
  finder: {
    label: 'Find an airline by name, code, country or alliance',
    one: '1 airline',
    many: '{n} airlines',
    none: 'No airline matches. Try its two-letter code or its country.',
  },
};
