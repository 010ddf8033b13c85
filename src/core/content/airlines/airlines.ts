/**
 * The carriers we have pages for: those of North America and those that link it with the rest of the world. Slugs are data (content.4).
 */

export interface Airline {
  readonly slug: string;
  readonly name: string;
}

/** By IATA code. */
export const AIRLINES = {
  AA: { slug: 'american-airlines-aa', name: 'American Airlines' },
  DL: { slug: 'delta-airlines-dl', name: 'Delta Air Lines' },
  UA: { slug: 'united-airlines-ua', name: 'United Airlines' },
  AC: { slug: 'air-canada-ac', name: 'Air Canada' },
  AS: { slug: 'alaska-airlines-as', name: 'Alaska Airlines' },
  WN: { slug: 'southwest-airlines-wn', name: 'Southwest Airlines' },
  B6: { slug: 'jetblue-airways-b6', name: 'JetBlue Airways' },
  HA: { slug: 'hawaiian-airlines-ha', name: 'Hawaiian Airlines' },
  F9: { slug: 'frontier-airlines-f9', name: 'Frontier Airlines' },
  G4: { slug: 'allegiant-air-g4', name: 'Allegiant Air' },
  SY: { slug: 'sun-country-airlines-sy', name: 'Sun Country Airlines' },
  XP: { slug: 'avelo-airlines-xp', name: 'Avelo Airlines' },
  MX: { slug: 'breeze-airways-mx', name: 'Breeze Airways' },
  WS: { slug: 'westjet-ws', name: 'WestJet' },
  PD: { slug: 'porter-airlines-pd', name: 'Porter Airlines' },
  AM: { slug: 'aeromexico-am', name: 'Aeromexico' },
  Y4: { slug: 'volaris-y4', name: 'Volaris' },
  CM: { slug: 'copa-airlines-cm', name: 'Copa Airlines' },
  AV: { slug: 'avianca-av', name: 'Avianca' },
  LA: { slug: 'latam-airlines-la', name: 'LATAM Airlines' },
  AR: { slug: 'aerolineas-argentinas-ar', name: 'Aerolineas Argentinas' },
  G3: { slug: 'gol-linhas-aereas-g3', name: 'GOL Linhas Aereas' },
  BA: { slug: 'british-airways-ba', name: 'British Airways' },
  VS: { slug: 'virgin-atlantic-vs', name: 'Virgin Atlantic' },
  EI: { slug: 'aer-lingus-ei', name: 'Aer Lingus' },
  AF: { slug: 'air-france-af', name: 'Air France' },
  KL: { slug: 'klm-kl', name: 'KLM' },
  LH: { slug: 'lufthansa-lh', name: 'Lufthansa' },
  LX: { slug: 'swiss-lx', name: 'SWISS' },
  OS: { slug: 'austrian-airlines-os', name: 'Austrian Airlines' },
  SN: { slug: 'brussels-airlines-sn', name: 'Brussels Airlines' },
  AZ: { slug: 'ita-airways-az', name: 'ITA Airways' },
  IB: { slug: 'iberia-ib', name: 'Iberia' },
  UX: { slug: 'air-europa-ux', name: 'Air Europa' },
  TP: { slug: 'tap-air-portugal-tp', name: 'TAP Air Portugal' },
  SK: { slug: 'sas-sk', name: 'SAS' },
  DY: { slug: 'norwegian-dy', name: 'Norwegian' },
  AY: { slug: 'finnair-ay', name: 'Finnair' },
  FI: { slug: 'icelandair-fi', name: 'Icelandair' },
  LO: { slug: 'lot-polish-airlines-lo', name: 'LOT Polish Airlines' },
  A3: { slug: 'aegean-airlines-a3', name: 'Aegean Airlines' },
  TK: { slug: 'turkish-airlines-tk', name: 'Turkish Airlines' },
  EK: { slug: 'emirates-ek', name: 'Emirates' },
  EY: { slug: 'etihad-airways-ey', name: 'Etihad Airways' },
  QR: { slug: 'qatar-airways-qr', name: 'Qatar Airways' },
  AI: { slug: 'air-india-ai', name: 'Air India' },
  SQ: { slug: 'singapore-airlines-sq', name: 'Singapore Airlines' },
  BR: { slug: 'eva-air-br', name: 'EVA Air' },
  CI: { slug: 'china-airlines-ci', name: 'China Airlines' },
  CX: { slug: 'cathay-pacific-cx', name: 'Cathay Pacific' },
  JL: { slug: 'japan-airlines-jl', name: 'Japan Airlines' },
  NH: { slug: 'all-nippon-airways-nh', name: 'All Nippon Airways' },
  ZG: { slug: 'zipair-tokyo-zg', name: 'ZIPAIR Tokyo' },
  KE: { slug: 'korean-air-ke', name: 'Korean Air' },
  OZ: { slug: 'asiana-airlines-oz', name: 'Asiana Airlines' },
  QF: { slug: 'qantas-qf', name: 'Qantas' },
  NZ: { slug: 'air-new-zealand-nz', name: 'Air New Zealand' },
  FJ: { slug: 'fiji-airways-fj', name: 'Fiji Airways' },
} as const satisfies Record<string, Airline>;

export type AirlineCode = keyof typeof AIRLINES;
export type AirlineSlug = (typeof AIRLINES)[AirlineCode]['slug'];
export const AIRLINE_CODES = Object.keys(AIRLINES) as AirlineCode[];

const bySlug = new Map(AIRLINE_CODES.map((code) => [AIRLINES[code].slug as string, code]));

/** The carrier of a slug, `delta-airlines-dl`. */
export const airlineOfSlug = (slug: string): AirlineCode | null => bySlug.get(slug) ?? null;

/** The carrier of a code in any letter case (content.4). */
export function airlineOfCode(text: string): AirlineCode | null {
  const code = text.toUpperCase();
  return AIRLINE_CODES.find((c) => c === code) ?? null;
}
