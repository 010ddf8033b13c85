/**
 * The carriers we have pages for: all that the timetable knows, first those of North America and those that link it with the rest of
 * the world. Slugs are data (content.4); each ends with the carrier's code.
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
  DY: 'norwegian-dy',
  AY: 'finnair-ay',
  FI: 'icelandair-fi',
  LO: 'lot-polish-airlines-lo',
  A3: 'aegean-airlines-a3',
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
  AK: 'airasia-ak',
  AD: 'azul-brazilian-airlines-ad',
  MU: 'china-eastern-mu',
  CZ: 'china-southern-cz',
  U2: 'easyjet-u2',
  MS: 'egyptair-ms',
  LY: 'el-al-ly',
  ET: 'ethiopian-airlines-et',
  EW: 'eurowings-ew',
  FZ: 'flydubai-fz',
  GA: 'garuda-indonesia-ga',
  GF: 'gulf-air-gf',
  HU: 'hainan-airlines-hu',
  '6E': 'indigo-6e',
  LS: 'jet2-ls',
  JQ: 'jetstar-jq',
  KQ: 'kenya-airways-kq',
  MH: 'malaysia-airlines-mh',
  WY: 'oman-air-wy',
  PC: 'pegasus-airlines-pc',
  PR: 'philippine-airlines-pr',
  AT: 'royal-air-maroc-at',
  RJ: 'royal-jordanian-rj',
  FR: 'ryanair-fr',
  SV: 'saudia-sv',
  TR: 'scoot-tr',
  SA: 'south-african-airways-sa',
  JX: 'starlux-airlines-jx',
  TG: 'thai-airways-tg',
  VN: 'vietnam-airlines-vn',
  VA: 'virgin-australia-va',
  VB: 'vivaaerobus-vb',
  VY: 'vueling-vy',
  W6: 'wizz-air-w6',
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
