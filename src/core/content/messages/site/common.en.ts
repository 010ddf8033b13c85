import { formatDollarsUp } from '../../../domain/values/money';
import { hoursMinutes } from '../hoursMinutes';
import { plural } from '../plural';

/** Something with the name of a city, and its Spanish name where it has one of its own. */
interface Named {
  readonly city: string;
  readonly cityEs?: string | undefined;
}

/** The same of a state or province. */
interface InRegion {
  readonly region?: string | undefined;
  readonly regionEs?: string | undefined;
}

/** A day in the words of a language. */
export interface NamedDay {
  /** `Thu, Jan 14`. */
  readonly text: string;
  /** `Thu`. */
  readonly weekday: string;
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Words that several features show. */
export const common = {
  loading: 'Loading',
  close: 'Close',
  tryAgain: 'Try again',
  partBroken: 'This part of the page did not load.',
  callUs: 'Call us',
  perTraveler: 'per traveler',
  nonstop: 'Nonstop',
  stops: (n: number): string => (n === 0 ? 'Nonstop' : `${String(n)} ${plural('en', n, 'stop', 'stops')}`),
  duration: hoursMinutes,
  dayShift: (days: number): string => `${days > 0 ? '+' : '−'}${String(Math.abs(days))}`,
  dayShiftWord: (days: number): string => plural('en', Math.abs(days), 'day', 'days'),
  /** 8:20 AM; minutes since midnight. */
  time: (minutes: number): string =>
    `${String(((Math.floor(minutes / 60) + 11) % 12) + 1)}:${String(minutes % 60).padStart(2, '0')}\u00a0${minutes < 720 ? 'AM' : 'PM'}`,
  operatedBy: (name: string): string => `Operated by ${name}`,
  from: (cents: number): string => `from ${formatDollarsUp(cents)}`,
  dates: (from: NamedDay, to: NamedDay | null): string => (to === null ? from.text : `${from.text} to ${to.text}`),
  travelers: (n: number): string => `${String(n)} ${plural('en', n, 'traveler', 'travelers')}`,
  adults: (n: number): string => `${String(n)} ${plural('en', n, 'adult', 'adults')}`,
  children: (n: number): string => `${String(n)} ${plural('en', n, 'child', 'children')}`,
  infants: (n: number): string => `${String(n)} ${plural('en', n, 'infant', 'infants')}`,
  cabins: { Economy: 'Economy', PremiumEconomy: 'Premium Economy', Business: 'Business', First: 'First' },
  outbound: 'Outbound',
  return: 'Return',
  /** Of a multi-city trip. */
  flight: (n: number): string => `Flight ${String(n)}`,
  weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  monthsShort: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** `Thu, Jan 14`. */
  dayAndDate: (weekday: string, month: string, day: number): string => `${weekday}, ${month} ${String(day)}`,
  testMode: 'Test mode: no real ticket is issued',
  city: ({ city }: Named): string => city,
  /** The name of an airport. */
  airport: ({ name }: Named & { readonly name: string }): string => name,
  /** The same without what every airport is, and without a second name: `John F Kennedy`. */
  shortAirport: ({ name }: Named & { readonly name: string }): string =>
    name.replace(/ ?\/.*/, '').replace(/(?: International)? Airport$/, ''),
  region: ({ region }: InRegion): string | undefined => region,
  independentAgency: 'an independent travel agency, not an airline',
};
