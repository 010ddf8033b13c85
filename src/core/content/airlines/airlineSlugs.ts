/**
 * The carriers we have pages for: those that fly from the United States in the timetable, first those of North America and those that
 * link it with the rest of the world. Slugs are data (content.4); each ends with the carrier's code.
 * Apart from the names: every page asks for an address, names come with what is shown.
 */

/** By IATA code: the last part of the address of the carrier's page. */
export const AIRLINE_SLUGS = {
  AA: 'american-airlines-aa',
  DL: 'delta-airlines-dl',
  UA: 'united-airlines-ua',
  AC: 'air-canada-ac',
  AS: 'alaska-airlines-as',
  WN: 'southwest-airlines-wn',
  B6: 'jetblue-airways-b6',
  HA: 'hawaiian-airlines-ha',
  F9: 'frontier-airlines-f9',
  G4: 'allegiant-air-g4',
  SY: 'sun-country-airlines-sy',
  XP: 'avelo-airlines-xp',
  MX: 'breeze-airways-mx',
  WS: 'westjet-ws',
  PD: 'porter-airlines-pd',
  AM: 'aeromexico-am',
  Y4: 'volaris-y4',
  CM: 'copa-airlines-cm',
  AV: 'avianca-av',
  LA: 'latam-airlines-la',
  AR: 'aerolineas-argentinas-ar',
  G3: 'gol-linhas-aereas-g3',
  BA: 'british-airways-ba',
  VS: 'virgin-atlantic-vs',
  EI: 'aer-lingus-ei',
  AF: 'air-france-af',
  KL: 'klm-kl',
  LH: 'lufthansa-lh',
  LX: 'swiss-lx',
  OS: 'austrian-airlines-os',
  SN: 'brussels-airlines-sn',
  AZ: 'ita-airways-az',
  IB: 'iberia-ib',
  UX: 'air-europa-ux',
  TP: 'tap-air-portugal-tp',
  SK: 'sas-sk',
  AY: 'finnair-ay',
  FI: 'icelandair-fi',
  LO: 'lot-polish-airlines-lo',
  TK: 'turkish-airlines-tk',
  EK: 'emirates-ek',
  EY: 'etihad-airways-ey',
  QR: 'qatar-airways-qr',
  AI: 'air-india-ai',
  SQ: 'singapore-airlines-sq',
  BR: 'eva-air-br',
  CI: 'china-airlines-ci',
  CX: 'cathay-pacific-cx',
  JL: 'japan-airlines-jl',
  NH: 'all-nippon-airways-nh',
  ZG: 'zipair-tokyo-zg',
  KE: 'korean-air-ke',
  OZ: 'asiana-airlines-oz',
  QF: 'qantas-qf',
  NZ: 'air-new-zealand-nz',
  FJ: 'fiji-airways-fj',
  CA: 'air-china-ca',
  YP: 'air-premia-yp',
  TN: 'air-tahiti-nui-tn',
  DM: 'arajet-dm',
  AD: 'azul-brazilian-airlines-ad',
  UP: 'bahamasair-up',
  '9K': 'cape-air-9k',
  BW: 'caribbean-airlines-bw',
  KX: 'cayman-airways-kx',
  MU: 'china-eastern-mu',
  CZ: 'china-southern-cz',
  DE: 'condor-de',
  '4Y': 'discover-airlines-4y',
  WK: 'edelweiss-air-wk',
  MS: 'egyptair-ms',
  LY: 'el-al-ly',
  ET: 'ethiopian-airlines-et',
  F8: 'flair-airlines-f8',
  BF: 'french-bee-bf',
  GF: 'gulf-air-gf',
  HU: 'hainan-airlines-hu',
  JQ: 'jetstar-jq',
  KQ: 'kenya-airways-kq',
  N0: 'norse-atlantic-airways-n0',
  PR: 'philippine-airlines-pr',
  AT: 'royal-air-maroc-at',
  RJ: 'royal-jordanian-rj',
  SV: 'saudia-sv',
  '3U': 'sichuan-airlines-3u',
  JX: 'starlux-airlines-jx',
  TJ: 'tradewind-aviation-tj',
  VN: 'vietnam-airlines-vn',
  VB: 'vivaaerobus-vb',
  MF: 'xiamen-airlines-mf',
} as const satisfies Record<string, string>;

export type AirlineCode = keyof typeof AIRLINE_SLUGS;
export type AirlineSlug = (typeof AIRLINE_SLUGS)[AirlineCode];
export const AIRLINE_CODES = Object.keys(AIRLINE_SLUGS) as AirlineCode[];

const bySlug = new Map(AIRLINE_CODES.map((code) => [AIRLINE_SLUGS[code] as string, code]));

/** The carrier of a slug, `delta-airlines-dl`. */
export const airlineOfSlug = (slug: string): AirlineCode | null => bySlug.get(slug) ?? null;

/** The carrier of a code in any letter case (content.4). */
export function airlineOfCode(text: string): AirlineCode | null {
  const code = text.toUpperCase();
  return AIRLINE_CODES.find((c) => c === code) ?? null;
}
