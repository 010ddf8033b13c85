/** Where people fly to see something: the destinations of the explore page, by airport or metropolitan code (explore.3). */
import { CITIES, CITY_SLUGS } from '../destinations/cities';
import type { CitySlug } from '../destinations/cities';

/** Places without a page of their own, by part of the world. */
const OTHERS = [
  // United States
  'ANC AUS BNA BUF BZN CHS CLE CLT DTT FLL IND JAC KOA LIH MCI MKE MSP MSY OGG OKC PBI PDX PHL PIT PVD RDU RNO RSW SAN SAT SAV SLC STL TPA',
  // Canada and Mexico
  'YHZ YMQ YQB YVR YYC GDL MEX OAX PVR SJD',
  // Caribbean, Central and South America
  'AUA BGI MBJ NAS PUJ SDQ SJU SXM BZE GUA LIR PTY SJO BOG BUE CTG CUZ LIM MDE RIO SAO SCL UIO',
  // Europe
  'BER BRU BUD CPH EDI FAO FLR FRA GVA HEL KEF KRK LYS MAN MIL MUC NAP NCE OPO OSL PMI PRG SPU STO SVQ VCE VIE WAW ZRH',
  // Africa and the Middle East
  'AMM CAI CMN CPT JNB MRU NBO RAK TLV',
  // Asia and the Pacific
  'AKL BJS BKK BOM CMB DEL DPS HAN HKG HKT KUL MEL MLE MNL OSA SEL SGN SHA SIN SYD TPE',
]
  .join(' ')
  .split(' ');

const SLUG_OF: ReadonlyMap<string, CitySlug> = new Map(CITY_SLUGS.map((slug) => [CITIES[slug].code, slug]));

/** The cities with pages first. */
export const EXPLORE_CODES: readonly string[] = [...SLUG_OF.keys(), ...OTHERS];

/** The city whose page and poster a place has; undefined where it has none. */
export const slugOfPlace = (code: string): CitySlug | undefined => SLUG_OF.get(code);
