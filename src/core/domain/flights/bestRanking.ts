/**
 * "Best" is arithmetic that anybody can check: the price, plus what the hours, the stops and the troubles on the way cost.
 * Commission is no input (results.3). One rule overrides it: whom a nonstop leads (results.20).
 */
import { lastOf } from '../values/nonEmpty';
import { localParts } from '../values/dates';
import type { AirportRef, Flight, Leg, Slice } from './flights';
import type { Cents } from '../values/money';

/** What an hour on the way is taken to be worth, cents. */
export const HOUR_WORTH: Cents = 20_00;

/** What ranks a flight down besides price and time: how often it happens on the way is counted. */
export const TROUBLES = ['stop', 'shortConnection', 'redEye', 'airportChange', 'separateTickets'] as const;
export type Trouble = (typeof TROUBLES)[number];
/** Those that one direction has. */
type SliceTrouble = Exclude<Trouble, 'separateTickets'>;

/** What each of them is taken to be worth, cents. */
export const TROUBLE_WORTH: Readonly<Record<Trouble, Cents>> = {
  stop: 30_00,
  shortConnection: 25_00,
  redEye: 40_00,
  airportChange: 75_00,
  separateTickets: 60_00,
};

/** A flight in the night is a red-eye when it leaves too late and lands too early for a night's sleep. */
const RED_EYE = {
  departs: 21 * 60,
  departsBefore: 4 * 60,
  lands: 3 * 60,
  landsBefore: 9 * 60,
  longest: 8 * 60,
  early: 6 * 60,
  evening: 20 * 60,
};

/** Leaves between 9 p.m., or 8 p.m. where it lands before 6 a.m., and 4 a.m., lands between 3 and 9 a.m., and takes less than eight hours. */
export function isRedEye({ departs, arrives, minutes }: Pick<Leg, 'departs' | 'arrives' | 'minutes'>): boolean {
  const [left, landed] = [localParts(departs).minutes, localParts(arrives).minutes];
  const isLate = left >= (landed < RED_EYE.early ? RED_EYE.evening : RED_EYE.departs) || left < RED_EYE.departsBefore;
  return isLate && landed >= RED_EYE.lands && landed < RED_EYE.landsBefore && minutes < RED_EYE.longest;
}

/** How often each trouble happens in one direction. */
export function troublesOf({ legs, layovers, stops }: Slice): Readonly<Record<SliceTrouble, number>> {
  const noted = (note: 'short' | 'airportChange'): number => layovers.filter(({ notes }) => notes.includes(note)).length;
  return { stop: stops, shortConnection: noted('short'), redEye: legs.filter(isRedEye).length, airportChange: noted('airportChange') };
}

/** How often each trouble happens on a whole trip. */
export function tripTroubles({ slices, conditions }: Pick<Flight, 'slices' | 'conditions'>): Readonly<Record<Trouble, number>> {
  const all = slices.map(troublesOf);
  const sum = (trouble: SliceTrouble): number => all.reduce((times, one) => times + one[trouble], 0);
  return {
    stop: sum('stop'),
    shortConnection: sum('shortConnection'),
    redEye: sum('redEye'),
    airportChange: sum('airportChange'),
    separateTickets: conditions.separateTickets ? 1 : 0,
  };
}

/** What the troubles of one direction are taken to be worth, cents. */
export function troubleWorth(slice: Slice): Cents {
  const times = { ...troublesOf(slice), separateTickets: 0 };
  return TROUBLES.reduce((sum, trouble) => sum + times[trouble] * TROUBLE_WORTH[trouble], 0);
}

/** What two tickets in place of one are taken to be worth, cents. */
export const ticketsWorth = ({ conditions }: Pick<Flight, 'conditions'>): Cents =>
  conditions.separateTickets ? TROUBLE_WORTH.separateTickets : 0;

/** Minutes of all directions together. */
export const tripMinutes = (f: Pick<Flight, 'slices'>): number => f.slices.reduce((sum, s) => sum + s.minutes, 0);

/** What minutes on the way are taken to be worth, cents. */
export const timeWorth = (minutes: number): Cents => Math.round((minutes * HOUR_WORTH) / 60);

/** How plain a trip is: every direction nonstop between main airports, nonstop with a minor one, or with a connection. */
export const PLAINNESS = ['connecting', 'nonstopMinor', 'nonstop'] as const;
export type Plainness = (typeof PLAINNESS)[number];

/** Below this share of the busiest airport's passengers among those that a list offers at one end, an airport is minor there. */
const MINOR_SHARE = 0.2;

/** What is known of airports, by code. */
export type AirportSizes = Readonly<Record<string, Pick<AirportRef, 'passengers'>>>;

/** Codes of the minor airports among those where the outbounds of a list begin and end; one whose passengers are not known is none. */
export function minorAirports(outbounds: readonly Pick<Slice, 'legs'>[], airports: AirportSizes): ReadonlySet<string> {
  const starts = new Set<string>();
  const ends = new Set<string>();
  for (const { legs } of outbounds) {
    starts.add(legs[0].from);
    ends.add(lastOf(legs).to);
  }
  const minorOf = (codes: ReadonlySet<string>): readonly string[] => {
    const sizes = [...codes].flatMap((code) => airports[code]?.passengers ?? []);
    return [...codes].filter((code) => (airports[code]?.passengers ?? Infinity) < Math.max(...sizes) * MINOR_SHARE);
  };
  return new Set([...minorOf(starts), ...minorOf(ends)]);
}

/** How plain a direction is. */
export function plainnessOf({ legs, stops }: Slice, minor: ReadonlySet<string>): Plainness {
  if (stops > 0) return 'connecting';
  return legs.some(({ from, to }) => minor.has(from) || minor.has(to)) ? 'nonstopMinor' : 'nonstop';
}

/** A plainer trip leads when it costs at most this share more. */
const LEAD_SHARE = 0.25;

/** What decides whether a trip may lead. */
export interface LeadFacts<T> {
  /** Place in {@link PLAINNESS} of its least plain direction. */
  plain(trip: T): number;
  /** What trips are ordered by as price: cents, with how sure they are above them. */
  rank(trip: T): number;
  cents(trip: T): Cents;
}

/**
 * Which of `ranked` (the best score first) leads: the first, or the best of those that are plainer than it and cost at most a quarter
 * more (results.20). Its place in `ranked`, -1 when there is none.
 */
export function leadOf<T>(ranked: ArrayLike<T>, { plain, rank, cents }: LeadFacts<T>): number {
  const plainerThan = (lead: T): number => {
    const most = rank(lead) + cents(lead) * LEAD_SHARE;
    for (let i = 0; i < ranked.length; i++) {
      const trip = ranked[i];
      if (trip !== undefined && plain(trip) > plain(lead) && rank(trip) <= most) return i;
    }
    return -1;
  };
  let place = ranked.length > 0 ? 0 : -1;
  for (let lead = ranked[0], next = place; lead !== undefined && next >= 0; lead = ranked[next]) {
    place = next;
    next = plain(lead) === PLAINNESS.length - 1 ? -1 : plainerThan(lead);
  }
  return place;
}
