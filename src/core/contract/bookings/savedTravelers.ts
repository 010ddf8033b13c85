/** Domain ⇄ wire for travelers whom a browser may fill in again. */
import type { TravelerDetails } from '../../domain/booking/booking';
import type { SavedTraveler } from '../../domain/travelers/savedTravelers';
import type { SavedTravelersWire } from './savedTravelers.schema';

/** What is sent about a traveler of a booking: neither passport nor assistance. */
export const savedTravelerToWire = (id: string, traveler: TravelerDetails): SavedTravelersWire['travelers'][number] => {
  const { firstName, middleName, lastName, dateOfBirth, sex, knownTravelerNumber, redressNumber = '', frequentFlyer = [] } = traveler;
  return {
    ...{ id, firstName, middleName, lastName, dateOfBirth, sex, knownTravelerNumber, redressNumber },
    frequentFlyer: frequentFlyer.map((account) => ({ ...account })),
  };
};

/** The server wrote them from the same domain types; JSON carries them unchanged. */
export const savedTravelersFromWire = ({ travelers }: SavedTravelersWire): readonly SavedTraveler[] =>
  travelers as unknown as readonly SavedTraveler[];
