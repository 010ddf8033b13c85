/** In which order a traveler would want to see places: what is cheap for its distance, near enough for the stay, and in season (explore.9). By price alone the nearest come first. */
import { dateParts, daysBetween } from '../values/dates';
import type { IsoDate } from '../values/dates';
import type { PricedPlace } from './explore';
import { at, lookUp } from '../values/checkedReads';

export interface WantedPlace extends PricedPlace {
  readonly lat: number;
  readonly departs: IsoDate;
  readonly returns: IsoDate;
  /** One of the places that most travelers ask for. */
  readonly isKnown: boolean;
}

/** Places of about the same distance, whose prices say what is usual. */
const NEIGHBORS = 12;
/** Miles that one drives, and from which on one flies gladly. */
const DRIVE_MILES = 150;
const FLIGHT_MILES = 350;
const DRIVE_WEIGHT = 0.6;
/** The part of a stay that one gives to flying without regret, and how soon more of it counts. */
const FLYING_SHARE = 0.1;
const FLYING_WEIGHT = 3;
/** Minutes of a flight whose own are not known: on the ground, and for a mile. */
const GROUND_MINUTES = 40;
const MINUTES_PER_MILE = 0.125;
const DAY_MINUTES = 24 * 60;
/** Comfortable degrees Celsius, and the weight of each beyond them. */
const COOL = 10;
const WARM = 28;
const DEGREE_WEIGHT = 0.025;
const MOST_SEASON = 0.4;
const KNOWN_WEIGHT = 0.25;

/** What a traveler would want first comes first. */
export function recommendedPlaces<P extends WantedPlace>(places: readonly P[]): P[] {
  const usual = usualPrices(places);
  const scores = new Map(
    places.map((place, i) => {
      const ratio = place.price / (usual[i] ?? place.price);
      return [place, ratio + distanceCost(place) + seasonCost(place) - (place.isKnown ? KNOWN_WEIGHT : 0)] as const;
    }),
  );
  const scoreOf = (place: P): number => lookUp(scores, place);
  return [...places].sort((a, b) => scoreOf(a) - scoreOf(b) || a.price - b.price || (a.code < b.code ? -1 : 1));
}

/** For each place the middle price of those that lie about as far away. */
function usualPrices(places: readonly PricedPlace[]): readonly number[] {
  const byMiles = places.map((place, i) => ({ place, i })).sort((a, b) => a.place.miles - b.place.miles);
  const usual = new Array<number>(places.length);
  byMiles.forEach(({ i }, rank) => {
    const from = Math.max(0, Math.min(rank - NEIGHBORS / 2, byMiles.length - NEIGHBORS - 1));
    const prices = byMiles
      .slice(from, from + NEIGHBORS + 1)
      .map(({ place }) => place.price)
      .sort((a, b) => a - b);
    usual[i] = at(prices, Math.floor(prices.length / 2));
  });
  return usual;
}

/** Nobody flies where they would drive, nor spends a weekend on planes. */
function distanceCost({ miles, minutes, departs, returns }: WantedPlace): number {
  const drive = Math.min(1, Math.max(0, (FLIGHT_MILES - miles) / (FLIGHT_MILES - DRIVE_MILES)));
  const flying = 2 * (minutes ?? GROUND_MINUTES + miles * MINUTES_PER_MILE);
  const share = flying / (Math.max(1, daysBetween(departs, returns)) * DAY_MINUTES);
  return drive * DRIVE_WEIGHT + Math.max(0, share - FLYING_SHARE) * FLYING_WEIGHT;
}

function seasonCost({ lat, departs }: WantedPlace): number {
  const degrees = usualWarmth(lat, dateParts(departs).month);
  const beyond = Math.max(0, COOL - degrees, degrees - WARM);
  return Math.min(MOST_SEASON, beyond * DEGREE_WEIGHT);
}

/** About how warm it is at a latitude in a month, by the sun alone: January is the coldest month in the north and the warmest in the south. */
export function usualWarmth(lat: number, month: number): number {
  const year = 27 - 0.007 * lat * lat;
  const swing = 0.25 * lat;
  return year - swing * Math.cos(((month - 1) * Math.PI) / 6);
}
