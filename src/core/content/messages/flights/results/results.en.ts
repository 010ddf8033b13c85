import type { Rival } from '../../../../domain/flights/bestReason';
import type { Trouble } from '../../../../domain/flights/bestRanking';
import type { DayPart, Sort } from '../../../../domain/filters/filterChoices';
import type { RangeEnd } from '../../../../domain/filters/filterKinds';
import type { FilterName, OptionWords, SliderName } from '../../../../domain/filters/filters';
import type { TripType } from '../../../../domain/search/trip';
import type { PriceLevel } from '../../../../domain/fares/priceInsight';
import { plural } from '../../plural';
import { publishedFare } from '../fares/publishedFare.en';

const flights = (n: number): string => `${n.toLocaleString('en-US')} ${plural('en', n, 'flight', 'flights')}`;

const dayParts = {
  morning: 'Morning, 5–12',
  afternoon: 'Afternoon, 12–5',
  evening: 'Evening, 5–10',
  night: 'Night, 10–5',
} satisfies Record<DayPart, string>;
const dayPartsShort = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' } satisfies Record<DayPart, string>;
const dayPartsOf = (what: string) =>
  ({
    morning: `${dayPartsShort.morning} (${what})`,
    afternoon: `${dayPartsShort.afternoon} (${what})`,
    evening: `${dayPartsShort.evening} (${what})`,
    night: `${dayPartsShort.night} (${what})`,
  }) satisfies Record<DayPart, string>;

