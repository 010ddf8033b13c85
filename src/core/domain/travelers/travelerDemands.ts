/** What an airline wants to know of travelers, and what can be passed on to it (decision 135). */
import type { SexMarker } from '../booking/booking';

export interface TravelerDemands {
  /** Everybody's passport is required with the order, wherever the trip goes: none may follow later. */
  readonly isPassportRequired: boolean;
  /** Markers that can be passed on to the airline. A traveler with another one is asked, and nothing is sent in its place. */
  readonly sexes: readonly SexMarker[];
  readonly takesKnownTravelerNumber: boolean;
  readonly takesRedressNumber: boolean;
  /** Codes of airlines whose frequent-flyer numbers can be passed on with the order; left out where those of the airlines that sell the flights. */
  readonly frequentFlyerAirlines?: readonly string[];
}
