import type { DayPart, FilterName, Sort, TimeWindow } from '../../domain/filters';
import type { TripType } from '../../domain/trip';
import { plural } from './plural';

const flights = (n: number): string => `${n.toLocaleString('en-US')} ${plural('en', n, 'flight', 'flights')}`;

/** Words of the results feature. */
export const results = {
  yourSearch: 'Your search',
  to: 'to',
  depart: 'Depart',
  return: 'Return',
  travelers: 'Travelers',
  cabin: 'Cabin',
  modifySearch: 'Modify search',
  /** The same where there is little room: it begins as the long one does. */
  modify: 'Modify',

  nearbyDates: 'Nearby dates',
  lowestDay: 'Lowest',
  dayNotAvailable: 'Not available',
  dayWithoutFlights: 'No flights',
  dayUnknown: 'Price not known',

  alternatives: 'What flies instead',
  lookingForOthers: 'Looking for other days and airports',
  noOthers: 'Neither the week around nor the airports nearby have a flight.',
  leaveOn: (day: string): string => `Leave ${day}`,
  flyFrom: (city: string, code: string): string => `Fly from ${city} (${code})`,
  flyTo: (city: string, code: string): string => `Fly to ${city} (${code})`,
  fromPrice: (price: string): string => `From ${price} per adult`,
  fromPriceAway: (price: string, miles: number): string => `From ${price} per adult, ${String(miles)} mi away`,

  list: 'Flights',
  flights,
  ofAll: (n: number): string => `of ${n.toLocaleString('en-US')}`,
  /** What every price of the list means: of whom, for which trip, and with what. */
  priceBasis: (tripType: TripType, isMixed: boolean, extras: string): string =>
    `Prices are ${tripType === 'R' ? 'round trip' : 'one way'} per ${isMixed ? 'adult' : 'traveler'}, with all taxes and mandatory fees${extras === '' ? '.' : ` and with ${extras}. A fee we do not know is named at the price and not part of it.`}`,
  daysBasis: 'Fares of the day per adult, without extras.',
  announce: (shown: number, all: number): string => (shown === all ? flights(shown) : `${flights(shown)} of ${String(all)}`),

  sortBy: 'Sort by',
  sorts: { best: 'Best', cheapest: 'Cheapest', fastest: 'Fastest', departure: 'Departure', arrival: 'Arrival' } satisfies Record<
    Sort,
    string
  >,
  bestTag: 'Best mix of price and time',

  filters: 'Filters',
  filtersSet: (n: number): string => (n === 0 ? 'Filters' : `Filters · ${String(n)}`),
  quickFilters: 'Quick filters',
  clearAll: 'Clear all',
  clear: 'Clear',
  showFlights: (n: number): string => `Show ${flights(n)}`,
  showMore: (n: number): string => `Show ${String(n)} more`,
  showFewer: 'Show fewer',
  noneLeft: 'none left',
  names: {
    stops: 'Stops',
    airlines: 'Airlines',
    price: 'Price per adult',
    outboundDeparture: 'Departure time',
    outboundArrival: 'Arrival time',
    returnDeparture: 'Return departure time',
    returnArrival: 'Return arrival time',
    duration: 'Total travel time',
    connections: 'Connect in',
    checkedBag: 'Bags',
    cheapestOnly: 'Cheapest only',
  } satisfies Record<FilterName, string>,
  stopChoices: { 0: 'Nonstop', 1: '1 stop', 2: '2 or more' },
  dayParts: {
    morning: 'Morning, 5–12',
    afternoon: 'Afternoon, 12–5',
    evening: 'Evening, 5–10',
    night: 'Night, 10–5',
  } satisfies Record<DayPart, string>,
  dayPartsShort: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' } satisfies Record<DayPart, string>,
  /** `Morning departure`: one window said in a sentence. */
  windowOf: {
    outboundDeparture: 'departure',
    outboundArrival: 'arrival',
    returnDeparture: 'return departure',
    returnArrival: 'return arrival',
  } satisfies Record<TimeWindow, string>,
  checkedBagIncluded: 'Checked bag included',
  checkedBagShort: 'Checked bag',
  cheapestOnly: 'Lowest price only',
  priceFrom: 'From',
  priceUpTo: 'Up to',
  lowestPrice: 'Lowest price per adult',
  highestPrice: 'Highest price per adult',
  longestTime: 'Longest total travel time',
  less: (what: string): string => `${what}: less`,
  more: (what: string): string => `${what}: more`,

  perAdult: 'per adult',
  published: (price: string): string => `Published fare ${price}`,
  select: 'Select',
  /** What a control is about: flights of one airline at one price are told apart by their numbers. */
  which: (numbers: string, price: string): string => ` ${numbers} for ${price}`,
  details: 'Flight details',
  hideDetails: 'Hide details',
  detailsOf: (numbers: string): string => ` of ${numbers}`,
  whyHere: 'How “Best” ranks this flight',
  bestTerm: {
    price: 'Price per adult',
    time: (duration: string, rate: string): string => `${duration} on the way at ${rate} an hour`,
    stops: (n: number, rate: string): string => `${String(n)} ${plural('en', n, 'stop', 'stops')} at ${rate} each`,
    score: 'Sum; the lowest ranks first',
  },
  noCommission: 'What we earn on a flight plays no part.',

  shared: 'The flight of your link',
  sharedSame: (was: string): string => `The flight of your link still costs ${was} per adult.`,
  sharedChanged: (was: string, now: string): string => `The flight of your link was ${was}, now ${now} per adult.`,
  sharedGone: (was: string): string => `The flight of your link (${was} per adult) is gone. This is the nearest to it.`,
  sharedClose: 'Show the list only',
  copyLink: 'Copy link',
  linkHolds: 'The link holds this flight and today’s price.',
  linkCopied: 'Link copied',
  copyByHand: 'Your browser does not allow copying. Here is the link:',
  linkOfFlight: 'Link to this flight',

  callTitle: 'Rather have us find it?',
  callText: (from: string, to: string, dates: string): string => `Ask for ${from} to ${to}, ${dates}. A fare expert answers 24/7.`,
  callAbout: 'Call about this search',
  dates: (from: string, to: string | null): string => (to === null ? from : `${from} to ${to}`),
  assistance: '24/7 Assistance available',
  letUsLook: 'Or let us look: 24/7 Assistance available',

  searching: 'Searching airlines',
  usually: 'Usually a few seconds',
  zeroTitle: 'Nothing flies with these filters',
  zeroText: (all: number, from: string, to: string): string =>
    `${flights(all)} ${plural('en', all, 'goes', 'go')} from ${from} to ${to} on these dates, but none fits all of your filters.`,
  unlocks: (filters: string, count: number, price: string | null): string =>
    `Without ${filters}: ${flights(count)}${price === null ? ', whole cost not known' : ` from ${price}`}.`,
  and: 'and',
  remove: (filters: string): string => `Remove ${filters}`,
  clearFilters: 'Clear all filters',
  emptyTitle: 'No flights on these dates',
  emptyText: (from: string, to: string): string =>
    `We found no flight from ${from} to ${to} for your dates and travelers. Other dates or a nearby airport often help; or ask us, we know the ways around.`,
  failedTitle: 'We could not get the flights',
  failedKeep: 'Your search and your filters are kept.',
  offlineTitle: 'You are offline',
  offlineText: 'We need a connection to ask the airlines. Your search and your filters are kept; try again once you are connected.',
  invalidTitle: 'Please check your search',
  invalidText: 'Something in this address does not fit. Everything that does is filled in below.',
};