/** Words of the results feature. */
export const results = {
  yourSearch: 'Your search',
  to: 'to',
  depart: 'Depart',
  /** Of a multi-city trip. */
  dates: 'Dates',
  return: 'Return',
  travelers: 'Travelers',
  cabin: 'Cabin',
  modifySearch: 'Modify search',
  /** The same where there is little room: it begins as the long one does. */
  modify: 'Modify',

  nearbyDates: 'Nearby dates',
  /** `Jan 13`, and the days of a trip: `Jan 13–20`, `Jan 28–Feb 3`. */
  monthAndDay: (month: string, day: number): string => `${month} ${String(day)}`,
  tripDays: (month: string, day: number, lastMonth: string, lastDay: number): string =>
    `${month} ${String(day)}–${month === lastMonth ? '' : `${lastMonth} `}${String(lastDay)}`,
  lowestDay: 'Lowest',
  dayNotAvailable: 'Not available',
  dayWithoutFlights: 'No flights',
  dayFilteredOut: 'None left',
  dayUnknown: 'No price yet',

  priceViews: 'More about prices',
  gridView: 'Date grid',
  graphView: 'Price graph',
  insightView: (price: string | null): string => (price === null ? 'Is this a good price?' : `Is ${price} a good price?`),
  alertView: 'Alert me',
  shareView: 'Share',
  tools: 'Prices and sharing',
  gridTitle: 'Lowest price by departure and return',
  graphTitle: 'Lowest price by departure',
  gridDeparture: 'Departure',
  gridReturn: 'Return',
  /** Of a cell: what its price is for. */
  gridTrip: (days: string): string => ` for ${days}`,
  graphNights: (n: number): string => `Trips of ${String(n)} ${plural('en', n, 'night', 'nights')}.`,
  fromAdult: (price: string): string => `from ${price}`,
  withFilters: 'The selected trip is priced with your filters, the others without them.',
  insightTitle: { low: 'Prices are low', typical: 'Prices are typical', high: 'Prices are high' } satisfies Record<PriceLevel, string>,
  insightText: {
    low: (price: string, ends: string): string => `${price} is less than these dates have usually cost: ${ends} is typical.`,
    typical: (price: string, ends: string): string => `${price} is what these dates have usually cost: ${ends} is typical.`,
    high: (price: string, ends: string): string => `${price} is more than these dates have usually cost: ${ends} is typical.`,
  } satisfies Record<PriceLevel, (price: string, ends: string) => string>,
  insightRule: (days: number, since: string): string =>
    `Typical is the middle half of the ${String(days)} prices shown, which this trip on these dates has had since ${since}, and at least 10% to either side of their middle. Prices are for one adult.`,
  insightObserved: (since: string): string =>
    `These are only prices that searches on this site really found, since ${since}; a day without a search has none.`,
  /** Below the rule, where the price is of what filters leave. */
  insightFiltered: 'This price is with your filters; earlier ones are without them.',
  insightUnknown: 'We do not know enough about earlier prices of this trip to call this one low or high.',
  curveTitle: 'Lowest price of these dates, by the day of the search',
  curveToday: 'Today',
  curveBand: (ends: string): string => `Typical: ${ends}`,

  alternatives: 'Other days and airports',
  lookingForOthers: 'Looking for other days and airports',
  noOthers: 'No flights that week, nor at airports nearby.',
  leaveOn: (day: string): string => `Leave ${day}`,
  flyFrom: (city: string, code: string): string => `Fly from ${city} (${code})`,
  flyTo: (city: string, code: string): string => `Fly to ${city} (${code})`,
  fromPrice: (price: string): string => `From ${price} per adult`,
  fromPriceAway: (price: string, miles: number): string => `From ${price} per adult, ${String(miles)} mi away`,

  list: 'Flights',
  firstOfList: 'The best of this search; more are loading',
  /** The list behind the offer of a call. */
  restOfList: 'More flights',
  flights,
  onOutbounds: (n: number): string => `on ${n.toLocaleString('en-US')} ${plural('en', n, 'outbound flight', 'outbound flights')}`,
  ofAll: (n: number): string => `of ${n.toLocaleString('en-US')}`,
  /** What every price of the list means: of whom, for which trip, and with what. */
  priceBasis: (trip: TripType, isMixed: boolean, extras: string): string =>
    `${{ R: 'Round trip', O: 'One way', M: 'Whole trip' }[trip]} per ${isMixed ? 'adult' : 'traveler'}, all taxes and fees included${extras === '' ? '.' : `, with ${extras}. A fee we do not know is noted at the price and not part of it.`}`,
  /** Prices that the supplier gave a while ago, as it gives none now. */
  moreComing: 'More airlines are answering …',
  aged: (minutes: number): string =>
    `Prices as of ${String(minutes)} ${plural('en', minutes, 'minute', 'minutes')} ago; we check the price before you pay.`,
  checkAgain: 'Check again',
  daysBasis: 'Fares of the day per adult, without extras.',
  daysUnfiltered: 'The selected dates are priced with your filters, the other dates without them.',
  /** Behind the extras that prices include. */
  announceFrom: (price: string): string => `From ${price} per adult`,
  announce: (shown: number, all: number): string => (shown === all ? flights(shown) : `${flights(shown)} of ${String(all)}`),
  announceSort: (sort: string): string => `Sorted by: ${sort}`,

  sortBy: 'Sort by',
  sorts: { best: 'Best', cheapest: 'Cheapest', fastest: 'Fastest', departure: 'Departure', arrival: 'Arrival' } satisfies Record<
    Sort,
    string
  >,
  /** Before the time of the first departure or arrival. */
  earliest: 'from',
  /** Why a flight is the best, behind that word: `no red-eye, $28 more than the fastest`. */
  best: {
    mix: 'the best mix of price and time',
    both: 'the cheapest and the fastest',
    leads: { cheapest: 'the cheapest', fastest: 'the fastest' } satisfies Record<Rival, string>,
    merits: {
      stop: 'nonstop',
      shortConnection: 'no short connection',
      redEye: 'no red-eye',
      airportChange: 'no change of airport',
      separateTickets: 'one ticket',
    } satisfies Record<Trouble, string>,
    than: { cheapest: 'than the cheapest', fastest: 'than the fastest' } satisfies Record<Rival, string>,
    more: (price: string, than: string): string => `${price} more ${than}`,
    less: (price: string, than: string): string => `${price} less ${than}`,
    longer: (time: string, than: string): string => `${time} longer ${than}`,
    shorter: (time: string, than: string): string => `${time} shorter ${than}`,
  },

  filters: 'Filters',
  filtersSet: (n: number): string => (n === 0 ? 'Filters' : `Filters · ${String(n)}`),
  quickFilters: 'Quick filters',
  clearAll: 'Clear all',
  clear: 'Clear',
  showFlights: (n: number): string => `Show ${flights(n)}`,
  showMore: (n: number): string => `Show ${String(n)} more`,
  showAll: (n: number): string => `Show all ${String(n)}`,
  noneLeft: 'none',
  names: {
    stops: 'Stops',
    airlines: 'Airlines',
    price: 'Price per adult',
    outboundDeparture: 'Departure time',
    outboundDepartureHours: 'Departure hours',
    outboundArrival: 'Arrival time',
    outboundArrivalHours: 'Arrival hours',
    returnDeparture: 'Return departure time',
    returnDepartureHours: 'Return departure hours',
    returnArrival: 'Return arrival time',
    returnArrivalHours: 'Return arrival hours',
    duration: 'Total travel time',
    originAirports: 'Departure airport',
    destinationAirports: 'Arrival airport',
    layover: 'Layover',
    connections: 'Connect in',
    nights: 'Overnight',
    noSelfTransfer: 'Tickets',
    emissions: 'Emissions',
    carryOn: 'Carry-on',
    checkedBag: 'Checked bag',
    cheapestOnly: 'Cheapest only',
  } satisfies Record<FilterName, string>,
  /** Where a list has nothing else. */
  onlySelfTransfers: 'No airline sells this trip on one ticket: every flight below is a self-transfer.',
  /** What the options of a filter are called. */
  options: {
    stops: { 0: 'Nonstop', 1: '1 stop', 2: '2 or more' },
    outboundDeparture: dayParts,
    outboundArrival: dayParts,
    returnDeparture: dayParts,
    returnArrival: dayParts,
    nights: { overnightLayover: 'No overnight layover', redEye: 'No red-eye flight' },
    noSelfTransfer: { true: 'No self-transfer' },
    carryOn: { true: 'Carry-on included' },
    checkedBag: { true: 'Checked bag included' },
    cheapestOnly: { true: 'Lowest price only' },
  } satisfies OptionWords,
  /** The same where there is little room. */
  shortOptions: { outboundDeparture: dayPartsShort, checkedBag: { true: 'Checked bag' } } satisfies Partial<OptionWords>,
  /** The same where the name of its filter does not stand above it. */
  loneOptions: {
    outboundDeparture: dayPartsOf('departure'),
    outboundArrival: dayPartsOf('arrival'),
    returnDeparture: dayPartsOf('return departure'),
    returnArrival: dayPartsOf('return arrival'),
  } satisfies Partial<OptionWords>,
  airportsNearby: 'Airports nearby',
  insteadOf: {
    origin: (code: string): string => `Instead of ${code}, leave from`,
    destination: (code: string): string => `Instead of ${code}, fly to`,
  },
  milesAway: (miles: number): string => `${String(miles)} mi on the ground`,
  saves: (price: string): string => `saves ${price} per adult`,
  noneNearby: 'No other airport within 100 miles.',
  /** Kilograms, unknown while the list is on its way. */
  lowEmissions: (kg: number | null): string => (kg === null ? 'Typical or less' : `Typical or less, ${String(kg)} kg CO₂e`),
  priceFrom: 'From',
  priceUpTo: 'Up to',
  sliders: {
    price: { min: 'Lowest price per adult', max: 'Highest price per adult' },
    outboundDepartureHours: { min: 'Earliest departure', max: 'Latest departure' },
    outboundArrivalHours: { min: 'Earliest arrival', max: 'Latest arrival' },
    returnDepartureHours: { min: 'Earliest return departure', max: 'Latest return departure' },
    returnArrivalHours: { min: 'Earliest return arrival', max: 'Latest return arrival' },
    duration: { max: 'Longest total travel time' },
    layover: { max: 'Longest layover' },
  } satisfies Record<SliderName, Partial<Record<RangeEnd, string>>>,
  /** Of a field beside a slider, where the same limit is typed. */
  typed: (what: string): string => `${what}, typed`,
  less: (what: string): string => `${what}: less`,
  more: (what: string): string => `${what}: more`,

  perAdult: 'per adult',
  published: (price: string): string => `Published fare ${price}`,
  publishedFare,
  saving: (price: string): string => `you save ${price}`,
  /** The same two on a card. */
  publishedAt: (price: string): string => `published ${price}`,
  save: (price: string): string => `save ${price}`,
  select: 'Select',
  /** Behind {@link select}, in a table of fares. */
  selectFare: (family: string, price: string): string => ` ${family}, ${price}`,
  /** A flight as it is heard. Of three airlines and more the first is named. */
  airlineAndMore: (first: string, more: number): string => `${first} and ${String(more)} more`,
  fromTo: (from: string, to: string): string => `${from} to ${to}`,
  layover: (city: string): string => `layover ${city}`,
  /** Of a direction, where its layovers do not say it. */
  redEye: 'red-eye flight',
  airportChange: 'change of airport',
  selfTransfer: 'self-transfer on separate tickets',
  layoverOf: {
    short: (city: string): string => `short connection ${city}`,
    long: (city: string): string => `long layover ${city}`,
    overnight: (city: string): string => `overnight layover ${city}`,
  },
  /** Carry-on and checked bag, where neither is known. */
  largerBagsUnknown: 'Larger bags: ask us',
  /** Behind the price of the whole party. */
  total: 'total',
  inTotal: (price: string): string => `${price} total`,
  details: 'Flight details',

  /** Other returns of one outbound; the price is unknown where no whole cost is known. */
  moreReturns: (count: number, price: string | null): string =>
    `${String(count)} more ${plural('en', count, 'return', 'returns')}${price === null ? '' : ` from ${price}`}`,
  /** Outbounds at the same minutes for the same price: `Also with Air Canada 982`. */
  otherWays: (numbers: string): string => `Also with ${numbers}`,
  otherWaysLabel: (numbers: string): string => `Same times and price as ${numbers}`,
  returnsAfter: (numbers: string): string => ` after ${numbers}`,
  returnsLabel: (numbers: string): string => `More returns after ${numbers}`,

  emissions: 'Emissions',
  /** Kilograms of CO₂e. */
  emits: (kg: number): string => `${kg.toLocaleString('en-US')} kg CO₂e`,
  emitsEach: (kg: number): string => `${kg.toLocaleString('en-US')} kg CO₂e per traveler`,
  /** Percent beside the typical flight of the list: negative is less. */
  besideTypical: (percent: number): string =>
    percent === 0 ? 'typical' : `${String(Math.abs(percent))}% ${percent < 0 ? 'below' : 'above'} typical`,
  /** The same in figures: `−14%`; nothing where it is typical. */
  besideInFigures: (percent: number): string => (percent === 0 ? '' : `${percent < 0 ? '−' : '+'}${String(Math.abs(percent))}%`),
  typicalEmissions: (kg: number): string => `Typical for this search: ${kg.toLocaleString('en-US')} kg CO₂e`,
  emissionsMethod:
    'Estimated with the Travel Impact Model: the fuel that this aircraft burns over this distance, from well to wake, shared out by the floor space of each cabin.',

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
  assistance: '24/7 Assistance available',
  letUsLook: 'Or let us look: 24/7 Assistance available',

  searching: 'Searching airlines',
  usually: 'Usually a few seconds',
  /** A list of airlines that do not fly the route. */
  absentTitle: (airlines: string): string => `No flights with ${airlines}`,
  absentText: (airlines: string, all: number, from: string, to: string): string =>
    `We found no flight with ${airlines} from ${from} to ${to} on these dates. ${flights(all)} of other airlines ${plural('en', all, 'goes', 'go')} there.`,
  absentShowAll: 'Show all airlines',
  zeroTitle: 'No flights match these filters',
  zeroText: (all: number, from: string, to: string): string =>
    `${flights(all)} ${plural('en', all, 'goes', 'go')} from ${from} to ${to} on these dates, but none fits all of your filters.`,
  unlocks: (filters: string, count: number, price: string | null): string =>
    `Without ${filters}: ${flights(count)}${price === null ? ', whole cost not known' : ` from ${price}`}.`,
  remove: (filters: string): string => `Remove ${filters}`,
  clearFilters: 'Clear all filters',
  emptyTitle: 'No flights on these dates',
  emptyText: (from: string, to: string): string =>
    `We found no flight from ${from} to ${to} for your dates and travelers. Other dates or a nearby airport often help, or call us and we will look for another way.`,
  failedTitle: 'We could not get the flights',
  failedKeep: 'Your search and your filters are kept.',
  offlineTitle: 'You are offline',
  offlineText: 'We need a connection to ask the airlines. Your search and your filters are kept; try again once you are connected.',
  invalidTitle: 'Please check your search',
  invalidWait: 'The search form appears here.',
  invalidHome: 'Begin a new search',
  invalidText: 'Part of this address could not be read. Everything else is filled in below.',
};
