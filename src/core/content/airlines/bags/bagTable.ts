/**
 * What airlines take for bags with their fares of economy, by fare and part of the world: one traveler, one direction, US dollars in cents,
 * as asked at the airport for a bag that was not paid before. Written down from general knowledge of the month next to each airline, not
 * read from its site since: the airline's own page decides. What is not sure is not here, and whoever asks is shown "ask us" (decision 148).
 */
import type { BagFee, FareBrand } from '../../../domain/flights/flights';
import { BAG_REGIONS } from './bagRegions';
import type { BagRegion } from './bagRegions';

/** The first rule that names the fare and the region counts. */
interface BagRule {
  readonly fares: readonly FareBrand[];
  readonly regions: readonly BagRegion[];
  readonly carryOn: BagFee;
  readonly checkedBag: BagFee;
  readonly secondBag: BagFee;
}

interface AirlineBags {
  /** The airline's own site, where its page of bags is. */
  readonly source: string;
  /** When this was the rule, `2025-06`. */
  readonly month: string;
  readonly rules: readonly BagRule[];
}

const INCLUDED = 0;
const PAID = 'paid';
const NOT_ALLOWED = 'notAllowed';
const ASK = null;

type Fares = readonly FareBrand[];
const ALL: Fares = ['Basic', 'Main', 'Flex'];
const BASIC: Fares = ['Basic'];
const MAIN: Fares = ['Main'];
const FLEX: Fares = ['Flex'];
const DEARER: Fares = ['Main', 'Flex'];

type Regions = readonly BagRegion[];
const ANYWHERE: Regions = BAG_REGIONS;
const NEAR_HOME: Regions = ['domestic', 'transborder', 'caribbean'];
const ABROAD_NEARBY: Regions = ['transborder', 'caribbean'];
const OVERSEAS: Regions = ['atlantic', 'pacific', 'elsewhere'];

type Row = readonly [fares: Fares, regions: Regions, carryOn: BagFee, first: BagFee, second: BagFee];

const MONTH = '2025-06';
const airline = (source: string, ...rows: readonly Row[]): AirlineBags => ({
  source,
  month: MONTH,
  rules: rows.map(([fares, regions, carryOn, checkedBag, secondBag]) => ({ fares, regions, carryOn, checkedBag, secondBag })),
});

/** Both bags of the cabin, and nothing sure about the hold. */
const CARRY_ON_ONLY: Row = [ALL, ANYWHERE, INCLUDED, ASK, ASK];
/** Every fare of economy comes with a bag in the hold; how many more differs by route. */
const WITH_BAG: Row = [ALL, ANYWHERE, INCLUDED, INCLUDED, ASK];
/** The lowest fare has no bag in the hold. */
const LIGHT: Row = [BASIC, ANYWHERE, INCLUDED, PAID, PAID];
/** And the others have one. */
const LIGHT_OR_BAG: readonly Row[] = [LIGHT, [DEARER, ANYWHERE, INCLUDED, INCLUDED, PAID]];
/** The lowest fare buys a seat and what fits under it. */
const BARE: Row = [BASIC, ANYWHERE, PAID, PAID, PAID];
/** Between North America and Europe the three large airlines of the United States have the same rule. */
const US_ATLANTIC: readonly Row[] = [
  [BASIC, ['atlantic'], INCLUDED, 75_00, 100_00],
  [DEARER, ['atlantic'], INCLUDED, INCLUDED, 100_00],
];
/** To Asia, the Pacific, Africa and the Middle East their usual fares have a bag. */
const US_FAR: Row = [DEARER, ['pacific', 'elsewhere'], INCLUDED, INCLUDED, ASK];

