/** Every filter of a list, in the order in which they are drawn (results.4): what stands here is all that is said of one, its words aside. */
import { centsOf } from '../fares/wholeCost';
import { DAY_PARTS, dayPartOf, NIGHTS, STOP_CHOICES, stopChoiceOf } from './filterChoices';
import type { TripEnd } from './filterChoices';
import { ofDirection, ofRow, ofTrip } from './filterFacts';
import { choices, codes, flag, range } from './filterKinds';
import type { Slice } from '../flights/flights';
import { connectionsOf, endAirports, longestLayover, nightsOf } from '../flights/tripFacts';

const most = (facts: readonly number[]): number => facts.reduce((all, fact) => Math.max(all, fact), 0);
const words = (facts: readonly string[]): readonly string[] => [...new Set(facts.flatMap((fact) => fact.split(' ').filter(Boolean)))];

const AIRPORT = /^[A-Z]{3}$/;

const stops = choices({
  name: 'stops',
  address: 'stops',
  options: STOP_CHOICES,
  word: (stops) => String(stops),
  fact: ofTrip(
    (slice) => slice.stops,
    (facts) => stopChoiceOf(most(facts)),
  ),
  passes: (row, chosen) => chosen.includes(row),
  optionsOf: (row) => [row],
  label: 'words',
  control: 'checkboxes',
  startsOpen: true,
});

/** Cents per adult. */
const price = range({
  name: 'price',
  address: { min: 'pmin', max: 'pmax' },
  most: 100_000_000,
  fact: ofRow(({ cost }) => centsOf(cost)),
  control: 'price',
  startsOpen: true,
});

/** Validating carriers. */
const airlines = codes({
  name: 'airlines',
  address: 'airlines',
  form: /^[A-Z0-9]{2}$/,
  fact: ofRow(({ flight }) => flight.carrier),
  codesOf: (carrier) => [carrier],
  passes: (carrier, chosen) => chosen.includes(carrier),
  label: 'airline',
  control: 'longList',
  isOffered: ({ list }) => list !== null,
});

/** Parts of the day of one direction; a flight without it passes. */
const timeWindow = <const Name extends string>(name: Name, address: string, direction: 0 | 1, minutesOf: (slice: Slice) => number) =>
  choices({
    name,
    address,
    options: DAY_PARTS,
    word: (part) => part.charAt(0),
    fact: ofDirection(direction, (slice) => dayPartOf(minutesOf(slice))),
    passes: (part, chosen) => part === undefined || chosen.includes(part),
    optionsOf: (part) => (part === undefined ? [] : [part]),
    label: 'words',
    control: 'checkboxes',
    isOffered: ({ isRoundTrip }) => direction === 0 || isRoundTrip,
  });

/** Local minutes since midnight of one direction, to the minute where parts of the day are too wide. */
const timeLimits = <const Name extends string>(name: Name, address: string, direction: 0 | 1, minutesOf: (slice: Slice) => number) =>
  range({
    name,
    address: { min: `${address}min`, max: `${address}max` },
    most: 1439,
    fact: ofDirection(direction, minutesOf),
    control: 'clock',
    isOffered: ({ isRoundTrip, list }) => list !== null && (direction === 0 || isRoundTrip),
  });

const departs = (slice: Slice): number => slice.departMinutes;
const arrives = (slice: Slice): number => slice.arriveMinutes;

/** Minutes of all directions together. */
const duration = range({
  name: 'duration',
  address: { max: 'dur' },
  most: 20_000,
  fact: ofRow(({ minutes }) => minutes),
  control: 'minutes',
  isOffered: ({ list }) => list !== null,
});

