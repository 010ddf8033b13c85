/** The cities we have pages for. Slugs, airports and links are data (content.4); the words are in cities.en and cities.es. */

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

export const isCitySlug = (text: string): text is CitySlug => Object.hasOwn(CITIES, text);

/** The five of the menu, the home page and /destinations/{index} (content.3). */
export const DESTINATIONS = ['paris', 'rome', 'new-york', 'las-vegas', 'los-angeles'] as const satisfies readonly CitySlug[];
export type DestinationSlug = (typeof DESTINATIONS)[number];

export const isDestinationSlug = (text: string): text is DestinationSlug => (DESTINATIONS as readonly string[]).includes(text);

/** `from` price on cards and in the menu, an example figure (content.13, content.17): round trip, one adult, taxes included. */
export const CARD_PRICE_CENTS = 35_005;
