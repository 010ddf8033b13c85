/**
 * The carriers we have pages for: those of North America and those that link it with the rest of the world. Slugs are data (product §1);
 * hubs are the cities a carrier's flights meet in, largest first.
 */

export interface Airline {
  readonly slug: string;
  readonly name: string;
  readonly hubs: readonly string[];
}

/** By IATA code. */
export const AIRLINES = {
  AA: {
    slug: 'american-airlines-aa',
    name: 'American Airlines',
    hubs: ['Dallas–Fort Worth', 'Charlotte', 'Chicago', 'Miami'],
  },
  DL: {
    slug: 'delta-airlines-dl',
    name: 'Delta Air Lines',
    hubs: ['Atlanta', 'Detroit', 'Minneapolis', 'Salt Lake City'],
  },
  UA: { slug: 'united-airlines-ua', name: 'United Airlines', hubs: ['Chicago', 'Denver', 'Houston', 'Newark'] },
  AC: { slug: 'air-canada-ac', name: 'Air Canada', hubs: ['Toronto', 'Montréal', 'Vancouver', 'Calgary'] },
  AS: {
    slug: 'alaska-airlines-as',
    name: 'Alaska Airlines',
    hubs: ['Seattle', 'Portland', 'Anchorage', 'San Francisco'],
  },
  WN: { slug: 'southwest-airlines-wn', name: 'Southwest Airlines', hubs: ['Denver', 'Las Vegas', 'Chicago', 'Baltimore'] },
  B6: { slug: 'jetblue-airways-b6', name: 'JetBlue Airways', hubs: ['New York', 'Boston', 'Fort Lauderdale', 'Orlando'] },
  HA: { slug: 'hawaiian-airlines-ha', name: 'Hawaiian Airlines', hubs: ['Honolulu', 'Kahului'] },
  F9: { slug: 'frontier-airlines-f9', name: 'Frontier Airlines', hubs: ['Denver', 'Orlando', 'Las Vegas', 'Atlanta'] },
  G4: { slug: 'allegiant-air-g4', name: 'Allegiant Air', hubs: ['Las Vegas', 'Orlando', 'St. Petersburg', 'Phoenix'] },
  SY: { slug: 'sun-country-airlines-sy', name: 'Sun Country Airlines', hubs: ['Minneapolis'] },
  XP: { slug: 'avelo-airlines-xp', name: 'Avelo Airlines', hubs: ['New Haven', 'Wilmington'] },
  MX: { slug: 'breeze-airways-mx', name: 'Breeze Airways', hubs: ['Providence', 'Charleston', 'Tampa', 'Norfolk'] },
  WS: { slug: 'westjet-ws', name: 'WestJet', hubs: ['Calgary', 'Toronto', 'Vancouver', 'Edmonton'] },
  PD: { slug: 'porter-airlines-pd', name: 'Porter Airlines', hubs: ['Toronto', 'Ottawa', 'Montréal'] },
  AM: { slug: 'aeromexico-am', name: 'Aeromexico', hubs: ['Mexico City', 'Monterrey', 'Guadalajara'] },
  Y4: { slug: 'volaris-y4', name: 'Volaris', hubs: ['Mexico City', 'Tijuana', 'Guadalajara', 'Cancún'] },
  CM: { slug: 'copa-airlines-cm', name: 'Copa Airlines', hubs: ['Panama City'] },
  AV: { slug: 'avianca-av', name: 'Avianca', hubs: ['Bogotá', 'San Salvador', 'Medellín'] },
  LA: { slug: 'latam-airlines-la', name: 'LATAM Airlines', hubs: ['Santiago', 'São Paulo', 'Lima', 'Bogotá'] },
  AR: { slug: 'aerolineas-argentinas-ar', name: 'Aerolineas Argentinas', hubs: ['Buenos Aires', 'Córdoba'] },
  G3: { slug: 'gol-linhas-aereas-g3', name: 'GOL Linhas Aereas', hubs: ['São Paulo', 'Rio de Janeiro', 'Brasília'] },
  BA: { slug: 'british-airways-ba', name: 'British Airways', hubs: ['London'] },
  VS: { slug: 'virgin-atlantic-vs', name: 'Virgin Atlantic', hubs: ['London', 'Manchester'] },
  EI: { slug: 'aer-lingus-ei', name: 'Aer Lingus', hubs: ['Dublin'] },
  AF: { slug: 'air-france-af', name: 'Air France', hubs: ['Paris'] },
  KL: { slug: 'klm-kl', name: 'KLM', hubs: ['Amsterdam'] },
  LH: { slug: 'lufthansa-lh', name: 'Lufthansa', hubs: ['Frankfurt', 'Munich'] },
  LX: { slug: 'swiss-lx', name: 'SWISS', hubs: ['Zurich', 'Geneva'] },
  OS: { slug: 'austrian-airlines-os', name: 'Austrian Airlines', hubs: ['Vienna'] },
  SN: { slug: 'brussels-airlines-sn', name: 'Brussels Airlines', hubs: ['Brussels'] },
  AZ: { slug: 'ita-airways-az', name: 'ITA Airways', hubs: ['Rome', 'Milan'] },
  IB: { slug: 'iberia-ib', name: 'Iberia', hubs: ['Madrid'] },
  UX: { slug: 'air-europa-ux', name: 'Air Europa', hubs: ['Madrid'] },
  TP: { slug: 'tap-air-portugal-tp', name: 'TAP Air Portugal', hubs: ['Lisbon', 'Porto'] },
  SK: { slug: 'sas-sk', name: 'SAS', hubs: ['Copenhagen', 'Stockholm', 'Oslo'] },
  DY: { slug: 'norwegian-dy', name: 'Norwegian', hubs: ['Oslo', 'Copenhagen', 'Stockholm'] },
  AY: { slug: 'finnair-ay', name: 'Finnair', hubs: ['Helsinki'] },
  FI: { slug: 'icelandair-fi', name: 'Icelandair', hubs: ['Reykjavík'] },
  LO: { slug: 'lot-polish-airlines-lo', name: 'LOT Polish Airlines', hubs: ['Warsaw'] },
  A3: { slug: 'aegean-airlines-a3', name: 'Aegean Airlines', hubs: ['Athens', 'Thessaloniki'] },
  TK: { slug: 'turkish-airlines-tk', name: 'Turkish Airlines', hubs: ['Istanbul'] },
  EK: { slug: 'emirates-ek', name: 'Emirates', hubs: ['Dubai'] },
  EY: { slug: 'etihad-airways-ey', name: 'Etihad Airways', hubs: ['Abu Dhabi'] },
  QR: { slug: 'qatar-airways-qr', name: 'Qatar Airways', hubs: ['Doha'] },
  AI: { slug: 'air-india-ai', name: 'Air India', hubs: ['New Delhi', 'Mumbai'] },
  SQ: { slug: 'singapore-airlines-sq', name: 'Singapore Airlines', hubs: ['Singapore'] },
  BR: { slug: 'eva-air-br', name: 'EVA Air', hubs: ['Taipei'] },
  CI: { slug: 'china-airlines-ci', name: 'China Airlines', hubs: ['Taipei'] },
  CX: { slug: 'cathay-pacific-cx', name: 'Cathay Pacific', hubs: ['Hong Kong'] },
  JL: { slug: 'japan-airlines-jl', name: 'Japan Airlines', hubs: ['Tokyo'] },
  NH: { slug: 'all-nippon-airways-nh', name: 'All Nippon Airways', hubs: ['Tokyo'] },
  ZG: { slug: 'zipair-tokyo-zg', name: 'ZIPAIR Tokyo', hubs: ['Tokyo'] },
  KE: { slug: 'korean-air-ke', name: 'Korean Air', hubs: ['Seoul'] },
  OZ: { slug: 'asiana-airlines-oz', name: 'Asiana Airlines', hubs: ['Seoul'] },
  QF: { slug: 'qantas-qf', name: 'Qantas', hubs: ['Sydney', 'Melbourne', 'Brisbane', 'Perth'] },
  NZ: { slug: 'air-new-zealand-nz', name: 'Air New Zealand', hubs: ['Auckland', 'Wellington', 'Christchurch'] },
  FJ: { slug: 'fiji-airways-fj', name: 'Fiji Airways', hubs: ['Nadi'] },
} as const satisfies Record<string, Airline>;

export type AirlineCode = keyof typeof AIRLINES;
export type AirlineSlug = (typeof AIRLINES)[AirlineCode]['slug'];
export const AIRLINE_CODES = Object.keys(AIRLINES) as AirlineCode[];

const bySlug = new Map(AIRLINE_CODES.map((code) => [AIRLINES[code].slug as string, code]));

/** The carrier of a slug, `delta-airlines-dl`. */
export const airlineOfSlug = (slug: string): AirlineCode | null => bySlug.get(slug) ?? null;

/** The carrier of a code in any letter case (product §1). */
export function airlineOfCode(text: string): AirlineCode | null {
  const code = text.toUpperCase();
  return AIRLINE_CODES.find((c) => c === code) ?? null;
}
