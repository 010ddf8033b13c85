/** What an airline wants to know of travelers, and what it can be told (decision 135). */
import type { SexMarker } from '../booking/booking';

export interface TravelerDemands {
  /** Everybody's passport is required with the order, wherever the trip goes: none may follow later. */
  readonly isPassportRequired: boolean;
  /** Markers that the airline can be told. Who has another one is asked, and nothing is told in its place. */
  readonly sexes: readonly SexMarker[];
  readonly takesKnownTravelerNumber: boolean;
  readonly takesRedressNumber: boolean;
  /** Codes of airlines whose frequent-flyer numbers can be told with the order; left out where those of the airlines that sell the flights. */
  readonly frequentFlyerAirlines?: readonly string[];
}
