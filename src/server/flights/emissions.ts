/**
 * Emissions of a flight for one traveler, after the Travel Impact Model (travelimpactmodel.org, 2024): fuel by aircraft and distance,
 * well to wake, shared out by the floor space of the cabins. For suppliers that do not say it themselves (fare-model.29).
 */
import type { Cabin } from '#core/domain/search/trip';

interface Burn {
  readonly isWide: boolean;
  /** Kilograms of fuel to take off, climb and land. */
  readonly fixed: number;
  /** Kilograms a kilometer, before the weight of fuel for long ways. */
  readonly perKm: number;
  /** Seats of a usual layout, counted as economy seats by {@link SPACE}. */
  readonly seats: number;
}

const narrow = (fixed: number, perKm: number, seats: number): Burn => ({ isWide: false, fixed, perKm, seats });
const wide = (fixed: number, perKm: number, seats: number): Burn => ({ isWide: true, fixed, perKm, seats });

/** By IATA equipment code; rounded from EMEP/EEA 2023 (1.A.3.a) and makers' figures for newer types. */
const BURN: Readonly<Record<string, Burn>> = {
  CNT: narrow(15, 0.29, 9),
  PL2: narrow(25, 0.35, 8),
  DHT: narrow(40, 0.85, 19),
  AT4: narrow(170, 1.05, 48),
  AT7: narrow(200, 1.25, 70),
  DH4: narrow(280, 1.75, 76),
  CR9: narrow(480, 2.1, 78),
  E75: narrow(450, 2.0, 78),
  E90: narrow(560, 2.35, 102),
  E95: narrow(580, 2.45, 118),
  '295': narrow(520, 1.95, 136),
  '221': narrow(530, 1.9, 115),
  '223': narrow(560, 2.05, 140),
  '717': narrow(650, 2.6, 115),
  '319': narrow(720, 2.55, 133),
  '320': narrow(780, 2.75, 158),
  '320N': narrow(700, 2.35, 162),
  '321': narrow(900, 3.2, 192),
  '321N': narrow(800, 2.7, 200),
  '21N': narrow(830, 2.75, 185),
  '32B': narrow(880, 3.1, 195),
  '73W': narrow(680, 2.5, 140),
  '738': narrow(780, 2.75, 172),
  '739': narrow(820, 2.9, 185),
  '7M8': narrow(700, 2.4, 178),
  '7M9': narrow(730, 2.5, 186),
  '752': narrow(1100, 3.6, 190),
  '763': wide(1550, 5.0, 290),
  '764': wide(1650, 5.5, 320),
  '332': wide(1900, 5.9, 340),
  '333': wide(1950, 6.1, 380),
  '339': wide(1750, 5.4, 390),
  '359': wide(1850, 5.7, 430),
  '351': wide(2050, 6.5, 480),
  '388': wide(3800, 11.8, 700),
  '748': wide(3200, 9.9, 570),
  '772': wide(2100, 6.9, 420),
  '77W': wide(2500, 7.6, 470),
  '788': wide(1550, 4.9, 340),
  '789': wide(1650, 5.3, 400),
  '78J': wide(1750, 5.7, 450),
};
/** A type that is not listed: a usual one of the distance. */
const USUAL = { short: narrow(780, 2.75, 172), long: wide(1900, 5.9, 380), longFromKm: 5200 };

/** Kilometers that are flown in addition to the great circle (ICAO Carbon Emissions Calculator). */
const DETOUR_KM = 95;
/** Fuel for long ways has to be carried: the burn grows by its whole over this many kilometers. */
const CARRIAGE_KM = 100_000;
/** Kilograms of CO₂e a kilogram of jet fuel, from the well to the wake (ISO 14083). */
const CO2E_PER_FUEL = 3.8359;
/** Share of seats sold, and of the fuel that travelers and their bags account for, as opposed to cargo. */
const LOAD = 0.85;
const TRAVELERS_SHARE = { narrow: 0.96, wide: 0.85 };
/** Floor space of a seat relative to one in economy (IATA Recommended Practice 1726). */
const SPACE: Readonly<Record<'narrow' | 'wide', Readonly<Record<Cabin, number>>>> = {
  narrow: { Economy: 1, PremiumEconomy: 1, Business: 1.5, First: 1.5 },
  wide: { Economy: 1, PremiumEconomy: 1.5, Business: 4, First: 5 },
};

/** Kilograms of CO₂e for one traveler: `aircraft` as an IATA equipment code, `km` along the great circle. */
export function emissionsOf(aircraft: string, km: number, cabin: Cabin): number {
  const { isWide, fixed, perKm, seats } = BURN[aircraft] ?? (km < USUAL.longFromKm ? USUAL.short : USUAL.long);
  const body = isWide ? 'wide' : 'narrow';
  const flown = km + DETOUR_KM;
  const fuel = fixed + perKm * flown * (1 + flown / CARRIAGE_KM);
  return Math.round((fuel * TRAVELERS_SHARE[body] * CO2E_PER_FUEL * SPACE[body][cabin]) / (seats * LOAD));
}
