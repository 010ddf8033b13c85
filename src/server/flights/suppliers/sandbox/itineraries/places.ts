/** Places people go to for a holiday (fare-model.20): they fill at other times, and seldom at the last minute. */
import type { Airport } from '../../../../airports/airportTable';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Warm in the American winter: Florida, Hawaii, the desert. The Caribbean and the beaches of Mexico go by their place on the map. */
const SUN = codes(
  'MCO FLL MIA TPA RSW PBI SRQ EYW SFB PIE PGD JAX VPS ECP HNL OGG KOA LIH PHX PSP TUS SJU CUN SJD PVR CZM ZIH MZT HUX ACA',
);
const CARIBBEAN = codes('BS JM DO PR VI TC KY AW CW BQ SX MF AG BB LC VC GD KN DM MS AI VG GP MQ BL BM CU TT BZ');
/** Leisure the whole year. */
const ALL_YEAR = codes('LAS MSY DPS HKT MLE PMI IBZ AGP ALC FAO TFS LPA ACE JTR JMK NAN PPT RAR ZQN OOL CNS PUJ');
const SKI = codes('ASE EGE HDN JAC SUN MTJ GUC TEX BZN RNO SLC GNB CMF INN SZG');

/** Snow in winter: its season runs from December to March. */
export const isSkiPlace = ({ code }: Airport): boolean => SKI.has(code);

/** Sun in winter: its season runs from December to April. */
export function isSunPlace(a: Airport): boolean {
  return SUN.has(a.code) || CARIBBEAN.has(a.country);
}

export function isHolidayPlace(a: Airport): boolean {
  return isSunPlace(a) || ALL_YEAR.has(a.code);
}
