/** The cities we have pages for. Slugs, airports and links are data (content.4); the words are in cities.en and cities.es. */

import type { PosterId } from '../posters';

export interface City {
  /** Airport or metropolitan code that a search for the city uses. */
  readonly code: string;
  /** IATA codes of carriers with a popular route to the city; each pair has a page of its own. */
  readonly carriers: readonly string[];
}

/** In the order in which lists show them: the five destinations first (content.13). Every page loads these rows: nothing else of a city stands here. */
export const CITIES = {
  paris: { code: 'PAR', carriers: ['AF', 'DL', 'UA', 'AA', 'B6'] },
  rome: { code: 'ROM', carriers: ['AZ', 'DL', 'UA', 'AA', 'LH'] },
  'new-york': { code: 'NYC', carriers: ['DL', 'B6', 'AA', 'UA', 'AS'] },
  'las-vegas': { code: 'LAS', carriers: ['WN', 'F9', 'DL', 'UA', 'AA'] },
  'los-angeles': { code: 'LAX', carriers: ['AA', 'DL', 'UA', 'AC', 'AS'] },
  phoenix: { code: 'PHX', carriers: ['AA', 'WN', 'UA', 'DL', 'F9'] },
  hawaii: { code: 'HNL', carriers: ['HA', 'UA', 'AS', 'DL', 'AA'] },
  seattle: { code: 'SEA', carriers: ['AS', 'DL', 'UA', 'AA', 'WN'] },
  tokyo: { code: 'TYO', carriers: ['JL', 'NH', 'UA', 'DL', 'AA'] },
  'san-francisco': { code: 'SFO', carriers: ['UA', 'AS', 'DL', 'AA', 'B6'] },
  houston: { code: 'IAH', carriers: ['UA', 'WN', 'AA', 'DL', 'F9'] },
  chicago: { code: 'CHI', carriers: ['UA', 'AA', 'WN', 'DL', 'B6'] },
  london: { code: 'LON', carriers: ['BA', 'VS', 'UA', 'AA', 'DL'] },
  miami: { code: 'MIA', carriers: ['AA', 'DL', 'UA', 'B6', 'F9'] },
  orlando: { code: 'MCO', carriers: ['WN', 'B6', 'F9', 'DL', 'AA'] },
  boston: { code: 'BOS', carriers: ['B6', 'DL', 'AA', 'UA', 'AS'] },
  denver: { code: 'DEN', carriers: ['UA', 'WN', 'F9', 'DL', 'AA'] },
  atlanta: { code: 'ATL', carriers: ['DL', 'WN', 'F9', 'AA', 'UA'] },
  barcelona: { code: 'BCN', carriers: ['DL', 'UA', 'AA', 'IB', 'LH'] },
  madrid: { code: 'MAD', carriers: ['IB', 'AA', 'DL', 'UA', 'BA'] },
  amsterdam: { code: 'AMS', carriers: ['KL', 'DL', 'UA', 'B6', 'AA'] },
  lisbon: { code: 'LIS', carriers: ['TP', 'UA', 'DL', 'IB', 'AF'] },
  cancun: { code: 'CUN', carriers: ['AA', 'DL', 'UA', 'B6', 'AM'] },
  washington: { code: 'WAS', carriers: ['AA', 'WN', 'UA', 'DL', 'AS'] },
  toronto: { code: 'YTO', carriers: ['AC', 'PD', 'UA', 'AA', 'DL'] },
  dallas: { code: 'DFW', carriers: ['AA', 'WN', 'UA', 'DL', 'F9'] },
  athens: { code: 'ATH', carriers: ['AA', 'DL', 'UA', 'EK', 'LH'] },
  dublin: { code: 'DUB', carriers: ['EI', 'DL', 'AA', 'UA', 'B6'] },
  istanbul: { code: 'IST', carriers: ['TK', 'LH', 'AF', 'BA', 'UA'] },
  dubai: { code: 'DXB', carriers: ['EK', 'UA', 'BA', 'LH', 'QR'] },
} as const satisfies Record<string, City>;

export type CitySlug = keyof typeof CITIES;
export const CITY_SLUGS = Object.keys(CITIES) as CitySlug[];

