/** How long a passport must be valid beyond a stay: warned about, never refused, since the border decides (booking.23). */
import { required } from '../values/checkedReads';
import { lastOf } from '../values/nonEmpty';
import type { NonEmpty } from '../values/nonEmpty';
import { flagOfCountry } from '../places/unitedStates';
import type { Passport } from '../booking/booking';
import type { IsoDate } from '../values/dates';
import { addMonths, laterOf, localParts } from '../values/dates';
import type { AirportRef, Slice } from '../flights/flights';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The Schengen area, ISO 3166, as of 2025 (Bulgaria and Romania in full since January 1, 2025). */
const SCHENGEN = codes('AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK');
/** Passports that are no third country's there: the European Union, Iceland, Liechtenstein, Norway and Switzerland. */
const FREE_IN_SCHENGEN: ReadonlySet<string> = new Set([...SCHENGEN, 'CY', 'IE']);
const SCHENGEN_MONTHS = 3;

/**
 * Countries that ask for six months, ISO 3166, for holders of US passports in 2025: those that IATA Timatic, as it is quoted in
 * public, and the lists of travel advisors agree on, and of the US State Department's country information China, India, Nepal,
 * Pakistan, Russia and Turkey. Countries that exempt US passports (Taiwan, Nicaragua) are left out.
 */
const SIX_MONTHS = codes(
  'AE AF BH BN BT BW CF CI CM CN DZ EC EG FJ GA GQ GW GY ID IL IN IQ IR JO KE KH KI KW LA LK MG MH MM MN MY NA NG NP OM PG PH PK PW QA ' +
    'RU RW SA SB SD SG SO SR TD TH TL TO TR TV TZ UG VE VN VU WS YE ZW',
);
const SIX = 6;

/** A country that a trip goes to, and the last day there that the trip knows of. */
export interface Stay {
  /** ISO 3166. */
  readonly country: string;
  readonly until: IsoDate;
}

/** Where a trip goes: the destination of each direction, home and places of transit left out, by the calendars of the airports. */
export function staysOf(slices: NonEmpty<Slice>, airports: Readonly<Record<string, AirportRef>>): readonly Stay[] {
  const countryOf = (code: string): string => required(airports[code], code).country;
  const home = flagOfCountry(countryOf(slices[0].legs[0].from));
  const stays = new Map<string, Stay>();
  slices.forEach(({ legs }, i) => {
    const last = lastOf(legs);
    const country = countryOf(last.to);
    if (flagOfCountry(country) === home) return;
    const until = localParts(slices[i + 1]?.legs[0].departs ?? last.arrives).date;
    stays.set(country, { country, until: laterOf(until, stays.get(country)?.until ?? until) });
  });
  return [...stays.values()];
}

/** A rule that a passport does not meet. */
export interface PassportShortfall {
  readonly rule: 'schengen' | 'six_months';
  readonly country: string;
  /** The day on which the passport would still have to be valid. */
  readonly needed: IsoDate;
}

/**
 * The rules that a passport falls short of. Schengen: valid three months after leaving the area (Regulation (EU) 2016/399, Schengen
 * Borders Code, article 6(1)(a); that it be issued within ten years cannot be checked, since we do not ask). Where a country asks for
 * six months, they are counted from the end of the stay, the stricter of the two ways in use. A country asks nothing of its own people.
 */
export function passportShortfalls(
  { expires, country: issuer }: Pick<Passport, 'expires' | 'country'>,
  stays: readonly Stay[],
): readonly PassportShortfall[] {
  return stays.flatMap(({ country, until }): readonly PassportShortfall[] => {
    if (country === issuer) return [];
    const short = (rule: PassportShortfall['rule'], months: number): readonly PassportShortfall[] => {
      const needed = addMonths(until, months);
      return expires < needed ? [{ rule, country, needed }] : [];
    };
    if (SCHENGEN.has(country)) return FREE_IN_SCHENGEN.has(issuer) ? [] : short('schengen', SCHENGEN_MONTHS);
    return SIX_MONTHS.has(country) ? short('six_months', SIX) : [];
  });
}