/** Keeps flights that begin and end, or turn, at the chosen airports alone; one that comes home elsewhere counts for neither airport. */
const tripEnd = <const Name extends TripEnd>(name: Name, address: string) =>
  codes({
    name,
    address,
    form: AIRPORT,
    fact: ofTrip((slice, direction) => endAirports(slice, direction)[name], words),
    codesOf: (at) => at,
    passes: (at, chosen) => at.every((code) => chosen.includes(code)),
    optionsOf: (at) => (at.length === 1 ? at : []),
    label: 'airport',
    control: 'checkboxes',
    isOffered: ({ list, isSet }) => list !== null && (list.codes > 1 || isSet),
  });

/** Minutes of the longest layover. */
const layover = range({
  name: 'layover',
  address: { max: 'lay' },
  most: 20_000,
  fact: ofTrip(longestLayover, most),
  isNone: (minutes) => minutes === 0,
  control: 'minutes',
  isOffered: ({ list }) => list?.hasLayovers === true,
});

/** Keeps flights that connect at one of the chosen airports. */
const connections = codes({
  name: 'connections',
  address: 'via',
  form: AIRPORT,
  fact: ofTrip((slice) => connectionsOf({ slices: [slice] }).join(' '), words),
  codesOf: (at) => at,
  passes: (at, chosen) => at.some((code) => chosen.includes(code)),
  label: 'airport',
  control: 'longList',
  isOffered: ({ list }) => list?.hasLayovers === true,
});

/** Nights that a flight may not have; its fact are those that it does without. */
const nights = choices({
  name: 'nights',
  address: 'avoid',
  options: NIGHTS,
  word: (night) => ({ overnightLayover: 'night', redEye: 'redeye' })[night],
  fact: ofTrip(
    (slice) => nightsOf(slice).join(' '),
    (facts) => NIGHTS.filter((night) => !words(facts).includes(night)),
  ),
  passes: (free, chosen) => chosen.every((night) => free.includes(night)),
  optionsOf: (free) => free,
  label: 'words',
  control: 'checkboxes',
});

/** Leaves out connections on two tickets when there are others without; where nothing else flies they stay (results.39). */
const noSelfTransfer = flag({
  name: 'noSelfTransfer',
  address: 'through',
  usual: true,
  fact: ofRow(({ isSelfTransfer }, { hasOneTicket }) => !(hasOneTicket && isSelfTransfer)),
  label: 'words',
  isCalledByLabel: true,
  control: 'checkbox',
});

/** Keeps flights that emit no more than is typical of the list. */
const emissions = flag({
  name: 'emissions',
  address: 'co2',
  fact: ofRow((row, { typicalEmissions }) => row.emissions <= typicalEmissions),
  label: 'typicalEmissions',
  control: 'checkbox',
});

/** What is not known of a fare is not included (results.40). */
const bag = (name: 'carryOn' | 'checkedBag', address: string) =>
  flag({
    name,
    address,
    fact: ofRow(({ conditions }) => conditions[name] === 0),
    label: 'words',
    isCalledByLabel: true,
    control: 'checkbox',
  });

/** Only the lowest price among what the other filters leave. */
const cheapestOnly = flag({ name: 'cheapestOnly', address: 'low', fact: null, label: 'words', control: 'checkbox' });

export const FILTERS = [
  stops,
  price,
  airlines,
  timeWindow('outboundDeparture', 'odep', 0, departs),
  timeLimits('outboundDepartureHours', 'odep', 0, departs),
  timeWindow('outboundArrival', 'oarr', 0, arrives),
  timeLimits('outboundArrivalHours', 'oarr', 0, arrives),
  timeWindow('returnDeparture', 'rdep', 1, departs),
  timeLimits('returnDepartureHours', 'rdep', 1, departs),
  timeWindow('returnArrival', 'rarr', 1, arrives),
  timeLimits('returnArrivalHours', 'rarr', 1, arrives),
  duration,
  tripEnd('originAirports', 'oap'),
  tripEnd('destinationAirports', 'dap'),
  layover,
  connections,
  nights,
  noSelfTransfer,
  emissions,
  bag('carryOn', 'carry'),
  bag('checkedBag', 'bag'),
  cheapestOnly,
] as const;