/** By airline code. */
export const BAG_TABLE: Readonly<Record<string, AirlineBags>> = {
  // the United States
  AA: airline(
    'aa.com',
    [ALL, ['domestic'], INCLUDED, 40_00, 45_00],
    [ALL, ABROAD_NEARBY, INCLUDED, PAID, PAID],
    ...US_ATLANTIC,
    US_FAR,
    CARRY_ON_ONLY,
  ),
  DL: airline(
    'delta.com',
    [ALL, ['domestic'], INCLUDED, 35_00, 45_00],
    [ALL, ABROAD_NEARBY, INCLUDED, PAID, PAID],
    ...US_ATLANTIC,
    US_FAR,
    CARRY_ON_ONLY,
  ),
  UA: airline(
    'united.com',
    [BASIC, ['domestic'], NOT_ALLOWED, 40_00, 50_00],
    [DEARER, ['domestic'], INCLUDED, 40_00, 50_00],
    [BASIC, ABROAD_NEARBY, NOT_ALLOWED, PAID, PAID],
    [DEARER, ABROAD_NEARBY, INCLUDED, PAID, PAID],
    ...US_ATLANTIC,
    US_FAR,
    CARRY_ON_ONLY,
  ),
  // without a free bag since May 28, 2025, its dearest fare aside
  WN: airline('southwest.com', [['Basic', 'Main'], ANYWHERE, INCLUDED, 35_00, 45_00], [FLEX, ANYWHERE, INCLUDED, INCLUDED, INCLUDED]),
  AS: airline('alaskaair.com', [ALL, NEAR_HOME, INCLUDED, 35_00, 45_00], CARRY_ON_ONLY),
  HA: airline(
    'hawaiianairlines.com',
    [ALL, ['domestic'], INCLUDED, PAID, PAID],
    [ALL, ['pacific'], INCLUDED, INCLUDED, INCLUDED],
    CARRY_ON_ONLY,
  ),
  B6: airline(
    'jetblue.com',
    [ALL, NEAR_HOME, INCLUDED, PAID, PAID],
    [BASIC, ['southAmerica', 'atlantic'], INCLUDED, PAID, PAID],
    CARRY_ON_ONLY,
  ),
  F9: airline('flyfrontier.com', BARE, [FLEX, ANYWHERE, INCLUDED, INCLUDED, ASK], [MAIN, ANYWHERE, INCLUDED, ASK, ASK]),
  NK: airline('spirit.com', BARE),
  G4: airline('allegiantair.com', BARE),
  SY: airline('suncountry.com', BARE),
  XP: airline('aveloair.com', BARE),
  MX: airline('flybreeze.com', BARE),
  // Canada
  AC: airline(
    'aircanada.com',
    // since January 2025
    [BASIC, ['domestic', 'transborder'], NOT_ALLOWED, PAID, PAID],
    [MAIN, ['domestic', 'transborder'], INCLUDED, PAID, PAID],
    [BASIC, ['caribbean'], ASK, PAID, PAID],
    [BASIC, ['southAmerica', 'atlantic'], INCLUDED, PAID, PAID],
    [BASIC, ['pacific', 'elsewhere'], INCLUDED, ASK, ASK],
    [DEARER, OVERSEAS, INCLUDED, INCLUDED, ASK],
    [DEARER, ANYWHERE, INCLUDED, ASK, ASK],
  ),
  WS: airline(
    'westjet.com',
    [BASIC, NEAR_HOME, NOT_ALLOWED, PAID, PAID],
    [MAIN, NEAR_HOME, INCLUDED, PAID, PAID],
    [BASIC, ['atlantic', 'pacific'], INCLUDED, PAID, PAID],
    [DEARER, ANYWHERE, INCLUDED, ASK, ASK],
  ),
  F8: airline('flyflair.com', BARE),
  PD: airline('flyporter.com', [BASIC, ANYWHERE, ASK, PAID, PAID], [DEARER, ANYWHERE, INCLUDED, ASK, ASK]),
  // Latin America
  AM: airline('aeromexico.com', [BASIC, ANYWHERE, ASK, PAID, PAID]),
  Y4: airline('volaris.com', BARE),
  VB: airline('vivaaerobus.com', BARE),
  DM: airline('arajet.com', BARE),
  BW: airline('caribbean-airlines.com', CARRY_ON_ONLY),
  KX: airline('caymanairways.com', [BASIC, ['caribbean'], INCLUDED, PAID, PAID], [DEARER, ['caribbean'], INCLUDED, ASK, ASK]),
  UP: airline('bahamasair.com', [ALL, ['caribbean'], INCLUDED, ASK, ASK]),
  CM: airline('copaair.com', LIGHT, [DEARER, ANYWHERE, INCLUDED, ASK, ASK]),
  AV: airline('avianca.com', BARE, [MAIN, ANYWHERE, INCLUDED, ASK, ASK], [FLEX, ANYWHERE, INCLUDED, INCLUDED, ASK]),
  LA: airline(
    'latamairlines.com',
    [BASIC, ['southAmerica'], PAID, PAID, PAID],
    [BASIC, ANYWHERE, ASK, PAID, PAID],
    [DEARER, ANYWHERE, INCLUDED, ASK, ASK],
  ),
  AR: airline('aerolineas.com.ar', [ALL, ['southAmerica'], INCLUDED, ASK, ASK]),
  // the law of Brazil has a carry-on in every fare
  G3: airline(
    'voegol.com.br',
    [BASIC, ['domestic'], INCLUDED, PAID, PAID],
    [DEARER, ['domestic'], INCLUDED, ASK, ASK],
    [BASIC, ANYWHERE, ASK, PAID, PAID],
  ),
  AD: airline(
    'voeazul.com.br',
    [BASIC, ['domestic'], INCLUDED, PAID, PAID],
    [DEARER, ['domestic'], INCLUDED, ASK, ASK],
    [BASIC, ANYWHERE, ASK, PAID, PAID],
  ),
  // Europe
  BA: airline('britishairways.com', ...LIGHT_OR_BAG),
  VS: airline('virginatlantic.com', ...LIGHT_OR_BAG),
  U2: airline('easyjet.com', BARE),
  LS: airline('jet2.com', [ALL, ANYWHERE, INCLUDED, PAID, PAID]),
  EI: airline(
    'aerlingus.com',
    [BASIC, ['atlantic'], INCLUDED, PAID, PAID],
    [DEARER, ['atlantic'], INCLUDED, INCLUDED, ASK],
    [BASIC, ANYWHERE, ASK, PAID, PAID],
  ),
  FR: airline('ryanair.com', BARE, [MAIN, ANYWHERE, ASK, INCLUDED, ASK]),
  AF: airline('airfrance.com', ...LIGHT_OR_BAG),
  KL: airline('klm.com', ...LIGHT_OR_BAG),
  LH: airline('lufthansa.com', ...LIGHT_OR_BAG),
  LX: airline('swiss.com', ...LIGHT_OR_BAG),
  WK: airline('flyedelweiss.com', [BASIC, ['atlantic'], INCLUDED, PAID, PAID], [DEARER, ['atlantic'], INCLUDED, INCLUDED, PAID]),
  '4Y': airline('discover-airlines.com', [BASIC, ['atlantic'], INCLUDED, PAID, PAID], [DEARER, ['atlantic'], INCLUDED, INCLUDED, PAID]),
  DE: airline('condor.com', [BASIC, ANYWHERE, ASK, PAID, PAID], [DEARER, ANYWHERE, INCLUDED, ASK, ASK]),
  BF: airline('frenchbee.com', ...LIGHT_OR_BAG),
  N0: airline('flynorse.com', BARE, [DEARER, ANYWHERE, INCLUDED, INCLUDED, ASK]),
  LM: airline('loganair.co.uk', LIGHT),
  OS: airline('austrian.com', ...LIGHT_OR_BAG),
  SN: airline('brusselsairlines.com', ...LIGHT_OR_BAG),
  EW: airline('eurowings.com', BARE),
  AZ: airline('ita-airways.com', ...LIGHT_OR_BAG),
  IB: airline('iberia.com', ...LIGHT_OR_BAG),
  VY: airline('vueling.com', BARE),
  UX: airline('aireuropa.com', LIGHT, [DEARER, ANYWHERE, INCLUDED, ASK, ASK]),
  TP: airline('flytap.com', [BASIC, ANYWHERE, ASK, PAID, PAID], [DEARER, ANYWHERE, INCLUDED, ASK, ASK]),
  SK: airline('flysas.com', [BASIC, ANYWHERE, ASK, PAID, PAID], [DEARER, ANYWHERE, INCLUDED, ASK, ASK]),
  DY: airline('norwegian.com', BARE, [DEARER, ANYWHERE, INCLUDED, INCLUDED, ASK]),
  AY: airline('finnair.com', [BASIC, ANYWHERE, ASK, PAID, PAID], [DEARER, ANYWHERE, INCLUDED, ASK, ASK]),
  FI: airline('icelandair.com', ...LIGHT_OR_BAG),
  LO: airline('lot.com', ...LIGHT_OR_BAG),
  W6: airline('wizzair.com', BARE),
  A3: airline('aegeanair.com', LIGHT, [DEARER, ANYWHERE, INCLUDED, ASK, ASK]),
  TK: airline('turkishairlines.com', CARRY_ON_ONLY),
  PC: airline('flypgs.com', BARE),
  // the Middle East and Africa
  EK: airline('emirates.com', WITH_BAG),
  EY: airline('etihad.com', CARRY_ON_ONLY),
  FZ: airline('flydubai.com', LIGHT, [DEARER, ANYWHERE, INCLUDED, INCLUDED, ASK]),
  QR: airline('qatarairways.com', WITH_BAG),
  SV: airline('saudia.com', CARRY_ON_ONLY),
  GF: airline('gulfair.com', CARRY_ON_ONLY),
  WY: airline('omanair.com', CARRY_ON_ONLY),
  RJ: airline('rj.com', CARRY_ON_ONLY),
  MS: airline('egyptair.com', CARRY_ON_ONLY),
  LY: airline('elal.com', LIGHT, [DEARER, ANYWHERE, INCLUDED, INCLUDED, ASK]),
  ET: airline('ethiopianairlines.com', WITH_BAG),
  KQ: airline('kenya-airways.com', CARRY_ON_ONLY),
  SA: airline('flysaa.com', CARRY_ON_ONLY),
  AT: airline('royalairmaroc.com', CARRY_ON_ONLY),
  // Asia and the Pacific
  AI: airline('airindia.com', WITH_BAG),
  '6E': airline('goindigo.in', CARRY_ON_ONLY),
  SQ: airline('singaporeair.com', WITH_BAG),
  TR: airline('flyscoot.com', LIGHT),
  MH: airline('malaysiaairlines.com', CARRY_ON_ONLY),
  AK: airline('airasia.com', LIGHT),
  TG: airline('thaiairways.com', CARRY_ON_ONLY),
  GA: airline('garuda-indonesia.com', WITH_BAG),
  VN: airline('vietnamairlines.com', CARRY_ON_ONLY),
  PR: airline('philippineairlines.com', [ALL, ['pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  CX: airline('cathaypacific.com', [ALL, ['pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  BR: airline('evaair.com', WITH_BAG),
  CI: airline('china-airlines.com', WITH_BAG),
  JX: airline('starlux-airlines.com', WITH_BAG),
  JL: airline('jal.co.jp', [ALL, ['domestic', 'pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  NH: airline('ana.co.jp', [ALL, ['domestic', 'pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  ZG: airline('zipair.net', LIGHT),
  YP: airline('airpremia.com', CARRY_ON_ONLY),
  KE: airline('koreanair.com', WITH_BAG),
  OZ: airline('flyasiana.com', WITH_BAG),
  CA: airline('airchina.us', [ALL, ['pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  MU: airline('ceair.com', [ALL, ['pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  CZ: airline('csair.com', [ALL, ['pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  MF: airline('xiamenair.com', [ALL, ['pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  '3U': airline('sichuanair.com', [ALL, ['pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  HU: airline('hainanairlines.com', [ALL, ['pacific'], INCLUDED, INCLUDED, ASK], CARRY_ON_ONLY),
  QF: airline('qantas.com', WITH_BAG),
  JQ: airline('jetstar.com', LIGHT),
  VA: airline('virginaustralia.com', LIGHT, [DEARER, ANYWHERE, INCLUDED, INCLUDED, ASK]),
  NZ: airline('airnewzealand.com', [BASIC, ['domestic'], INCLUDED, PAID, PAID], CARRY_ON_ONLY),
  TN: airline('airtahitinui.com', CARRY_ON_ONLY),
  FJ: airline('fijiairways.com', CARRY_ON_ONLY),
};