/** Airports of each city, most used first; those of Los Angeles in the order that is given (content.15). Apart, because few pages ask. */
export const CITY_AIRPORTS: Readonly<Record<CitySlug, readonly string[]>> = {
  paris: ['CDG', 'ORY'],
  rome: ['FCO', 'CIA'],
  'new-york': ['JFK', 'EWR', 'LGA'],
  'las-vegas': ['LAS'],
  'los-angeles': ['HHR', 'BUR', 'LAX', 'LGB', 'VNY', 'SNA', 'ONT'],
  phoenix: ['PHX'],
  hawaii: ['HNL', 'OGG', 'KOA', 'LIH'],
  seattle: ['SEA'],
  tokyo: ['HND', 'NRT'],
  'san-francisco': ['SFO', 'OAK', 'SJC'],
  houston: ['IAH', 'HOU'],
  chicago: ['ORD', 'MDW'],
  london: ['LHR', 'LGW', 'STN'],
  miami: ['MIA', 'FLL'],
  orlando: ['MCO'],
  boston: ['BOS'],
  denver: ['DEN'],
  atlanta: ['ATL'],
  barcelona: ['BCN'],
  madrid: ['MAD'],
  amsterdam: ['AMS'],
  lisbon: ['LIS'],
  cancun: ['CUN'],
  washington: ['DCA', 'IAD', 'BWI'],
  toronto: ['YYZ', 'YTZ'],
  dallas: ['DFW', 'DAL'],
  athens: ['ATH'],
  dublin: ['DUB'],
  istanbul: ['IST', 'SAW'],
  dubai: ['DXB'],
};

export const isCitySlug = (text: string): text is CitySlug => Object.hasOwn(CITIES, text);

/** The five of the menu, the home page and /destinations/{index} (content.3). */
export const DESTINATIONS = ['paris', 'rome', 'new-york', 'las-vegas', 'los-angeles'] as const satisfies readonly CitySlug[];
export type DestinationSlug = (typeof DESTINATIONS)[number];

export const isDestinationSlug = (text: string): text is DestinationSlug => (DESTINATIONS as readonly string[]).includes(text);

