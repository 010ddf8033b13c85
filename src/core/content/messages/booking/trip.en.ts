import { itinerary } from './itinerary.en';
import { problems } from '../site/problems.en';

/** Words of flights and of what can fail on the way to them, for all pages that sell or ask, in US English. */
export const trip = { itinerary, problems };
