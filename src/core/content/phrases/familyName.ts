/** What a fare is called where room is short. */
import type { FareConditions } from '../../domain/flights/flights';
import type { fares } from '../messages/flights/fares/fares.en';

/** `Main`, or that there are two tickets, which have no family in common. */
export const familyName = (
  words: Pick<typeof fares, 'families' | 'separateTickets'>,
  { brand, separateTickets }: Pick<FareConditions, 'brand' | 'separateTickets'>,
): string => (separateTickets ? words.separateTickets : words.families[brand]);