/** Ten tiles at the foot of a city's page, each to a page with every block; those of Los Angeles are given (content.15, content.35). */
export const TILES: Readonly<Record<CitySlug, readonly CitySlug[]>> = {
  'los-angeles': ['las-vegas', 'new-york', 'phoenix', 'hawaii', 'seattle', 'tokyo', 'san-francisco', 'houston', 'chicago', 'london'],
  paris: ['rome', 'london', 'amsterdam', 'barcelona', 'madrid', 'lisbon', 'new-york', 'los-angeles', 'boston', 'tokyo'],
  rome: ['paris', 'london', 'barcelona', 'madrid', 'amsterdam', 'lisbon', 'new-york', 'boston', 'atlanta', 'los-angeles'],
  'new-york': ['los-angeles', 'miami', 'orlando', 'chicago', 'san-francisco', 'boston', 'paris', 'london', 'rome', 'cancun'],
  'las-vegas': ['los-angeles', 'phoenix', 'denver', 'san-francisco', 'seattle', 'new-york', 'chicago', 'houston', 'hawaii', 'atlanta'],
  phoenix: ['las-vegas', 'denver', 'los-angeles', 'dallas', 'seattle', 'chicago', 'san-francisco', 'houston', 'hawaii', 'cancun'],
  hawaii: ['los-angeles', 'san-francisco', 'seattle', 'las-vegas', 'tokyo', 'phoenix', 'denver', 'new-york', 'dallas', 'chicago'],
  seattle: ['san-francisco', 'los-angeles', 'denver', 'las-vegas', 'hawaii', 'phoenix', 'chicago', 'tokyo', 'boston', 'dallas'],
  tokyo: ['hawaii', 'los-angeles', 'san-francisco', 'seattle', 'london', 'paris', 'new-york', 'dubai', 'chicago', 'rome'],
  'san-francisco': ['los-angeles', 'seattle', 'las-vegas', 'hawaii', 'denver', 'phoenix', 'new-york', 'chicago', 'tokyo', 'london'],
  houston: ['dallas', 'cancun', 'denver', 'atlanta', 'miami', 'orlando', 'new-york', 'chicago', 'los-angeles', 'las-vegas'],
  chicago: ['new-york', 'denver', 'orlando', 'las-vegas', 'boston', 'washington', 'toronto', 'miami', 'dallas', 'london'],
  london: ['paris', 'dublin', 'amsterdam', 'rome', 'barcelona', 'lisbon', 'madrid', 'athens', 'new-york', 'istanbul'],
  miami: ['orlando', 'new-york', 'cancun', 'atlanta', 'boston', 'chicago', 'washington', 'houston', 'madrid', 'los-angeles'],
  orlando: ['miami', 'new-york', 'atlanta', 'chicago', 'boston', 'washington', 'cancun', 'dallas', 'houston', 'las-vegas'],
  boston: ['new-york', 'washington', 'chicago', 'orlando', 'miami', 'dublin', 'london', 'lisbon', 'paris', 'amsterdam'],
  denver: ['phoenix', 'las-vegas', 'chicago', 'dallas', 'seattle', 'san-francisco', 'los-angeles', 'houston', 'atlanta', 'new-york'],
  atlanta: ['orlando', 'miami', 'new-york', 'washington', 'dallas', 'boston', 'chicago', 'cancun', 'houston', 'paris'],
  barcelona: ['madrid', 'lisbon', 'paris', 'rome', 'amsterdam', 'london', 'athens', 'dublin', 'new-york', 'miami'],
  madrid: ['barcelona', 'lisbon', 'rome', 'paris', 'london', 'athens', 'miami', 'new-york', 'dublin', 'istanbul'],
  amsterdam: ['paris', 'london', 'dublin', 'barcelona', 'rome', 'lisbon', 'istanbul', 'athens', 'new-york', 'boston'],
  lisbon: ['madrid', 'barcelona', 'paris', 'london', 'dublin', 'rome', 'amsterdam', 'athens', 'boston', 'new-york'],
  cancun: ['miami', 'orlando', 'houston', 'dallas', 'las-vegas', 'los-angeles', 'new-york', 'chicago', 'atlanta', 'hawaii'],
  washington: ['new-york', 'boston', 'chicago', 'atlanta', 'orlando', 'miami', 'denver', 'toronto', 'london', 'dublin'],
  toronto: ['new-york', 'chicago', 'boston', 'washington', 'miami', 'orlando', 'las-vegas', 'los-angeles', 'london', 'cancun'],
  dallas: ['houston', 'denver', 'las-vegas', 'chicago', 'los-angeles', 'cancun', 'atlanta', 'orlando', 'phoenix', 'new-york'],
  athens: ['rome', 'istanbul', 'barcelona', 'paris', 'london', 'amsterdam', 'lisbon', 'dubai', 'madrid', 'new-york'],
  dublin: ['london', 'amsterdam', 'paris', 'lisbon', 'barcelona', 'rome', 'boston', 'new-york', 'madrid', 'athens'],
  istanbul: ['athens', 'rome', 'dubai', 'paris', 'london', 'amsterdam', 'barcelona', 'madrid', 'new-york', 'tokyo'],
  dubai: ['istanbul', 'london', 'athens', 'paris', 'rome', 'tokyo', 'amsterdam', 'new-york', 'barcelona', 'chicago'],
};

/** What turns in the hero of a city guide, the city itself first. */
export const GUIDE_PICTURES: Readonly<Record<DestinationSlug, readonly PosterId[]>> = {
  paris: ['paris', 'seine', 'notre-dame', 'louvre'],
  rome: ['rome', 'st-peters', 'trevi', 'forum'],
  'new-york': ['new-york', 'statue-of-liberty', 'central-park', 'high-line'],
  'las-vegas': ['las-vegas', 'red-rock', 'strip', 'hoover-dam'],
  'los-angeles': ['los-angeles', 'santa-monica-pier', 'griffith', 'venice-beach'],
};

/** `from` price on cards and in the menu, an example figure (content.13, content.17): round trip, one adult, taxes included. */
export const CARD_PRICE_CENTS = 35_005;
