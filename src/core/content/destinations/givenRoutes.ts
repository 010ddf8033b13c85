/** Popular routes that are given (content.15) or chosen by hand, the home of the figures first; everywhere else the timetable's. */
import type { CitySlug } from './cities';

type Route = readonly [from: string, to: string];

const to = (airport: string, origins: readonly string[]): readonly Route[] => origins.map((from) => [from, airport]);

const GIVEN: Readonly<Partial<Record<CitySlug, readonly Route[]>>> = {
  'los-angeles': to('LAX', ['JFK', 'ORD', 'NRT', 'LHR', 'SFO']),
  paris: to('CDG', ['JFK', 'LAX', 'ORD', 'BOS', 'MIA']),
  rome: to('FCO', ['JFK', 'BOS', 'ORD', 'ATL', 'LAX']),
  'new-york': [...to('JFK', ['LAX', 'SFO']), ...to('LGA', ['MIA', 'ORD']), ['LHR', 'JFK']],
  'las-vegas': to('LAS', ['LAX', 'SFO', 'DEN', 'JFK', 'ORD']),
};

export const givenRoutes = (city: CitySlug): readonly Route[] | null => GIVEN[city] ?? null;

/** Airports by the names that the given pages use, where they are not the short ones. */
export const RECORD_AIRPORT_NAMES: Readonly<Record<string, string>> = {
  HHR: 'Hawthorne Municipal',
  SNA: 'John Wayne, Orange County',
  ONT: 'Ontario International',
  JFK: 'John F Kennedy International',
  EWR: 'Newark Liberty International',
  LAS: 'Harry Reid International',
  FCO: 'Fiumicino Leonardo da Vinci',
};
