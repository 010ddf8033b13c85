/** Where seats are on an aircraft, by cabin (fare-model.34): usual layouts of US airlines, after their published seat maps. */
import type { Cabin } from '#core/domain/search/trip';

export interface CabinLayout {
  readonly cabin: Cabin;
  readonly deck: number;
  /** Letters from the left to the right, an aisle between two groups. */
  readonly sections: readonly string[];
  readonly firstRow: number;
  readonly lastRow: number;
  /** Rows next to an exit. */
  readonly exits: readonly number[];
}

const CABIN_NAMES: Readonly<Record<string, Cabin>> = { F: 'First', C: 'Business', W: 'PremiumEconomy', Y: 'Economy' };

/**
 * Cabins by equipment code, `;` between two: booking class, rows, letters, rows at exits, `upper` for the upper deck.
 * Aircraft of a handful of seats have no map: they are assigned at the gate.
 */
const LAYOUTS: Readonly<Record<string, string>> = {
  AT4: 'Y 1-12 AC-DF',
  AT7: 'Y 1-18 AC-DF',
  DH4: 'Y 1-19 AC-DF exits 11',
  CR9: 'F 1-4 A-DF; Y 5-22 AC-DF exits 13',
  E75: 'F 1-4 A-DF; Y 7-24 AC-DF exits 14',
  E90: 'C 1-3 AC-DF; Y 4-26 AC-DF exits 13',
  E95: 'C 1-3 AC-DF; Y 4-30 AC-DF exits 13',
  '295': 'C 1-3 AC-DF; Y 4-34 AC-DF exits 15 16',
  '221': 'F 1-3 AB-CD; Y 10-28 AB-CDE exits 17',
  '223': 'F 1-3 AB-CD; Y 10-33 AB-CDE exits 18 19',
  '717': 'F 1-3 AB-CD; Y 10-29 AB-CDE exits 19 20',
  '319': 'F 1-2 AB-EF; Y 5-25 ABC-DEF exits 11',
  '320': 'F 1-3 AB-EF; Y 6-29 ABC-DEF exits 11 12',
  '320N': 'F 1-3 AB-EF; Y 6-30 ABC-DEF exits 12 13',
  '321': 'F 1-5 AB-EF; Y 7-36 ABC-DEF exits 16 26',
  '321N': 'F 1-5 AB-EF; Y 7-37 ABC-DEF exits 17 27',
  '21N': 'C 1-5 A-F; Y 10-34 ABC-DEF exits 17 26',
  '32B': 'F 1-5 AB-EF; Y 7-36 ABC-DEF exits 16 26',
  '73W': 'F 1-3 AB-EF; Y 7-25 ABC-DEF exits 15',
  '738': 'F 1-4 AB-EF; Y 7-33 ABC-DEF exits 15 16',
  '739': 'F 1-5 AB-EF; Y 7-38 ABC-DEF exits 20 21',
  '7M8': 'F 1-4 AB-EF; Y 7-33 ABC-DEF exits 16 17',
  '7M9': 'F 1-5 AB-EF; Y 7-38 ABC-DEF exits 20 21',
  '752': 'C 1-4 AB-EF; Y 7-39 ABC-DEF exits 18 28',
  '763': 'C 1-7 A-DF-K; W 15-17 AB-DE-HK; Y 20-43 AB-DEF-HK exits 28',
  '764': 'C 1-9 A-DF-K; W 15-17 AB-DE-HK; Y 20-48 AB-DEF-HK exits 32',
  '332': 'C 1-8 A-DG-K; W 20-22 AC-DEG-HK; Y 30-52 AC-DEFG-HK exits 41',
  '333': 'C 1-9 A-DG-K; W 20-22 AC-DEG-HK; Y 30-55 AC-DEFG-HK exits 42',
  '339': 'C 1-8 A-DG-K; W 20-23 AC-DEG-HK; Y 30-56 AC-DEFG-HK exits 43',
  '359': 'C 1-9 A-DG-K; W 20-24 AC-DEFG-HK; Y 30-58 ABC-DEG-HJK exits 43',
  '351': 'C 1-12 A-DG-K; W 20-24 AC-DEFG-HK; Y 30-66 ABC-DEG-HJK exits 41 53',
  '388': 'F 1-4 A-EF-K; Y 43-78 ABC-DEFG-HJK exits 54 67; C 11-24 A-DG-K upper; W 26-31 AC-DEFG-HK upper; Y 80-88 AC-DEFG-HK upper',
  '748': 'F 1-3 A-K; C 6-14 A-DG-K; W 17-20 AC-DEFG-HK; Y 25-57 ABC-DEFG-HJK exits 38 47',
  '772': 'F 1-2 A-DG-K; C 5-14 A-DG-L; W 20-22 AC-DEFG-JL; Y 28-52 ABC-DEFG-JKL exits 40',
  '77W': 'F 1-2 A-DG-K; C 5-17 A-DG-L; W 20-23 AC-DEFG-JL; Y 28-60 ABC-DEFG-JKL exits 39 51',
  '788': 'C 1-7 A-DF-L; W 16-18 AC-DEF-JL; Y 27-44 ABC-DEF-JKL exits 35',
  '789': 'C 1-12 A-DF-L; W 20-22 AC-DEF-JL; Y 27-50 ABC-DEF-JKL exits 38',
  '78J': 'C 1-11 A-DF-L; W 20-22 AC-DEF-JL; Y 27-56 ABC-DEF-JKL exits 40',
};

function readCabin(text: string): CabinLayout {
  const [, name = '', first, last, letters = '', exits = '', upper] =
    /^(\w) (\d+)-(\d+) ([A-Z-]+)(?: exits ([\d ]+?))?( upper)?$/.exec(text) ?? [];
  const cabin = CABIN_NAMES[name];
  if (cabin === undefined) throw new Error(`no layout: ${text}`);
  return {
    cabin,
    deck: upper === undefined ? 0 : 1,
    sections: letters.split('-'),
    firstRow: Number(first),
    lastRow: Number(last),
    exits: exits.split(' ').filter(Boolean).map(Number),
  };
}

const read = new Map(Object.entries(LAYOUTS).map(([code, text]) => [code, text.split('; ').map(readCabin)]));

/** What a cabin is flown in where the aircraft has none of its name. */
const INSTEAD: Readonly<Record<Cabin, readonly Cabin[]>> = {
  First: ['First', 'Business', 'PremiumEconomy', 'Economy'],
  Business: ['Business', 'First', 'PremiumEconomy', 'Economy'],
  PremiumEconomy: ['PremiumEconomy', 'Economy'],
  Economy: ['Economy'],
};

/** The parts of an aircraft where a cabin is flown, the main deck first; none for aircraft without assigned seats. */
export function layoutOf(aircraft: string, cabin: Cabin): readonly CabinLayout[] {
  const cabins = read.get(aircraft) ?? [];
  const flown = INSTEAD[cabin].find((name) => cabins.some((one) => one.cabin === name));
  return cabins.filter((one) => one.cabin === flown);
}
