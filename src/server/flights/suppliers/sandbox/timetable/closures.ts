/**
 * What is not flown, or not sold by an agency of the United States, whatever a map or a list of routes would suggest: closed skies, countries
 * under sanctions, airlines that stay away. Airports that are closed to passengers are not in the table (server/airports/data). Checked by hand; where nobody could be sure, the route is out.
 */
import type { Airport } from '../../../../airports/airportTable';
import { flagOf } from '../fares/regions';

interface Reasoned {
  readonly reason: string;
  /** Since when, as month; checked in `CHECKED`. */
  readonly since: string;
}
export type Closure = Reasoned &
  (
    | { readonly kind: 'country'; readonly countries: string }
    /** Between a country and abroad these airlines alone fly. */
    | { readonly kind: 'airlines of a country'; readonly country: string; readonly only: string }
    /** Between two countries these flights alone exist, `AIRLINE:FROM-TO`. */
    | { readonly kind: 'market'; readonly countries: readonly [string, string]; readonly only: string }
    /** An airline does not fly to these countries and airports. */
    | { readonly kind: 'airline'; readonly airline: string; readonly never: string }
    /** An airline does not fly these pairs, `FROM-TO`, in either direction. */
    | { readonly kind: 'pairs'; readonly airline: string; readonly never: string }
  );

/** The month in which a person last read this table. */
export const CHECKED = '2026-11';

/** Found by reading the list of `tools/data/list-sectors.ts`. */
const NOT_SERVED = 'Not in its network.';
const FEW_SERVED = 'A few routes alone; others would be made up.';

export const CLOSURES: readonly Closure[] = [
  { kind: 'country', countries: 'KP', since: '2017-09', reason: 'US passports are not valid there (22 CFR 51.63).' },
  {
    kind: 'country',
    countries: 'CU',
    since: '2019-06',
    reason: 'A ticket needs a category of travel (31 CFR 515) that this site does not ask for.',
  },
  { kind: 'country', countries: 'IR', since: '1995-05', reason: 'Services for Iran may not be sold (31 CFR 560).' },
  { kind: 'country', countries: 'SY', since: '2011-08', reason: 'Sanctions were lifted in steps; airlines come back one by one.' },
  { kind: 'country', countries: 'UA', since: '2022-02', reason: 'The airspace is closed to civil aviation.' },
  {
    kind: 'country',
    countries: 'BY',
    since: '2021-06',
    reason: 'Airlines of the European Union and the United Kingdom may not fly there.',
  },
  {
    kind: 'country',
    countries: 'AF',
    since: '2021-08',
    reason: 'US rules close most of the airspace; no airline of this timetable has a steady schedule.',
  },
  { kind: 'country', countries: 'SD', since: '2023-04', reason: 'War: Khartoum is closed.' },
  { kind: 'country', countries: 'VE', since: '2019-05', reason: 'US airlines may not fly there, and others stopped.' },
  { kind: 'country', countries: 'HT', since: '2024-11', reason: 'US airlines may not fly to Port-au-Prince after aircraft were shot at.' },
  {
    kind: 'country',
    countries: 'SH YT',
    since: '2026-11',
    reason: 'Flown by airlines that this timetable does not have.',
  },
  {
    kind: 'country',
    countries: 'CC CX MS',
    since: '2026-11',
    reason: 'A few flights a week; which airline has them now is not known for sure.',
  },
  {
    kind: 'country',
    countries: 'MF',
    since: '2026-11',
    reason: 'Small airlines fly to Grand Case; those of this timetable land across the border at Princess Juliana.',
  },
  {
    kind: 'country',
    countries: 'YE',
    since: '2015-02',
    reason: 'The Department of State advises against all travel, and US rules close most of the airspace to US airlines.',
  },
  { kind: 'country', countries: 'ER', since: '2024-09', reason: 'Ethiopian stopped.' },
  {
    kind: 'airlines of a country',
    country: 'RU',
    only: 'TK EK EY FZ QR MS ET CA CZ MU HU',
    since: '2022-02',
    reason: 'Airlines of the US, Canada, Europe, Japan, Korea and others neither enter Russia nor may cross it.',
  },
  {
    kind: 'airlines of a country',
    country: 'IL',
    only: 'LY ET RJ A3 DL UA AC EY FZ VY SN W6 AF AI AZ LH LX OS HU BA IB UX LO',
    since: '2023-10',
    reason: 'Some states have no flights with Israel, and airlines that suspended theirs have not all come back.',
  },
  {
    kind: 'airline',
    airline: 'LY',
    never: 'TR JO QA SA EG MA OM BH KW LB IQ YE DZ TN LY PK BD MY ID MV IN IE NO SE DK',
    since: '2023-10',
    reason: 'No flights between these states and Israel by its airlines, or suspended, or not in its network.',
  },
  {
    kind: 'market',
    countries: ['IN', 'CN'],
    only: '6E:CCU-CAN 6E:DEL-CAN MU:DEL-PVG',
    since: '2025-10',
    reason: 'Flights were resumed after five years, on a few routes.',
  },
  {
    kind: 'market',
    countries: ['IN', 'PK'],
    only: '',
    since: '2019-08',
    reason: 'No flights; each airspace is closed to the other’s airlines.',
  },
  { kind: 'market', countries: ['IN', 'TW'], only: 'CI:DEL-TPE', since: '2022-01', reason: 'One airline flies nonstop.' },
  { kind: 'market', countries: ['AM', 'TR'], only: 'PC:EVN-SAW', since: '2022-02', reason: 'The border is closed; one airline flies.' },
  { kind: 'market', countries: ['AM', 'AZ'], only: '', since: '1991-01', reason: 'No flights between the two.' },
  { kind: 'market', countries: ['DZ', 'MA'], only: '', since: '2021-09', reason: 'Algeria closed its airspace to Moroccan aircraft.' },
  {
    kind: 'airline',
    airline: 'FR',
    never: 'TR EG TN DZ LB LY GE AZ AM IS BEG',
    since: '2024-01',
    reason: 'Not in its network, or at other airports than these.',
  },
  {
    kind: 'market',
    countries: ['CN', 'NP'],
    only: 'CA:CTU-KTM CA:TFU-KTM CZ:CAN-KTM MU:KMG-KTM',
    since: '2026-11',
    reason: 'From the west and south of China alone.',
  },
  { kind: 'pairs', airline: 'AS', never: 'JFK-LAX LAX-MIA MIA-SAN', since: '2026-11', reason: NOT_SERVED },
  { kind: 'market', countries: ['CN', 'BD'], only: 'CZ:CAN-DAC CA:PEK-DAC MU:KMG-DAC', since: '2026-11', reason: FEW_SERVED },
  { kind: 'market', countries: ['CN', 'MM'], only: 'CA:PEK-RGN CZ:CAN-RGN MU:KMG-RGN MU:KMG-MDL', since: '2026-11', reason: FEW_SERVED },
  {
    kind: 'pairs',
    airline: 'AA',
    never: 'BLI-DFW CLT-GEG DFW-HPN DFW-MHT DFW-STX MYR-PHX PHX-SAV PHX-SRQ',
    since: '2026-11',
    reason: NOT_SERVED,
  },
  { kind: 'pairs', airline: 'DL', never: 'DTW-ELP BHM-SLC', since: '2026-11', reason: NOT_SERVED },
  {
    kind: 'pairs',
    airline: 'UA',
    never: 'DEN-STT IAH-ALB IAH-SYR IAH-PVD GEG-IAH DAB-DEN CHO-DEN DEN-PGD',
    since: '2026-11',
    reason: NOT_SERVED,
  },
  { kind: 'pairs', airline: 'AM', never: 'CUZ-MEX MAO-MEX GDL-LIM', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'GA', never: 'BD', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'TK', never: 'EMA LBA LTN ORK KEF SVG', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'EK', never: 'TM', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'AT', never: 'GI NO PL HU FI IE CZ RO', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'LS', never: 'FO', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'NZ', never: 'NF', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'KQ', never: 'GQ ST GA', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'AM', never: 'AW BB BS BZ JM CW KY', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'WY', never: 'AL AT BG HU IE PL RO', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'GF', never: 'AT FI HU PL RO AL CZ ET', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'RJ', never: 'IE NO SE PT', since: '2026-11', reason: NOT_SERVED },
  { kind: 'airline', airline: 'U2', never: 'DZ IST SAW', since: '2024-01', reason: 'Flies to the Turkish coast, not to Istanbul.' },
];

