/** Between which parts of the world a flight goes, as far as airlines' rules of bags differ by it. */
import { flagOfCountry } from '../../../domain/places/unitedStates';

/** Besides the obvious: `transborder` is between the United States and Canada; `caribbean` and `southAmerica` say where the one end lies. */
export const BAG_REGIONS = ['domestic', 'transborder', 'caribbean', 'southAmerica', 'atlantic', 'pacific', 'europe', 'elsewhere'] as const;
export type BagRegion = (typeof BAG_REGIONS)[number];

type Area = 'north' | 'caribbean' | 'south' | 'europe' | 'pacific';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const AREAS: Readonly<Record<Area, ReadonlySet<string>>> = {
  north: codes('US CA'),
  caribbean: codes('MX BZ GT HN SV NI CR AG AI AW BB BL BM BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS SX TC TT VC VG'),
  // with Panama, as United counts it, whose basic fare has a carry-on there
  south: codes('PA AR BO BR CL CO EC FK GF GY PE PY SR UY VE'),
  europe: codes(
    'AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA XK',
  ),
  pacific: codes('AU BN CK CN FJ FM HK ID JP KH KI KP KR LA MH MM MN MO MY NC NR NU NZ PF PG PH PW SB SG TH TL TO TV TW VN VU WF WS'),
};
const AREA_NAMES = Object.keys(AREAS) as readonly Area[]; // they are its keys
const AREA_OF: ReadonlyMap<string, Area> = new Map(
  AREA_NAMES.flatMap((area) => [...AREAS[area]].map((country) => [country, area] as const)),
);

/** The region of a direction by the countries of its ends, ISO 3166. */
export function bagRegionOf(from: string, to: string): BagRegion {
  const ends = [flagOfCountry(from), flagOfCountry(to)] as const;
  if (ends[0] === ends[1]) return 'domestic';
  const areas = ends.map((country) => AREA_OF.get(country));
  const goes = (a: Area, b: Area): boolean => (areas[0] === a && areas[1] === b) || (areas[0] === b && areas[1] === a);
  if (goes('north', 'north')) return 'transborder';
  if (goes('north', 'caribbean')) return 'caribbean';
  if (goes('north', 'south') || goes('caribbean', 'south')) return 'southAmerica';
  if (goes('north', 'europe')) return 'atlantic';
  if (goes('north', 'pacific')) return 'pacific';
  return goes('europe', 'europe') ? 'europe' : 'elsewhere';
}

interface Airport {
  readonly code: string;
  readonly country: string;
}

/** Where airlines fly within the state of Alaska: for that they have rules of their own, which nobody wrote down here. */
const IN_ALASKA = codes('ADK ADQ AKN ANC BET BRW CDV DLG FAI GST JNU KTN OME OTZ PSG SCC SIT WRG YAK');

/** The region of a direction by the airports of its ends. */
export const bagRegionBetween = (from: Airport, to: Airport): BagRegion =>
  [from, to].every(({ code }) => IN_ALASKA.has(code)) ? 'elsewhere' : bagRegionOf(from.country, to.country);
