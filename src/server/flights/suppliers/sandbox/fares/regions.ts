/** Which part of the world a country belongs to, for timetable windows and fares (fare-model.5, fare-model.17). */
import { flagOfCountry, isTerritory } from '#core/domain/places/unitedStates';
import type { Airport } from '../../../../airports/airportTable';

export type Region = 'NA' | 'CARIB' | 'SAM' | 'EU' | 'GULF' | 'INDIA' | 'ASIA' | 'OCE' | 'AFR';
export type FareRegion = 'DOM' | 'TATL' | 'TPAC' | 'CARIB' | 'LATAM' | 'EUR' | 'ASIA' | 'MIDE' | 'OCE' | 'ASOC' | 'LOCAL' | 'OTHER';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const GULF = set('AE QA BH KW OM SA YE JO LB SY IQ IR IL PS');
const INDIA = set('IN PK BD LK NP BT MV AF');
const CENTRAL_ASIA_OF_EUROPE = set('TR CY GE AM AZ');
const NORTH_AMERICA = set('US CA');
/** Where European low-cost carriers fly any pair: EU, EEA, UK, Switzerland. */
const EUROPEAN_MARKET = set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS LI GB CH');

/** The country whose sky an airport is under: US territories count as the United States. */
export function flagOf(a: Pick<Airport, 'country'>): string {
  return flagOfCountry(a.country);
}

export function isSameCountry(a: Pick<Airport, 'country'>, b: Pick<Airport, 'country'>): boolean {
  return flagOf(a) === flagOf(b);
}

export function isEuropeanMarket(country: string): boolean {
  return EUROPEAN_MARKET.has(country);
}

export function regionOf(a: Pick<Airport, 'country' | 'continent' | 'lon'>): Region {
  const { country } = a;
  if (NORTH_AMERICA.has(country)) return 'NA';
  if (isTerritory(country)) return a.lon > 0 || country === 'AS' ? 'OCE' : 'CARIB';
  if (GULF.has(country)) return 'GULF';
  if (INDIA.has(country)) return 'INDIA';
  if (CENTRAL_ASIA_OF_EUROPE.has(country)) return 'EU';
  switch (a.continent) {
    case 'NA':
      return 'CARIB';
    case 'SA':
      return 'SAM';
    case 'EU':
      return 'EU';
    case 'AF':
      return 'AFR';
    case 'OC':
      return 'OCE';
    default:
      return 'ASIA';
  }
}

const MEDITERRANEAN = set('MA TN DZ EG LY IL JO LB');

/** Airlines of one neighborhood fly to each other's countries as a matter of course; beyond it by the list of routes (fare-model.4). */
export function neighborhoodOf(a: Airport): 'NORTH' | 'LATIN' | 'EUROPE' | 'ASIA' | 'PACIFIC' | 'GULF' | 'AFRICA' {
  if (MEDITERRANEAN.has(a.country)) return 'EUROPE';
  const region = regionOf(a);
  switch (region) {
    case 'NA':
      return 'NORTH';
    case 'CARIB':
    case 'SAM':
      return 'LATIN';
    case 'EU':
      return 'EUROPE';
    case 'INDIA':
    case 'ASIA':
      return 'ASIA';
    case 'OCE':
      return 'PACIFIC';
    case 'GULF':
      return 'GULF';
    case 'AFR':
      return 'AFRICA';
  }
}

/** The region of fare-model.17 that prices a pair. US, its territories and Canada are one home market. */
export function fareRegionOf(a: Airport, b: Airport): FareRegion {
  const isHome = (x: Airport): boolean => NORTH_AMERICA.has(flagOf(x));
  if (isHome(a) && isHome(b)) return 'DOM';
  const ra = regionOf(a);
  const rb = regionOf(b);
  if (isSameCountry(a, b) && ra !== 'EU') return 'LOCAL';
  const has = (r: Region): boolean => ra === r || rb === r;
  const both = (x: Region, y: Region): boolean => (ra === x && rb === y) || (ra === y && rb === x);
  if (both('INDIA', 'INDIA')) return 'ASIA';
  if (both('OCE', 'OCE')) return 'OTHER';
  if (both('OCE', 'ASIA')) return 'ASOC';
  if (has('OCE')) return 'OCE';
  if (has('GULF') || has('INDIA')) return 'MIDE';
  if (both('EU', 'EU')) return 'EUR';
  if (both('ASIA', 'ASIA')) return 'ASIA';
  if (both('NA', 'EU')) return 'TATL';
  if (both('NA', 'ASIA')) return 'TPAC';
  if (has('SAM')) return 'LATAM';
  if (has('CARIB') && (has('NA') || both('CARIB', 'CARIB'))) return 'CARIB';
  return 'OTHER';
}