/** Airlines that do not fly on the Sabbath. */
const SABBATH = new Set(['LY']);
/** From an hour before the earliest sunset of a year in Israel and New York to an hour after the latest nightfall; day 0 of 1970 was a Thursday. */
const SABBATH_FROM = 1440 + 15 * 60 + 30;
const SABBATH_MINUTES = 30 * 60;
const WEEK = 7 * 1440;

/** Whether the airline keeps its aircraft on the ground on the Sabbath. */
export const keepsSabbath = (airline: string): boolean => SABBATH.has(airline);

/** Whether a flight is in the air between Friday's sunset and Saturday's nightfall; local minutes since 1970 of the place that is looked from. */
export function isOnSabbath(departs: number, arrives: number): boolean {
  const since = (((departs - SABBATH_FROM) % WEEK) + WEEK) % WEEK;
  return since < SABBATH_MINUTES || since + arrives - departs > WEEK;
}

type Rule = (airline: string, a: Airport, b: Airport) => boolean;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean));

/** Whether a closure forbids the airline the pair. */
function ruleOf(closure: Closure): Rule {
  switch (closure.kind) {
    case 'country': {
      const countries = words(closure.countries);
      return (_airline, a, b) => countries.has(flagOf(a)) || countries.has(flagOf(b));
    }
    case 'airlines of a country': {
      const only = words(closure.only);
      return (airline, a, b) => flagOf(a) !== flagOf(b) && [a, b].some((x) => flagOf(x) === closure.country) && !only.has(airline);
    }
    case 'market': {
      const only = words(closure.only);
      const [one, other] = closure.countries;
      const isBetween = (a: Airport, b: Airport): boolean => flagOf(a) === one && flagOf(b) === other;
      return (airline, a, b) =>
        (isBetween(a, b) || isBetween(b, a)) && !only.has(`${airline}:${a.code}-${b.code}`) && !only.has(`${airline}:${b.code}-${a.code}`);
    }
    case 'pairs': {
      const never = words(closure.never);
      return (airline, a, b) => airline === closure.airline && (never.has(`${a.code}-${b.code}`) || never.has(`${b.code}-${a.code}`));
    }
    case 'airline': {
      const never = words(closure.never);
      return (airline, a, b) => airline === closure.airline && [a, b].some((x) => never.has(flagOf(x)) || never.has(x.code));
    }
  }
}

const RULES: readonly Rule[] = CLOSURES.map(ruleOf);

/** Whether the airline does not fly the pair, or it is not sold. */
export const isClosedTo = (airline: string, a: Airport, b: Airport): boolean => RULES.some((forbids) => forbids(airline, a, b));
