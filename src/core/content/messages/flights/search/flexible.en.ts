import type { FlexStay } from '../../../../domain/search/flexible';
import type { FlexKind } from '../../../../domain/search/flexiblePeriods';
import { plural } from '../../plural';

/** Words of periods in place of dates, in form and results. */
export const flexible = {
  label: 'Flexible dates',
  kinds: {
    '': 'Exact dates',
    '1': '± 1 day',
    '2': '± 2 days',
    '3': '± 3 days',
    weekend: 'A weekend',
    week: 'A week',
    month: 'A whole month',
  } satisfies Record<FlexKind, string>,
  anywhere: 'Explore anywhere',
  when: 'When',
  months: 'Months',
  seasons: 'Seasons',
  seasonNames: { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' },
  season: (name: string, years: string, from: string, to: string): string => `${name} ${years} (${from}–${to})`,
  threeMonths: (from: string, to: string, years: string): string => `${from} to ${to} ${years}`,
  stays: {
    weekend: '2 or 3 nights',
    week: '7 nights',
    month: '3 to 14 nights',
  } satisfies Record<FlexStay, string>,
  oneWayStays: { weekend: 'Friday to Sunday', week: 'Any day', month: 'Any day' } satisfies Record<FlexStay, string>,
  title: {
    weekend: (period: string): string => `Weekends in ${period}`,
    week: (period: string): string => `Weeks in ${period}`,
    month: (period: string): string => `Any days in ${period}`,
  } satisfies Record<FlexStay, (period: string) => string>,
  heading: (from: string, to: string): string => `${from} to ${to}`,
  nights: (n: number): string => `${String(n)} ${plural('en', n, 'night', 'nights')}`,
  looking: 'Looking for the lowest prices…',
  basis: {
    weekend: 'The cheapest trip of each weekend. Prices are per adult, taxes and fees included. Choose one to see its flights.',
    week: 'The cheapest trip of each week. Prices are per adult, taxes and fees included. Choose one to see its flights.',
    month: 'The cheapest trip of each length. Prices are per adult, taxes and fees included. Choose one to see its flights.',
  } satisfies Record<FlexStay, string>,
  oneWayBasis: 'The cheapest day of each week. Prices are per adult, taxes and fees included. Choose one to see its flights.',
  unknown: 'See flights',
  none: 'Nothing in this period can be booked. Choose another one.',
  noFlights: 'No flights were found in this period. Choose another one, or other airports.',
  failed: 'Prices cannot be shown right now. Try again in a moment.',
  gridTitle: (days: number): string => `Your dates, ± ${String(days)} ${plural('en', days, 'day', 'days')}`,
  unreadable: 'The flexible dates of this link could not be read. These are its exact dates.',
};
