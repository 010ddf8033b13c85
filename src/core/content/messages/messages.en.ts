import { common } from './common.en';
import { compare } from './compare.en';
import { destinations } from './destinations.en';
import { enquiries } from './enquiries.en';
import { itinerary } from './itinerary.en';
import { problems } from './problems.en';
import { results } from './results.en';
import { search } from './search.en';
import { shell } from './shell.en';
import { tracking } from './tracking.en';
import { wholeCost } from './wholeCost.en';

/** Every word that more than the booking pages show, in US English; its type is what the other language must say too. */
export const messages = { common, compare, destinations, enquiries, itinerary, problems, shell, search, results, wholeCost, tracking };
export type Messages = typeof messages;
