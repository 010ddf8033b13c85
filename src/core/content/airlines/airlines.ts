/** The carriers we have pages for, with their names. */
import { AIRLINE_CODES, AIRLINE_SLUGS } from './airlineSlugs';
import type { AirlineCode, AirlineSlug } from './airlineSlugs';

export interface Airline {
  readonly slug: AirlineSlug;
  readonly name: string;
}

const NAMES: Readonly<Record<AirlineCode, string>> = {
  AA: 'American Airlines',
  DL: 'Delta Air Lines',
  UA: 'United Airlines',
  AC: 'Air Canada',
  AS: 'Alaska Airlines',
  WN: 'Southwest Airlines',
  B6: 'JetBlue Airways',
  HA: 'Hawaiian Airlines',
  F9: 'Frontier Airlines',
  G4: 'Allegiant Air',
  SY: 'Sun Country Airlines',
  XP: 'Avelo Airlines',
  MX: 'Breeze Airways',
  WS: 'WestJet',
  PD: 'Porter Airlines',
  AM: 'Aeromexico',
  Y4: 'Volaris',
  CM: 'Copa Airlines',
  AV: 'Avianca',
  LA: 'LATAM Airlines',
  AR: 'Aerolineas Argentinas',
  G3: 'GOL Linhas Aereas',
  BA: 'British Airways',
  VS: 'Virgin Atlantic',
  EI: 'Aer Lingus',
  AF: 'Air France',
  KL: 'KLM',
  LH: 'Lufthansa',
  LX: 'SWISS',
  OS: 'Austrian Airlines',
  SN: 'Brussels Airlines',
  AZ: 'ITA Airways',
  IB: 'Iberia',
  UX: 'Air Europa',
  TP: 'TAP Air Portugal',
  SK: 'SAS',
  DY: 'Norwegian',
  AY: 'Finnair',
  FI: 'Icelandair',
  LO: 'LOT Polish Airlines',
  A3: 'Aegean Airlines',
  TK: 'Turkish Airlines',
  EK: 'Emirates',
  EY: 'Etihad Airways',
  QR: 'Qatar Airways',
  AI: 'Air India',
  SQ: 'Singapore Airlines',
  BR: 'EVA Air',
  CI: 'China Airlines',
  CX: 'Cathay Pacific',
  JL: 'Japan Airlines',
  NH: 'All Nippon Airways',
  ZG: 'ZIPAIR Tokyo',
  KE: 'Korean Air',
  OZ: 'Asiana Airlines',
  QF: 'Qantas',
  NZ: 'Air New Zealand',
  FJ: 'Fiji Airways',
};

/** By IATA code, in the order in which lists show them. */
export const AIRLINES = Object.fromEntries(
  AIRLINE_CODES.map((code) => [code, { slug: AIRLINE_SLUGS[code], name: NAMES[code] }]),
) as Readonly<Record<AirlineCode, Airline>>;
